// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DynamicType
import LayoutEngine
import Previewing
import Reporting
import Syntax

/// `explain`: where the size of a text style or the height of an item comes from.
enum ExplainCommand: ToolCommand {
    private static let all = Flag(
        "all", "Every step, rather than the seven nearest to the number. JSON always has all.")

    static let declaration = Command(
        "explain",
        summary: "Where a number comes from: the arithmetic and its sources.",
        discussion:
            "A text style's size, or the height of an item by its key path: tableHeader, "
            + "sections.0.header, sections.0.rows.1 or sections.0.footer.",
        operand: Command.Operand(
            "STYLE|ELEMENT", count: 1...1, missing: CommandProblem.missingSubject,
            completion: .words(TextStyle.allCases.map(\.uiKitName))),
        options: PreviewArguments.options(PreviewArguments.category) + [
            all, Options.format(of: ExplanationReport.self),
        ],
        examples: [
            Command.Example(
                "Why body is as large as it is at the largest size:",
                "typeladder-cli explain body --theme MyFonts.plist --category AX5"),
            Command.Example(
                "Why a row is as tall as it is:", "typeladder-cli explain sections.0.rows.1"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let subject = arguments.operands[0].string
        let preview = try PreviewArguments(arguments, console: console).previews(console: console)[
            0]
        var report = try report(subject, in: preview)
        report.hasEveryStep = arguments[all]
        try console.print(report, arguments)
        return .success
    }

    private static func report(
        _ subject: String, in preview: Preview
    ) throws(UsageError) -> ExplanationReport {
        if let style = TextStyle(name: subject) { return ExplanationReport(style, in: preview) }
        if let item = ItemID(subject), let report = ExplanationReport(item, in: preview) {
            return report
        }
        let words = TextStyle.allCases.map(\.uiKitName) + preview.layout.ids.map(\.description)
        throw UsageError(
            CommandProblem.notASubject(
                subject, suggestion: Phrases.suggestion(for: subject, among: words)))
    }
}
