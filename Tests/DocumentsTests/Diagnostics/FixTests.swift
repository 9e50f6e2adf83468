// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Fixes")
struct FixTests {
    typealias Read = @Sendable (SourceFile) -> [Diagnostic]

    private static let readers: [(files: [SourceFile], read: Read)] = [
        (ScreenMistakes.all.map(\.file), { ScreenReader.read($0).diagnostics }),
        (ThemeMistakes.all.map(\.file), { ThemeReader.read($0).diagnostics }),
        (
            Corpus.names.compactMap { try? Corpus.file($0) },
            { ThemeReader.read($0).diagnostics }
        ),
    ]

    @Test("a fix mends its problem and leaves the rest of the file alone")
    func all() throws {
        var fixed: Set<String> = []
        for (files, read) in Self.readers {
            for file in files {
                let before = read(file)
                for diagnostic in before {
                    guard let fix = diagnostic.fix else { continue }
                    fixed.insert(diagnostic.id)
                    let mended = try file.applying([fix])
                    let count = before.count { $0.problem.id == diagnostic.id }
                    #expect(
                        read(mended).count { $0.problem.id == diagnostic.id } < count,
                        "\(diagnostic)")
                    try expectSameSurroundings(file, mended, of: fix)
                }
            }
        }
        #expect(
            fixed.isSuperset(of: [
                "value.unknown-key", "value.wrong-type", "value.unknown-word",
                "value.points-out-of-range", "value.not-a-whole-number", "value.not-a-color",
                "value.repeated-meaning", "theme.unknown-style", "theme.stray-value",
                "screen.unused-key", "screen.hidden-title",
            ]), "\(fixed.sorted())")
    }

    /// Holds a fix to the bytes of its value and key; what is removed takes commas and spaces along.
    private func expectSameSurroundings(
        _ old: SourceFile, _ new: SourceFile, of fix: SyntaxEdit
    ) throws {
        let tree = try #require(SyntaxTree.read(old).value)
        guard tree.format != .binaryPropertyList else { return }
        let node = try #require(tree.root.node(at: fix.path))
        var start = Int(node.range.start)
        if case .key(let key)? = fix.path.last {
            let entries = tree.root.node(at: fix.path.dropLast())?.entries ?? []
            start = Int(try #require(entries.first { $0.key == key }).keyRange.start)
        }
        let isSpace: (UInt8) -> Bool = { SourceText.isWhiteSpace($0) || $0 == UInt8(ascii: ",") }
        let front = old.bytes[..<start].filter { !isSpace($0) }
        let back = old.bytes[Int(node.range.end)...].filter { !isSpace($0) }
        let bytes = new.bytes.filter { !isSpace($0) }
        #expect(bytes.starts(with: front) && bytes.suffix(back.count).elementsEqual(back))
        if fix.change != .remove {
            #expect(new.bytes.starts(with: old.bytes[..<start]))
            #expect(
                new.bytes.suffix(old.bytes.count - Int(node.range.end))
                    .elementsEqual(old.bytes[Int(node.range.end)...]))
        }
    }

    @Test(
        "what each fix writes",
        arguments: [
            (
                #"{ "boddy" : {"fontName": "A", "fontSize": 17} }"#,
                #"{ "body" : {"fontName": "A", "fontSize": 17} }"#
            ),
            (#"{"body": {"fontName": "A", "fontsize": 1, "fontSize": 17}}"#, nil),
            (
                #"{"body": {"fontName": "A", "fontSize": "17.5"}}"#,
                #"{"body": {"fontName": "A", "fontSize": 17.5}}"#
            ),
            (
                #"{"body": {"fontName": "A", "fontSize": 2000}}"#,
                #"{"body": {"fontName": "A", "fontSize": 1000}}"#
            ),
            (#"{"body": {"fontName": "A", "fontSize": 0}}"#, nil),
            (#"{"fonts": {}, "fontFiles": ["a", 3]}"#, #"{"fonts": {}, "fontFiles": ["a"]}"#),
            (
                #"{"fonts": {}, "sectionHeader": {"lines": 2.6}}"#,
                #"{"fonts": {}, "sectionHeader": {"lines": 3}}"#
            ),
            (
                #"{"fonts": {}, "sectionHeader": {"color": "labell"}}"#,
                #"{"fonts": {}, "sectionHeader": {"color": "label"}}"#
            ),
            (
                #"{"fonts": {}, "sectionHeader": {"scales": "true"}}"#,
                #"{"fonts": {}, "sectionHeader": {"scales": true}}"#
            ),
            (
                "<plist><dict><key>Body</key><dict><key>fontName</key><string>A</string>"
                    + "<key>fontSize</key><real>17</real></dict></dict></plist>",
                "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string>"
                    + "<key>fontSize</key><real>17</real></dict></dict></plist>"
            ),
        ])
    func writing(_ text: String, _ expected: String?) throws {
        let file = SourceFile(name: "f", text: text)
        let fix = try #require(ThemeReader.read(file).diagnostics.first).fix
        let mended = try fix.map { try file.applying([$0]).bytes }
        #expect(mended.map { String(decoding: $0, as: UTF8.self) } == expected)
    }

    @Test("a binary property list is mended as well")
    func binary() throws {
        let font = SyntaxValue.dictionary([
            .init("fontName", .string("A")), .init("fontSize", .string("17")),
        ])
        let root = SyntaxValue.dictionary([.init("boddy", font), .init("headline", font)])
        var file = try ThemeDocument.new(.binaryPropertyList).source
            .applying([SyntaxEdit([], .replace(root))])
        while let fix = ThemeReader.read(file).diagnostics.lazy.compactMap(\.fix).first {
            file = try file.applying([fix])
        }
        let theme = try #require(ThemeReader.read(file).value)
        #expect(theme.fonts.mapValues(\.fontSize) == [.body: 17, .headline: 17])
    }

    @Test("a fix is one step of a document's history")
    func undo() throws {
        let file = SourceFile(
            name: "f", text: #"{"boddy": {"fontName": "A", "fontSize": 17}}"#)
        let document = try #require(ThemeDocument.read(file).value)
        var history = History(document)
        let fix = try #require(document.warnings.first?.fix)
        history.push(try document.applying(fix: fix), label: "Fix")
        #expect(history.value.theme.fonts[.body]?.fontName == "A")
        #expect(history.value.warnings.isEmpty)
        history.undo()
        #expect(history.value.source == file)
    }

    @Test("nothing is offered for a file that cannot be edited")
    func malformed() {
        let text = #"{"boddy": {"fontName": "A", "fontSize": 17},}"#
        let diagnostics = ThemeReader.read(SourceFile(name: "f", text: text)).diagnostics
        #expect(diagnostics.count == 2)
        #expect(diagnostics.allSatisfy { $0.fix == nil })
    }
}
