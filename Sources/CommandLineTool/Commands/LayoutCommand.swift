// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Reporting

/// `layout`: every item of a table with its frame, texts, lines and baselines.
enum LayoutCommand: ToolCommand {
    static let declaration = Command(
        "layout",
        summary: "Where everything is: frames, lines and baselines, in points.",
        discussion: "Text that is clipped, cut short or overlapped is named on standard error.",
        options: PreviewArguments.options(PreviewArguments.category) + [
            Options.format(of: LayoutReport.self)
        ],
        findings: "text is clipped by a fixed height, cut short by a limit of lines, or overlapped",
        examples: [
            Command.Example(
                "Where everything is at the largest size:",
                "typeladder-cli layout --theme MyFonts.plist --category AX5 --format json")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let preview = try PreviewArguments(arguments, console: console).previews(console: console)[
            0]
        try console.print(LayoutReport(preview), arguments)
        var audit = Audit(rules: Sweep.lossRules)
        audit.add(preview)
        let findings = audit.result.findings
        for finding in findings {
            console.note(
                "note: \(finding.element): \(finding.message); \(finding.remedy) [\(finding.rule.rawValue)]"
            )
        }
        return findings.isEmpty ? .success : .findings
    }
}
