// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing

/// `stand-in`: a font of iOS that is not installed here, so that another one is drawn for it.
enum StandInCheck: RuleCheck {
    static let rule = Rule.standIn
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        var named: Set<String> = []
        for font in NamedFont.all(context) {
            log.looked(at: 1)
            // Once for each name: what to do about it does not depend on the text.
            guard font.drawn.source == .standIn, named.insert(font.name).inserted else { continue }
            log.found(
                .standIn(name: font.name, explanation: font.drawn.explanation), .information,
                in: font.element, part: font.text)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        Remedy(advice: .installFont, cause: NamedFont(observation, context)?.value)
    }
}
