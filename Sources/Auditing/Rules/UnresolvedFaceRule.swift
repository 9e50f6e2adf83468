// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Words

/// `unresolved-face`: a font name that neither iOS nor this machine nor the theme knows.
struct UnresolvedFaceRule: AuditRule {
    static let id = "unresolved-face"
    static let text = RuleText(
        title: tr("Font is not found"),
        severity: tr("Warning"),
        reason: tr(
            """
            Unless the app brings it, UIFont(name:size:) finds nothing and the device draws the \
            system font
            """),
        computation: tr(
            """
            Neither iOS nor this machine nor the theme has a face or a family of that name; case \
            counts
            """),
        remedy: tr("Correct the name, or bring the font's file"))

    var name: String
    var reason: FontReason

    var subject: String? { name }

    func message(_ finding: Finding) -> String {
        "\(finding.name), \(name): \(reason.message)"
    }

    private static let advice = Advice(
        tr("use a font that iOS has, or bring the font's file with the app and the theme"))

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for font in NamedFont.all(context) {
            log.looked(at: 1)
            guard font.drawn.source.isLost else { continue }
            log.found(
                Self(name: font.name, reason: font.drawn.reason), .warning,
                in: font.element, part: font.text)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard let font = NamedFont(observation, context) else {
            return Remedy(advice: Self.advice)
        }
        return Remedy(
            advice: font.drawn.suggestedName.map {
                Advice(tr("did you mean “%1$s”?"), .text($0))
            } ?? Self.advice, cause: font.value,
            change: font.drawn.suggestedName.map { .set(font.value, .string($0)) })
    }
}
