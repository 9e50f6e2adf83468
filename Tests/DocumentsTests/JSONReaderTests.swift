// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
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
        let said = "error: x is not a JSON value; text must be in double quotes"
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
                "f:1:\(column): error: values are nested deeper than 128 levels; flatten the file",
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
                == "f: note: 4000 more problems are not listed; repair these first")
    }

    @Test("duplicate keys are found among many, in linear time")
    func manyKeys() {
        let keys = (0..<100_000).map { "\"key\($0)\": 0" } + ["\"key99999\": 1"]
        expect(
            "f:100001:1: error: the key \"key99999\" is already on line 100000; remove one of the "
                + "two",
            from: "{" + keys.joined(separator: ",\n") + "}", by: SyntaxTree.read)
    }
}

/// A text with a mistake, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var said: String

    init(_ text: String, _ said: String) {
        self.text = text
        self.said = said
    }

    var testDescription: String { String(text.prefix(40)) }

    /// The text as a file called `f`.
    var file: SourceFile { SourceFile(name: "f", text: text) }
}

enum JSONMistakes {
    static let all = [
        Mistake(
            "[1,]",
            #"""
            f:1:3: error: a comma before the closing ]; remove it
            """#),
        Mistake(
            "{\"a\": 1,}",
            #"""
            f:1:8: error: a comma before the closing }; remove it
            """#),
        Mistake(
            "[1,,2]",
            #"""
            f:1:4: error: expected a value but found ","; remove a comma, or add the value
            """#),
        Mistake(
            "// hello\n[1, /* two */ 2]",
            #"""
            f:1:1: error: JSON has no comments; remove it
            f:2:5: error: JSON has no comments; remove it
            """#),
        Mistake(
            "[1] /* never closed",
            #"""
            f:1:5: error: a comment without an end; remove it
            """#),
        Mistake(
            "[NaN, -Infinity, inf]",
            #"""
            f:1:2: error: JSON has no NaN; write a finite number
            f:1:7: error: JSON has no -Infinity; write a finite number
            f:1:18: error: JSON has no inf; write a finite number
            """#),
        Mistake(
            "[01, .5, 1., +1, 0x10, 12pt, 1e, -, 1.2.3]",
            #"""
            f:1:2: error: 01 is not a JSON number; leave out the zero in front
            f:1:6: error: .5 is not a JSON number; write a 0 before the point
            f:1:10: error: 1. is not a JSON number; write a digit behind the point or leave it \#
            out
            f:1:14: error: +1 is not a JSON number; leave out the plus sign
            f:1:18: error: 0x10 is not a JSON number; write digits with at most one point, and \#
            no unit
            f:1:24: error: 12pt is not a JSON number; write digits with at most one point, and \#
            no unit
            f:1:30: error: 1e is not a JSON number; write digits with at most one point, and no \#
            unit
            f:1:34: error: - is not a JSON number; write digits with at most one point, and no \#
            unit
            f:1:37: error: 1.2.3 is not a JSON number; write digits with at most one point, and \#
            no unit
            """#),
        Mistake(
            "[True, None, undefined, hello]",
            #"""
            f:1:2: error: write true in lower case
            f:1:8: error: JSON has no None; write null or leave the key out
            f:1:14: error: JSON has no undefined; write null or leave the key out
            f:1:25: error: hello is not a JSON value; text must be in double quotes
            """#),
        Mistake(
            "{'a': 'b'}",
            #"""
            f:1:2: error: JSON strings are in double quotes, not single ones
            f:1:7: error: JSON strings are in double quotes, not single ones
            """#),
        Mistake(
            "{a: 1}",
            #"""
            f:1:2: error: the key a must be in double quotes
            """#),
        Mistake(
            "[“a”]",
            #"""
            f:1:2: error: expected a value but found "“"; use straight double quotes
            """#),
        Mistake(
            "[\"a\u{1}b\", \"a\tb\"]",
            #"""
            f:1:4: error: a control character in a string; write \u0001
            f:1:11: error: a tab in a string; write \t
            """#),
        Mistake(
            "[\"a\nb\"]",
            #"""
            f:1:2: error: the string that begins here is not closed on its line; add a double \#
            quote at its end, or write \n for a line break
            """#),
        Mistake(
            "[\"abc",
            #"""
            f:1:2: error: the string that begins here is never closed; add a double quote at its\#
             end
            """#),
        Mistake(
            "[\"\\x41\", \"\\u12g4\", \"\\\u{e9}\"]",
            #"""
            f:1:3: error: JSON has no escape \x; write \\ for a backslash
            f:1:11: error: \u needs four hexadecimal digits behind it
            f:1:21: error: JSON has no escape \é; write \\ for a backslash
            """#),
        Mistake(
            "[\"\\ud83d\", \"\\ude00\", \"\\ud83d\\u0041\"]",
            #"""
            f:1:3: error: \uD83D is half a character; write the character itself, or both halves\#
             of the pair
            f:1:13: error: \uDE00 is half a character; write the character itself, or both \#
            halves of the pair
            f:1:23: error: \uD83D is half a character; write the character itself, or both \#
            halves of the pair
            """#),
        Mistake(
            "{\"a\" 1}",
            #"""
            f:1:6: error: expected a colon behind the key "a" but found "1"
            """#),
        Mistake(
            "{\"a\": }",
            #"""
            f:1:7: error: expected a value but found "}"; add one
            """#),
        Mistake(
            "{\"a\": 1 \"b\": 2}",
            #"""
            f:1:9: error: a comma is missing here; add it
            """#),
        Mistake(
            "[1 2]",
            #"""
            f:1:4: error: expected a comma or "]" but found "2"
            """#),
        Mistake(
            "{\"a\": 1]",
            #"""
            f:1:8: error: expected a comma or "}" but found "]"
            """#),
        Mistake(
            "{\"a\": [1, 2",
            #"""
            f:1:12: error: the file ends before the bracket opened on line 1 is closed; add "]"
            """#),
        Mistake(
            "{\"a\":",
            #"""
            f:1:6: error: the file ends where a value should be; add it
            """#),
        Mistake(
            "{",
            #"""
            f:1:2: error: the file ends before the bracket opened on line 1 is closed; add "}"
            """#),
        Mistake(
            "{\"a\": 1} {}",
            #"""
            f:1:10: error: the file goes on with "{" behind its end; remove the rest
            """#),
        Mistake(
            "{\n\"a\": 1,\n\"a\": 2}",
            #"""
            f:3:1: error: the key "a" is already on line 2; remove one of the two
            """#),
        Mistake(
            "",
            #"""
            f: error: the file is empty
            """#),
        Mistake(
            " \n",
            #"""
            f: error: the file holds nothing but white space
            """#),
        Mistake(
            "}",
            #"""
            f:1:1: error: expected a value but found "}"; add one
            """#),
        Mistake(
            "{ body = { fontName = X; }; }",
            #"""
            f:1:3: error: the key body must be in double quotes
            f:1:8: error: expected a colon behind the key "body" but found "="
            """#),
        Mistake(
            "[\"\\",
            #"""
            f:1:2: error: the string that begins here is never closed; add a double quote at its\#
             end
            """#),
        Mistake(
            "[\"\\u00",
            #"""
            f:1:2: error: the string that begins here is never closed; add a double quote at its\#
             end
            f:1:3: error: \u needs four hexadecimal digits behind it
            """#),
        Mistake(
            "[1\u{0}]",
            #"""
            f:1:3: error: expected a comma or "]" but found "\u{0}"
            """#),
    ]
}
