// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DynamicType
import PangoText
import Previewing
import Reporting
import Syntax
import Workspace

/// `fonts`: the resolution of each font of a theme or a screen, the faces that match a name, or a
/// list of all faces.
enum FontsCommand: ToolCommand {
    static let match = Option(
        "match", ValueType.text("NAME"),
        "Part of a PostScript or family name, in upper or lower case. Lists the matching faces, here and "
            + "on iOS, with the face that is drawn for each.")

    static let declaration = Command(
        "fonts",
        summary: "Lists which face is drawn for each font, and why.",
        discussion:
            "Lists the fonts of the theme and, with --screen, those of the screen's texts with the number "
            + "of characters that they lack. Without a theme or a screen, lists all faces.",
        options: [Options.theme] + Options.ofThemes + [
            Options.screen, match,
        ] + SwiftOptions.all + [
            Options.format(of: FontsReport.self), Options.language,
        ],
        findings: "No name contains the part given with --match.",
        examples: [
            Command.Example(
                "The faces that are drawn for a theme:",
                "typeladder-cli fonts --theme MyFonts.plist"),
            Command.Example(
                "Noto Serif on a device and on this machine:",
                "typeladder-cli fonts --match \"noto serif\""),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let inputs = try Inputs(arguments, console)
        let fonts = inputs.page.theme.fonts
        if let part = arguments[match] { return try match(part, fonts, arguments, console) }
        let report: any Report
        if arguments[Options.screen] == nil {
            // Without `--screen`, leave out the bundled screen.
            let hasTheme = TokenArguments(arguments).place(arguments[Options.theme]) != nil
            report =
                hasTheme
                ? FontsReport(
                    fonts.previewer.reports(
                        theme: inputs.page.theme.value, category: .default))
                : FacesReport(
                    fonts.library.faces.map {
                        (
                            $0.family, $0.styleName, $0.postScriptName, $0.weight, $0.isItalic,
                            $0.file
                        )
                    })
        } else {
            let preview = inputs.page.preview
            preview.environment.language = arguments[Options.language]
            report = FontsReport(preview.current)
        }
        try console.print(report, arguments)
        return .success
    }

    private static func match(
        _ part: String, _ fonts: ThemeFonts, _ arguments: Arguments, _ console: Console
    ) throws -> ExitCode {
        // The faces of iOS come first, then those of this machine and of the theme.
        let names =
            fonts.deviceFonts.builtInFaces.map { ($0.family, $0.name) }
            + fonts.library.faces.map { ($0.family, $0.postScriptName) }
        let report = FaceMatchReport(match: part, names: names, previewer: fonts.previewer)
        if !report.isEmpty || arguments.reporter is JSONReporter {
            try console.print(report, arguments)
        }
        guard report.isEmpty else { return .success }
        let words = names.flatMap { $0.0.split(separator: " ").map(String.init) }
        let problem = CommandProblem.noMatch(
            part, suggestion: Phrases.suggestion(for: part, among: words))
        console.note("note: \(problem.message)")
        return .findings
    }
}
