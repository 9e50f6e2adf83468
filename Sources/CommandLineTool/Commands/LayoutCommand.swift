// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Reporting

/// `layout`: every item of a table with its frame, texts, lines, and baselines.
enum LayoutCommand: ToolCommand {
    static let declaration = Command(
        "layout",
        summary: "Prints the frames, lines, and baselines of the screen in points.",
        discussion: "Clipped, truncated, and overlapped texts are listed on standard error.",
        options: PreviewArguments.options(PreviewArguments.category) + [
            Options.format(of: LayoutReport.self)
        ],
        findings: "Text is clipped by a fixed height, truncated by a line limit, or overlapped.",
        examples: [
            Command.Example(
                "The layout at the largest text size, as JSON:",
                "typeladder-cli layout --theme MyFonts.plist --category AX5 --format json")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let preview = try PreviewArguments(arguments, console: console).preview(console: console)
        try console.print(LayoutReport(preview), arguments)
        var audit = Audit(rules: Sweep.lossRules)
        audit.add(preview)
        let findings = audit.result.findings
        for finding in findings {
            console.note(
                "note: \(finding.element): \(finding.message). \(finding.remedy). [\(finding.rule.rawValue)]"
            )
        }
        return findings.isEmpty ? .success : .findings
    }
}
