// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Syntax
import TestSupport
import Testing

/// Reads a table from text, under a path that gives its format.
func table(
    _ text: String, at path: FilePath, language: String? = nil
) throws -> ReadResult<StringTable> {
    try table(Array(text.utf8), at: path, language: language)
}

func table(
    _ bytes: [UInt8], at path: FilePath, language: String? = nil
) throws -> ReadResult<StringTable> {
    let place = try #require(StringTablePlace(path))
    return StringTable.read(
        SourceFile(path: path, bytes: bytes), at: place, language: language)
}

/// The problems of a result as `line:column id`.
func problems(_ result: ReadResult<StringTable>) -> [String] {
    result.diagnostics.map { diagnostic in
        let position = diagnostic.position.map { "\($0.line):\($0.column) " } ?? ""
        return position + diagnostic.id
    }
}

@Suite("Files of strings")
struct StringsFileTests {
    private func values(_ text: String) throws -> [String: String] {
        try values(table(text, at: "en.lproj/T.strings"))
    }

    private func values(_ result: ReadResult<StringTable>) throws -> [String: String] {
        try #require(result.value).entries.mapValues(\.value)
    }

    @Test(
        "entries are read in all notations",
        arguments: [
            (#""a" = "b";"#, ["a": "b"]), ("a = b;", ["a": "b"]), ("'a'='b c';", ["a": "b c"]),
            ("\"a\";", ["a": "a"]), ("{ a = b; c = d; }", ["a": "b", "c": "d"]), ("", [:]),
            ("// x\n/* \"y\" = \"z\"; */ a /* = */ = b; // c", ["a": "b"]),
            ("NSKey.a-b_c:d = \"\";", ["NSKey.a-b_c:d": ""]),
            ("\u{2028}a = b;\u{2029}", ["a": "b"]),
            ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]), ("\u{FEFF}a=b;", ["a": "b"]),
        ] as [(String, [String: String])])
    func notations(text: String, expected: [String: String]) throws {
        let result = try table(text, at: "en.lproj/T.strings")
        #expect(try values(result) == expected)
        #expect(problems(result) == [])
    }

    @Test(
        "escapes are resolved",
        arguments: [
            (#"\n\t\r\"\'\\"#, "\n\t\r\"'\\"), (#"\U00e9"#, "é"), (#"\Ue9 "#, "é "),
            (#"\Ud83d\Ude00"#, "😀"), (#"\Ud83d"#, "\u{FFFD}"), (#"\u{1F600}"#, "😀"),
            (#"\?\(\@"#, "?(@"), (#"\101"#, "A"), (#"\344"#, "\u{FFFD}"), (#"\u{x}"#, "u{x}"),
            (#"\Utwo"#, "two"), ("\\\nx", "\nx"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try values("\"a\" = \"\(text)\";") == ["a": expected])
    }

    @Test(
        "a mistake loses one entry and has its position",
        arguments: [
            ("a = b\nc = d;", ["a": "b", "c": "d"], ["1:6 strings.missing-semicolon"]),
            (
                "\"a\" = \"say \"b\"\";\nc = d;", ["a": "say ", "c": "d"],
                ["1:13 strings.missing-semicolon"]
            ),
            ("\"a\" \"b\";\nc = d;", ["c": "d"], ["1:1 strings.missing-value"]),
            ("a\nc = d;", ["c": "d"], ["1:1 strings.missing-value"]),
            ("a = ;\nc = d;", ["c": "d"], ["1:5 strings.missing-value"]),
            ("a = {b};\nc = d;", ["c": "d"], ["1:5 strings.missing-value"]),
            ("<!-- x -->\nc = d;", ["c": "d"], ["1:1 strings.unexpected-character"]),
            (
                "c = d;\n\"a\" = \"b;\n", ["c": "d", "a": "b;"],
                ["2:7 strings.unclosed-string", "2:10 strings.missing-semicolon"]
            ),
            ("c = d;;\n/* x", ["c": "d"], ["2:1 strings.unclosed-comment"]),
            ("a = b;\na = c;", ["a": "c"], ["2:1 strings.repeated-key"]),
            (#"a = "\u00e9";"#, ["a": "u00e9"], ["1:6 strings.json-escape"]),
        ] as [(String, [String: String], [String])])
    func mistakes(text: String, expected: [String: String], mistakes: [String]) throws {
        let result = try table(text, at: "en.lproj/T.strings")
        #expect(try values(result) == expected)
        #expect(problems(result) == mistakes)
    }

    @Test(
        "encodings are recognized",
        arguments: [
            ([0xFF, 0xFE] + wide("a = \"é\";", isBig: false), []),
            ([0xFE, 0xFF] + wide("a = \"é\";", isBig: true), []),
            (wide("a = \"é\";", isBig: false), []), (wide("a = \"é\";", isBig: true), []),
            (Array("a = \"".utf8) + [0xE9] + Array("\";".utf8), ["strings.unknown-encoding"]),
        ] as [([UInt8], [String])])
    func encodings(bytes: [UInt8], mistakes: [String]) throws {
        let result = try table(bytes, at: "en.lproj/T.strings")
        #expect(try values(result) == ["a": "é"])
        #expect(problems(result) == mistakes)
        #expect(result.value?.entries["a"]?.range == nil)
    }

    private static func wide(_ text: String, isBig: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBig ? bytes : bytes.reversed()
        }
    }

    @Test("an entry has its position, and its bytes for an edit")
    func places() throws {
        let entry = try #require(
            try table("\n\"a\" = \"b\";", at: "en.lproj/T.strings").value?.entries["a"])
        #expect(entry.position == Position(line: 2, column: 7))
        #expect(entry.range == ByteRange(7, 10))
    }

    @Test("property lists are read, too")
    func propertyLists() throws {
        let text = """
            <?xml version="1.0"?><plist><dict><key>a</key><string>b</string>
            <key>c</key><array/></dict></plist>
            """
        let result = try table(text, at: "en.lproj/T.strings")
        #expect(try values(result) == ["a": "b"])
        #expect(problems(result) == ["2:13 strings.not-a-text"])
        let array = try table("<plist><array/></plist>", at: "en.lproj/T.strings")
        #expect(array.value == nil)
        #expect(problems(array) == ["1:8 strings.not-a-table"])
    }
}
