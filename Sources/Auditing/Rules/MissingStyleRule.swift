// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Words

/// `missing-style`: a theme of custom fonts has none for a style, so the style stays in the system
/// font.
struct MissingStyleRule: AuditRule {
    static let id = "missing-style"
    static let text = RuleText(
        title: tr("Style has no font in the theme"),
        severity: tr("Warning; only information if the screen does not use the style"),
        reason: tr(
            """
            ScaledFont draws this style in the system font, but other styles in the fonts of the \
            theme
            """),
        computation: tr(
            """
            The theme has fonts, but none for this style. This is a warning if the screen uses \
            the style, and information if it does not
            """),
        remedy: tr("Add the style with a font and a size"))

    func message(_ finding: Finding) -> String {
        tr("%1$s has no font in the theme, so it uses the system font", finding.name)
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        let preview = context.preview
        guard preview.theme.fonts.values.contains(where: { $0.fontName != nil }) else { return }
        let used = preview.usedStyles
        for style in TextStyle.allCases {
            log.looked(at: 1)
            guard preview.theme.fonts[style] == nil else { continue }
            log.found(
                Self(), used.contains(style) ? .warning : .information, in: .style(style))
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let isTypeladder = context.preview.theme.format.container == .typeladder
        return Remedy(
            advice: Advice(tr("Add the style to the theme, with a font and a size")),
            cause: FileValue(.theme, isTypeladder ? [.key("fonts")] : []))
    }
}
