// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import Syntax

/// The result of audits of several screens in several themes: findings, passes, and rules that could
/// not be checked.
package struct AuditReport: Report {
    /// The listed findings.
    package private(set) var findings: [MergedFinding]
    /// The findings with an exception in the project.
    let ignored: [MergedFinding]
    let passed: [Rule: Int]
    let notChecked: [NotChecked]
    /// Why nothing passes on a screen, by its number.
    let newerScreens: [Int: NotChecked]
    let axes: AuditAxes
    /// The comparison with findings that were known before; nil for none.
    let comparison: KnownComparison?
    /// The lowest severity that makes the check fail; nil if none does.
    let failing: Severity?
    let program: Program

    /// The program that makes a report, and what only it knows about files.
    package struct Program: Sendable {
        package let version: String
        /// The name of a file in reports, from its name in places.
        let name: @Sendable (String) -> String
        /// The files of places, for the texts of edits.
        let sources: [String: SourceFile]

        package init(
            version: String, sources: [String: SourceFile] = [:],
            name: @escaping @Sendable (String) -> String = { $0 }
        ) {
            (self.version, self.sources, self.name) = (version, sources, name)
        }
    }

    /// - Parameters:
    ///   - comparison: the new findings in place of all; nil to list all.
    ///   - least: the lowest severity of the findings to list.
    ///   - failing: the lowest severity that makes the check fail; nil if none does.
    package init(
        _ audit: MergedAudit, comparison: KnownComparison? = nil,
        atLeast least: Severity = .information, failing: Severity? = .violation, by program: Program
    ) {
        let found = comparison?.new ?? audit.findings
        findings = found.filter { $0.finding.severity >= least }
        ignored = audit.ignored
        (passed, notChecked, axes) = (audit.passed, audit.notChecked, audit.axes)
        newerScreens = audit.newerScreens
        (self.comparison, self.failing, self.program) = (comparison, failing, program)
    }

    /// The number of listed findings of a severity.
    package func count(of severity: Severity) -> Int {
        findings.count { $0.finding.severity == severity }
    }

    /// Whether a listed finding makes the check fail. Information never does.
    package var fails: Bool { findings.contains { isFailure($0.finding) } }

    func isFailure(_ finding: Finding) -> Bool {
        guard let failing else { return false }
        return finding.severity >= max(failing, .warning)
    }

    func screens(of finding: MergedFinding) -> [String] { finding.screens.map { axes.screens[$0] } }

    func themes(of finding: MergedFinding) -> [String] { finding.themes.map { axes.themes[$0] } }

    /// The iOS generations of settings.
    func profiles(of settings: [AuditAxes.Setting]) -> [String] {
        settings.map(\.profile).uniqued()
    }

    /// The file of a finding in reports: the one with the cause, or else the screen's.
    func file(of finding: MergedFinding) -> String {
        finding.finding.place.map { program.name($0.file) } ?? screens(of: finding).first ?? ""
    }

    /// The identity of a finding among all findings of the report, in 16 hexadecimal digits.
    func identity(of finding: MergedFinding) -> String {
        let known = finding.known(on: axes.screens, in: axes.themes)
        let parts = [known.screen ?? "", known.theme ?? "", known.rule, known.fingerprint]
        return Fingerprint(parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }).digits
    }
}

// MARK: - JSON

extension AuditReport {
    package var json: JSONObject {
        [
            "program": program.version, "screens": axes.screens, "themes": axes.themes,
            "profiles": profiles(of: axes.settings),
            "appearances": axes.settings.map(\.appearance.rawValue).uniqued(),
            "variants": axes.settings.map(\.variant.name).uniqued(),
            "widths": axes.widths.map(\.rounded3),
            "categories": axes.categories.map(\.shortName),
            "findings": JSONList(findings, json),
            "passed": Dictionary(
                uniqueKeysWithValues: passed.map { ($0.key.rawValue, $0.value) }),
            "notChecked": notChecked.map {
                ["rule": $0.rule, "reason": $0.message] as JSONObject
            },
            // Left out if there are none.
            "ignored": ignored.isEmpty ? nil : JSONList(ignored, ignoredJSON),
            "known": comparison.map { comparison in
                JSONList(comparison.known) { json($0.known(on: axes.screens, in: axes.themes)) }
            },
            "fixed": comparison.map { JSONList($0.fixed, json) },
        ]
    }

    private func json(_ merged: MergedFinding) -> JSONObject {
        let finding = merged.finding
        let settings = merged.settings.map { axes.settings[$0] }
        return [
            "rule": finding.rule, "severity": finding.severity,
            "element": finding.element.description,
            "fingerprint": merged.fingerprint,
            // Findings of `system` and `theme` are the same on other screens.
            "origin": finding.origin,
            "screens": screens(of: merged), "themes": themes(of: merged),
            "profiles": profiles(of: settings),
            "appearances": settings.map(\.appearance.rawValue).uniqued(),
            "variants": settings.map(\.variant.name).uniqued(),
            "from": finding.from.shortName,
            "categories": finding.categories.categories.map(\.shortName),
            "width": finding.width.rounded3, "widths": merged.widths.map(\.rounded3),
            "needed": finding.defect.figures?.needed.rounded3,
            "given": finding.defect.figures?.given.rounded3,
            "file": finding.place?.file, "line": finding.place?.position?.line,
            "column": finding.place?.position?.column, "keyPath": finding.place?.keyPath,
            "message": finding.message, "fix": finding.remedy,
        ]
    }

    private func ignoredJSON(_ ignored: MergedFinding) -> JSONObject {
        [
            "rule": ignored.finding.rule, "element": ignored.finding.element.description,
            "fingerprint": ignored.fingerprint, "screens": screens(of: ignored),
            "themes": themes(of: ignored),
            "reason": ignored.exception?.reason, "until": ignored.exception?.until?.description,
        ]
    }

    private func json(_ known: KnownFinding) -> JSONObject {
        [
            "rule": known.rule, "screen": known.screen, "theme": known.theme,
            "fingerprint": known.fingerprint, "finding": known.sentence,
        ]
    }
}
