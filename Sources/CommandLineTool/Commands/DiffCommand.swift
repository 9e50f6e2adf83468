// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Previewing
import Reporting
import Syntax
import Workspace

/// `diff`: what a reader sees otherwise with one theme or screen than with another.
enum DiffCommand: ToolCommand {
    static let declaration = Command(
        "diff",
        summary: "What differs between two themes or two screens, in words and points.",
        discussion:
            "The largest difference comes first. Themes are compared on a screen, screens in a theme.",
        operand: Command.Operand(
            "FILE", count: 2...2, missing: "name two themes or two screens, the older first"),
        options: PreviewArguments.options(PreviewArguments.category) + [Options.format],
        findings: "the two differ",
        examples: [
            Command.Example(
                "What a change of fonts does to the list at a large size:",
                "typeladder-cli diff Old.plist New.plist --category AX3")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let paths = arguments.operands
        guard paths != [.standardStream, .standardStream] else {
            throw UsageError(message: "only one of the two files can be standard input")
        }
        let files = paths.map { RecognizedFile($0) }
        try check(files, arguments)
        let previews = try files.map {
            try PreviewArguments(arguments, opening: $0, console: console)
                .previews(console: console)[0]
        }
        let differences = Differences(from: previews[0], to: previews[1])
        let report = DifferencesReport(
            differences, of: paths[0].string, and: paths[1].string, in: previews[1])
        try console.print(report.rendered(as: arguments[Options.format] ?? .text))
        return differences.list.isEmpty ? .success : .findings
    }

    /// Holds the files to being of the same kind, and the options to what they leave open.
    private static func check(
        _ files: [RecognizedFile], _ arguments: Arguments
    ) throws(UsageError) {
        // Why a file cannot be read is said when it is opened.
        let kinds = files.compactMap(\.kind)
        guard Set(kinds).count == 1 else {
            if kinds.isEmpty { return }
            throw UsageError(
                message: "\(files[0].path) and \(files[1].path) are a theme and a screen: compare "
                    + "two themes, or two screens")
        }
        if kinds[0] == .screen, arguments[Options.screen] != nil {
            throw UsageError(message: "--screen is for two themes, and these are screens")
        }
        if kinds[0] == .theme, arguments[Options.theme] != nil {
            throw UsageError(message: "--theme is for two screens, and these are themes")
        }
    }
}
