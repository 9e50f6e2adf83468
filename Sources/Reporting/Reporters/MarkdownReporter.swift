// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Tables in Markdown, for example for a pull request.
struct MarkdownReporter: Reporter {
    let name = "markdown"

    func writes(_ type: any Report.Type) -> Bool {
        type == ElementReport.self || type == RuleReport.self || type == AuditReport.self
            || type is any TableReport.Type
    }

    func text(of report: any Report) -> String? {
        if let element = report as? ElementReport { return sections(of: element) }
        if let report = report as? any SectionReport { return sections(of: report) }
        if let rules = report as? RuleReport { return pages(of: rules) }
        if let audit = report as? AuditReport { return summary(of: audit) }
        guard let rows = (report as? any TableReport)?.rows, let titles = rows.first else {
            return nil
        }
        return table(titles: titles, rows.dropFirst())
    }

    private func sections(of element: ElementReport) -> String {
        element.sections.map { section in
            let rows = section.figures.map {
                [$0.name, $0.value, $0.explanation.joined(separator: "; ")]
            }
            return "### \(section.title.visible)\n\n" + table(titles: ["", "", ""], rows[...])
        }.joined(separator: "\n\n")
    }

    private func sections(of report: any SectionReport) -> String {
        ([words(report.introduction)].filter { !$0.isEmpty }
            + report.tables.map { title, rows in
                "### \(words(title))\n\n" + table(titles: rows.first ?? [], rows.dropFirst())
            }).joined(separator: "\n\n")
    }

    func table(titles: [String], _ rows: ArraySlice<[String]>) -> String {
        ([titles, titles.map { _ in "---" }] + rows).map { row in
            row.reduce("|") { $0 + ($1.isEmpty ? " |" : " \(cell($1)) |") }
        }.joined(separator: "\n")
    }

    func cell(_ text: String) -> String {
        text.visible.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
            .replacing("<", with: "&lt;").replacing("`", with: "\\`")
            .replacing("[", with: "\\[")
    }

    /// A text outside of tables.
    private func words(_ text: String) -> String { cell(text) }
}
