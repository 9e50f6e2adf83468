// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Drawing
import LayoutEngine
import PangoText
import Previewing
import Syntax

/// `render`: a list as a picture, or a sheet of previews along an axis.
enum RenderCommand: ToolCommand {
    static let output = Option(
        "output", short: "o", .path,
        "The file of the picture. Use - for standard output.",
        missing: CommandProblem.missingPictureFile)
    static let resolution = Option(
        "resolution", .number("N", in: 0.1...16),
        "The pixels per point of the picture, for rounding fills and lines. Only PNG has pixels. "
            + "Default: those of the device.")

    static let redlines = Flag(
        "redlines",
        "Draws frames, margins, gaps, baselines, and cap heights with their lengths in points. Of all "
            + "elements, of one that is named, or of the first of two with its distances to the second. "
            + "Baselines are measured from the top of their element.")

    static let format = Option(
        "to", .choice() as ValueType<PictureFormat>,
        "The format of the picture. Default: the ending of the file name selects it, and standard output "
            + "gets PNG.")

    static let text = Flag(
        "svg-text",
        "Writes the letters of an SVG as text, for searching and editing. It looks the same only where the "
            + "fonts are installed. Default: outlines.")

    static let bars = Flag(
        "bars",
        "Draws the bars of the app that the screen names, and the parts of the device around them. A "
            + "picture is at least as high as the device then.")

    private static let pages = Flag(
        "pages",
        "Writes a PDF with a page for each preview, as long as the list, in place of a sheet.")

    static let declaration = Command(
        "render",
        summary: "Draws the screen, or a sheet of all twelve categories or of other axes.",
        discussion:
            "The ending of the file name selects the format: .png, .svg, or .pdf. A sheet has one or two "
            + "axes. The previews along the first are side by side, and the second makes rows. Several "
            + "themes make rows, too, unless --by theme comes first.",
        operand: Command.Operand("ELEMENT", count: 0...2, completion: .nothing),
        options: [output, format, resolution, RenderedSheet.axis, pages, text, redlines, bars]
            + PreviewArguments.options(
                PreviewArguments.categoryOrAll, theme: Options.themes),
        examples: [
            Command.Example(
                "The redlines of a row:",
                "typeladder-cli render --redlines sections.0.rows.1 -o row.png"),
            Command.Example(
                "All twelve categories on one sheet:",
                "typeladder-cli render --theme MyFonts.plist --category all -o sheet.png"),
            Command.Example(
                "Two themes at all categories, one row for each:",
                "typeladder-cli render --theme A.plist --theme B.plist --category all -o themes.pdf"
            ),
            Command.Example(
                "AX3 at the widths of all devices:",
                "typeladder-cli render --by width --category AX3 -o widths.pdf"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments[output] ?? .standardStream
        let format = try PictureFormat(output: path, arguments)
        if arguments[text], format != .svg {
            throw UsageError(CommandProblem.textOfOtherFormat, option: "--svg-text")
        }
        if arguments[pages], format != .pdf {
            throw UsageError(CommandProblem.pagesOfOtherFormat, option: "--pages")
        }
        let themes = try PreviewArguments.ofEachTheme(arguments, console: console)
        let sheet = try RenderedSheet(arguments, themes, console)
        let redlines = try redlines(arguments, in: sheet.previews)
        let bytes =
            if arguments[pages] {
                try PictureDocument(sheet.pages(redlines)).encoded()
            } else {
                try sheet.picture(redlines).encoded(
                    as: format,
                    resolution: arguments[resolution] ?? themes[0].environment.displayScale,
                    letters: arguments[text] ? .text : .outlines)
            }
        try console.save(bytes, to: path)
        try sheet.noteRepetitions(console)
        // A picture without a caption has no space for notes.
        let notes =
            arguments[Options.screen] == nil
            ? themes.flatMap(\.themeNotes) : notes(on: sheet.previews)
        for note in notes.uniqued() { console.note("note: \(note)") }
        return .success
    }

    /// The requested redlines; none without the flag.
    private static func redlines(
        _ arguments: Arguments, in previews: [Preview]
    ) throws -> [Redline] {
        let names = arguments.operands.map(\.string)
        guard arguments[Self.redlines] else {
            if let name = names.first {
                throw UsageError(CommandProblem.elementWithoutRedlines(name))
            }
            return []
        }
        guard previews.count == 1 else { throw UsageError(CommandProblem.redlinesOnSheet) }
        let layout = previews[0].layout
        let redlines = Redlines(layout)
        var elements: [LayoutElement] = []
        for name in names { elements.append(LayoutElement(try layout.item(named: name))) }
        guard let first = elements.first else {
            var all: [Redline] = []
            for index in layout.ids.indices where !layout.isBlank(at: index) {
                all += redlines.measures(of: LayoutElement(layout.ids[index]))
                guard all.count <= Picture.mostRedlines else { throw PictureError.tooMuch }
            }
            return all
        }
        return redlines.measures(of: first)
            + elements.dropFirst().flatMap { redlines.distances(from: first, to: $0) }
    }

    private static func notes(on previews: [Preview]) -> [String] {
        previews.flatMap(\.fonts).filter { !$0.isPlain }
            .map { "\($0.requestedName): \($0.explanation)" }.uniqued()
    }
}

extension TableLayout {
    /// The item with a key path.
    fileprivate func item(named name: String) throws(UsageError) -> ItemID {
        if let id = ItemID(name), index(of: id) != nil { return id }
        throw UsageError(
            CommandProblem.notAnElement(
                name, suggestion: Phrases.suggestion(for: name, among: ids.map(\.description))))
    }
}

extension PreviewArguments {
    /// The notes about the theme's fonts, even those that the bundled screen does not use.
    fileprivate var themeNotes: [String] {
        let theme = inputs.page.theme
        let reports = theme.fonts.previewer.reports(theme: theme.value, category: .default)
        return reports.filter { !$0.isPlain }.map { "\($0.requestedName): \($0.explanation)" }
            .uniqued()
    }
}

extension PictureFormat {
    /// The format of `--to`, or else from the suffix of an output; PNG for standard output.
    init(output path: FilePath, _ arguments: Arguments) throws(UsageError) {
        let byName = Self(path: path) ?? (path == .standardStream ? .png : nil)
        guard let format = arguments[RenderCommand.format] ?? byName else {
            throw UsageError(CommandProblem.unknownPictureFormat(path.string))
        }
        self = format
    }
}
