// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

/// `contrast`: a text has too little contrast with its background, in light or dark, with or
/// without increased contrast.
struct ContrastRule: MeasuredRule {
    static let id = "contrast"
    static let text = RuleText(
        title: tr("Contrast is too low"),
        severity: tr("Violation; only information if both colors come from iOS"),
        reason: tr(
            "Text is hard to read if its color is close to its background (WCAG 2.2, 1.4.3)"),
        computation: tr(
            """
            The check compares the relative luminance of a text and its background, including \
            opacity. It does so in light and dark appearance, each with and without increased \
            contrast. Needed: a ratio of 3 for text of at least 18 points and for bold text \
            (700) of at least 14 points, and a ratio of 4.5 for all other text. Low contrast is \
            a violation if the theme or the screen sets at least one of the two colors. A text \
            color of iOS that the screen only names counts as one of iOS. If both come from iOS, \
            it is reported only as information, in one finding for all affected texts
            """),
        remedy: tr("Use a color with more contrast"))

    /// The minimum ratio of WCAG, such as 4.5.
    var needed: Double
    /// The ratio, from 1 to 21.
    var given: Double
    /// The text's color, opaque.
    var text: Color
    /// The color behind it, opaque.
    var background: Color
    var appearance: Appearance
    var increasesContrast: Bool
    /// The number of texts in colors of iOS with too little contrast, of which this is the worst;
    /// nil for a color set by the theme or the screen.
    var systemCount: Int?

    var variant: Int {
        systemCount == nil ? (appearance == .dark ? 2 : 0) + (increasesContrast ? 1 : 0) : 4
    }
    func origin(of element: Element) -> Finding.Origin {
        systemCount == nil ? element.origin : .system
    }

    func message(_ finding: Finding) -> String {
        if let systemCount {
            // Translators: %2$s and %3$s are colors, and %6$s is such as “dark”.
            trn(
                """
                iOS colors have too little contrast in %1$s text: %2$s on %3$s (%6$s) has a \
                contrast of %4$s, but %5$s is needed
                """,
                """
                iOS colors have too little contrast in %1$s texts: in the worst case, %2$s on %3$s \
                (%6$s) has a contrast of %4$s, but %5$s is needed
                """, systemCount, text.hexadecimal, background.hexadecimal, given.ratio,
                needed.ratio, setting)
        } else {
            // Translators: %2$s and %3$s are colors, and %6$s is such as “dark”.
            tr(
                """
                %1$s has too little contrast: %2$s on %3$s (%6$s) has a contrast of %4$s, but %5$s \
                is needed
                """,
                finding.name, text.hexadecimal, background.hexadecimal, given.ratio,
                needed.ratio, setting)
        }
    }

