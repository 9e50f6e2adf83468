// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

/// `color-only`: a destructive button or a link that only its color tells apart.
struct ColorOnlyRule: AuditRule {
    static let id = "color-only"
    static let text = RuleText(
        title: tr("Only color conveys the meaning"),
        severity: tr(
            """
            Warning; only information for destructive buttons, because iOS sets their color
            """),
        reason: tr(
            "People who cannot see the color miss the meaning (WCAG 2.2, 1.4.1)"),
        computation: tr(
            """
            A destructive button has no image and no weight of its own. Or a link has no \
            underline and the same font as the text around it or beside it
            """),
        remedy: tr("Add an image, or use another weight"))

    /// The meaning of a color.
    private enum Meaning: Hashable {
        case destructive
        case link
    }

    private var meaning: Meaning

    func message(_ finding: Finding) -> String {
        switch meaning {
        case .destructive:
            tr("%1$s: only the color shows that the button is destructive", finding.name)
        case .link: tr("%1$s: only the color shows that a text is a link", finding.name)
        }
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let screen = context.preview.screen
        let link = context.preview.palette.firstIndex(of: .semantic(.link))
        for id in context.preview.layout.ids {
            if let row = screen.row(id), row.kind == .button, row.role == .destructive {
                log.looked(at: 1)
                let own = row.attributes[.title]
                // A color of its own replaces the red.
                if row.image == nil, own?.weight == nil, own?.color == nil {
                    log.found(Self(meaning: .destructive), .information, in: .item(id))
                }
            }
            checkRuns(of: id, context, &log)
            if let link { checkTexts(of: id, linkColor: link, context, &log) }
        }
    }

    /// Checks texts in the color of links among others of their item.
    private static func checkTexts(
        of id: ItemID, linkColor: Int, _ context: CheckContext, _ log: inout CheckLog
    ) {
        let texts = context.preview.layout.content.texts(of: id)
        func look(_ text: TextContent) -> (String, Double) {
            let font = context.preview.drawnFonts[text.font].font
            return (font.face.id, font.pointSize)
        }
        for (part, text) in texts.enumerated() where text.color == linkColor {
            log.looked(at: 1)
            let isLikeOthers = texts.contains {
                $0.color != linkColor && look($0) == look(text)
            }
            if isLikeOthers {
                log.found(Self(meaning: .link), .warning, in: .item(id), part: part)
            }
        }
    }

    /// Checks links in runs: without an underline, a weight, or another font, only their color tells them apart.
    private static func checkRuns(of id: ItemID, _ context: CheckContext, _ log: inout CheckLog) {
        let texts = context.preview.layout.content.texts(of: id)
        for (part, text) in texts.enumerated() where !text.runs.isEmpty {
            log.looked(at: 1)
            let isHidden = text.runs.contains {
                $0.isLink && !$0.strokes.contains(.underline) && $0.font == text.font
                    && text.runs.count > 1
            }
            if isHidden { log.found(Self(meaning: .link), .warning, in: .item(id), part: part) }
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let advice = Advice(tr("Add an image, or use another weight"))
        guard let id = observation.item else { return Remedy(advice: advice) }
        guard let text = observation.part else {
            return Remedy(advice: advice, cause: FileValue(.screen, id.path, "role"))
        }
        return Remedy(
            advice: advice,
            cause: TextSource(id, text: text, context).value(\.color, "color"))
    }
}
