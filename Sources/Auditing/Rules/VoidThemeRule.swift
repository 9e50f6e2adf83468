// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

/// `void-theme`: the decoder on the device would reject the theme's file, and draw every style in
/// the system font.
struct VoidThemeRule: AuditRule {
    static let id = "void-theme"
    static let text = RuleText(
        title: tr("Device rejects the theme"),
        severity: tr("Violation"),
        reason: tr(
            """
            ScaledFont ignores the whole file if it cannot decode one entry. Because of this \
            entry, every style uses the system font, both on the device and in this check
            """),
        computation: tr(
            """
            An entry cannot be decoded as a dictionary of "fontName" and "fontSize" (ScaledFont \
            2, ScaledFont.swift)
            """),
        remedy: tr("Fix the entry"))

    /// The message about the mistake.
    var diagnostic: String
    /// The kind of the mistake and its key path. They stay the same if the message changes.
    var mistake: String

    var subject: String? { mistake }
    func origin(of element: Element) -> Finding.Origin { .theme }

    func message(_ finding: Finding) -> String {
        diagnostic
    }

    static func check(_ context: CheckContext, _ log: inout CheckLog) {
        guard context.files.themeMap != nil else { return }
        log.looked(at: 1)
        for (number, diagnostic) in voiding(context).enumerated() {
            // Several mistakes of one file are distinguished by their number.
            let mistake = "\(diagnostic.problem.id) \(diagnostic.keyPath)"
            log.found(
                Self(diagnostic: diagnostic.message.withoutFullStop, mistake: mistake), .violation,
                in: .theme, part: number)
        }
    }

    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy {
        let mistake = observation.part.map { Self.voiding(context)[$0] }
        return Remedy(
            advice: Advice(tr("Fix the entry")),
            place: mistake.map {
                FilePlace(file: $0.file, position: $0.position, keyPath: $0.keyPath)
            })
    }

    private static func voiding(_ context: CheckContext) -> [Diagnostic] {
        context.files.themeDiagnostics.filter(\.voidsTheme)
    }
}

extension String {
    /// The text without its period. Unlike diagnostics, messages of findings have none.
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
