// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// `void-theme`: the device's decoder would reject the theme's file, and draw every style in the
/// system font.
struct VoidThemeRule: AuditRule {
    static let id = "void-theme"
    static let text = RuleText(
        title: "Device rejects the theme",
        severity: "Violation",
        reason:
            "ScaledFont decodes all of a file or nothing: every style is then in the system "
            + "font, as this audit has it",
        computation:
            "An entry does not decode as {fontName, fontSize} (ScaledFont 2, ScaledFont.swift)",
        remedy: "Fix the entry")
    static let scope = CheckScope.files

    /// What is wrong with the entry, for people.
    var diagnostic: String
    /// The kind of the mistake and its key path: they outlive a better wording.
    var mistake: String

    var subject: String? { mistake }
    func origin(of element: Element) -> Finding.Origin { .theme }

    func message(_ finding: Finding) -> String {
        diagnostic
    }

    private static let advice: Advice =
        "fix the entry"

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        guard context.files.themeMap != nil else { return }
        log.looked(at: 1)
        for (number, diagnostic) in voiding(context).enumerated() {
            // Several mistakes of one file are told apart by their number.
            let mistake = "\(diagnostic.problem.id) \(diagnostic.keyPath)"
            log.found(
                Self(diagnostic: diagnostic.message, mistake: mistake), .violation, in: .theme,
                part: number)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let mistakes = Self.voiding(context)
        guard let number = observation.part, mistakes.indices.contains(number) else {
            return Remedy(advice: Self.advice)
        }
        let mistake = mistakes[number]
        return Remedy(
            advice: Self.advice,
            place: FilePlace(
                file: mistake.file, position: mistake.position, keyPath: mistake.keyPath))
    }

    private static func voiding(_ context: CheckContext) -> [Diagnostic] {
        context.files.themeDiagnostics.filter(\.voidsTheme)
    }
}
