// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import LayoutEngine
import Syntax
import TestSupport
import Workspace

/// Sequences of edits, undos, and redos of a screen. The document equals its bytes read anew, rows keep their bytes
/// wherever they go, and undoing everything leads back to the first bytes.
struct ScreenEditsMode: FuzzMode {
    private let page: Page
    /// A page that opens each version anew.
    private let other: Page
    private let bundled: [String]
    private var made = 0
    private var refused = 0

    /// The edits of one input in a thousand, and the most edits of others.
    private static let lengths = (long: 10_000, others: 40)

    init() throws {
        let resources = try ResourceFolder.locate()
        let installation = try Installation(resources)
        page = Page(installation, NoScheduler())
        other = Page(installation, NoScheduler())
        let folder = resources.path("screens")
        bundled = Folder.names(in: folder).sorted().compactMap {
            SourceFile.read(folder.appending($0)).value.map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
        }
    }

    /// Ten thousand edits take half a minute in a debug build.
    var longestTime: Double { 120 }

    var summary: String { ", \(made) edits made and \(refused) refused" }

    mutating func run(_ random: inout SeededGenerator) throws {
        let text = base(&random)
        guard let first = ScreenDocument.read(SourceFile(name: "s.json", text: text)).value else {
            throw Finding("a screen is refused\n\(text)")
        }
        Self.open(first, in: page)
        let isLong = Int.random(in: 0..<1_000, using: &random) == 0
        let count =
            isLong ? Self.lengths.long : Int.random(in: 1...Self.lengths.others, using: &random)
        for _ in 0..<count {
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1: try page.undo()
            case 2: try page.redo()
            default: try edit(&random)
            }
            try check()
        }
        // A layout takes longer than an edit, so only the last one is compared, and none of the longest lists.
        if !isLong { try checkLayout() }
        // The history has the last thousand steps.
        guard !isLong else { return }
        while page.undoLabel != nil { try page.undo() }
        try Self.require(
            page.screen.file.document.source.bytes == first.source.bytes,
            "undoing everything does not lead back\n\(text)")
    }

    /// A bundled or a random screen, with line ends and indentation of some kind.
    private func base(_ random: inout SeededGenerator) -> String {
        let isRandom = Bool.random(using: &random)
        var text = isRandom ? ScreenText.screen(&random) : random.one(of: bundled)
        // A tab within a text would be an error.
        if !isRandom, Bool.random(using: &random) { text = text.replacing("  ", with: "\t") }
        if Bool.random(using: &random) { text = text.replacing("\n", with: "\r\n") }
        return Bool.random(using: &random) ? "\u{FEFF}" + text : text
    }

    private mutating func edit(_ random: inout SeededGenerator) throws {
        let before = page.screen.file.document
        let edit = before.screen.edit(&random)
        do {
            let edited = try before.applying(edit)
            try checkRows(before, edited, after: edit)
            try page.edit(edit)
            try Self.require(
                page.screen.file.document == edited.document, "\(edit) gives two results")
            made += 1
        } catch let failure as EditFailure {
            try Self.require(page.screen.file.document == before, "\(edit) is refused halfway")
            _ = failure.message
            refused += 1
        }
    }

    private static func text(_ document: ScreenDocument) -> String {
        String(decoding: document.source.bytes, as: UTF8.self)
    }

    private static func open(_ document: ScreenDocument, in page: Page) {
        page.screen.open(
            LoadedDocument(
                document.screen, diagnostics: document.warnings, sourceMap: document.sourceMap))
    }

    /// The document is what its bytes say.
    private func check() throws {
        let document = page.screen.file.document
        let read = ScreenDocument.read(document.source).value
        try Self.require(
            read?.screen == document.screen && read?.warnings == document.warnings
                && page.screen.value == document.screen
                && page.screen.diagnostics == document.warnings,
            "the document differs from its bytes\n\(Self.text(document))")
    }

    /// The preview is that of the bytes.
    private func checkLayout() throws {
        let document = page.screen.file.document
        guard let read = ScreenDocument.read(document.source).value else { return }
        Self.open(read, in: other)
        let (preview, expected) = (page.preview.current, other.preview.current)
        try Self.require(
            preview.layout.ids == expected.layout.ids
                && preview.layout.content == expected.layout.content
                && preview.layout.height == expected.layout.height
                && preview.fontRequests == expected.fontRequests
                && page.preview.diagnostics == other.preview.diagnostics,
            "the preview differs from that of its bytes\n\(Self.text(document))")
    }

    /// Rows that an edit does not change have the same bytes at their new places, but for the indentation of lines.
    private func checkRows(
        _ before: ScreenDocument, _ edited: ScreenDocument.Edited, after edit: ScreenEdit
    ) throws {
        guard let old = SyntaxTree.read(before.source).value?.root,
            let new = SyntaxTree.read(edited.document.source).value?.root
        else { throw Finding("\(edit) damages the syntax") }
        let changed = edit.changedRows
        for (number, section) in before.screen.sections.enumerated() {
            for row in section.rows.indices where !changed.contains(.init(number, row)) {
                let item = ItemID(.row, section: number, row: row)
                guard let place = edited.places.item(item) else { continue }
                guard let one = old.node(at: item.path), let other = new.node(at: place.path),
                    Self.words(one, before) == Self.words(other, edited.document)
                else { throw Finding("\(edit) changes \(item), now \(place)") }
            }
        }
    }

    /// The lines of a value without the white space at their ends.
    private static func words(_ node: Node, _ document: ScreenDocument) -> [[UInt8]] {
        document.source.bytes[node.bytes].split { $0 == 0x0A || $0 == 0x0D }.map { line in
            Array(line.drop { $0 == 0x20 || $0 == 0x09 })
        }
    }
}

