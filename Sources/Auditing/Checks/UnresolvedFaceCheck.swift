// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing

/// `unresolved-face`: a font name that neither iOS nor this machine nor the theme knows.
enum UnresolvedFaceCheck: RuleCheck {
    static let rule = Rule.unresolvedFace
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        for font in NamedFont.all(context) {
            log.looked(at: 1)
            guard font.drawn.source.isLost else { continue }
            log.found(
                .unresolvedFace(name: font.name, font.drawn.reason), .warning,
                in: font.element, part: font.text)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        guard let font = NamedFont(observation, context) else {
            return Remedy(advice: .anotherFont(suggestion: nil))
        }
        return Remedy(
            advice: .anotherFont(suggestion: font.drawn.suggestedName), cause: font.value,
            change: font.drawn.suggestedName.map { .set(font.value, .string($0)) })
    }
}
