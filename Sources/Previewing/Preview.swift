// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// A theme and a screen on a device: everything that the window, the exporters, the accessibility
/// tree and a build server show, as one value.
public struct Preview: Sendable {
    /// The device and its reader.
    public let environment: PreviewEnvironment
    /// What it was made from.
    public let theme: Theme
    /// What it was made from, its texts in the environment's variant.
    public let screen: Screen
    /// Where everything is.
    public let layout: TableLayout
    /// What there is to say about the fonts that files name.
    public let diagnostics: [Diagnostic]
    /// The eleven text styles of the theme, in order.
    public let styles: [StyleReport]
    /// The table's geometry, for drawing what is not text.
    public let metrics: TableMetrics
    /// What is drawn for the system font in semibold: for the words beside a picture of the list.
    public let captionFace: Face
    /// The same in regular.
    public let noteFace: Face

    package let palette: [ColorValue]
    package let fontRequests: [FontRequest]
    package let drawnFonts: [DrawnFont]

    /// The category the table takes part in, its own limits applied.
    public var effectiveCategory: ContentSizeCategory { screen.limited(environment.category) }

    /// What became of a text style.
    public func style(_ style: TextStyle) -> StyleReport {
        guard let report = styles.first(where: { $0.style == style }) else {
            preconditionFailure("each style has a report")
        }
        return report
    }

    /// The style that a text is in; nil for a text in a font of the screen's own without one.
    public func textStyle(of text: TextContent) -> TextStyle? { fontRequests[text.font].textStyle }

    /// The styles whose fonts of the theme any text of the screen is in.
    public var usedStyles: Set<TextStyle> {
        Set(fontRequests.compactMap { $0.fontName == nil ? $0.textStyle : nil })
    }

    /// Whether lines of one text may have several heights, since a face that draws characters which their
    /// own lacks raises them.
    package var hasUnevenLines: Bool {
        drawnFonts.contains {
            $0.font.raising != .none && (!$0.coverage.fallbacks.isEmpty || $0.coverage.missing > 0)
        }
    }

    /// The language of its texts, a BCP 47 tag; nil leaves it to the characters of each.
    public var language: String? { screen.language(in: environment) }

    /// A colour of the system in the environment's appearance, the theme's where it has one.
    public func color(_ semantic: SemanticColor) -> Color {
        color(
            semantic, in: environment.appearance, increasesContrast: environment.increasesContrast)
    }

    /// The same in any appearance.
    package func color(
        _ semantic: SemanticColor, in appearance: Appearance, increasesContrast: Bool
    ) -> Color {
        theme.colors[appearance]?[semantic]
            ?? environment.profile.color(
                semantic, in: appearance, increasesContrast: increasesContrast)
            ?? Color(red: 0, green: 0, blue: 0)
    }

    /// The colour that a text or a background names by its index.
    public func color(at index: Int) -> Color {
        switch palette[index] {
        case .rgba(let color): color
        case .semantic(let semantic): color(semantic)
        }
    }
}

extension Screen {
    /// The language that an environment says, or else its own.
    func language(in environment: PreviewEnvironment) -> String? {
        environment.language ?? language
    }

    /// A category within the screen's own limits.
    public func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
        category.limited(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
    }
}
