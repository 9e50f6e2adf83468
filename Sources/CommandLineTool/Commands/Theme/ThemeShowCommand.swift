// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DynamicType
import Reporting

/// `theme show`: the font and size of each text style of a theme, and the font on a device.
enum ThemeShowCommand: ToolCommand {
    static let declaration = Command(
        "theme", "show",
        summary: "Prints the font and size of each text style.",
        discussion: "Also prints the font that a device draws, and the design token of the style.",
        operand: Options.file,
        options: Options.ofThemes + [Options.format(of: ThemeReport.self), Options.language],
        examples: [
            Command.Example(
                "The token of each style, one of them chosen by hand:",
                "typeladder-cli theme show brand.tokens.json --map type.hero=largeTitle"),
            Command.Example(
                "The dark theme of a folder of token sets:",
                "typeladder-cli theme show tokens --token-theme dark"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments.operands[0]
        let theme = try Inputs.theme(path, arguments, console).page.theme
        let report = ThemeReport(
            file: path.string, theme: theme.value,
            tokens: TextStyle.allCases.reduce(into: [:]) { tokens, style in
                tokens[style] = theme.tokens?.mapping.token(for: style)
            },
            tokenThemes: theme.tokens?.contexts ?? [:],
            reports: theme.fonts.ownPreviewer.reports(theme: theme.value, category: .default))
        try console.print(report, arguments)
        return .success
    }
}
