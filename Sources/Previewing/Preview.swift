// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// The preview of a screen in a theme on a device: one value for the window, the exporters, the
/// accessibility tree and the command line.
package struct Preview: Sendable {
    /// The device with the user's settings.
    package let environment: PreviewEnvironment
    package let theme: Theme
    /// The screen of the preview, its texts in the environment's variant.
    package let screen: Screen
    package let layout: TableLayout
    /// The diagnostics of the fonts that the files name.
    package let diagnostics: [Diagnostic]
    /// The reports of the eleven text styles, in order.
    package let styles: [StyleReport]
    /// The geometry of the table, for drawing decorations.
    package let metrics: TableMetrics
    /// The face of the system font in semibold, for captions of pictures.
    package let captionFace: Face
    /// The face of the system font in regular, for notes of pictures.
    package let noteFace: Face

    package let palette: [ColorValue]
    package let fontRequests: [FontRequest]
    package let drawnFonts: [DrawnFont]

    /// The category of the table, its limits applied.
    package var effectiveCategory: ContentSizeCategory { screen.limited(environment.category) }

    package func style(_ style: TextStyle) -> StyleReport {
        guard let report = styles.first(where: { $0.style == style }) else {
            preconditionFailure("each style has a report")
        }
        return report
    }

    /// The style of a text; nil for a font without one.
    package func textStyle(of text: TextContent) -> TextStyle? { fontRequests[text.font].textStyle }

    /// The styles whose fonts of the theme are used on the screen.
    package var usedStyles: Set<TextStyle> {
        Set(fontRequests.compactMap { $0.fontName == nil ? $0.textStyle : nil })
    }

    /// Whether lines of one text may have several heights, since a face that draws characters which their
    /// own lacks raises them.
    package var hasUnevenLines: Bool {
        drawnFonts.contains {
            $0.font.raising != .none && (!$0.coverage.fallbacks.isEmpty || $0.coverage.missing > 0)
        }
    }

    /// The language of the texts, a BCP 47 tag; nil to detect that of each text.
    package var language: String? { screen.language(in: environment) }

    /// A semantic colour in the environment's appearance, from the theme or else from the profile.
    package func color(_ semantic: SemanticColor) -> Color {
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

    /// The colour with an index in the palette.
    package func color(at index: Int) -> Color {
        switch palette[index] {
        case .rgba(let color): color
        case .semantic(let semantic): color(semantic)
        }
    }
}

extension Screen {
    /// The language of an environment, or else that of the screen.
    func language(in environment: PreviewEnvironment) -> String? {
        environment.language ?? language
    }

    /// A category within the limits of the screen.
    package func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
        category.limited(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
    }
}
