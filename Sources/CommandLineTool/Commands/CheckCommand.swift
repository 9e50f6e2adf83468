// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Documents
import DynamicType
import Reporting

/// `check`: the findings of the rules in a screen, and the category where each starts.
enum CheckCommand: ToolCommand {
    private static let category = Option(
        "category", .categoryOrAll, PreviewArguments.categoryMeaning + "Default: all of them.")
    private static let rule = Option(
        "rule", .choice("RULE") as ValueType<Rule>,
        "A rule to check. Default: all of them. Can be given more than once.",
        isRepeatable: true)
    private static let severity = Option(
        "severity", .choice() as ValueType<Severity>,
        "The lowest severity that counts. Findings below it are not listed, and the exit code is 1 if any "
            + "are left. Default: all are listed, and only violations count. Information never counts."
    )
    private static let explain = Option(
        "explain", .choice("RULE") as ValueType<Rule>,
        "Explains a rule instead of checking. Why it matters, how it is computed, and how to fix its "
            + "findings.")

    static let declaration = Command(
        "check",
        summary:
            "Checks a screen for clipped, truncated, low-contrast, and other hard-to-read text.",
        discussion:
            "The rules also check fixed text sizes, fonts, headers, and more, at all categories and any "
            + "number of widths. Each finding has the category where it starts, the needed and the given figure, "
            + "the line of the file that causes it, and a fix.",
        options: PreviewArguments.options(category, PreviewArguments.widths) + [
            rule, severity, explain,
            Options.format(of: AuditReport.self, FirstLossReport.self, RuleReport.self),
        ] + FirstLossSearch.options,
        findings:
            "There is a violation, or a finding of the given --severity, or, with --first-break, lost "
            + "text.",
        examples: [
            Command.Example(
                "A screen in a theme, at two widths:",
                "typeladder-cli check --theme MyFonts.plist --screen MyScreen.json --width 320 --width 390"
            ),
            Command.Example(
                "The first break, as a heat map:",
                "typeladder-cli check --screen MyScreen.json --first-break -o heatmap.svg"),
            Command.Example(
                "How contrast is computed:", "typeladder-cli check --explain contrast"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        if let rule = arguments[explain] {
            try console.print(RuleReport(rule), arguments)
            return .success
        }
        let findsFirstLoss = try FirstLossSearch.isWanted(
            arguments, without: [rule, severity, PreviewArguments.variant])
        let preview = try PreviewArguments(
            arguments, defaultCategories: ContentSizeCategory.allCases, acceptsVoidThemes: true,
            console: console)
        try preview.requireTexts()
        try preview.inputs.reportProject(to: console)
        let given = arguments.all(PreviewArguments.widths)
        let files = preview.inputs.auditedFiles(hasTheme: arguments[Options.theme] != nil)
        if findsFirstLoss {
            return try FirstLossSearch.run(arguments, preview, files, widths: given, console)
        }
        let widths = given.isEmpty ? [preview.environment.width] : given
        let rules = arguments.all(rule)
        var audit = Audit(of: files, rules: rules.isEmpty ? Rule.allCases : rules)
        let live = preview.inputs.page.preview
        for width in widths {
            live.environment.width = width
            for category in preview.categories { audit.add(live.exact(at: category)) }
        }
        let excepting = preview.inputs.page.project.excepting(
            rules: rules.isEmpty ? Rule.allCases : rules, width: widths[0])
        let (open, ignored) = excepting(audit.result.located(in: files))
        let report = AuditReport(
            open, on: preview.inputs.page.screen.writtenValue, ignoring: ignored,
            atLeast: arguments[severity] ?? .information,
            widths: widths, categories: preview.categories)
        try console.print(report, arguments)
        let counting = [Severity.warning, .violation].filter {
            $0 >= arguments[severity] ?? .violation
        }
        return counting.allSatisfy { report.count(of: $0) == 0 } ? .success : .findings
    }
}

extension Inputs {
    /// The files for the places of findings.
    fileprivate func auditedFiles(hasTheme: Bool) -> AuditedFiles {
        AuditedFiles(
            themeMap: hasTheme ? page.theme.sourceMap : nil,
            isThemeEditable: page.theme.tokens == nil, themeDiagnostics: voidDiagnostics,
            screenMap: page.screen.sourceMap)
    }

    /// Prints the diagnostics of `typeladder.json` in the screen's folder.
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
