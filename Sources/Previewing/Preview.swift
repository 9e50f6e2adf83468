// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// All inputs of a preview, with prepared texts and resolved fonts. It is a value, so any thread can compute
/// the preview.
package struct PreviewPlan: Sendable {
    fileprivate(set) var environment: PreviewEnvironment
    let theme: Theme
    let screen: Screen
    let inputs: TableInputs
    let textCount: Int
    let metrics: TableMetrics
    let captionFace: Face
    let noteFace: Face
    let palettes: ContentPalettes
    /// The bars around the table, and their texts; nil for none.
    let bars: (content: BarsContent, layout: BarsLayout)?
    let symbols: SymbolTable
    let drawnFonts: [DrawnFont]
    let styles: [StyleReport]
    /// The hyphenation that the texts need and this machine lacks; nil for none.
    let missingHyphenation: FontProblem?

    /// Whether all texts are prepared, so that every height will be exact.
    package var isExact: Bool { inputs.isExact }

    /// Computes the preview.
    ///
    /// - Parameter stacksItems: whether the heights of items are wanted (`TableLayout`).
    package func preview(stacksItems: Bool = true) -> Preview {
        Preview(self, stacksItems: stacksItems)
    }
}

/// The preview of a screen in a theme on a device: one value for the window, the exporters, the accessibility
/// tree, and the command line.
package struct Preview: Sendable {
    /// A plan holds dozens of references, all of which a copy would retain. Previews are copied often.
    private final class SharedPlan: Sendable {
        let plan: PreviewPlan

        init(_ plan: PreviewPlan) { self.plan = plan }
    }

    private var shared: SharedPlan
    private var plan: PreviewPlan { shared.plan }
    package let layout: TableLayout

    fileprivate init(_ plan: PreviewPlan, stacksItems: Bool) {
        shared = SharedPlan(plan)
        layout = TableLayout(plan.inputs, stacksItems: stacksItems)
    }

    /// The device with the user's settings.
    package var environment: PreviewEnvironment { plan.environment }
    package var theme: Theme { plan.theme }
    /// The screen of the preview, with its texts in the environment's variant.
    package var screen: Screen { plan.screen }
    /// The hyphenation that the texts need and this machine lacks; nil for none.
    package var missingHyphenation: FontProblem? { plan.missingHyphenation }
    /// The reports of the eleven text styles, in order.
    package var styles: [StyleReport] { plan.styles }
    /// The geometry of the table, for drawing decorations.
    package var metrics: TableMetrics { plan.metrics }
    /// The face of the system font in semibold, for captions of pictures.
    package var captionFace: Face { plan.captionFace }
    /// The face of the system font in regular, for notes of pictures.
    package var noteFace: Face { plan.noteFace }
    package var palette: [ColorValue] { plan.palettes.colors }
    package var fontRequests: [FontRequest] { plan.palettes.fonts }
    /// The palette of images.
    package var images: [RowImage] { plan.palettes.images }
    /// The bars of the app around the table; nil for a screen without any.
    package var bars: BarsLayout? { plan.bars?.layout }
    /// The texts of the bars, from top to bottom.
    package var barTexts: [BarsContent.Text] { plan.bars?.content.texts ?? [] }
    /// What VoiceOver says about the image of an item; nil for nothing.
    package func imageLabel(of item: ItemLayout) -> String? {
        for decoration in item.decorations {
            if case .image(let number) = decoration.kind {
                return images[number].accessibilityLabel
            }
        }
        return nil
    }
    /// The stand-ins for symbols.
    package var symbols: SymbolTable { plan.symbols }
    package var drawnFonts: [DrawnFont] { plan.drawnFonts }

    /// The category of the table, within the limits of the screen.
    package var effectiveCategory: ContentSizeCategory { screen.limited(environment.category) }

    /// All categories, that of the table first.
    package var nearestCategories: [ContentSizeCategory] {
        let current = effectiveCategory.rawValue
        return ContentSizeCategory.allCases.sorted {
            abs($0.rawValue - current) < abs($1.rawValue - current)
        }
    }

    package func style(_ style: TextStyle) -> StyleReport {
        guard let report = styles.first(where: { $0.style == style }) else {
            preconditionFailure("each style has a report")
        }
        return report
    }

    /// The text style of a text; nil for a font without one.
    package func textStyle(of text: TextContent) -> TextStyle? { fontRequests[text.font].textStyle }

    /// The text styles whose fonts of the theme are used on the screen.
    package var usedStyles: Set<TextStyle> {
        Set(fontRequests.compactMap { $0.fontName == nil ? $0.textStyle : nil })
    }

    /// Whether lines of one text may have several heights, because fallback faces raise some of them.
    package var hasUnevenLines: Bool {
        drawnFonts.contains {
            $0.font.raising != .none && (!$0.coverage.fallbacks.isEmpty || $0.coverage.missing > 0)
        }
    }

    /// The language of the texts, a BCP 47 tag; nil to detect the language of each text.
    package var language: String? { screen.language(in: environment) }

    /// The same layout in an appearance. Only colors depend on it.
    package func shown(in appearance: Appearance) -> Preview {
        changingEnvironment { $0.appearance = appearance }
    }

    /// The same layout with or without the parts of the device around it.
    package func shown(withDevice showsDevice: Bool) -> Preview {
        changingEnvironment { $0.showsDevice = showsDevice }
    }

    private func changingEnvironment(_ change: (inout PreviewEnvironment) -> Void) -> Preview {
        var (preview, plan) = (self, plan)
        change(&plan.environment)
        preview.shared = SharedPlan(plan)
        return preview
    }

    /// A semantic color in the environment's appearance, from the theme or else from the profile.
    package func color(_ semantic: SemanticColor) -> Color {
        color(
            semantic, in: environment.appearance, increasesContrast: environment.increasesContrast)
    }

    /// The semantic color in an appearance.
    package func color(
        _ semantic: SemanticColor, in appearance: Appearance, increasesContrast: Bool
    ) -> Color {
        if semantic == .tint, let tint = screen.ownTint {
            return color(tint, in: appearance, increasesContrast: increasesContrast)
        }
        return theme.colors[appearance]?[semantic]
            ?? environment.profile.color(
                semantic, in: appearance, increasesContrast: increasesContrast)
            ?? Color(red: 0, green: 0, blue: 0)
    }

    /// The color behind the sections of the table.
    package var tableBackground: ColorValue {
        screen.tableAppearance.backgroundColor ?? defaultTableBackground
    }

    /// The color of iOS behind the sections.
    package var defaultTableBackground: ColorValue {
        .semantic(layout.style == .plain ? .systemBackground : .systemGroupedBackground)
    }

    /// The color with an index in the palette.
    package func color(at index: Int) -> Color { color(palette[index]) }

    /// A color of a file in the environment's appearance.
    package func color(_ value: ColorValue) -> Color {
        color(value, in: environment.appearance, increasesContrast: environment.increasesContrast)
    }

    /// A color of a file in an appearance.
    package func color(
        _ value: ColorValue, in appearance: Appearance, increasesContrast: Bool
    ) -> Color {
        switch value {
        case .rgba(let color): color
        case .dynamic(let color):
            color.color(appearance, increasesContrast: increasesContrast)
        case .semantic(let semantic):
            color(semantic, in: appearance, increasesContrast: increasesContrast)
        }
    }
}

extension Screen {
    /// The tint color of the table; nil for that of the theme, which it may also name.
    package var ownTint: ColorValue? {
        tableAppearance.tintColor.flatMap { $0 == .semantic(.tint) ? nil : $0 }
    }

    /// The language of an environment, or else the language of the screen.
    func language(in environment: PreviewEnvironment) -> String? {
        environment.language ?? language
    }

    /// A category within the limits of the screen.
    package func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
        category.limited(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
    }
}
