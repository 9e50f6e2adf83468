// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Documents
import Drawing
import DynamicType
import Reporting
import Syntax

/// `check`: the findings of the rules in screens and themes, and the category where each starts.
enum CheckCommand: ToolCommand {
    private static let category = Option(
        "category", .categoryOrAll,
        PreviewArguments.categoryMeaning + "Default: those of the project, or else all of them.")
    static let rule = Option(
        "rule", .choice("RULE") as ValueType<Rule>,
        "A rule to check. Default: all of them. Can be given more than once.",
        isRepeatable: true)
    private static let severity = Option(
        "severity", .choice() as ValueType<Severity>,
        "The lowest severity that counts. Findings below it are not listed, and the exit code is 1 if any "
            + "are left. Default: all are listed, and only violations count. Information never counts."
    )
    private static let failOn = Option(
        "fail-on", .choice() as ValueType<FailLevel>,
        "The lowest severity that makes the exit code 1. Default: that of --severity, or else violation."
    )
    private static let explain = Option(
        "explain",
        ValueType.choice(
            "RULE|all", among: Rule.allCases.map { [$0] } + [Rule.allCases],
            word: { $0.count == 1 ? $0[0].rawValue : "all" }),
        "Explains a rule, or all of them, instead of checking. Why it matters, how it is computed, and how "
            + "to fix its findings.")
    static let output = Option(
        "output", short: "o", .path,
        "The file of the report. Standard output then has the text. With --first-break, the file of the "
            + "heat map. Its ending selects the format: .png, .svg, or .pdf. Use - for standard output, "
            + "instead of the text.")
    private static let color = Option(
        "color", .choice() as ValueType<ColorChoice>,
        "Whether text has colors. Default: auto, on a terminal and without NO_COLOR.")

    /// The lowest severity that makes the check fail.
    enum FailLevel: String, CaseIterable {
        case violation, warning, never

        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// Whether text has colors.
    enum ColorChoice: String, CaseIterable {
        case auto, always, never
    }

