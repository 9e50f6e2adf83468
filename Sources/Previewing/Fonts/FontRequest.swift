// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// The font that a text requests, before the theme is applied and names are resolved.
///
/// Equal requests share one entry in the palette of fonts.
package struct FontRequest: Hashable {
    /// The text style whose ratio scales the text; nil for body.
    package var textStyle: TextStyle?
    /// A PostScript name, or `system`; nil for the theme's font of the text style.
    package var fontName: String?
    /// The size at L, in points; nil for the size of the theme or the text style.
    package var pointSize: Double?
    package var weight: FontWeight?
    var scales: Bool = true
    /// Whether the text is italic.
    var isItalic = false
    /// The design of the system font; nil for that of the theme.
    var design: ThemeFont.Design?
    package var maximumPointSize: Double?
    /// Whether the text is a value or a subtitle.
    var isSecondary = false
    /// The language of the text; nil for that of the screen.
    var language: String?
    /// The difference between the style's leading and the line pitch, in points.
    var lessThanLeading = 0.0

    init(_ attributes: TextAttributes) {
        textStyle = attributes.textStyle
        fontName = attributes.fontName
        pointSize = attributes.pointSize
        weight = attributes.weight
        scales = attributes.scales ?? true
        maximumPointSize = attributes.maximumPointSize
        language = attributes.language
    }

    /// The request of a run of a text with this request.
    func request(of run: TextRun) -> FontRequest {
        var request = self
        let own = run.attributes
        if own.textStyle != nil || own.fontName != nil {
            (request.textStyle, request.fontName) = (own.textStyle, own.fontName)
            (request.pointSize, request.weight) = (nil, nil)
            // A name without a size keeps that of the text.
            if own.textStyle == nil {
                (request.textStyle, request.pointSize) = (textStyle, pointSize)
            }
        }
        request.pointSize = own.pointSize ?? request.pointSize
        request.weight = own.weight ?? request.weight
        if run.intents.contains(.stronglyEmphasized), own.weight == nil { request.weight = .bold }
        if run.intents.contains(.emphasized) { request.isItalic = true }
        if run.intents.contains(.code) { request.design = .monospaced }
        return request
    }

    /// A request for the theme's font of a style, optionally in another weight.
    init(_ textStyle: TextStyle, weight: FontWeight? = nil) {
        self.textStyle = textStyle
        self.weight = weight
    }

    /// This request. The theme gives the missing values.
    func completed(by theme: Theme) -> CompletedFontRequest {
        let style = textStyle ?? .body
        var completed = CompletedFontRequest(
            style: style, name: fontName, pointSize: pointSize, weight: weight, scales: scales,
            maximumPointSize: maximumPointSize, isSecondary: isSecondary,
            lessThanLeading: lessThanLeading, isItalic: isItalic)
        if let design {
            (completed.name, completed.design) = (nil, design)
            if let textStyle, let font = theme.fonts[textStyle] {
                completed.pointSize = pointSize ?? font.fontSize
            }
            return completed
        }
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

/// A font request with the values of the theme.
package struct CompletedFontRequest: Hashable {
    package var style: TextStyle
    /// The name; nil for the system font.
    package var name: String?
    package var pointSize: Double?
    package var weight: FontWeight?
    package var scales: Bool
    package var maximumPointSize: Double?
    var isSecondary: Bool
    var lessThanLeading: Double
    var isItalic = false
    var design: ThemeFont.Design?
    /// The theme's weight, if the text has none. For a font with a name, it is that of its family's bold face,
    /// if it has one.
    var variant: ThemeFont.Weight?

    /// How the size follows from the category. `UIFontMetrics` scales only a size of the request and a custom
    /// font; the preferred font has a table.
    var sizing: FontSizing {
        let preferred = name == nil ? nil : style.preferredPointSize(at: .default)
        return FontSizing(
            style, pointSize: pointSize ?? preferred, maximumPointSize: maximumPointSize,
            scales: scales)
    }

    /// The request that the device draws if it does not know the name: the preferred font of the text style,
    /// regardless of the requested size.
    var withUnknownName: CompletedFontRequest {
        var request = self
        (request.name, request.pointSize, request.weight) = (nil, nil, nil)
        return request
    }
}
