// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Words

/// `stand-in`: a font of iOS that is not installed here, so that another one is drawn for it.
struct StandInRule: AuditRule {
    static let id = "stand-in"
    static let text = RuleText(
        title: tr("Another font stands in"),
        severity: tr("Information"),
        reason: tr("Lines may break elsewhere than on the device"),
        computation: tr("The font is built in to iOS and not installed here. Once for each name"),
        remedy: tr("Install the font, where its license lets you"))

    var name: String
    var reason: FontReason

    var subject: String? { name }

    func message(_ finding: Finding) -> String {
        "\(finding.name), \(name): \(reason.message)"
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        var named: Set<String> = []
        for font in NamedFont.all(context) {
            log.looked(at: 1)
            // Once for each name: what to do about it does not depend on the text.
            guard font.drawn.source == .standIn, named.insert(font.name).inserted else { continue }
            log.found(
                Self(name: font.name, reason: font.drawn.reason), .information,
                in: font.element, part: font.text)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(
            advice: Advice(tr("install it, to see the device's own lines")),
            cause: NamedFont(observation, context)?.value)
    }
}
