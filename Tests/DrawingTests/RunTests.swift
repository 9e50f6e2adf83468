// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Reporting
import TestSupport
import Testing

@testable import Drawing

/// Texts in runs, with the fonts of this machine. On the main actor, like all suites that use Pango.
@MainActor @Suite struct RunTests {
    nonisolated private static let texts = [
        "By joining you accept the terms of use, and the privacy policy of the shop.",
        "Donaudampfschifffahrtsgesellschaft und Straßenbahnhaltestelle in der Stadt",
        "設定を変更するには、ここをタップしてください。アプリは再起動します。",
        "مرحبا بالعالم، هذا نص طويل يكفي لعدة أسطر في القائمة",
        "ตั้งค่าการแจ้งเตือนของแอปและเสียงเรียกเข้า",
        "AVATAR Tolkien fi ffl 12:30 e\u{301}a\u{308} 👩‍👩‍👧 end",
    ]

    private let bench: Bench
    private let library: FontLibrary
    private let previewer: Previewer

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
        previewer = bench.previewer(library)
    }

    private func layout(
        _ row: String, width: Double = 320, _ category: ContentSizeCategory = .large,
        profile: String = "ios26"
    ) throws -> TableLayout {
        var environment = try bench.environment(profile)
        environment.width = width
        environment.category = category
        return previewer.preview(
            theme: .system, screen: try bench.screen("{\"sections\": [{\"rows\": [\(row)]}]}"),
            in: environment
        ).layout
    }

    private func quoted(_ text: some StringProtocol) -> String { "\"\(text)\"" }

    /// A text in pieces with equal lengths, cut anywhere, even inside clusters and words.
    private func pieces(_ text: String, count: Int) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return (0..<count).map { number in
            var piece = String.UnicodeScalarView()
            piece.append(
                contentsOf: scalars[
                    scalars.count * number / count..<scalars.count * (number + 1) / count])
            return String(piece)
        }
    }

    @Test(arguments: texts, [200.0, 320, 390])
    func tenRunsOfOneFontAreOneText(text: String, width: Double) throws {
        let runs = pieces(text, count: 10).enumerated().map {
            "{\"text\": \(quoted($1)), \"color\": \"\($0 % 2 == 0 ? "systemRed" : "systemBlue")\"}"
        }
        for category in [ContentSizeCategory.large, .accessibilityLarge] {
            let whole = try layout("{\"title\": \(quoted(text))}", width: width, category)
            let parts = try layout(
                "{\"title\": {\"runs\": [\(runs.joined(separator: ", "))]}}", width: width, category
            )
            let (one, other) = (whole.item(at: 1), parts.item(at: 1))
            #expect(one.frame == other.frame)
            #expect(one.texts.map(\.frame) == other.texts.map(\.frame))
            #expect(one.texts[0].lines.map(\.text) == other.texts[0].lines.map(\.text))
            #expect(one.texts[0].lines.map(\.width) == other.texts[0].lines.map(\.width))
            for line in other.texts[0].lines {
                #expect(line.pieces.map(\.text).joined() == line.text)
            }
        }
    }

    /// The lines of a text in two fonts are those of Pango's own layout, with the same fonts as attributes.
    @Test(arguments: texts, [180.0, 260, 390])
    func runsBreakAsInPango(text: String, width: Double) throws {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let (head, tail) = (words.prefix(words.count / 2), words.dropFirst(words.count / 2))
        let first = head.joined(separator: " ") + (head.isEmpty ? "" : " ")
        let second = tail.joined(separator: " ")
        let row = """
            {"title": {"fontName": "NotoSerif-Regular", "runs": [\(quoted(first)), {"text": \
            \(quoted(second)), "fontName": "NotoSerif-Bold", "pointSize": 22}]}}
            """
        let layout = try layout(row, width: width, profile: "ios18")
        let item = layout.item(at: 1)
        let content = item.texts[0].content
        let (own, other) = (layout.fonts[content.font], layout.fonts[content.runs[1].font])
        #expect(own.tracking == 0 && other.tracking == 0 && own.face != other.face)
        let theirs = PangoLine.lines(
            text, own.face, size: own.pointSize, width: item.texts[0].lineWidth, library,
            parts: [(first.utf8.count..<text.utf8.count, other.face, other.pointSize)])
        let ours = item.texts[0].lines
        #expect(ours.map(\.scalars) == theirs.map(\.scalars))
        for (our, their) in zip(ours, theirs) {
            #expect(abs(our.width - their.width) < 0.05 + 0.005 * Double(our.scalars.count))
        }
    }

    /// A symbol is as wide as its font says, and lines break around it as around any object.
    @Test func symbolHasRoomInItsLine() throws {
        let with = try layout(
            #"{"title": {"runs": ["Ready ", {"systemName": "checkmark.seal"}, " now"]}}"#
        ).item(at: 1)
        let without = try layout(#"{"title": "Ready  now"}"#).item(at: 1)
        let line = try #require(with.texts[0].lines.first)
        let advance = TextRunContent.symbolWidth * 17
        #expect(abs(line.width - (without.texts[0].lines[0].width + advance)) < 0.6)
        #expect(line.pieces.map(\.run.symbol).map { $0 != nil } == [false, true, false])
        #expect(with.frame.height == without.frame.height)
        #expect(with.spokenName == "Ready checkmark seal now")
        let many = Array(repeating: #"{"systemName": "star.fill"}"#, count: 30)
            .joined(separator: ", ")
        let stars = try layout("{\"title\": {\"runs\": [\(many)]}}", width: 200).item(at: 1)
        #expect(stars.texts[0].lines.count > 2)
    }

    /// A text typed over one with a symbol keeps it where the text has it.
    @Test func symbolStaysInTypedTexts() {
        var symbol = TextRun(text: TextRun.symbolText)
        symbol.symbol = "star"
        let runs = [TextRun(text: "Rated "), symbol, TextRun(text: " by all")]
        let typed = runs.replacing(with: "Bewertet mit \u{FFFC} von allen")
        #expect(typed.map(\.text) == ["Bewertet mit ", "\u{FFFC}", " von allen"])
        #expect(typed.map(\.symbol) == [nil, "star", nil])
        #expect(runs.replacing(with: "None").compactMap(\.symbol).count <= 1)
    }

    @Test func boldRunIsAsWideAsItsParts() throws {
        let item = try layout(
            """
            {"title": {"runs": ["Ann said ", {"text": "Hello World", "weight": "bold"}, " to all"]}}
            """, width: 744
        ).item(at: 1)
        let line = try #require(item.texts[0].lines.first)
        let widths = try ["Ann said ", "Hello World", " to all"].map { text -> Double in
            let weight = text == "Hello World" ? ", \"weight\": \"bold\"" : ""
            let alone = try layout(
                "{\"title\": {\"text\": \(quoted(text))\(weight)}}", width: 744
            ).item(at: 1).texts[0].lines[0]
            return alone.width
        }
        #expect(abs(line.width - widths.reduce(0, +)) < 0.05)
        #expect(line.pieces.count == 3)
    }

    @Test func largerRunRaisesItsLineAlone() throws {
        let plain = try layout("{\"title\": \"Small and large\"}").item(at: 1)
        let large = try layout(
            "{\"title\": {\"runs\": [\"Small and \", {\"text\": \"large\", \"textStyle\": \"title1\"}]}}"
        ).item(at: 1)
        #expect(large.texts[0].frame.height > plain.texts[0].frame.height)
        let bold = try layout(
            "{\"title\": {\"runs\": [\"Small and \", {\"text\": \"large\", \"weight\": \"bold\"}]}}"
        ).item(at: 1)
        #expect(bold.texts[0].frame.height == plain.texts[0].frame.height)
    }

    @Test(arguments: [
        #"{"runs": ["", {"text": ""}, ""]}"#,
        #"{"runs": [{"text": "e", "weight": "bold"}, {"text": "\u0301\u0301", "textStyle": "title1"}]}"#,
        #"{"runs": [{"text": "‮abc", "weight": "bold"}, {"text": "مرحبا‬ a", "textStyle": "caption1"}]}"#,
        #"{"runs": [{"text": "a\tb\nc", "weight": "bold"}, {"text": "\u00ad\u00ad", "pointSize": 1000}]}"#,
        #"{"runs": [{"text": "\ud83d\udc69\u200d"}, {"text": "\ud83d\udc69", "weight": "bold"}]}"#,
        #"{"runs": ["a", {"text": "WWWW", "pointSize": 1000}], "pointSize": 0.0001}"#,
    ])
    func hostileRunsAreDrawn(title: String) throws {
        let screen = try bench.screen("{\"sections\": [{\"rows\": [{\"title\": \(title)}]}]}")
        for category in ContentSizeCategory.allCases {
            var environment = try bench.environment()
            environment.category = category
            let preview = previewer.preview(theme: .system, screen: screen, in: environment)
            #expect(
                try !Picture.list(preview, library: library).encoded(as: .png, resolution: 1)
                    .isEmpty)
        }
    }

    @Test func partsAreFromLeftToRight() {
        func order(_ pieces: [String]) -> [String] {
            VisualOrder.parts(of: pieces, in: pieces.joined()).map(\.text)
        }
        #expect(order(["a ", "b"]) == ["a ", "b"])
        #expect(order(["مرحبا ", "عالم"]) == ["عالم", "مرحبا "])
        #expect(order(["one ", "مرحبا ", "عالم", " two"]) == ["one ", "عالم", "مرحبا ", " two"])
        #expect(order(["مرحبا abc", " def"]) == ["abc", " def", "مرحبا "])
    }
}
