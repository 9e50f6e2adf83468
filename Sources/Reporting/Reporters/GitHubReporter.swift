// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax
import Words

/// Annotations for GitHub Actions: lines that the log of a step turns into notes on files.
///
/// Source: GitHub, "Workflow commands for GitHub Actions". GitHub shows ten annotations of each
/// level for a step, so the gravest ten are written, and the rest are counted.
struct GitHubReporter: Reporter {
    let name = "github"

    private static let limit = 10

    func writes(_ type: any Report.Type) -> Bool { type == AuditReport.self }

    func text(of report: any Report) -> String? {
        guard let report = report as? AuditReport else { return nil }
        var lines: [String] = []
        var left: [String] = []
        for (severity, command) in [
            (Severity.violation, "error"), (.warning, "warning"), (.information, "notice"),
        ] {
            let findings = report.findings.filter { $0.finding.severity == severity }
            lines += findings.prefix(Self.limit).map { annotation($0, command, report) }
            guard findings.count > Self.limit else { continue }
            left.append("\(findings.count - Self.limit) × \(severity.rawValue)")
        }
        lines += (report.comparison?.fixed ?? []).map { "fixed: \($0.sentence)" }
        if !left.isEmpty { lines.append(tr("Not annotated: %1$s.", listed(left))) }
        return (lines + [report.summary.visible]).joined(separator: "\n")
    }

    private func annotation(
        _ merged: MergedFinding, _ command: String, _ report: AuditReport
    ) -> String {
        let finding = merged.finding
        let position = finding.place?.position
        let properties = [
            ("file", report.file(of: merged)), ("line", position.map { "\($0.line)" }),
            ("col", position.map { "\($0.column)" }), ("title", finding.rule.text.title),
        ].compactMap { key, value in value.map { "\(key)=\(property($0))" } }
        let text = "\(finding.message). \(finding.remedy). [\(report.scope(of: merged))]"
        return "::\(command) \(properties.joined(separator: ","))::\(data(text))"
    }

    private func data(_ text: String) -> String { text.visible.replacing("%", with: "%25") }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
