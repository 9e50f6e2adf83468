// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DynamicType
import LayoutEngine
import Previewing
import Reporting
import Syntax

/// `explain`: the calculation of the size of a text style or the height of an item.
enum ExplainCommand: ToolCommand {
    private static let all = Flag(
        "all",
        "Prints every step, not only the seven nearest to the number.")

    static let declaration = Command(
        "explain",
        summary: "Explains how a number is calculated, with the sources.",
        discussion:
            "The number is the size of a text style, or the height of an element by its key path: "
            + "tableHeader, sections.0.header, sections.0.rows.1, or sections.0.footer.",
        operand: Command.Operand(
            "STYLE|ELEMENT", count: 1...1, missing: CommandProblem.missingSubject,
            completion: .words(TextStyle.allCases.map(\.uiKitName))),
        options: PreviewArguments.options(PreviewArguments.category) + [
            all, Options.format(of: ExplanationReport.self),
        ],
        examples: [
            Command.Example(
                "The size of body at the largest text size:",
                "typeladder-cli explain body --theme MyFonts.plist --category AX5"),
            Command.Example(
                "The height of a row:", "typeladder-cli explain sections.0.rows.1"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let subject = arguments.operands[0].string
        let preview = try PreviewArguments(arguments, console: console).preview(console: console)
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
