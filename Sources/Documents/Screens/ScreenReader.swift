// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// Reads screen files: JSON with the content of a table.
package enum ScreenReader {
    /// Reads a screen with its diagnostics.
    package static func read(_ file: SourceFile) -> ReadResult<Screen> { read(ParsedFile(file)) }

    /// Reads a screen after its syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<Screen> { read(file) { _ in nil } }

    /// Reads a screen of which some rows are known.
    ///
    /// - Parameter known: returns the row in some bytes of the file; nil to read them.
    static func read(
        _ file: ParsedFile, knowing known: (ByteRange) -> Row?
    ) -> ReadResult<Screen> {
        DocumentDecoder.read(file) { decoder in
            let tree = decoder.tree
            guard tree.format == .json else {
                decoder.error(
                    tree.root.range, .root,
                    ScreenProblem.notJSON)
                return nil
            }
            return screen(tree.root, decoder, known)
        }
    }

    private static func screen(
        _ root: Node, _ decoder: DocumentDecoder, _ known: (ByteRange) -> Row?
    ) -> Screen? {
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
        screen.layoutDirection = fields[ScreenKeys.layoutDirection]
        screen.tableStyle = fields[ScreenKeys.tableStyle] ?? screen.tableStyle
        screen.cells = fields[ScreenKeys.cells] ?? screen.cells
        screen.cellLayout = fields[ScreenKeys.cellLayout] ?? screen.cellLayout
        screen.geometry =
            fields[ScreenKeys.geometry] ?? screen.geometry
        screen.source = fields[OriginKeys.source]
        screen.choices = (fields[ScreenKeys.choices] ?? []).compactMap {
            choice($0.node, $0.path, decoder)
        }
        screen.samples = (fields[ScreenKeys.samples] ?? []).compactMap {
            sample($0.node, $0.path, decoder)
        }
        if screen.cells == .static { screen.rowHeight = Screen.staticRowHeight }
        screen.rowHeight = fields[ScreenKeys.rowHeight] ?? screen.rowHeight
        screen.tableHeader = tableHeaderFooter(fields[ScreenKeys.tableHeader], .tableHeader)
        screen.tableFooter = tableHeaderFooter(fields[ScreenKeys.tableFooter], .tableFooter)
        screen.tableAppearance = TableAppearance(fields)
        screen.bars = ScreenBarsReader.bars(fields, title: screen.title)
        screen.minimumContentSizeCategory = fields[ScreenKeys.minimumCategory]
        screen.maximumContentSizeCategory = fields[ScreenKeys.maximumCategory]
        var rowCount = 0
        let sections = fields[ScreenKeys.sections] ?? []
        screen.sections = sections.compactMap {
            section($0.node, $0.path, decoder, known, rowCount: &rowCount)
        }
        screen.dependsOnCategory = screen.sections.contains { section in
            section.origin?.categories != nil
                || section.rows.contains { $0.origin?.categories != nil }
        }
        readIndex(fields, of: &screen)
        return screen
    }

    /// Gives sections without an index title that of the screen's list.
    private static func readIndex(_ fields: DictionaryReader, of screen: inout Screen) {
        let titles = fields[TableKeys.sectionIndex]
        if let titles {
            for index in screen.sections.indices where screen.sections[index].indexTitle == nil {
                screen.sections[index].indexTitle = titles.title(
                    of: screen.sections[index], at: index)
            }
        }
        guard let first = screen.sections.firstIndex(where: { $0.indexTitle?.isEmpty == false })
        else { return }
        screen.sectionIndexSource =
            titles == nil
            ? FileValue(.screen, [.key("sections"), .index(first)], "indexTitle")
            : FileValue(.screen, [], "sectionIndexTitles", "sectionIndex")
    }

    private static func tableHeaderFooter(
        _ fields: DictionaryReader?, _ subject: ValueProblem.Subject
    ) -> TableHeaderFooter? {
        fields.map {
            var appearance = $0.headerAppearance(ofScreen: true)
            let text = RunReader($0).text(TableHeaderKeys.text, of: subject, &appearance.text)
            return TableHeaderFooter(text: text, appearance: appearance)
        }
    }

    private static func choice(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder
    ) -> SourceChoice? {
        guard let fields = DictionaryReader(node, path, decoder, ChoiceKeys.dictionary),
            let condition = fields[ChoiceKeys.condition], let chosen = fields[ChoiceKeys.chosen]
        else { return nil }
        return SourceChoice(
            condition: condition, branches: fields[ChoiceKeys.branches] ?? [], chosen: chosen,
            source: fields[OriginKeys.source])
    }

    private static func sample(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder
    ) -> SourceSample? {
        guard let fields = DictionaryReader(node, path, decoder, SampleKeys.dictionary),
            let expression = fields[SampleKeys.expression], let text = fields[SampleKeys.text]
        else { return nil }
        return SourceSample(
            expression: expression, text: text, source: fields[OriginKeys.source])
    }

    // MARK: - Sections

    private static func section(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder,
        _ known: (ByteRange) -> Row?, rowCount: inout Int
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
        var section = Section(title: fields[SectionKeys.title], header: header)
        section.headerProminence =
            fields[SectionKeys.headerProminence] ?? section.headerProminence
        (section.footer, section.footerAppearance) = sectionFooter(fields)
        section.indexTitle = fields[SectionKeys.indexTitle]
        section.origin = fields.elementOrigin
        // In a newer version, rows mean something else.
        let known = decoder.isOfNewerVersion ? { _ in nil } : known
        section.rows.reserveCapacity(rows.count)
        for (node, path) in rows {
            if let row = known(node.range) ?? RowReader.row(node, path, decoder) {
                section.rows.append(row)
            }
        }
        return section
    }

    /// A footer: a dictionary with an appearance, or only a text for the default footer.
    private static func sectionFooter(
        _ section: DictionaryReader
    ) -> (text: String?, appearance: HeaderAppearance?) {
        switch section[SectionKeys.footer] {
        case .text(let text)?: return (text, nil)
        case .fields(let fields)?:
            var appearance = fields.headerAppearance(ofScreen: true)
            let text = RunReader(fields).text(
                SectionFooterKeys.text, of: .sectionFooter, &appearance.text)
            return (text, appearance)
        case nil: return (nil, nil)
        }
    }

    /// A header: a dictionary with an appearance, or only a text.
    private static func sectionHeader(_ section: DictionaryReader) -> SectionHeader? {
        switch section[SectionKeys.header] {
        case .text(let title)?: return SectionHeader(title: title)
        case .fields(let fields)?:
            var appearance = fields.headerAppearance(ofScreen: true)
            let title = RunReader(fields).text(
                SectionHeaderKeys.title, of: .sectionHeader, &appearance.text)
            return SectionHeader(title: title, appearance: appearance)
        case nil: return nil
        }
    }
}
