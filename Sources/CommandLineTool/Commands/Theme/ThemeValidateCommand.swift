// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Reporting

/// `theme validate`: everything that is wrong with theme files, all of them at once.
enum ThemeValidateCommand: ToolCommand {
    static let strict = Flag("strict", "Warnings, too, are findings.")

    static let declaration = Command(
        "theme", "validate",
        summary: "Everything that is wrong with theme files.",
        discussion: "Problems go to standard error, and a line for each file to standard output.",
        operand: Command.Operand(
            "FILE", count: 1...Int.max,
            missing: "name the files or folders to look at, or - for standard input"),
        options: [strict] + Options.ofThemes + [Options.format, Options.language],
        findings: "with --strict, a file has warnings",
        examples: [
            Command.Example(
                "All themes of a folder, warnings included:",
                "typeladder-cli theme validate --strict themes/*.plist")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        var report = ValidationReport()
        for path in arguments.operands {
            var inputs = try Inputs(fonts: arguments.all(Options.fonts))
            try inputs.openTheme(path, TokenArguments(arguments))
            console.note(inputs.diagnostics)
            report.add(inputs.diagnostics, of: path.string)
        }
        try console.print(report.rendered(as: arguments[Options.format] ?? .text))
        if report.hasErrors { return .failure }
        return report.hasWarnings && arguments[strict] ? .findings : .success
    }
}
