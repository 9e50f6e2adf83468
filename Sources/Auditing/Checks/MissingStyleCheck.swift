// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// `missing-style`: a theme of custom fonts has none for a style, which so stays in the system font.
enum MissingStyleCheck: RuleCheck {
    static let rule = Rule.missingStyle
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        guard preview.theme.fonts.values.contains(where: { $0.fontName != nil }) else { return }
        let used = preview.usedStyles
        for style in TextStyle.allCases {
            log.looked(at: 1)
            guard preview.theme.fonts[style] == nil else { continue }
            log.found(
                .missingStyle, used.contains(style) ? .warning : .information, in: .style(style))
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let isTypeladder = context.preview.theme.format.container == .typeladder
        return Remedy(
            advice: .addStyle, cause: FileValue(.theme, isTypeladder ? [.key("fonts")] : []))
    }
}
