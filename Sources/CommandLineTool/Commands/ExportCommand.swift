// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Documents
import Drawing
import Previewing
import Syntax
import Workspace

/// `export`: a screen at all text sizes as one HTML file, to send to people without Typeladder.
enum ExportCommand: ToolCommand {
    private static let category = Option(
        "category", .category,
        PreviewArguments.categoryMeaning + "The page shows this size first. Default: L.")
    private static let appearance = Option(
        "appearance", .choice() as ValueType<Appearance>,
        "The appearance that the page shows first. Default: that of the system on which it is opened."
    )

    static let declaration = Command(
        "export",
        summary: "Writes the screen as a web page with a slider for the text size.",
        discussion:
            "The page is one file that needs no network and no fonts. It has exact layouts at all twelve "
            + "categories, at each of the given widths and in each of the given themes, light and dark, with "
            + "the findings, the sizes of the text styles, and redlines.",
        operand: Command.Operand(
            "FILE.html", count: 1...1, missing: CommandProblem.missingPageFile),
        options: PreviewArguments.options(
            category, PreviewArguments.widths, theme: Options.themes, appearance: appearance)
            + [RenderCommand.bars],
        examples: [
            Command.Example(
                "A screen in a theme, at three widths:",
                "typeladder-cli export --theme MyFonts.plist --screen MyScreen.json --width 320 --width 390 "
                    + "--width 430 page.html")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments.operands[0]
        guard path == .standardStream || WebPage.isName(path) else {
            throw UsageError(CommandProblem.notAWebPage(path.string))
        }
        let inputs = try PreviewArguments.ofEachTheme(arguments, console: console)
        for input in inputs { console.note(input.inputs.page.preview.diagnostics) }
        let page = try webPage(
            inputs.map(\.inputs), in: inputs[0].environment,
            widths: arguments.all(PreviewArguments.widths), appearance: arguments[Self.appearance],
            showsBars: arguments[RenderCommand.bars])
        try console.save(page.encoded(), to: path)
        return .success
    }

    /// The web page of a screen in several themes.
    ///
    /// - Parameters:
    ///   - inputs: the inputs with each theme, at least one.
    ///   - environment: the environment that the page shows first.
    ///   - widths: the widths in points; none for that of the environment.
    ///   - appearance: the appearance that the page shows first; nil for that of the user's system.
    ///   - opensAtFindings: whether the page opens at the first finding.
    ///   - showsBars: whether the page has the bars of the app and the parts of the device.
    ///   - isListed: whether the page lists a finding in a theme, by the theme's index.
    static func webPage(
        _ inputs: [Inputs], in environment: PreviewEnvironment, widths: [Double],
        appearance: Appearance? = nil, opensAtFindings: Bool = false, showsBars: Bool = false,
        listing isListed: @escaping (Finding, Int) -> Bool = { _, _ in true }
    ) throws -> WebPage {
        let resources = inputs[0].installation.resources.loadWebPageParts()
        guard let parts = resources.value else { throw InputError(resources.diagnostics) }
        let designs = inputs.enumerated().map { theme, input in
            let (page, live) = (input.page, input.page.preview)
            let (files, width) = (input.auditedFiles, widths.first ?? environment.tableWidth)
            return WebPage.Design(
                title: live.themeTitle, library: live.theme.fonts.library, files: files,
                preview: live.exact(in:),
                findings: {
                    page.project.openFindings(of: $0, in: files, width: width)
                        .filter { isListed($0, theme) }
                })
        }
        return WebPage(
            title: inputs[0].page.preview.screenTitle, designs: designs, in: environment,
            widths: widths.isEmpty ? [environment.width] : widths, appearance: appearance,
            opensAtFindings: opensAtFindings, showsBars: showsBars,
            parts: WebPage.Parts(style: parts.style, script: parts.script))
    }
}