    static let declaration = Command(
        "check",
        summary:
            "Checks screens for clipped, truncated, low-contrast, and other hard-to-read text.",
        discussion:
            "The rules also check fixed text sizes, fonts, headers, and more, at all categories and any "
            + "number of widths. Each finding has the category where it starts, the needed and the given figure, "
            + "the line of the file that causes it, and a fix. Files can be screens, themes, folders with "
            + "both, or a project, typeladder.json. Their contents decide. Each screen is checked in each "
            + "theme. Without files, the project in the current folder is checked, if it lists screens.",
        operand: Command.Operand("FILE", count: 0...Int.max),
        options: PreviewArguments.options(category, PreviewArguments.widths) + [
            rule, severity, failOn, explain,
            Options.format(of: AuditReport.self, FirstLossReport.self, RuleReport.self), output,
            color,
        ] + CheckComparison.options + FirstLossSearch.options,
        findings:
            "There is a violation, or a finding of the given --severity or --fail-on, or, with "
            + "--first-break, lost text.",
        examples: [
            Command.Example(
                "A screen in a theme, at two widths:",
                "typeladder-cli check --theme MyFonts.plist --screen MyScreen.json --width 320 --width 390"
            ),
            Command.Example(
                "All screens of a folder in all of its themes:", "typeladder-cli check MyApp"),
            Command.Example(
                "The project, for code scanning:",
                "typeladder-cli check typeladder.json --format sarif -o results.sarif"),
            Command.Example(
                "A page for people without Typeladder, opened at the findings:",
                "typeladder-cli check --screen MyScreen.json --format html -o findings.html"),
            Command.Example(
                "Only findings that are new since a branch:",
                "typeladder-cli check typeladder.json --since main"),
            Command.Example(
                "The first break, as a heat map:",
                "typeladder-cli check --screen MyScreen.json --first-break -o heatmap.svg"),
            Command.Example(
                "How contrast is computed:", "typeladder-cli check --explain contrast"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        if let rules = arguments[explain] {
            try console.print(RuleReport(rules), arguments)
            return .success
        }
        let others: [any DeclaredOption] =
            [rule, severity, failOn, color, PreviewArguments.variant] + CheckComparison.options
        if try FirstLossSearch.isWanted(arguments, without: others) {
            return try findFirstLoss(arguments, console)
        }
        if let path = arguments[output], path != .standardStream,
            PictureFormat(path: path) != nil
        {
            throw UsageError(CommandProblem.optionOnlyForFirstLoss, option: "--output")
        }
        let comparing = try CheckComparison(arguments)
        let matrix = try CheckMatrix(arguments, console)
        guard !(arguments.reporter is HTMLReporter) || matrix.screens.count == 1 else {
            throw UsageError(CommandProblem.pageOfSeveralScreens, option: "--format")
        }
        let audit = matrix.audit(console)
        let names = matrix.names
        let report = AuditReport(
            audit, comparison: try comparing?.compare(audit, of: matrix, arguments, console),
            atLeast: arguments[severity] ?? .information,
            failing: comparing?.isUpdating == true
                ? nil : (arguments[failOn].map(\.severity) ?? arguments[severity] ?? .violation),
            by: AuditReport.Program(version: Release.version, sources: matrix.sources) {
                names.name(ofFile: $0)
            })
        if arguments.reporter is HTMLReporter {
            try writePage(of: matrix, report, arguments, console)
        } else {
            try write(report, arguments, console)
        }
        return report.fails ? .findings : .success
    }

    /// Writes the report to standard output, or to the file of `--output`.
    private static func write(
        _ report: AuditReport, _ arguments: Arguments, _ console: Console
    ) throws {
        let isColored =
            switch arguments[color] ?? .auto {
            case .always: true
            case .never: false
            case .auto: console.showsColors
            }
        let text = TextReporter(isColored: isColored)
        let reporter = arguments.reporter.isText ? text : arguments.reporter
        guard let path = arguments[output], path != .standardStream else {
            return try console.print(report, in: reporter)
        }
        let written = arguments.reporter.isText ? TextReporter() : reporter
        try console.save(report, in: written, to: path)
        try console.print(report, in: text)
    }

    /// Writes the screen as a web page that opens at its findings.
    private static func writePage(
        of matrix: CheckMatrix, _ report: AuditReport, _ arguments: Arguments, _ console: Console
    ) throws {
        for inputs in matrix.themes {
            inputs.page.screen.open(matrix.screens[0])
            inputs.page.preview.environment = matrix.environments[0]
        }
        let elements = ElementIndex(matrix.screens[0].value)
        let listed = matrix.themes.indices.map { theme in
            Set(report.findings.filter { $0.themes.contains(theme) }.map(\.fingerprint))
        }
        let page = try ExportCommand.webPage(
            matrix.themes, in: matrix.environments[0], widths: matrix.axes.widths,
            opensAtFindings: true,
            listing: { listed[$1].contains($0.fingerprint(among: elements)) })
        let path = arguments[output] ?? .standardStream
        try console.save(page.encoded(), to: path)
        if path != .standardStream { try console.print(report, in: TextReporter()) }
    }

    private static func findFirstLoss(
        _ arguments: Arguments, _ console: Console
    ) throws -> ExitCode {
        guard arguments.operands.isEmpty else {
            throw UsageError(CommandProblem.filesWithFirstLoss, option: "--first-break")
        }
        let preview = try PreviewArguments(
            arguments, defaultCategories: ContentSizeCategory.allCases, acceptsVoidThemes: true,
            console: console)
        try preview.requireTexts()
        try preview.inputs.reportProject(to: console)
        return try FirstLossSearch.run(
            arguments, preview, preview.inputs.auditedFiles,
            widths: arguments.all(PreviewArguments.widths), console)
    }
}

extension Inputs {
    /// The files for the places of findings.
    var auditedFiles: AuditedFiles {
        AuditedFiles(
            themeMap: themePath == nil ? nil : page.theme.sourceMap,
            isThemeEditable: page.theme.tokens == nil,
            themeDiagnostics: voidDiagnostics, screenMap: page.screen.sourceMap)
    }

    /// Prints the diagnostics of the project of the screen.
    ///
    /// - Throws: `InputError` with the errors of that file.
    fileprivate func reportProject(to console: Console) throws(InputError) {
        let diagnostics = page.project.diagnostics
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            throw InputError(diagnostics)
        }
        console.noteWithFixes(diagnostics)
    }
}
