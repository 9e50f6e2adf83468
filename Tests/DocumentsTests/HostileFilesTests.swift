// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Long files made of the input that is slowest to read. Time grows in proportion to length, and never to its square,
/// or any of these would run for minutes.
@Suite("Hostile files")
struct HostileFilesTests {
    @Test(
        "large files are read in linear time", .timeLimit(.minutes(20)),
        arguments: [
            "[", "{\"a\":", "\"", "\\", "/*", "// \n", "'", ",", "<", "<!--", "<![CDATA[", "&",
            "<dict><key>a</key>", "<plist><string>&amp;", "[1,", "\u{FEFF}", "é",
        ])
    func repeated(_ piece: String) {
        for start in ["", "[\"", "{\"fonts\": {\"", "<plist><string>"] {
            let count = 200_000 / piece.utf8.count
            let text = start + String(repeating: piece, count: count)
            let file = SourceFile(name: "f", text: text)
            #expect(ThemeReader.read(file).value == nil)
            #expect(ScreenReader.read(file).value == nil)
        }
    }

    @Test("100,000 unknown keys are counted, not each looked up", .timeLimit(.minutes(20)))
    func unknownKeys() {
        let keys = (0..<100_000).map { "\"titel\($0)\": 0" }.joined(separator: ",\n")
        let file = SourceFile(name: "f", text: "{\"sections\": [],\n\(keys)}")
        let result = ScreenReader.read(file)
        #expect(result.value == Screen())
        #expect(result.diagnostics.count == 1_001)
        #expect(
            result.diagnostics.last?.description
                == "f: note: 99000 more problems are not listed. Fix the listed problems first.")
    }

    @Test("a long text in the wrong place is not repeated in full")
    func longText() {
        let text = String(repeating: "a", count: 1_000_000)
        let result = ScreenReader.read(
            SourceFile(name: "f", text: "{\"sections\": [], \"tableStyle\": \"\(text)\"}"))
        #expect(result.diagnostics.map(\.message.utf8.count).max() ?? 0 < 200)
    }

    @Test("a text that no table holds is refused, and the longest that one may hold is read")
    func textLimit() {
        let frames = [
            "{\"sections\": [{\"header\": \"%\", \"rows\": []}]}",
            "{\"sections\": [{\"rows\": [{\"title\": \"%\"}]}]}",
            "{\"title\": \"%\", \"sections\": []}",
        ]
        for frame in frames {
            let texts = [100_000, 100_001].map { String(repeating: "a", count: $0) }
            let results = texts.map {
                ScreenReader.read(SourceFile(name: "f", text: frame.replacing("%", with: $0)))
            }
            #expect(results[0].diagnostics == [])
            #expect(results[1].value == nil)
            #expect(results[1].diagnostics.first?.id == "value.long-text")
        }
    }

    @Test(
        "a key that no glance holds is refused",
        arguments: [
            "{\"%\": 1}", "<plist version=\"1.0\"><dict><key>%</key><true/></dict></plist>",
        ])
    func keyLimit(frame: String) {
        let texts = [10_000, 10_001].map { String(repeating: "a", count: $0) }
        let results = texts.map {
            SyntaxTree.read(SourceFile(name: "f", text: frame.replacing("%", with: $0)))
        }
        #expect(results[0].diagnostics == [])
        #expect(results[1].diagnostics.first?.id == "text.long-key")
    }

    @Test("a theme names at most 5,000 font files")
    func fontFileLimit() {
        let results = [5_000, 5_001].map { count in
            let names = (0..<count).map { "\"f\($0).ttf\"" }.joined(separator: ",")
            return ThemeReader.read(
                SourceFile(name: "f", text: "{\"fonts\": {}, \"fontFiles\": [\(names)]}"))
        }
        #expect(results[0].value?.fontFiles.count == 5_000)
        #expect(results[1].value == nil)
    }

    /// Input that takes quadratic time to sort, in every notation.
    @Test(
        "a million combining marks in a row are refused", .timeLimit(.minutes(20)),
        arguments: [
            "{\"%\": 1}", "{\"a\": \"%\"}", "<plist version=\"1.0\"><string>%</string></plist>",
            "<plist version=\"1.0\"><dict><key>%</key><true/></dict></plist>",
        ])
    func marks(frame: String) {
        let parts = frame.split(separator: "%").map(String.init)
        let escape = frame.hasPrefix("{") ? "\\u0301" : "&#x301;"
        for mark in ["\u{301}\u{323}", "\u{345}", escape] {
            let text = parts[0] + String(repeating: mark, count: 500_000) + parts[1]
            let result = ThemeReader.read(SourceFile(name: "f", text: text))
            #expect(result.value == nil)
            #expect(
                result.diagnostics.first?.message
                    == "A string has more than 1,000 consecutive combining marks. Remove some of the "
                    + "marks."
            )
        }
    }

    @Test("a text with a thousand marks on each letter is read")
    func fewMarks() {
        let text = String(repeating: "e" + String(repeating: "\u{301}", count: 1_000), count: 20)
        let file = SourceFile(name: "f", text: "{\"name\": \"\(text)\", \"fonts\": {}}")
        #expect(ThemeReader.read(file).value?.name?.utf8.count == text.utf8.count)
    }

    @Test(
        "numbers of a million digits are refused", .timeLimit(.minutes(20)),
        arguments: [
            "{\"body\": {\"fontName\": \"Lato\", \"fontSize\": %}}",
            "<plist version=\"1.0\"><dict><key>body</key><dict><key>fontName</key>"
                + "<string>Lato</string><key>fontSize</key><real>%</real></dict></dict></plist>",
        ])
    func digits(frame: String) throws {
        for digits in ["1", "1.", "0x", "-"] {
            let number = digits + String(repeating: "1", count: 1_000_000)
            let result = ThemeReader.read(
                SourceFile(name: "f", text: frame.replacing("%", with: number)))
            #expect(result.value == nil)
            let id = try #require(result.diagnostics.first?.id)
            #expect(["json.long-word", "plist.long-scalar"].contains(id))
        }
    }

    @Test("keys in different normal forms are two, as on a device", arguments: [2, 40])
    func normalForms(count: Int) {
        let keys = (1..<count).map { "\"k\($0)\": {}, " }.joined()
        let text = "{\"fonts\": {}, \"\u{E9}\": 1, \(keys)\"e\u{301}\": 2}"
        let tree = SyntaxTree.read(SourceFile(name: "f", text: text))
        #expect(tree.diagnostics == [])
        #expect(tree.value?.root.entries?.count == count + 2)
    }

    /// Overlapping objects: few bytes that expand to many.
    @Test("a binary property list does not unfold into more than 128 MiB of texts")
    func overlappingTexts() {
        let textLength = 0x10_0000
        var bytes = Array("bplist00".utf8)
        let count = 0x200
        // An array of strings that all have the same bytes.
        let array = bytes.count
        bytes += [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
        for index in 1...count { bytes += [UInt8(index >> 8), UInt8(index & 0xFF)] }
        let text = bytes.count
        bytes += [0x5F, 0x12] + (0..<4).map { UInt8(textLength >> (24 - 8 * $0) & 0xFF) }
        bytes += [UInt8](repeating: UInt8(ascii: "a"), count: textLength)
        let table = bytes.count
        for offset in [array] + [Int](repeating: text, count: count) {
            bytes += (0..<4).map { UInt8(offset >> (24 - 8 * $0) & 0xFF) }
        }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2]
        for number in [count + 1, 0, table] {
            bytes += (0..<8).map { UInt8(number >> (56 - 8 * $0) & 0xFF) }
        }
        let result = ThemeReader.read(SourceFile(name: "f", bytes: bytes))
        #expect(
            result.diagnostics.map(\.message)
                == ["The file expands to more than 128 MiB of text. Remove some text."])
    }
}
