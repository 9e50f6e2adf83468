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

    private static let screenKeys = [
        "$schema", "title", "language", "tableStyle", "cells", "cellLayout", "headerFooterLayout",
        "rowHeight",
        "tableHeader", "minimumContentSizeCategory", "maximumContentSizeCategory", "sections",
    ]

    private static func screen(_ root: Node, _ decoder: DocumentDecoder) -> Screen? {
        if root["sections"] == nil, let entries = root.entries,
            entries.contains(where: { ThemeReader.isThemeKey($0.key) })
        {
            decoder.error(root.range, .root, ScreenProblem.isTheme)
            return nil
        }
        guard
            let fields = DictionaryReader(
                root, .root, decoder, .screen, keys: screenKeys)
        else { return nil }
        if fields.node("sections") == nil {
            decoder.error(root.range, .root, ScreenProblem.missingSections)
        }
        var rowCount = 0
        let cells = fields.choice("cells", Screen.Cells.self) ?? .dynamic
        return Screen(
            title: fields.string("title"), language: language(fields),
            tableStyle: fields.choice("tableStyle", TableStyle.self) ?? .insetGrouped,
            cells: cells,
            cellLayout: fields.choice("cellLayout", Screen.CellLayout.self)
                ?? .contentConfiguration,
            headerFooterLayout: fields.choice(
                "headerFooterLayout", Screen.HeaderFooterLayout.self) ?? .tableView,
            rowHeight: fields.height("rowHeight")
                ?? (cells == .static ? Screen.staticRowHeight : .automatic),
            tableHeader: tableHeader(fields),
            minimumContentSizeCategory: fields.category("minimumContentSizeCategory"),
            maximumContentSizeCategory: fields.category("maximumContentSizeCategory"),
            sections: fields.array("sections").compactMap {
                section($0.node, $0.path, decoder, rowCount: &rowCount)
            })
    }

    private static func language(_ screen: DictionaryReader) -> String? {
        guard let language = screen.string("language") else { return nil }
        guard LanguageTag.isWellFormed(language) else {
            screen.error(at: "language", ScreenProblem.notALanguage(language))
            return nil
        }
        return language
    }

    private static func tableHeader(_ screen: DictionaryReader) -> TableHeader? {
        let keys = ["text"] + HeaderAppearance.screenKeys
        guard let fields = screen.fields("tableHeader", .tableHeader, keys: keys)
        else { return nil }
        return TableHeader(
            text: fields.requiredString("text", of: .tableHeader),
            appearance: fields.headerAppearance(ofScreen: true))
    }

    // MARK: - Sections

    private static let sectionKeys = ["title", "header", "footer", "rows"]

    private static func section(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder, rowCount: inout Int
    ) -> Section? {
        guard let fields = DictionaryReader(node, path, decoder, .section, keys: sectionKeys)
        else { return nil }
        let header = sectionHeader(fields)
        if fields.node("title") != nil, header != nil {
            fields.warning(at: "title", ScreenProblem.hiddenTitle, fix: .remove)
        }
        let rows = fields.array("rows")
        rowCount += rows.count
        if rowCount > Screen.maximumRowCount, rowCount - rows.count <= Screen.maximumRowCount {
            fields.error(at: "rows", ScreenProblem.tooManyRows)
        }
        return Section(
            title: fields.string("title"), header: header, footer: fields.string("footer"),
            rows: rows.compactMap { RowReader.row($0.node, $0.path, decoder) })
    }

    /// A header: a dictionary with an appearance, or only a text.
    private static func sectionHeader(_ section: DictionaryReader) -> SectionHeader? {
        if section.node("header")?.string != nil {
            return section.string("header").map { SectionHeader(title: $0) }
        }
        let keys = ["title"] + HeaderAppearance.screenKeys
        guard let fields = section.fields("header", .sectionHeader, keys: keys)
        else { return nil }
        return SectionHeader(
            title: fields.requiredString("title", of: .sectionHeader),
            appearance: fields.headerAppearance(ofScreen: true))
    }
}
