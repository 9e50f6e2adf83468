// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Syntax

/// Columns in code points, and the parts of files that edits change.
@Suite struct TextLinesTests {
    private static let text = "{\r\n  \"é\u{1F600}\": [1, 22],\n  \"b\": \"ü\"\r}"

    @Test(arguments: [(1, 1, 1), (2, 1, 1), (2, 4, 4), (2, 6, 5), (2, 10, 6), (4, 1, 1)])
    func columnsCountCodePoints(line: Int, byte: Int, column: Int) throws {
        let lines = try #require(TextLines(SourceFile(name: "f", text: Self.text)))
        #expect(lines.column(of: Position(line: line, column: byte)) == column)
    }

    @Test func byteOrderMarksDoNotCount() throws {
        let lines = try #require(TextLines(SourceFile(name: "f", text: "\u{FEFF}{}")))
        #expect(lines.column(of: Position(line: 1, column: 2)) == 2)
    }

    @Test func onlyTheChangedPartIsReplaced() throws {
        let lines = try #require(TextLines(SourceFile(name: "f", text: Self.text)))
        let edit = SyntaxEdit([.key("b")], .replace(.string("ö")))
        let change = try #require(lines.replacements(by: edit)?.first)
        #expect(change.text == "\"ö\"")
        #expect(change.start == Position(line: 3, column: 8))
        #expect(change.end == Position(line: 3, column: 11))
        #expect(lines.replacements(by: SyntaxEdit([.key("x")], .remove)) == nil)
    }

    @Test func binaryFilesHaveNoLines() {
        #expect(TextLines(SourceFile(name: "f", text: "bplist00")) == nil)
        #expect(TextLines(SourceFile(name: "f", bytes: [0xFF])) == nil)
    }
}
