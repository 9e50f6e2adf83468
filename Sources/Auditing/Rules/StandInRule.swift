// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

/// `stand-in`: a font of iOS is not installed here, so a stand-in is drawn for it; or a symbol has none.
struct StandInRule: AuditRule {
    static let id = "stand-in"
    static let text = RuleText(
        title: tr("Stand-in for an iOS font or symbol"),
        severity: tr("Information"),
        reason: tr("Lines may break differently than on the device"),
        computation: tr(
            """
            A font is built into iOS, but not installed here. Or Typeladder has no drawing for a \
            symbol. There is one finding per name
            """),
        remedy: tr("Install the font if its license allows it, or check the name of the symbol"))

    var name: String
    /// Why the font has a stand-in; nil for a symbol without a drawing.
    var reason: FontReason?

    var subject: String? { name }

    func message(_ finding: Finding) -> String {
        guard let reason else {
            return tr(
                """
                %1$s: Typeladder has no drawing for the symbol “%2$s”, so an empty square is drawn
                """, finding.name, name)
        }
        return message(finding, reason)
    }

    private func message(_ finding: Finding, _ reason: FontReason) -> String {
        switch reason {
        case .standIn(let standIn, _, _):
            tr(
                "%1$s: “%2$s” is not installed here, so %3$s is drawn", finding.name, name, standIn)
        case .systemFontInstead(let package?):
            tr(
                """
                %1$s: “%2$s” is not installed here, so the stand-in for the system font is used; \
                the package %3$s has a similar font
                """, finding.name, name, package)
        case .dottedName:
            tr(
                """
                %1$s: “%2$s” begins with a dot, so iOS draws Times New Roman, which is not installed \
                here
                """, finding.name, name)
        default:
            tr(
                """
                %1$s: “%2$s” is not installed here, so the stand-in for the system font is used
                """, finding.name, name)
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        var named: Set<String> = []
        for font in NamedFont.all(context) {
            log.looked(at: 1)
            // One finding for each name, because the remedy does not depend on the text.
            guard font.drawn.source == .standIn, named.insert(font.name).inserted else { continue }
            log.found(
                Self(name: font.name, reason: font.drawn.reason), .information,
                in: font.element, part: font.text)
        }
        checkSymbols(context, &log)
    }

    /// Finds the symbols without a drawing, each once.
    private static func checkSymbols(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        var known: Set<String> = []
        func check(_ names: [String], in element: Element) {
            for name in names where known.insert(name).inserted {
                log.looked(at: 1)
                guard preview.symbols.drawing(named: name) == nil else { continue }
                log.found(Self(name: name), .information, in: element)
            }
        }
        for (section, content) in preview.screen.sections.enumerated() {
            for (number, row) in content.rows.enumerated() {
                check(
                    row.symbolNames, in: .item(ItemID(.row, section: section, row: number)))
            }
        }
        for element in preview.screen.bars.elements {
            let image = preview.screen.bars.item(element)?.image
            check([image?.symbolName].compactMap(\.self), in: .bar(element))
        }
    }

    /// The value with a symbol.
    private func value(
        of name: String, _ observation: Observation, _ context: CheckContext
    ) -> FileValue? {
        guard let item = observation.item, let row = context.preview.screen.row(item) else {
            return context.barCause(of: observation)
        }
        if let key = row.key(ofSliderImage: name) { return FileValue(.screen, item.path, key) }
        let path = row.images.first { $0.image.symbolName == name }?.path ?? []
        return FileValue(.screen, item.path + path, "image")
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        if reason == nil {
            return Remedy(
                advice: Advice(tr("Check the name; the device draws the symbol if it exists")),
                cause: value(of: name, observation, context))
        }
        return Remedy(
            advice: Advice(tr("Install the font to see the same line breaks as on the device")),
            cause: NamedFont(observation, context)?.value)
    }
}
