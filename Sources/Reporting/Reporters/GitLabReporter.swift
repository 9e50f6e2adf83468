// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax

/// A code quality report for GitLab. Source: GitLab, "Code Quality", "Code quality report format".
struct GitLabReporter: Reporter {
    let name = "gitlab"

    func writes(_ type: any Report.Type) -> Bool { type == AuditReport.self }

    func text(of report: any Report) throws -> String? {
        guard let report = report as? AuditReport else { return nil }
        let issues = report.findings.map { issue($0, report) }
        return String(decoding: try JSONReporter().encoded(issues), as: UTF8.self)
    }

    private func issue(_ merged: MergedFinding, _ report: AuditReport) -> JSONObject {
        let finding = merged.finding
        let severity =
            switch finding.severity {
            case .violation: "major"
            case .warning: "minor"
            case .information: "info"
            }
        return [
            "description":
                "\(finding.message). \(finding.remedy). [\(report.scope(of: merged))]".visible,
            "check_name": finding.rule, "fingerprint": report.identity(of: merged),
            "severity": severity,
            "location": [
                "path": report.file(of: merged),
                "lines": ["begin": finding.place?.position?.line ?? 1] as JSONObject,
            ] as JSONObject,
        ]
    }
}
