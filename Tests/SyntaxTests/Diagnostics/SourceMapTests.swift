// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Source maps")
struct SourceMapTests {
    /// Every value of a tree with its key path and the range of its key.
    private func values(
        of node: Node, _ path: NodePath = .root, keyRange: ByteRange? = nil
    ) -> [(keyPath: String, node: Node, keyRange: ByteRange?)] {
        let inner =
            node.entries?.map { (NodePath.key(path, $0.key), $0.value, Optional($0.keyRange)) }
            ?? node.array?.enumerated().map { (.index(path, $0), $1, nil) } ?? []
        return [(path.description, node, keyRange)]
            + inner.flatMap { values(of: $0.1, $0.0, keyRange: $0.2) }
    }

    /// Line and column of a byte, counted from the front.
    private func position(of offset: UInt32, in file: SourceFile) -> Position {
        let before = String(decoding: file.bytes[..<Int(offset)], as: UTF8.self)
            .replacing("\r\n", with: "\n").replacing("\r", with: "\n").utf8
        let lines = before.split(separator: 0x0A, omittingEmptySubsequences: false)
        let mark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) && lines.count == 1 ? 3 : 0
        return Position(line: lines.count, column: lines[lines.count - 1].count + 1 - mark)
    }

    private func check(_ file: SourceFile) throws {
        guard let tree = SyntaxTree.read(file).value else { return }
        let all = values(of: tree.root)
        let locations = SourceMap(file).locations(of: all.map(\.keyPath))
        for (value, found) in zip(all, locations) {
            let location = try #require(found, "\(file.name): \(value.keyPath)")
            #expect(location.range == value.node.range, "\(file.name): \(value.keyPath)")
            #expect(location.keyRange == value.keyRange)
            guard tree.format != .binaryPropertyList else {
                #expect(location.position == nil)
                continue
            }
            let isContainer = value.node.entries != nil || value.node.array != nil
            let start = isContainer ? value.keyRange ?? value.node.range : value.node.range
            #expect(
                location.position == position(of: start.start, in: file),
                "\(file.name): \(value.keyPath)")
        }
    }

    @Test("every value of a screen has its line", arguments: Bundled.screens)
    func screens(_ path: FilePath) throws {
        try check(try #require(SourceFile.read(path).value))
    }

    @Test("every value of a theme has its line, in all formats", arguments: Corpus.names)
    func themes(_ name: String) throws { try check(try Corpus.file(name)) }

    @Test("every text of a screen has its line", arguments: Bundled.screens)
    func texts(_ path: FilePath) throws {
        let result = ScreenReader.read(path: path)
        let screen = try #require(result.value)
        let map = try #require(result.sourceMap)
        var keyPaths: [String] = []
        for (number, section) in screen.sections.enumerated() {
            keyPaths.append("sections.\(number)")
            for (row, content) in section.rows.enumerated() {
                let path = "sections.\(number).rows.\(row)"
                keyPaths.append(path)
                if !content.title.isEmpty { keyPaths.append("\(path).title") }
            }
        }
        #expect(!map.positions(of: keyPaths).contains(nil))
    }

    @Test("every style of a theme has its line", arguments: Bundled.themes)
    func styles(_ path: FilePath) throws {
        let result = ThemeReader.read(path: path)
        let theme = try #require(result.value)
        for style in TextStyle.allCases {
            #expect(result.sourceMap?.position(of: theme.keyPath(of: style)) != nil)
            #expect(result.sourceMap?.position(of: theme.keyPath(of: style, "fontName")) != nil)
        }
    }

    @Test("key paths that lead nowhere, and keys that hold dots")
    func oddities() {
        let key = String(repeating: "k", count: 70)
        let map = SourceMap(
            SourceFile(name: "f", text: "{\"a\": {\"b\": 1},\n \"a.b.c\": 2, \"\(key)\": [3]}"))
        #expect(map.position(of: "a.b") == Position(line: 1, column: 13))
        #expect(map.position(of: "a") == Position(line: 1, column: 2))
        #expect(map.position(of: "a.b.c") == Position(line: 2, column: 11))
        let cut = Phrases.shortened(key)
        #expect(map.position(of: "\(cut).0")?.line == 2)
        for path in ["b", "a.c", "a.b.d", "a.", "\(cut).1", "\(cut).x", "."] {
            #expect(map.locations(of: [path]) == [nil], "\(path)")
        }
        #expect(map.position(of: "") == Position(line: 1, column: 1))
        #expect(SourceMap(SourceFile(name: "f", text: "{")).position(of: "a") == nil)
    }
}