    private var setting: String {
        switch (appearance, increasesContrast) {
        case (.light, false): trc("appearance", "light")
        case (.light, true): trc("appearance", "light, increased contrast")
        case (.dark, false): trc("appearance", "dark")
        case (.dark, true): trc("appearance", "dark, increased contrast")
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        var system: (worst: Self, categories: CategorySet, count: Int)?
        for (look, places) in context.index.looks {
            let grounds = ContrastSetting.all.compactMap { setting in
                ContrastGround(look.ground, setting, context.preview).map { (setting, $0) }
            }
            guard grounds.count == ContrastSetting.all.count else {
                log.couldNotCheck(.rowsBehindHeader)
                continue
            }
            log.looked(at: places.count)
            var worst: (defect: Self, categories: CategorySet)?
            for (setting, ground) in grounds {
                guard
                    let (low, categories, isOwn) = lowContrast(
                        of: look, on: ground, setting, context)
                else { continue }
                if !isOwn {
                    if low.given < worst?.defect.given ?? .infinity { worst = (low, categories) }
                    continue
                }
                let defect = Defect(low, of: log.rule)
                for place in places {
                    log.found(
                        defect, .violation, in: context.element(place),
                        part: place.bar == nil ? place.text : nil, at: categories)
                }
            }
            guard let worst else { continue }
            // One finding covers all texts in colors of iOS.
            let isWorse = worst.defect.given < system?.worst.given ?? .infinity
            system = (
                isWorse ? worst.defect : system?.worst ?? worst.defect,
                worst.categories.union(system?.categories ?? []),
                places.count + (system?.count ?? 0)
            )
        }
        guard let system else { return }
        var worst = system.worst
        worst.systemCount = system.count
        log.found(worst, .information, in: .screen, at: system.categories)
    }

    /// The contrast of texts on a background if it is too low, and whether a file sets one of the
    /// colors.
    private static func lowContrast(
        of look: ScreenIndex.Style, on ground: ContrastGround, _ setting: ContrastSetting,
        _ context: CheckContext
    ) -> (defect: Self, categories: CategorySet, isOwn: Bool)? {
        let preview = context.preview
        let value = preview.palette[look.color]
        let font = preview.drawnFonts[look.font]
        let text = setting.color(value, in: preview).over(ground.color)
        let given = text.contrast(with: ground.color)
        guard let categories = context.categories(where: { given < needed(font, at: $0) })
        else { return nil }
        let defect = Self(
            needed: needed(font, at: context.effective(categories)), given: given, text: text,
            background: ground.color, appearance: setting.appearance,
            increasesContrast: setting.increasesContrast)
        let isOwn = setting.isOwn(value, in: preview) || ground.isOwn
        return (defect, categories, isOwn)
    }

    /// The minimum ratio for a font. Large text has 18 points or more, or 14 in bold. Source: WCAG
    /// 2.2, success criterion 1.4.3.
    static func needed(_ font: DrawnFont, at category: ContentSizeCategory) -> Double {
        let large = font.font.face.weight >= FontWeight.bold.rawValue ? 14.0 : 18.0
        return font.sizing.pointSize(at: category) >= large ? 3 : 4.5
    }
}

// MARK: - The remedy

extension ContrastRule {
    private static let advice = Advice(tr("Use a color with more contrast"))

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        if case .bar = observation.element {
            // Bars have the tint of the theme or of the screen, and otherwise colors of iOS.
            let isOfScreen = context.preview.screen.ownTint != nil
            return Remedy(
                advice: Self.advice,
                cause: isOfScreen
                    ? FileValue(.screen, [], "tintColor")
                    : FileValue(
                        .theme, [.key("colors"), .key(appearance.rawValue)],
                        SemanticColor.tint.rawValue))
        }
        guard case .item(let id) = observation.element, let text = observation.part
        else { return Remedy(advice: Self.advice) }
        let setting = ContrastSetting(
            appearance: appearance, increasesContrast: increasesContrast)
        let content = context.preview.layout.content.texts(of: id)[text]
        let color = content.color
        let source = TextSource(id, text: text, context)
        // Which of several colors is too weak is not known here, so nothing is changed.
        guard content.runs.isEmpty else {
            return Remedy(advice: Self.advice, cause: source.value(\.color, "color"))
        }
        let row = context.preview.screen.row(id)
        if !source.has(\.color), let tint = row?.tint, context.preview.palette[color] == tint {
            return Remedy(
                advice: Self.advice, cause: FileValue(.screen, id.path, "tintColor"))
        }
        if !source.has(\.color), content.background != nil {
            // The color of iOS on a shape that the file colors.
            return Remedy(
                advice: Self.advice,
                cause: ContrastGround.cause(of: content, in: id, setting, context.preview))
        }
        switch context.preview.palette[color] {
        case .rgba, .dynamic:
            return Self.remedy(
                source.value(\.color, "color"), context.colorSearch.color(insteadOf: color))
        case .semantic(.tint) where context.preview.screen.ownTint != nil:
            return Remedy(
                advice: Self.advice, cause: FileValue(.screen, [], "tintColor"))
        case .semantic(let name) where setting.isOwn(name, in: context.preview):
            let path: [SyntaxEdit.Step] = [.key("colors"), .key(setting.appearance.rawValue)]
            return Self.remedy(
                FileValue(.theme, path, name.rawValue),
                context.colorSearch.color(insteadOf: name, in: setting.appearance))
        case .semantic:
            // A color of iOS, either on a background from a file, or named in a file.
            let named = source.has(\.color)
            let cause =
                ContrastGround.cause(of: content, in: id, setting, context.preview)
                ?? (named ? source.value(\.color, "color") : nil)
            return Remedy(advice: Self.advice, cause: cause)
        }
    }

    private static func remedy(_ value: FileValue, _ color: String?) -> Remedy {
        Remedy(
            advice: color.map {
                Advice(tr("Use a color with more contrast, such as %1$s"), .text($0))
            } ?? Self.advice, cause: value,
            change: color.map { .set(value, .string($0)) })
    }
}
