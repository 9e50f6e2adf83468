// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Words

/// `unresolved-face`: neither iOS, this machine, nor the theme has a font with the name.
struct UnresolvedFaceRule: AuditRule {
    static let id = "unresolved-face"
    static let text = RuleText(
        title: tr("Font is missing"),
        severity: tr("Warning"),
        reason: tr(
            """
            If the app does not include the font, UIFont(name:size:) returns nil, and the device \
            draws the system font
            """),
        computation: tr(
            """
            No face or family on iOS, on this machine, or in the theme has this name. Names are \
            case-sensitive
            """),
        remedy: tr("Correct the name, or add the font file"))

    var name: String
    var reason: FontReason

    var subject: String? { name }

    func message(_ finding: Finding) -> String {
        switch reason {
        case .leftDevice(_, let version):
            tr(
                """
                %1$s: “%2$s” was last included in iOS %3$s, so the device draws the system font \
                unless the app includes the font file
                """, finding.name, name, "\(version)")
        case .unknown:
            tr(
                "%1$s: “%2$s” is not the name of a font, so the device draws the system font",
                finding.name, name)
        case .notFound(_, let drawn, let package?, _):
            tr(
                """
                %1$s: “%2$s” is not an iOS font and was not found here, so %3$s is drawn; the \
                Debian package %4$s has the font
                """, finding.name, name, drawn, package)
        case .notFound(_, let drawn, nil, _):
            tr(
                """
                %1$s: “%2$s” is not an iOS font and was not found here, so %3$s is drawn
                """, finding.name, name, drawn)
        default: tr("%1$s: font “%2$s” is missing", finding.name, name)
        }
    }

    private static let advice = Advice(
        tr("Use an iOS font, or add the font file to the app and the theme"))

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
                Advice(tr("Did you mean “%1$s”?"), .text($0))
            } ?? Self.advice, cause: font.value,
            change: font.drawn.suggestedName.map { .set(font.value, .string($0)) })
    }
}
