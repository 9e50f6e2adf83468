// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Drawing
import Previewing
import Reporting
import Syntax
import Workspace

/// `diff`: all differences between two themes or two screens, visible or not.
enum DiffCommand: ToolCommand {
    private static let output = Option(
        "output", short: "o", .path,
        "The file of a picture of both, with frames around the differences. Its ending selects the format: "
            + ".png, .svg, or .pdf. Use - for standard output, instead of the report.")
    private static let overlay = Flag(
        "overlay",
        "With -o, draws the second half transparent over the first. Default: side by side.")
    static let declaration = Command(
        "diff",
        summary: "Compares two themes or two screens, in words, points, and pictures.",
        discussion:
            "Lost text comes first, then the largest difference. Themes are compared on a screen, and screens "
            + "in a theme, including values that are not visible. At all categories, each change has the "
            + "category from which it holds.",
        operand: Command.Operand(
            "FILE", count: 2...2, missing: CommandProblem.missingPair),
        options: PreviewArguments.options(PreviewArguments.categoryOrAll) + [
            output, RenderCommand.format, overlay, RenderCommand.resolution,
            Options.format(of: DifferencesReport.self),
        ],
        findings: "The two differ.",
        examples: [
            Command.Example(
                "The changes of the list with other fonts, at a large size:",
                "typeladder-cli diff Old.plist New.plist --category AX3"),
            Command.Example(
                "The size from which each change holds:",
                "typeladder-cli diff Old.plist New.plist --category all"),
            Command.Example(
                "Both screens overlaid, as a picture:",
                "typeladder-cli diff Old.json New.json --overlay -o diff.png"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let paths = arguments.operands
        guard paths != [.standardStream, .standardStream] else {
            throw UsageError(CommandProblem.standardInputTwice)
        }
        let swift = try SwiftOptions.input(arguments)
        let files = paths.map { RecognizedFile(opening: $0, swift) }
        try check(files, arguments)
        let path = arguments[output]
        let format = try pictureFormat(path, arguments)
        let sides = try files.map {
            try PreviewArguments(arguments, opening: $0, console: console)
        }
        guard path == nil || sides[0].categories.count == 1 else {
            throw UsageError(CommandProblem.pictureOfAllCategories, option: "--category")
        }
        // Two screens have the same theme. Texts in both are prepared once.
        let themes = files[0].kind == .screen ? [sides[0], sides[0]] : sides
        let previews = zip(sides, themes).map { side, theme in
            let live = LivePreview(
                like: theme.inputs.page.preview, in: side.inputs.page.preview.environment,
                screen: side.inputs.page.screen)
            let preview = side.preview(of: live, console: console)
            return side.categories.count == 1 ? [preview] : side.categories.map(live.exact(at:))
        }
        let resolution =
            arguments[RenderCommand.resolution] ?? sides[0].environment.displayScale
        let picture = format.map { _ in
            let compared = zip(zip(themes, previews), names(of: paths)).map { side, name in
                NamedPreview(
                    side.1[0], name: name, library: side.0.inputs.page.theme.fonts.library)
            }
            return ComparedLists(compared[0], compared[1])
                .picture(arguments[overlay] ? .overlaid : .sideBySide)
        }
        if let format { try picture?.check(format, resolution: resolution) }
        let tokenThemes = sides.map { $0.inputs.page.theme.tokens?.contexts ?? [:] }
        let differences = Differences(
            from: previews[0], to: previews[1], tokenThemes: (tokenThemes[0], tokenThemes[1]))
        let report = DifferencesReport(
            differences, of: paths[0].string, and: paths[1].string, in: previews[1])
        if path != .standardStream {
            try console.print(report, arguments)
        }
        if let path, let picture, let format {
            try console.save(picture.encoded(as: format, resolution: resolution), to: path)
        }
        return differences.list.isEmpty ? .success : .findings
    }

    /// The format of the picture; nil for none.
    private static func pictureFormat(
        _ path: FilePath?, _ arguments: Arguments
    ) throws(UsageError) -> PictureFormat? {
        if let path { return try PictureFormat(output: path, arguments) }
        let details: [any DeclaredOption] = [
            RenderCommand.format, overlay, RenderCommand.resolution,
        ]
        if let detail = arguments.firstGiven(of: details) {
            throw UsageError(CommandProblem.optionOnlyForPicture, option: "--\(detail.name)")
        }
        return nil
    }

    /// The names of files for captions, with folders only if the names are equal.
    private static func names(of paths: [FilePath]) -> [String] {
        let names = paths.map(\.displayName)
        return Set(names).count == paths.count ? names : paths.map(\.string.visible)
    }

    /// Checks that the files are of the same kind, and that the options match it.
    private static func check(
        _ files: [RecognizedFile], _ arguments: Arguments
    ) throws(UsageError) {
        // Opening a file reports that it cannot be read.
        let kinds = files.compactMap(\.kind)
        guard Set(kinds).count == 1 else {
            if kinds.isEmpty { return }
            throw UsageError(
                CommandProblem.themeAndScreen(files[0].path.string, files[1].path.string))
        }
        if kinds[0] == .screen, arguments[Options.screen] != nil {
            throw UsageError(CommandProblem.screenOptionForScreens)
        }
        if kinds[0] == .theme, arguments[Options.theme] != nil {
            throw UsageError(CommandProblem.themeOptionForThemes)
        }
    }
}
