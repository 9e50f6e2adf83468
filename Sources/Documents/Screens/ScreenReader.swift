// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// Reads screen files: JSON with the content of a table.
package enum ScreenReader {
    /// Reads a screen with its diagnostics.
    package static func read(_ file: SourceFile) -> ReadResult<Screen> { read(ParsedFile(file)) }

    /// Reads a screen after its syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<Screen> {
        DocumentDecoder.read(file) { decoder in
            let tree = decoder.tree
            guard tree.format == .json else {
                decoder.error(
                    tree.root.range, .root,
                    ScreenProblem.notJSON)
                return nil
            }
            return screen(tree.root, decoder)
        }
    }

    private static func screen(_ root: Node, _ decoder: DocumentDecoder) -> Screen? {
        if root["sections"] == nil, let entries = root.entries,
            entries.contains(where: { ThemeReader.isThemeKey($0.key) })
        {
            decoder.error(root.range, .root, ScreenProblem.isTheme)
            return nil
        }
        guard let fields = DictionaryReader(root, .root, decoder, ScreenKeys.dictionary)
        else { return nil }
        var screen = Screen()
        screen.version = fields[ScreenKeys.version]
        if let version = screen.newerVersion {
            fields.warning(at: "version", ScreenProblem.newerVersion(version))
            decoder.isOfNewerVersion = true
        }
        screen.title = fields[ScreenKeys.title]
        screen.language = fields[ScreenKeys.language]
        screen.tableStyle = fields[ScreenKeys.tableStyle] ?? screen.tableStyle
        screen.cells = fields[ScreenKeys.cells] ?? screen.cells
        screen.cellLayout = fields[ScreenKeys.cellLayout] ?? screen.cellLayout
        screen.headerFooterLayout =
            fields[ScreenKeys.headerFooterLayout] ?? screen.headerFooterLayout
        if screen.cells == .static { screen.rowHeight = Screen.staticRowHeight }
        screen.rowHeight = fields[ScreenKeys.rowHeight] ?? screen.rowHeight
        screen.tableHeader = tableHeader(fields)
        screen.minimumContentSizeCategory = fields[ScreenKeys.minimumCategory]
        screen.maximumContentSizeCategory = fields[ScreenKeys.maximumCategory]
        var rowCount = 0
        let sections = fields[ScreenKeys.sections] ?? []
        screen.sections = sections.compactMap {
            section($0.node, $0.path, decoder, rowCount: &rowCount)
        }
        return screen
    }

    private static func tableHeader(_ screen: DictionaryReader) -> TableHeader? {
        guard let fields = screen[ScreenKeys.tableHeader] else { return nil }
        return TableHeader(
            text: fields[TableHeaderKeys.text] ?? "",
            appearance: fields.headerAppearance(ofScreen: true))
    }

    // MARK: - Sections

    private static func section(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder, rowCount: inout Int
    ) -> Section? {
        guard let fields = DictionaryReader(node, path, decoder, SectionKeys.dictionary)
        else { return nil }
        let header = sectionHeader(fields)
        if fields.node("title") != nil, header != nil {
            fields.warning(at: "title", ScreenProblem.hiddenTitle, fix: .remove)
        }
        let rows = fields[SectionKeys.rows] ?? []
        rowCount += rows.count
        if rowCount > Screen.maximumRowCount, rowCount - rows.count <= Screen.maximumRowCount {
            decoder.error(
                fields.node("rows")?.range ?? fields.range, .key(path, "rows"),
                ScreenProblem.tooManyRows, isLimit: true)
        }
        return Section(
            title: fields[SectionKeys.title], header: header, footer: fields[SectionKeys.footer],
            rows: rows.compactMap { RowReader.row($0.node, $0.path, decoder) })
    }

    /// A header: a dictionary with an appearance, or only a text.
    private static func sectionHeader(_ section: DictionaryReader) -> SectionHeader? {
        switch section[SectionKeys.header] {
        case .text(let title)?: SectionHeader(title: title)
        case .fields(let fields)?:
            SectionHeader(
                title: fields[SectionHeaderKeys.title] ?? "",
                appearance: fields.headerAppearance(ofScreen: true))
        case nil: nil
        }
    }
}
