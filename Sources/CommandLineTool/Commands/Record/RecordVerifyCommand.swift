// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Reporting
import Syntax

/// `record verify`: the differences of layouts from their records.
enum RecordVerifyCommand: ToolCommand {
    static let declaration = Command(
        "record", "verify",
        summary: "Lists how the layouts of screens differ from their records.",
        discussion:
            "Give the same options as for record write. Different versions of the program, the profile, the "
            + "fonts, and the hyphenation come first, because they explain other differences. Then come the "
            + "elements, in the words of diff.",
        operand: RecordedScreens.operand,
        options: RecordedScreens.options + [Options.format(of: RecordReport.self)],
        findings: "A layout differs from its record.",
        examples: [
            Command.Example(
                "The differences of two screens in two themes:",
                "typeladder-cli record verify list.json detail.json --theme A.plist --theme B.plist"
            )
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let screens = try RecordedScreens(arguments, console)
        guard screens.entries.allSatisfy({ $0.path != $0.record || $0.path != .standardStream })
        else { throw UsageError(CommandProblem.standardInputTwice) }
        let records = screens.entries.map { entry in
            SourceFile.read(entry.record).flatMap(LayoutRecord.read)
        }
        let diagnostics = records.flatMap(\.diagnostics)
        guard diagnostics.isEmpty else { throw InputError(diagnostics) }
        var report = RecordReport()
        for (entry, record) in zip(screens.entries, records) {
            guard let record = record.value else { continue }
            report.add(
                entry.path.string, record: entry.record.string, from: record,
                to: screens.layout(of: entry), newerVersion: entry.newerVersion)
        }
        try console.print(report, arguments)
        return report.isSame ? .success : .findings
    }
}
