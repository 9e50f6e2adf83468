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
        "The file of the picture. Use - for standard output, as PNG.",
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

    private static let axis = Option(
        "by", .choice("AXIS") as ValueType<PreviewAxis>,
        "Renders a sheet of all values of an axis: text sizes, device widths, light and dark, iOS "
            + "generations, directions, languages, or variants of the texts. --by category is the same as "
            + "--category all."
    )

    static let declaration = Command(
        "render",
        summary: "Draws the screen, or a sheet of all twelve categories or of another axis.",
        discussion: "The ending of the file name selects the format: .png, .svg, or .pdf.",
        operand: Command.Operand("ELEMENT", count: 0...2, completion: .nothing),
        options: [output, resolution, axis, redlines]
            + PreviewArguments.options(PreviewArguments.categoryOrAll),
        examples: [
            Command.Example(
                "The redlines of a row:",
                "typeladder-cli render --redlines sections.0.rows.1 -o row.png"),
            Command.Example(
                "All twelve categories on one sheet:",
                "typeladder-cli render --theme MyFonts.plist --category all -o sheet.png"),
            Command.Example(
                "AX3 at the widths of all devices:",
                "typeladder-cli render --by width --category AX3 -o widths.pdf"),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments[output] ?? .standardStream
        let format = try PictureFormat(output: path)
        let preview = try PreviewArguments(arguments, console: console)
        let axis = arguments[axis] ?? preview.categoryAxis
        if axis != nil, axis != .category, preview.categories.count > 1 {
            throw UsageError(CommandProblem.sheetOfTwoAxes, option: "--category")
        }
        let previews = preview.previews(by: axis, console: console)
        let library = preview.inputs.page.theme.fonts.library
        let redlines = try redlines(arguments, in: previews)
        let picture =
            previews.count == 1
            ? Picture.list(previews[0], redlines: redlines, library: library)
            : Picture.sheet(previews, by: axis ?? .category, library: library)
        let bytes = try picture.encoded(
            as: format, resolution: arguments[resolution] ?? preview.environment.displayScale)
        try console.save(bytes, to: path)
        if let axis, axis != .category {
            try console.noteRepetitions(along: axis, in: previews, library)
        }
        // A picture without a caption has no space for notes.
        for note in arguments[Options.screen] == nil ? preview.themeNotes : notes(on: previews) {
            console.note("note: \(note)")
        }
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

extension Console {
    /// Notes which previews are equal along an axis.
    fileprivate func noteRepetitions(
        along axis: PreviewAxis, in previews: [Preview], _ library: FontLibrary
    ) throws {
        let names = previews.map { axis.name(of: $0.environment) }
        let repetitions = try Picture.repetitions(in: previews, library: library)
        let repeated =
            repetitions.isEmpty
            ? nil
            : axis.note(
                repeating: names[0], in: repetitions.map { names[$0] },
                isWhole: repetitions.count == names.count - 1)
        for text in [axis.note, repeated].compactMap(\.self) { note("note: \(text)") }
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
    /// The axis of the categories, if there are several.
    fileprivate var categoryAxis: PreviewAxis? { categories.count > 1 ? .category : nil }

    /// The notes about the theme's fonts, even those that the bundled screen does not use.
    fileprivate var themeNotes: [String] {
        let theme = inputs.page.theme
        let reports = theme.fonts.previewer.reports(theme: theme.value, category: .default)
        return reports.filter { !$0.isPlain }.map { "\($0.requestedName): \($0.explanation)" }
            .uniqued()
    }
}

extension PictureFormat {
    /// The format from the suffix of an output; PNG for standard output.
    init(output path: FilePath) throws(UsageError) {
        guard let format = Self(path: path) ?? (path == .standardStream ? .png : nil) else {
            throw UsageError(CommandProblem.unknownPictureFormat(path.string))
        }
        self = format
    }
}
