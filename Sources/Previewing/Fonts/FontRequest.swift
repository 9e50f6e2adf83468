// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// What a text asks for in the way of a font, before anything is looked up.
///
/// Equal requests share one place in the palette of fonts.
struct FontRequest: Hashable {
    /// Nil scales as body.
    var textStyle: TextStyle?
    /// A PostScript name, `system`, or nil for the theme's font of the style.
    var fontName: String?
    /// Size at `large`, in points; nil for the theme's, or the style's.
    var pointSize: Double?
    var weight: FontWeight?
    var scales: Bool = true
    var maximumPointSize: Double?
    /// Whether the text is a value or a subtitle.
    var isSecondary = false
    /// How much closer lines are than the style's leading, in points.
    var lessThanLeading = 0.0

    init(_ attributes: TextAttributes) {
        textStyle = attributes.textStyle
        fontName = attributes.fontName
        pointSize = attributes.pointSize
        weight = attributes.weight
        scales = attributes.scales ?? true
        maximumPointSize = attributes.maximumPointSize
    }

    /// The theme's font of a style, in a weight of its own where one is given.
    init(_ textStyle: TextStyle, weight: FontWeight? = nil) {
        self.textStyle = textStyle
        self.weight = weight
    }

    /// This request with what it leaves open taken from the theme.
    func completed(by theme: Theme) -> CompletedFontRequest {
        let style = textStyle ?? .body
        var completed = CompletedFontRequest(
            style: style, name: fontName, pointSize: pointSize, weight: weight, scales: scales,
            maximumPointSize: maximumPointSize, isSecondary: isSecondary,
            lessThanLeading: lessThanLeading)
        guard fontName == nil, let textStyle, let font = theme.fonts[textStyle] else {
            if completed.name == TextAttributes.systemFontName { completed.name = nil }
            return completed
        }
        let systemWeight = theme.systemWeight(of: textStyle)
        completed.name = systemWeight == nil ? font.fontName : nil
        completed.pointSize = pointSize ?? font.fontSize
        completed.weight = weight ?? systemWeight
        completed.maximumPointSize = maximumPointSize ?? font.maximumPointSize
        completed.design = font.design
        completed.variant = weight == nil ? font.weight : nil
        return completed
    }
}

/// A request with everything in it that files say.
struct CompletedFontRequest: Hashable {
    var style: TextStyle
    /// Nil for the system font.
    var name: String?
    var pointSize: Double?
    var weight: FontWeight?
    var scales: Bool
    var maximumPointSize: Double?
    var isSecondary: Bool
    var lessThanLeading: Double
    var design: ThemeFont.Design?
    /// The theme's weight, where the text has none of its own: of a font with a name that of its family's
    /// bold face, if it has one.
    var variant: ThemeFont.Weight?
}
