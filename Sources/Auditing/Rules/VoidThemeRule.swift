// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

/// `void-theme`: the device's decoder would reject the theme's file, and draw every style in the
/// system font.
struct VoidThemeRule: AuditRule {
    static let id = "void-theme"
    static let text = RuleText(
        title: tr("Device rejects the theme"),
        severity: tr("Violation"),
        reason: tr(
            """
            ScaledFont decodes the whole file or nothing. Because of this entry, every style uses \
            the system font, both on the device and in this check
            """),
        computation: tr(
            "An entry cannot be decoded as {fontName, fontSize} (ScaledFont 2, ScaledFont.swift)"),
        remedy: tr("Fix the entry"))

    /// The mistake in the entry, for people.
    var diagnostic: String
    /// The kind of the mistake and its key path: they outlive a better wording.
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
            // Several mistakes of one file are told apart by their number.
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
    /// Messages of findings have no full stop at their end, unlike diagnostics.
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
