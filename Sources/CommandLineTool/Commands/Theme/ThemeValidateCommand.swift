// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Reporting
import Syntax
import Workspace

/// `theme validate`: all problems of theme files.
enum ThemeValidateCommand: ToolCommand {
    static let strict = Flag("strict", "Counts warnings as findings.")
    static let fix = Flag(
        "fix",
        "Fixes problems that have one clear fix, in the files. The others are listed as usual."
    )

    static let declaration = Command(
        "theme", "validate",
        summary: "Lists all problems of theme files.",
        discussion:
            "Problems go to standard error, each with its fix if there is one. Standard output has a line "
            + "for each file.",
        operand: Command.Operand(
            "FILE", count: 1...Int.max,
            missing: CommandProblem.missingFiles),
        options: [strict, fix] + Options.ofThemes + [
            Options.format(of: ValidationReport.self), Options.language,
        ],
        findings: "With --strict, a file has warnings.",
        examples: [
            Command.Example(
                "All themes of a folder, warnings included:",
                "typeladder-cli theme validate --strict themes/*.plist"),
            Command.Example(
                "Fixing a theme in its file:",
                "typeladder-cli theme validate --fix MyFonts.plist"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        if arguments[fix], arguments.operands.contains(.standardStream) {
            throw UsageError(CommandProblem.fixedStandardInput)
        }
        var report = ValidationReport()
        for path in arguments.operands {
            let fixes = arguments[fix] ? try fix(path, console) : nil
            var inputs = try Inputs(fonts: arguments.all(Options.fonts))
            try inputs.openTheme(path, TokenArguments(arguments))
            console.noteWithFixes(inputs.diagnostics)
            report.add(inputs.diagnostics, of: path.string, fixed: fixes)
        }
        try console.print(report, arguments)
        if report.hasErrors { return .failure }
        return report.hasWarnings && arguments[strict] ? .findings : .success
    }

    /// Fixes a file in place, unless another program changes it at the same time.
    ///
    /// - Returns: the fixes that were made.
    private static func fix(_ path: FilePath, _ console: Console) throws -> [Fix] {
        guard let file = RecognizedFile(path, as: .theme).ownSource, let place = file.path else {
            return []
        }
        let fixer = FileFixer(theme: file)
        guard !fixer.fixes.isEmpty else { return [] }
        try console.save(
            fixer.file.bytes, to: place, expecting: .unchanged(Fingerprint(file.bytes)))
        for fix in fixer.fixes { console.note("\(place.string): fixed: \(fix.words)") }
        return fixer.fixes
    }
}
