// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Drawing
import LayoutEngine
import PangoText
import Previewing
import Syntax
import Workspace

/// The previews of `render`: one, or those of a sheet with one or two axes.
struct RenderedSheet {
    static let axis = Option(
        "by", .choice("AXIS", among: axes, word: \.word),
        "Renders a sheet of all values of an axis: text sizes, device widths, light and dark, iOS "
            + "generations, directions, languages, variants of the texts, or the themes that are given. "
            + "Given twice, the second axis makes rows. --by category is the same as --category all.",
        isRepeatable: true)

    private static let axes = PreviewAxis.allCases.map(Ladder.Axis.environment) + [.theme]

    /// The previews in rows. A single preview is one row.
    private let rows: [(title: String?, columns: [LivePreview], previews: [Preview])]
    /// The axis of the previews in a row; nil for a single preview.
    private let axis: Ladder.Axis?
    /// Whether pictures have the bars of the app and the parts of the device.
    private let showsBars: Bool

    /// The previews from left to right, and from top to bottom.
    var previews: [Preview] { rows.flatMap(\.previews) }

    /// - Parameter themes: the arguments with each theme.
    init(
        _ arguments: Arguments, _ themes: [PreviewArguments], _ console: Console
    ) throws {
        let axes = try Self.axes(arguments, themes)
        axis = axes.first
        showsBars = arguments[RenderCommand.bars]
        let base = themes[0].inputs.page.preview
        guard let first = axes.first else {
            rows = [(nil, [base], [themes[0].preview(console: console)])]
            return
        }
        let console = console.withoutRepetitions
        for theme in themes { console.note(theme.inputs.page.preview.diagnostics) }
        // The first theme is that of the base.
        let others = themes.dropFirst().map(\.inputs.page.theme)
        func columns(of preview: LivePreview, along axis: Ladder.Axis) -> [LivePreview] {
            let open = Ladder.OpenDocuments(themes: { others })
            return Ladder(preview, axis: axis, among: open).columns
        }
        let second = axes.dropFirst().first
        let starts = second.map { columns(of: base, along: $0) } ?? [base]
        rows = starts.map { start in
            let columns = columns(of: start, along: first)
            return (
                second.map { $0.name(of: start) }, columns,
                columns.flatMap { $0.screenfuls(in: [$0.environment]) }
            )
        }
    }

    private static func axes(
        _ arguments: Arguments, _ themes: [PreviewArguments]
    ) throws(UsageError) -> [Ladder.Axis] {
        var axes = arguments.all(axis)
        if themes[0].categories.count > 1, !axes.contains(.category) {
            axes.insert(.category, at: 0)
        }
        if themes.count > 1, !axes.contains(.theme) { axes.append(.theme) }
        if axes.contains(.theme), themes.count == 1 {
            throw UsageError(CommandProblem.sheetOfOneTheme, option: "--by")
        }
        guard axes.count <= 2 else {
            throw UsageError(CommandProblem.sheetOfManyAxes(axes.map(\.word)))
        }
        guard Set(axes).count == axes.count else {
            throw UsageError(CommandProblem.repeatedAxis(axes[0].word), option: "--by")
        }
        return axes
    }

    /// The picture of the list, or of the sheet.
    func picture(_ redlines: [Redline]) -> Picture {
        guard let axis else { return pages(redlines)[0] }
        return Picture.sheet(
            rows.map { row in
                SheetRow(
                    title: row.title,
                    lists: zip(row.columns, row.previews).map { column, preview in
                        var named = axis.named(preview, in: column)
                        if showsBars { named.edges = preview.edges }
                        return named
                    })
            })
    }

    /// A picture of each whole list, with its name for a page.
    func pages(_ redlines: [Redline]) -> [Picture] {
        rows.flatMap { row in
            row.columns.map { column in
                let names = [row.title, axis?.name(of: column)].compactMap(\.self)
                let preview = column.exact(in: column.environment)
                var picture = Picture.list(
                    preview, redlines: redlines, edges: showsBars ? preview.edges : .none,
                    library: column.theme.fonts.library)
                picture.name = names.isEmpty ? nil : names.joined(separator: " · ")
                return picture
            }
        }
    }

    /// Notes which previews along a single axis are equal.
    func noteRepetitions(_ console: Console) throws {
        guard rows.count == 1, case .environment(let axis)? = axis, axis != .category else {
            return
        }
        let previews = rows[0].previews
        let names = previews.map { axis.name(of: $0.environment) }
        let repetitions = try Picture.repetitions(
            in: previews, library: rows[0].columns[0].theme.fonts.library)
        let repeated =
            repetitions.isEmpty
            ? nil
            : axis.note(
                repeating: names[0], in: repetitions.map { names[$0] },
                isWhole: repetitions.count == names.count - 1)
        for text in [axis.note, repeated].compactMap(\.self) { console.note("note: \(text)") }
    }
}

extension Ladder.Axis {
    /// The word after `--by`.
    fileprivate var word: String {
        switch self {
        case .environment(let axis): axis.rawValue
        case .theme: "theme"
        case .edits, .conflict, .screen, .folder: ""
        }
    }

    /// The value of a column.
    fileprivate func name(of column: LivePreview) -> String {
        guard case .environment(let axis) = self else { return column.theme.title }
        return axis.name(of: column.environment)
    }

    /// A preview with the value of its column, and the size of body text.
    fileprivate func named(_ preview: Preview, in column: LivePreview) -> NamedPreview {
        let library = column.theme.fonts.library
        guard case .environment(let axis) = self else {
            return NamedPreview(preview, titled: column.theme.title, library: library)
        }
        return NamedPreview(preview, by: axis, library: library)
    }
}
