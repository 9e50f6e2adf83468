// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax

/// `contrast`: a text differs too little from what is behind it, in light or dark, with or without
/// increased contrast.
enum ContrastCheck: RuleCheck {
    static let rule = Rule.contrast
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for (look, places) in context.index.looks {
            let grounds = ContrastSetting.all.compactMap { setting in
                ContrastGround(look.ground, setting, context.preview).map { (setting, $0) }
            }
            guard grounds.count == ContrastSetting.all.count else {
                log.couldNotCheck(.rowsBehindHeader)
                continue
            }
            log.looked(at: places.count)
            for (setting, ground) in grounds {
                check(look, places, on: ground, setting, context, &log)
            }
        }
    }

    private static func check(
        _ look: ScreenIndex.Style, _ places: [ScreenIndex.TextIndex], on ground: ContrastGround,
        _ setting: ContrastSetting, _ context: CheckContext, _ log: inout CheckLog
    ) {
        let preview = context.preview
        let value = preview.palette[look.color]
        let font = preview.drawnFonts[look.font]
        let text = setting.color(value, in: preview).over(ground.color)
        let given = text.contrast(with: ground.color)
        guard let categories = context.categories(where: { given < needed(font, at: $0) })
        else { return }
        // An accessory has its colors from the profile.
        let isOwn =
            !look.ground.isAccessory && (setting.isOwn(value, in: preview) || ground.isOwn)
        let figures = ContrastFigures(
            needed: needed(font, at: context.effective(categories)), given: given, text: text,
            background: ground.color, appearance: setting.appearance,
            increasesContrast: setting.increasesContrast,
            // What iOS itself has of colours is the same for all texts that have them.
            otherCount: isOwn ? 0 : places.count - 1)
        for place in isOwn ? places : Array(places.prefix(1)) {
            log.found(
                .contrast(figures), isOwn ? .violation : .warning, in: context.element(place),
                part: place.text, at: categories)
        }
    }

    /// The least ratio. Large text is 18 points or more, bold text 14. Source: WCAG 2.2, success
    /// criterion 1.4.3.
    static func needed(_ font: DrawnFont, at category: ContentSizeCategory) -> Double {
        let large = font.font.face.weight >= FontWeight.bold.rawValue ? 14.0 : 18.0
        return font.sizing.pointSize(at: category) >= large ? 3 : 4.5
    }
}

// MARK: - FixAction

extension ContrastCheck {
    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard case .contrast(let figures) = observation.defect,
            case .item(let id) = observation.element, let text = observation.part
        else { return Remedy(advice: .strongerColor(nil)) }
        let setting = ContrastSetting(
            appearance: figures.appearance, increasesContrast: figures.increasesContrast)
        let content = context.preview.layout.content.texts(of: id)[text]
        let color = content.color
        let source = TextSource(id, text: text, context)
        switch context.preview.palette[color] {
        case .rgba:
            return remedy(
                source.value(\.color, "color"), context.colorSearch.color(insteadOf: color))
        case .semantic(let name) where setting.isOwn(name, in: context.preview):
            let path: [SyntaxEdit.Step] = [.key("colors"), .key(setting.appearance.rawValue)]
            return remedy(
                FileValue(.theme, path, name.rawValue),
                context.colorSearch.color(insteadOf: name, in: setting.appearance))
        case .semantic:
            // A colour of iOS on a background of a file, or one that a file has named.
            let named = source.own.color != nil || source.inherited?.color != nil
            let cause =
                ContrastGround.cause(of: content, in: id, setting, context.preview)
                ?? (named ? source.value(\.color, "color") : nil)
            return Remedy(advice: .strongerColor(nil), cause: cause)
        }
    }

    private static func remedy(_ value: FileValue, _ color: String?) -> Remedy {
        Remedy(
            advice: .strongerColor(color), cause: value,
            change: color.map { .set(value, .string($0)) })
    }
}
