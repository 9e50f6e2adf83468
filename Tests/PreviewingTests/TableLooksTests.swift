// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// What a screen sets for its table: direction, colors, separators, headers, and the section index.
@Suite struct TableLooksTests {
    private func preview(
        _ keys: String, _ sections: String, profile: String = "ios18",
        _ change: (inout PreviewEnvironment) -> Void = { _ in }
    ) throws -> Preview {
        let bench = try Bench()
        var environment = try bench.environment(profile)
        change(&environment)
        return try bench.preview(
            "{\(keys)\(keys.isEmpty ? "" : ", ")\"sections\": [\(sections)]}", in: environment)
    }

    private static let rows = #"{"rows": [{"title": "One"}, {"title": "Two"}]}"#

    // MARK: - Direction

    @Test(
        arguments: [
            ("", false, nil, false), ("", true, nil, true),
            (#""language": "de""#, true, nil, true), (#""language": "ar""#, false, nil, true),
            (#""language": "ar""#, false, "en", false), (#""language": "ar""#, true, "en", true),
            (#""layoutDirection": "leftToRight""#, true, nil, false),
            (#""layoutDirection": "rightToLeft", "language": "en""#, false, nil, true),
            (#""layoutDirection": "rightToLeft""#, false, "en", true),
        ] as [(String, Bool, String?, Bool)])
    func directionIsTheFilesThenTheDevices(
        keys: String, device: Bool, language: String?, isMirrored: Bool
    ) throws {
        let preview = try preview(keys, Self.rows) {
            ($0.isRightToLeft, $0.language) = (device, language)
        }
        #expect(preview.layout.isRightToLeft == isMirrored)
        let title = try #require(preview.layout.item(at: 1).texts.first)
        #expect((title.frame.x > preview.layout.width / 2) == isMirrored)
    }

    // MARK: - Texts of controls and accessories

    @Test func badgesDatesAndSegmentsHaveLooks() throws {
        let preview = try preview(
            "",
            #"""
            {"rows": [
              {"title": "a", "badge": {"text": "b", "background": "systemRed", "textStyle": "caption1",
                "color": "black", "weight": "bold"}},
              {"title": "a", "badge": {"text": "b", "weight": "bold"}},
              {"kind": "datePicker", "title": "a", "date": "b", "time": {"text": "c", "color": "link"}},
              {"kind": "segmentedControl", "segments": ["a", {"text": "b", "textStyle": "body"}]}]}
            """#)
        func text(_ row: Int, _ number: Int) throws -> TextContent {
            let texts = preview.layout.content.sections[0].rows[row].texts
            return try #require(texts.indices.contains(number) ? texts[number] : nil)
        }
        func request(_ text: TextContent) -> FontRequest { preview.fontRequests[text.font] }
        let filled = try text(0, 1)
        #expect(request(filled).textStyle == .caption1 && request(filled).weight == .bold)
        #expect(preview.palette[filled.color] == .semantic(.black))
        let plain = try text(1, 1)
        #expect(request(plain).textStyle == .body && request(plain).weight == .bold)
        #expect(preview.palette[plain.color] == .semantic(.secondaryLabel))
        #expect(preview.palette[try text(2, 1).color] == .semantic(.label))
        #expect(preview.palette[try text(2, 2).color] == .semantic(.link))
        let segments = (request(try text(3, 0)), request(try text(3, 1)))
        #expect(segments.0.pointSize == 13 && !segments.0.scales)
        #expect(segments.1.textStyle == .body && segments.1.pointSize == nil)
    }

    /// A text in a language of its own has the lines that it has on a screen in that language.
    @MainActor @Test func textsHaveLanguagesOfTheirOwn() throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let previewer = bench.previewer(library)
        var environment = try bench.environment()
        (environment.category, environment.width) = (.accessibilityExtraExtraExtraLarge, 320)
        func lines(_ screen: String?, _ text: String?) throws -> [String] {
            func key(_ language: String?) -> String {
                language.map { "\"language\": \"\($0)\", " } ?? ""
            }
            let title = "{\(key(text))\"text\": \"Donaudampfschifffahrtsgesellschaft\"}"
            let read = try bench.screen(
                "{\(key(screen))\"sections\": [{\"rows\": [{\"title\": \(title)}]}]}")
            let preview = previewer.preview(theme: .system, screen: read, in: environment)
            return try #require(preview.layout.items.first { $0.id.kind == .row }).texts[0].lines
                .map(\.text)
        }
        #expect(try lines(nil, "de") == lines("de", nil))
        #expect(try lines("fi", "de") == lines("de", nil))
        #expect(try lines("de", "fi") == lines("fi", nil))
    }

    // MARK: - Colors

    @Test func colorsDependOnAppearanceAndGeneration() throws {
        let keys = ##""tintColor": {"light": "#010101", "dark": "#020202"}"##
        let light = try preview(keys, Self.rows)
        let dark = try preview(keys, Self.rows) { $0.appearance = .dark }
        #expect(light.color(.tint).hexadecimal == "#010101")
        #expect(dark.color(.tint).hexadecimal == "#020202")
        // The tint color of a table may name that of the theme, and other names stay the theme's.
        let own = try preview(#""tintColor": "tint""#, Self.rows)
        #expect(own.color(.tint) == own.color(.systemBlue))
        #expect(light.color(.systemBlue) == own.color(.systemBlue))
        let mint = try ["ios18", "ios26"].map {
            try preview("", Self.rows, profile: $0).color(.systemMint).hexadecimal
        }
        #expect(mint == ["#00C7BE", "#00C8B3"])
    }

    @Test func everyColorHasAValueAndAConfidence() throws {
        for profile in try Bench().profiles {
            for color in SemanticColor.allCases {
                #expect(profile.colors[color] != nil)
                #expect(profile.provenances["colors.\(color.rawValue)"] != nil, "\(color)")
            }
        }
    }

    // MARK: - Separators and headers

    @Test func rowsWithoutSeparatorsReserveNoHeightForThem() throws {
        let lined = try preview("", Self.rows).layout
        let plain = try preview(#""separatorStyle": "none""#, Self.rows).layout
        #expect(lined.item(at: 1).decorations.map(\.kind) == [.separator])
        #expect(plain.item(at: 1).decorations.isEmpty)
        #expect(
            abs(lined.frame(at: 1).height - plain.frame(at: 1).height - lined.grid.pixel) < 0.001)
    }

    @Test func separatorInsetCountsFromTheSideOfTheCell() throws {
        let item = try preview(#""separatorInset": 7"#, Self.rows).layout.item(at: 1)
        let separator = try #require(item.decorations.first)
        #expect(abs(separator.frame.x - item.cell.x - 7) < 0.001)
    }

    /// 22 of the 26 points above a plain header.
    @Test func paddingReplacesThatOfPlainHeadersAndAddsToOthers() throws {
        func height(_ keys: String, _ section: String) throws -> Double {
            try preview(keys, section).layout.frame(at: 0).height
        }
        let plain = #""tableStyle": "plain""#
        let (title, custom) = (#"{"title": "A"}"#, #"{"header": {"title": "A", "height": 40}}"#)
        for (padding, difference) in [(0.0, -22.0), (22, 0), (30, 8)] {
            let keys = plain + ", \"sectionHeaderTopPadding\": \(padding)"
            #expect(
                abs(try height(keys, title) - height(plain, title) - difference) < 0.001)
            #expect(try height(keys, custom) == 40 + padding)
        }
    }

    // MARK: - Section index

    @Test func rowsAreNarrowerByTheIndexAndHeadersAreNot() throws {
        let row = #""rows": [{"title": "One", "accessory": "disclosure"}]"#
        for direction in ["leftToRight", "rightToLeft"] {
            let keys = #""tableStyle": "plain", "layoutDirection": "\#(direction)""#
            let without = try preview(keys, #"{"title": "A", \#(row)}"#).layout
            let with = try preview(keys, #"{"title": "A", "indexTitle": "A", \#(row)}"#).layout
            let distances = (0..<2).map { item in
                with.item(at: 1).decorations[item].frame.maxX
                    - without.item(at: 1).decorations[item].frame.maxX
            }
            if direction == "leftToRight" { #expect(distances == [-15, -15]) }
            #expect(
                with.item(at: 1).textArea.width == without.item(at: 1).textArea.width - 15)
            #expect(with.item(at: 0).textArea == without.item(at: 0).textArea)
        }
    }

    @Test func indexIsInTheMiddleOfItsSideAndDotsTakeThePlaceOfTitlesWithoutRoom() throws {
        let sections = (0..<9).map { #"{"indexTitle": "\#($0)", "rows": []}"# }
        for (direction, x) in [("leftToRight", 375.0), ("rightToLeft", 0)] {
            let keys = #""layoutDirection": "\#(direction)""#
            let index = try #require(
                try preview(keys, sections.joined(separator: ",")).sectionIndex)
            let line = index.font.lineHeight
            let all = index.titles(inHeight: 20 * line)
            #expect(all.map(\.title.section) == Array(0..<9))
            #expect(all.allSatisfy { $0.frame.x == x && $0.frame.width == 15 })
            #expect(
                abs(all[0].frame.y - (20 * line - all[8].frame.maxY)) < 0.001,
                "as much room above as below")
            let few = index.titles(inHeight: 5.5 * line)
            #expect(few.map(\.title.text) == ["0", "•", "4", "•", "8"])
            #expect(index.titles(inHeight: 1).map(\.title.text) == ["0"])
        }
        #expect(try preview("", #"{"indexTitle": "", "rows": []}"#).sectionIndex == nil)
    }
}
