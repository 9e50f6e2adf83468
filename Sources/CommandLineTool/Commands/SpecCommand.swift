// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Drawing
import DynamicType
import Reporting
import Syntax

/// `spec`: the hand-off of a screen to developers, as tables with a numbered picture.
enum SpecCommand: ToolCommand {
    private static let output = Option(
        "output", short: "o", .path,
        "The file of the numbered picture with its legend. Its ending selects the format: .png, .svg, or "
            + ".pdf. The report names it.")
    private static let format = Options.format(of: SpecReport.self)

    static let declaration = Command(
        "spec",
        summary: "Lists the text styles, elements, and colors of a screen, for a hand-off.",
        discussion:
            "For each text style: font, weight, size, line height, and tracking at all categories. For each "
            + "element: frame, margins, and gaps at one category, with a number that the picture repeats. For "
            + "each color: its values in light and dark.",
        options: [output, RenderCommand.resolution]
            + PreviewArguments.options(PreviewArguments.category) + [format],
        examples: [
            Command.Example(
                "Tables for a wiki, with a numbered picture:",
                "typeladder-cli spec --screen list.json --format markdown -o list.png > list.md"),
            Command.Example(
                "All figures for a spreadsheet:",
                "typeladder-cli spec --theme MyFonts.plist --format csv > spec.csv"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments[output]
        if path == .standardStream {
            throw UsageError(CommandProblem.pictureOnStandardOutput, option: "--output")
        }
        let pictureFormat = try path.map { try PictureFormat(output: $0, arguments) }
        if path == nil, arguments[RenderCommand.resolution] != nil {
            throw UsageError(CommandProblem.optionOnlyForPicture, option: "--resolution")
        }
        let inputs = try PreviewArguments(arguments, console: console)
        let preview = inputs.preview(console: console)
        let previews = ContentSizeCategory.allCases.map {
            inputs.preview(in: inputs.environment.at($0))
        }
        let report = SpecReport(previews, elementsOf: preview, picture: path?.lastComponent)
        if let path, let pictureFormat {
            let picture = SpecPicture(
                report.entries, preview, library: inputs.inputs.page.theme.fonts.library
            ).picture
            let bytes = try picture.encoded(
                as: pictureFormat,
                resolution: arguments[RenderCommand.resolution] ?? inputs.environment.displayScale)
            try console.save(bytes, to: path)
        }
        try console.print(report, arguments)
        return .success
    }
}
