// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// `void-theme`: the device's decoder would reject the theme's file, and draw every style in the
/// system font.
enum VoidThemeCheck: RuleCheck {
    static let rule = Rule.voidTheme
    static let scope = CheckScope.files

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        guard context.files.themeMap != nil else { return }
        log.looked(at: 1)
        for (number, diagnostic) in voiding(context).enumerated() {
            // Several mistakes of one file are told apart by their number.
            log.found(
                .voidTheme(message: diagnostic.message), .violation, in: .theme, part: number)
        }
    }

    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let mistakes = voiding(context)
        guard let number = observation.part, mistakes.indices.contains(number) else {
            return Remedy(advice: .fixTheme)
        }
        let mistake = mistakes[number]
        return Remedy(
            advice: .fixTheme,
            place: Finding.Location(
                file: mistake.file, position: mistake.position, keyPath: mistake.keyPath))
    }

    private static func voiding(_ context: CheckContext) -> [Diagnostic] {
        context.files.themeDiagnostics.filter(\.voidsTheme)
    }
}
