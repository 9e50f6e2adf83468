// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import TestSupport
import Testing

@testable import Drawing

/// Words of others that screens may use: each is drawn as the word of the format, and not as if it were missing. On the
/// main actor, like all suites that use Pango.
@MainActor @Suite struct AliasPictureTests {
    /// A screen's keys: with the alias, with the word of the format, and without either.
    struct Example: CustomTestStringConvertible, Sendable {
        var alias: String
        var word: String
        var without: String

        init(_ alias: String, _ word: String, without: String) {
            (self.alias, self.word, self.without) = (alias, word, without)
        }

        var testDescription: String { alias }
    }

    nonisolated static let rows = [
        Example(
            #"{"kind": "segmented", "segments": ["A", "B"]}"#,
            #"{"kind": "segmentedControl", "segments": ["A", "B"]}"#, without: #"{"title": "A"}"#),
        Example(
            #"{"kind": "segmentedControl", "segments": ["A", "B"], "selected": 1}"#,
            #"{"kind": "segmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": 1}"#,
            without: #"{"kind": "segmentedControl", "segments": ["A", "B"]}"#),
        Example(
            #"{"kind": "button", "title": "A", "style": "prominent"}"#,
            #"{"kind": "button", "title": "A", "buttonStyle": "borderedProminent"}"#,
            without: #"{"kind": "button", "title": "A"}"#),
        Example(
            #"{"kind": "button", "title": "A", "style": "bordered"}"#,
            #"{"kind": "button", "title": "A", "buttonStyle": "bordered"}"#,
            without: #"{"kind": "button", "title": "A"}"#),
        Example(
            #"{"title": "A", "image": {"name": "bell"}}"#,
            #"{"title": "A", "image": {"systemName": "bell"}}"#, without: #"{"title": "A"}"#),
        Example(
            #"{"title": "A", "image": {"name": "bell", "color": "systemRed"}}"#,
            #"{"title": "A", "image": {"systemName": "bell", "tintColor": "systemRed"}}"#,
            without: #"{"title": "A", "image": "bell"}"#),
        Example(
            #"{"title": "A", "color": "systemRed"}"#,
            #"{"title": {"text": "A", "color": "systemRed"}}"#, without: #"{"title": "A"}"#),
        Example(
            #"{"kind": "value", "title": "A", "value": "B", "valueColor": "systemRed"}"#,
            #"{"kind": "value", "title": "A", "value": {"text": "B", "color": "systemRed"}}"#,
            without: #"{"kind": "value", "title": "A", "value": "B"}"#),
        Example(
            #"{"labels": [{"text": "A", "alignment": "right"}]}"#,
            #"{"labels": [{"text": "A", "alignment": "trailing"}]}"#,
            without: #"{"labels": [{"text": "A"}]}"#),
        Example(
            #"{"labels": [{"text": "\#(long)", "lineBreakMode": "head"}]}"#,
            #"{"labels": [{"text": "\#(long)", "lineBreakMode": "byTruncatingHead"}]}"#,
            without: #"{"labels": [{"text": "\#(long)"}]}"#),
        Example(
            #"{"labels": [{"text": "\#(long)", "lineBreakMode": "middleTruncation"}]}"#,
            #"{"labels": [{"text": "\#(long)", "lineBreakMode": "byTruncatingMiddle"}]}"#,
            without: #"{"labels": [{"text": "\#(long)"}]}"#),
        accessory("disclosureIndicator", #""disclosure""#),
        accessory("detailButton", #""detail""#),
        accessory("detailDisclosure", #"["detail", "disclosure"]"#),
        accessory("detailDisclosureButton", #"["detail", "disclosure"]"#),
    ]

    nonisolated private static let long = String(repeating: "words ", count: 30) + "end"

    nonisolated private static func accessory(_ alias: String, _ word: String) -> Example {
        Example(
            #"{"title": "A", "accessory": "\#(alias)"}"#,
            #"{"title": "A", "accessory": \#(word)}"#, without: #"{"title": "A"}"#)
    }

    nonisolated static let screens = [
        Example(#""direction": "rtl","#, #""layoutDirection": "rightToLeft","#, without: ""),
        Example(
            #""tableStyle": "plain", "sectionIndex": ["A"],"#,
            #""tableStyle": "plain", "sectionIndexTitles": ["A"],"#,
            without: #""tableStyle": "plain","#),
    ]

    private func picture(_ screen: String) throws -> [UInt8] {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let preview = bench.previewer(library).preview(
            theme: .system, screen: try bench.screen(screen), in: try bench.environment("ios26"))
        return try Picture.list(preview, library: library).encoded(as: .png, resolution: 2)
    }

    @Test(arguments: rows) func rowsAreDrawnAsMeant(example: Example) throws {
        func picture(_ row: String) throws -> [UInt8] {
            try self.picture("{\"sections\": [{\"rows\": [\(row)]}]}")
        }
        let drawn = try picture(example.alias)
        #expect(drawn == (try picture(example.word)))
        #expect(drawn != (try picture(example.without)))
    }

    @Test(arguments: screens) func screensAreDrawnAsMeant(example: Example) throws {
        func picture(_ keys: String) throws -> [UInt8] {
            try self.picture("{\(keys) \"sections\": [{\"rows\": [{\"title\": \"A\"}]}]}")
        }
        let drawn = try picture(example.alias)
        #expect(drawn == (try picture(example.word)))
        #expect(drawn != (try picture(example.without)))
    }
}
