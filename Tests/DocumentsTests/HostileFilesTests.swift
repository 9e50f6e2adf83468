// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Testing

/// Long files made of what is dearest to read. Time grows with length, never
/// with its square: any of these would otherwise run for minutes.
@Suite("Hostile files")
struct HostileFilesTests {
    @Test(
        "large files are read in linear time", .timeLimit(.minutes(2)),
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

    @Test("100,000 unknown keys are counted, not each looked up", .timeLimit(.minutes(1)))
    func unknownKeys() {
        let keys = (0..<100_000).map { "\"titel\($0)\": 0" }.joined(separator: ",\n")
        let file = SourceFile(name: "f", text: "{\"sections\": [],\n\(keys)}")
        let result = ScreenReader.read(file)
        #expect(result.value == Screen())
        #expect(result.diagnostics.count == 1_001)
        #expect(
            result.diagnostics.last?.description
                == "f: note: 99000 more problems are not listed; repair these first")
    }

    @Test("a long text in the wrong place is not repeated in full")
    func longText() {
        let text = String(repeating: "a", count: 1_000_000)
        let result = ScreenReader.read(
            SourceFile(name: "f", text: "{\"sections\": [], \"tableStyle\": \"\(text)\"}"))
        #expect(result.diagnostics.map(\.message.utf8.count).max() ?? 0 < 200)
    }
}
