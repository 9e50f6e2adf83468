// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Fixes")
struct FixTests {
    @Test("a fix fixes its problem, makes no other, and leaves the rest of the file alone")
    func all() throws {
        let screens = try expectFixes(of: ScreenMistakes.all.map(\.file)) {
            ScreenReader.read($0).diagnostics
        } check: { file, fixed, fix in
            try expectSameSurroundings(file, fixed, of: fix)
        }
        let themes = (ThemeMistakes.all + SlipTests.themes).map(\.file)
        let corpus = try Corpus.names.map { try Corpus.file($0) }
        let fixed = try expectFixes(of: themes + corpus) {
            ThemeReader.read($0).diagnostics
        } check: { file, fixed, fix in
            try expectSameSurroundings(file, fixed, of: fix)
        }
        #expect(screens.union(fixed).sorted() == Self.fixable)
    }

    /// The mistakes of the tests that have a fix.
    private static let fixable = """
        json.comment json.line-break-in-string json.missing-colon json.missing-comma
        json.missing-comma-or-bracket json.missing-key json.not-a-number
        json.not-a-value json.single-quotes json.trailing-comma
        json.unclosed-bracket json.unquoted-key plist.bare-ampersand plist.encoding
        plist.mismatched-tag plist.nested-element plist.not-a-number
        plist.not-property-list plist.open-closing-tag plist.unclosed-element
        plist.unknown-element screen.hidden-title screen.no-such-segment
        screen.not-a-fraction screen.unused-key
        text.content-behind-end theme.not-a-font-file theme.repeated-style
        theme.stray-value theme.unknown-style theme.unused-variant value.not-a-color
        value.not-a-whole-number value.points-out-of-range value.repeated-meaning
        value.unknown-key value.unknown-word value.wrong-type
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// A fix changes only the bytes of its value and key. A removal also removes commas and spaces.
    private func expectSameSurroundings(
        _ old: SourceFile, _ new: SourceFile, of fix: Fix
    ) throws {
        guard case .edit(let fix) = fix else { return }
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
        let fixed = try fix.map { try file.applying($0).bytes }
        #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == expected)
    }

    @Test("a binary property list is fixed as well")
    func binary() throws {
        let font = SyntaxValue.dictionary([
            .init("fontName", .string("A")), .init("fontSize", .string("17")),
        ])
        let root = SyntaxValue.dictionary([.init("boddy", font), .init("headline", font)])
        var file = try ThemeDocument.new(.binaryPropertyList).source
            .applying([SyntaxEdit([], .replace(root))])
        while let fix = ThemeReader.read(file).diagnostics.lazy.compactMap(\.fix).first {
            file = try file.applying(fix)
        }
        let theme = try #require(ThemeReader.read(file).value)
        #expect(theme.fonts.mapValues(\.fontSize) == [.body: 17, .headline: 17])
    }

    @Test("a fix is an edit of a document")
    func document() throws {
        let file = SourceFile(
            name: "f", text: #"{"boddy": {"fontName": "A", "fontSize": 17}}"#)
        let document = try #require(ThemeDocument.read(file).value)
        let fixed = try document.applying(try #require(document.warnings.first?.fix))
        #expect(fixed.theme.fonts[.body]?.fontName == "A")
        #expect(fixed.warnings.isEmpty)
    }

    @Test("of a file with mistakes of syntax these are fixed first")
    func malformed() throws {
        let text = #"{"boddy": {"fontName": "A", "fontSize": 17},}"#
        let file = SourceFile(name: "f", text: text)
        let diagnostics = ThemeReader.read(file).diagnostics
        #expect(diagnostics.map(\.id) == ["theme.unknown-style", "json.trailing-comma"])
        #expect(diagnostics.map { $0.fix != nil } == [false, true])
        let fixer = FileFixer(file) { ThemeReader.read($0).diagnostics }
        #expect(fixer.fixes.count == 2)
        #expect(
            String(decoding: fixer.file.bytes, as: UTF8.self)
                == #"{"body": {"fontName": "A", "fontSize": 17}}"#)
    }

    /// Each round fixes one of several places of a problem, and reads the file again.
    @Test("fixing ends after a number of rounds")
    func rounds() throws {
        let file = SourceFile(
            name: "f",
            text: #"{"boddy": {"fontName": "A", "fontSize": 17,}}"#)
        let fixed = (0...2).map { rounds in
            FileFixer(file, rounds: rounds) { ThemeReader.read($0).diagnostics }.fixes.count
        }
        #expect(fixed == [0, 1, 2])
    }

    @Test("a fix is refused by a file that has changed since")
    func changed() throws {
        let file = SourceFile(name: "f", text: #"{"body": {"fontName": "A", "fontSize": 1,}}"#)
        let fix = try #require(ThemeReader.read(file).diagnostics.first?.fix)
        for text in ["", "{}", #"{"body": {"fontName": "B!", "fontSize": 1,}}"#] {
            #expect(throws: EditFailure.self) {
                try SourceFile(name: "f", text: text).applying(fix)
            }
        }
    }
}