extension ScreenEdit {
    /// The rows whose content the edit changes.
    fileprivate var changedRows: Set<PlaceMap.RowPlace> {
        func row(_ path: [SyntaxEdit.Step]) -> PlaceMap.RowPlace? {
            guard path.count >= 4, case .index(let section) = path[1],
                case .index(let row) = path[3]
            else { return nil }
            return .init(section, row)
        }
        switch self {
        case .text(.row(let section, let row, _), _), .removeText(.row(let section, let row, _)):
            return [.init(section, row)]
        case .value(let containers, _, _): return Set(containers.compactMap(row))
        case .kind(let places, _): return Set(places)
        default: return []
        }
    }
}

extension Screen {
    /// A random edit of the screen. Some have no element, and are refused.
    fileprivate func edit(_ random: inout SeededGenerator) -> ScreenEdit {
        func place() -> PlaceMap.RowPlace {
            let section = Int.random(in: 0...max(0, sections.count), using: &random)
            let count = sections.indices.contains(section) ? sections[section].rows.count : 1
            return .init(section, Int.random(in: 0...max(0, count), using: &random))
        }
        func places() -> [PlaceMap.RowPlace] {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in place() }
        }
        func section() -> Int { Int.random(in: 0...max(0, sections.count), using: &random) }
        func text() -> String { random.one(of: ["", "New", "設定 \\ \"x\"\n", "a\u{FFFC}b", "12"]) }
        let locations = textLocations
        let item = ItemID(.row, section: place().section, row: place().row)
        let isLarge = rowCount > 300
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1 where !locations.isEmpty: return .text(random.one(of: locations), text())
        case 2:
            let keys = ["accessory", "height", "title", "subtitle", "isOn", "lines", "badge"]
            let values: [SyntaxValue?] = [
                nil, .string("checkmark"), .string(text()), .bool(true), .number(44), .number(2),
            ]
            return .value(
                of: [item.path], key: random.one(of: keys), random.one(of: values))
        case 3:
            let containers = [[], item.sectionPath, item.path + [.key("title")]]
            let keys = ["tableStyle", "footer", "title", "textStyle", "color", "tintColor"]
            let values: [SyntaxValue?] = [
                nil, .string("plain"), .string("headline"), .string("label"),
            ]
            return .value(
                of: [random.one(of: containers)], key: random.one(of: keys), random.one(of: values))
        case 4 where !isLarge:
            return .insertRows([NewRow.value(random.one(of: Row.Kind.allCases))], at: place())
        case 5 where !isLarge: return .insertRowLike(place())
        case 6:
            let new = SyntaxValue.dictionary([
                .init("title", .string(text())), .init("rows", .array([])),
            ])
            return sections.count < 8 ? .insertSection(new, at: section()) : .remove([.section(0)])
        case 7: return .remove(places().map(\.item))
        case 8 where !isLarge: return .duplicate(places().map(\.item))
        case 9: return .moveSection(section(), to: section())
        case 10: return .kind(places(), random.one(of: Row.Kind.allCases))
        default: return .moveRows(places(), to: place())
        }
    }
}
