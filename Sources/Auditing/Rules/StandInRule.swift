// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Words

/// `stand-in`: a font of iOS is not installed here, so a stand-in is drawn for it.
struct StandInRule: AuditRule {
    static let id = "stand-in"
    static let text = RuleText(
        title: tr("Stand-in for an iOS font"),
        severity: tr("Information"),
        reason: tr("Lines may break differently than on the device"),
        computation: tr(
            """
            The font is built into iOS, but not installed here. There is one finding per font name
            """),
        remedy: tr("Install the font if its license allows it"))

    var name: String
    var reason: FontReason

    var subject: String? { name }

    func message(_ finding: Finding) -> String {
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
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(tr("Install the font to see the same line breaks as on the device")),
            cause: NamedFont(observation, context)?.value)
    }
}
