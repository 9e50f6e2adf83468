// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Syntax

@Suite("JSON")
struct JSONReaderTests {
    @Test("values keep their order, their digits and their bytes")
    func values() throws {
        let text = #"{"b": [1, -0.50e+1, true, null], "a": "\u00e9\ud83d\ude00\n"}"#
        let tree = try #require(SyntaxTree.read(SourceFile(name: "f", text: text)).value)
        #expect(tree.format == .json)
        #expect(tree.root.entries?.map(\.key) == ["b", "a"])
        #expect(tree.root["a"]?.string == "é😀\n")
        #expect(tree.root["b"]?[0]?.integer == 1)
        #expect(tree.root["b"]?[1]?.double == -5)
        #expect(tree.root["b"]?[1]?.content == .number(.init(text: "-0.50e+1", isInteger: false)))
        #expect(tree.root["b"]?[2]?.bool == true)
        #expect(tree.root["b"]?[2]?.double == nil, "a boolean is not a number")
        #expect(tree.root["b"]?[3]?.isNull == true)
        let range = try #require(tree.root["b"]?[1]?.range)
        #expect(String(text.utf8.dropFirst(Int(range.start)).prefix(8)) == "-0.50e+1")
        #expect(range.end - range.start == 8)
        #expect(tree.position(of: range) == Position(line: 1, column: 11))
    }

    @Test("columns count bytes, lines end with LF, CR LF or CR, a byte order mark is nothing")
    func positions() {
        let said = "error: The value x is not valid JSON. Put text in double quotes."
        expect("f:1:9: \(said)", from: "[\"é\",  x]", by: SyntaxTree.read)
        expect("f:4:1: \(said)", from: "\n\r\n\rx", by: SyntaxTree.read)
        expect("f:1:1: \(said)", from: "\u{FEFF}x", by: SyntaxTree.read)
    }

    @Test("mistakes say what to do", arguments: JSONMistakes.all)
    func mistake(_ mistake: Mistake) {
        expect(mistake.said, from: mistake.text, by: SyntaxTree.read)
    }

    @Test("what RFC 8259 allows is read without a word")
    func accepted() {
        let texts = [
            "0", "-0", "1e5", "1E-5", "0.0", "\"\"", "[]", "{}", " [ ] ", "\t\r\n{}\n",
            #""\"\\\/\b\f\n\r\t""#, "[[[]]]", "\u{FEFF}{}", "\"\u{7F}\"", "\"\u{2028}\"",
        ]
        for text in texts { expect("", from: text, by: SyntaxTree.read) }
    }

    @Test("128 levels are read, 129 are not")
    func depth() {
        func nested(_ depth: Int, _ open: String, _ close: String) -> String {
            String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        }
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            expect("", from: nested(128, open, close), by: SyntaxTree.read)
            let column = 128 * open.utf8.count + 1
            expect(
                "f:1:\(column): error: Values are nested more than 128 levels deep. Reduce the "
                    + "nesting.",
                from: nested(129, open, close), by: SyntaxTree.read)
            let deep = SourceFile(
                name: "f", text: String(repeating: open, count: 1_000_000 / open.utf8.count))
            #expect(SyntaxTree.read(deep).diagnostics.count == 1)
        }
    }

    @Test("a thousand mistakes are listed, the rest counted")
    func manyMistakes() {
        let file = SourceFile(name: "f", text: "[" + String(repeating: "NaN,", count: 5_000) + "1]")
        let diagnostics = SyntaxTree.read(file).diagnostics
        #expect(diagnostics.count == 1_001)
        #expect(
            diagnostics.last?.description
                == "f: note: 4000 more problems are not listed. Fix the listed problems first.")
    }

    @Test("duplicate keys are found among many, in linear time")
    func manyKeys() {
        let keys = (0..<100_000).map { "\"key\($0)\": 0" } + ["\"key99999\": 1"]
        expect(
            "f:100001:1: error: The key \"key99999\" is already on line 100000. Remove one of the "
                + "two keys.",
            from: "{" + keys.joined(separator: ",\n") + "}", by: SyntaxTree.read)
    }
}
