// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Texts in runs")
struct RunReaderTests {
    private func read(_ title: String) -> ReadResult<Screen> {
        ScreenReader.read(
            SourceFile(name: "f", text: "{\"sections\": [{\"rows\": [{\"title\": \(title)}]}]}"))
    }

    @Test("the runs together are the text")
    func runsAreTheText() throws {
        let result = read(
            """
            {"runs": ["Was ", {"text": "30", "inlinePresentationIntent": ["strikethrough", "emphasized"]},
              {"text": " now 20", "color": "systemRed", "underlineStyle": "single", "link": "x"}]}
            """)
        #expect(said(by: result) == "")
        let row = try #require(result.value?.sections.first?.rows.first)
        #expect(row.title == "Was 30 now 20")
        let runs = row.attributes[.title]?.runs ?? []
        #expect(runs.map(\.text) == ["Was ", "30", " now 20"])
        #expect(runs[1].intents == [.strikethrough, .emphasized])
        #expect(runs[1].strokes == .strikethrough)
        #expect(runs[2].strokes == .underline)
        #expect(runs[2].isLink)
    }

    @Test(
        "mistakes are said at their places",
        arguments: [
            (#"{"runs": []}"#, "screen.missing-runs"),
            (#"{"runs": ["a"], "text": "b"}"#, "screen.text-beside-runs"),
            (#"{"color": "systemRed"}"#, "value.missing-key"),
            (#"{"runs": [{"color": "systemRed"}]}"#, "value.missing-key"),
            (
                #"{"runs": [{"text": "a", "inlinePresentationIntent": "bold"}]}"#,
                "value.unknown-word"
            ),
            (#"{"runs": [{"text": "a", "systemName": "star"}]}"#, "screen.text-beside-symbol"),
        ])
    func mistakes(title: String, id: String) {
        #expect(read(title).diagnostics.map(\.id) == [id])
    }

    @Test("a thousand runs are read, and no more")
    func limit() {
        func runs(_ count: Int) -> String {
            "{\"runs\": [\(Array(repeating: "\"a\"", count: count).joined(separator: ","))]}"
        }
        #expect(said(by: read(runs(1_000))) == "")
        #expect(read(runs(10_000)).diagnostics.map(\.id) == ["screen.too-many-values"])
    }

    @Test(
        "runs keep their parts of a text that is typed or lengthened",
        arguments: [
            ("Was 30 now 20", ["Was ", "30", " now 20"]),
            ("Was 300 now 20", ["Was ", "300", " now 20"]),
            ("It was 30 now 20", ["It was ", "30", " now 20"]), ("Was 30", ["Was ", "30", ""]),
            ("", ["", "", ""]),
        ])
    func replacing(text: String, parts: [String]) {
        let runs = ["Was ", "30", " now 20"].map { TextRun(text: $0) }
        #expect(runs.replacing(with: text).map(\.text) == parts)
    }

    @Test(arguments: ["", "x", "Résumé of all that was written"])
    func textOfRunsThatShareCharactersIsReplaced(text: String) {
        let runs = ["e", "\u{301}", "\u{301}\u{301}", "\u{1F1E9}", "\u{1F1EA} "].map {
            TextRun(text: $0)
        }
        #expect(runs.replacing(with: text).map(\.text).joined() == text)
    }

    @Test("each run gets a share of another text")
    func shares() {
        let runs = ["one two three ", "four"].map { TextRun(text: $0) }
        let replaced = runs.replacing(with: "[öñé ţŵö ţĥŕéé ƒöúŕ ~~~~~~~~]").map(\.text)
        #expect(replaced.joined() == "[öñé ţŵö ţĥŕéé ƒöúŕ ~~~~~~~~]")
        #expect(replaced.allSatisfy { !$0.isEmpty })
    }
}
