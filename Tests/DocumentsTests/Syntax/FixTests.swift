// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

@Suite("Fixes")
struct FixTests {
    typealias Read = @Sendable (SourceFile) -> [Diagnostic]

    private static let readers: [(files: [SourceFile], read: Read)] = [
        (ScreenMistakes.all.map(\.file), { ScreenReader.read($0).diagnostics }),
        (
            (ThemeMistakes.all + JSONMistakes.all + XMLMistakes.all + SlipTests.themes)
                .map(\.file), { ThemeReader.read($0).diagnostics }
        ),
        (
            Corpus.names.compactMap { try? Corpus.file($0) },
            { ThemeReader.read($0).diagnostics }
        ),
        (TokenMistakes.all.map(\.file), { TokenFile.read($0).diagnostics }),
    ]

    @Test("a fix mends its problem, makes no other, and leaves the rest of the file alone")
    func all() throws {
        var fixed: Set<String> = []
        for (files, read) in Self.readers {
            for file in files {
                let before = read(file)
                for diagnostic in before {
                    guard let fix = diagnostic.fix else { continue }
                    fixed.insert(diagnostic.id)
                    let mended = try file.applying(fix)
                    expectMended(diagnostic, of: before, by: read(mended))
                    #expect(!fix.words.isEmpty && !fix.words.hasSuffix("."))
                    if case .edit(let edit) = fix {
                        try expectSameSurroundings(file, mended, of: edit)
                    }
                }
            }
        }
        #expect(fixed.sorted() == Self.mendable)
    }

    /// What there is a fix for among the mistakes of the tests.
    private static let mendable = """
        json.capitalized-word json.comment json.control-character json.line-break-in-string
        json.missing-colon json.missing-comma json.missing-comma-or-bracket json.missing-key
        json.not-a-number json.not-a-value json.single-quotes json.trailing-comma
        json.unclosed-bracket json.unknown-escape json.unquoted-key plist.bare-ampersand
        plist.encoding plist.mismatched-tag plist.nested-element plist.not-a-number
        plist.not-property-list plist.open-closing-tag plist.text-in-boolean
        plist.unclosed-element plist.unknown-element screen.hidden-title screen.unused-key
        text.content-behind-end theme.not-a-font-file theme.repeated-style
        theme.stray-value theme.unknown-style tokens.missing-reference
        tokens.size-of-older-draft tokens.untyped value.not-a-color
        value.not-a-whole-number value.points-out-of-range value.repeated-meaning
        value.unknown-key value.unknown-word value.wrong-type
        """.split(whereSeparator: \.isWhitespace).map(String.init)

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
        let mended = try fix.map { try file.applying($0).bytes }
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
            file = try file.applying(fix)
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
        history.push(try document.applying(fix), label: fix.words)
        #expect(history.value.theme.fonts[.body]?.fontName == "A")
        #expect(history.value.warnings.isEmpty)
        history.undo()
        #expect(history.value.source == file)
    }

    @Test("of a file with mistakes of syntax these are mended first")
    func malformed() throws {
        let text = #"{"boddy": {"fontName": "A", "fontSize": 17},}"#
        let file = SourceFile(name: "f", text: text)
        let diagnostics = ThemeReader.read(file).diagnostics
        #expect(diagnostics.map(\.id) == ["theme.unknown-style", "json.trailing-comma"])
        #expect(diagnostics.map { $0.fix != nil } == [false, true])
        let mender = FileMender(file) { ThemeReader.read($0).diagnostics }
        #expect(mender.fixes.count == 2)
        #expect(
            String(decoding: mender.file.bytes, as: UTF8.self)
                == #"{"body": {"fontName": "A", "fontSize": 17}}"#)
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

/// Holds a fix, by what is said before and after it, to removing its diagnostic and to adding none. Behind
/// syntax that could not be understood, what the file means was not looked at.
func expectMended(
    _ diagnostic: Diagnostic, of before: [Diagnostic], by after: [Diagnostic],
    _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let syntax = ["json", "plist", "text"]
    func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
        Dictionary(diagnostics.map { ($0.id, 1) }, uniquingKeysWith: +)
    }
    var allowed = counts(before)
    allowed[diagnostic.id, default: 0] -= 1
    let isSyntaxAlone = before.allSatisfy { syntax.contains(type(of: $0.problem).area) }
    for (id, count) in counts(after) {
        let isHidden = isSyntaxAlone && !syntax.contains { id.hasPrefix($0 + ".") }
        #expect(
            count <= allowed[id] ?? 0 || isHidden,
            "\(diagnostic) [\(diagnostic.fix?.words ?? "")] → \(id) \(comment)",
            sourceLocation: sourceLocation)
    }
}
