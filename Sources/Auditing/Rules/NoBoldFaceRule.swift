// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Words

/// `no-bold-face`: a text or a style has a heavy weight that its family lacks, so a lighter face is
/// drawn.
struct NoBoldFaceRule: AuditRule {
    static let id = "no-bold-face"
    static let text = RuleText(
        title: tr("Family has no bold face"),
        severity: tr("Warning"),
        reason: tr("Emphasis is lost, because iOS does not synthesize bold"),
        computation: tr(
            """
            A text or a style asks for a weight of at least semibold (600), but the nearest face \
            of the family is lighter than semibold. Needed: the requested weight. Given: the \
            weight of the nearest face
            """),
        remedy: tr("Use a family with a bold face, or remove the weight"))

    var family: String
    var needed: FontWeight
    var given: FontWeight

    var figures: (needed: Double, given: Double)? {
        (Double(needed.rawValue), Double(given.rawValue))
    }

    func message(_ finding: Finding) -> String {
        tr(
            "%1$s asks for weight %2$s, but the nearest face of %3$s has weight %4$s", finding.name,
            "\(needed.rawValue)", family, "\(given.rawValue)")
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        for style in preview.styles where preview.theme.fonts[style.style]?.weight == .bold {
            check(style.drawn, asked: .bold, [(.style(style.style), nil)], &log)
        }
        for (font, drawn) in preview.drawnFonts.enumerated() {
            guard let asked = preview.fontRequests[font].weight else { continue }
            let places = context.index.places(inFont: font)
            check(drawn, asked: asked, places.map { (context.element($0), $0.text) }, &log)
        }
    }

    private static func check(
        _ drawn: DrawnFont, asked: FontWeight, _ elements: [(Element, Int?)],
        _ log: inout CheckLog
    ) {
        let given = FontWeight(rawValue: drawn.font.face.weight)
        guard asked >= .semibold, drawn.source != .system, drawn.source != .unknown else { return }
        let isThere = drawn.source != .standIn && drawn.source != .missing
        guard isThere || given >= .semibold else {
            log.couldNotCheck(.fontNotHere(drawn.font.requestedName))
            return
        }
        log.looked(at: elements.count)
        guard given < .semibold else { return }
        for (element, text) in elements {
            log.found(
                Self(family: drawn.font.face.family, needed: asked, given: given), .warning,
                in: element, part: text)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        var weight: FileValue?
        if case .style(let style) = observation.element {
            weight = FileValue(style, "weight", in: context.preview.theme)
        } else if case .item(let id) = observation.element, let text = observation.part {
            weight = TextSource(id, text: text, context).value(\.weight, "weight")
        }
        return Remedy(
            advice: Advice(tr("Use a family with a bold face, or remove the weight")),
            cause: weight,
            change: weight.map(Change.remove))
    }
}
