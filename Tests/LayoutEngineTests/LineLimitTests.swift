// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// What happens to a text that has more lines than its limit. At 20 pt, every character is 10 pt wide, including the
/// ellipsis.
@Suite struct LineLimitTests {
    private func drawn(
        _ text: String, width: Double, lineLimit: Int = 1,
        _ mode: LineBreakMode = .byTruncatingTail, minimumScale: Double = 1
    ) -> TextLayout {
        var content = TextContent(
            role: .title, text: text, styleName: nil, font: 0, color: 0, lineLimit: lineLimit)
        content.lineBreakMode = mode
        content.minimumScale = minimumScale
        let row = RowContent(kind: .default, texts: [content])
        var fixture = TableFixture(
            content: TableContent(
                style: .plain, tableHeader: nil,
                sections: [SectionContent(header: nil, rows: [row], footer: nil)]))
        // The card and the margins of the cell take 56.
        fixture.width = width + 56
        return fixture.layout(sizes: [20]).item(at: 0).texts[0]
    }

    private func lines(
        _ text: String, width: Double, lineLimit: Int = 1, _ mode: LineBreakMode
    ) -> [String] {
        drawn(text, width: width, lineLimit: lineLimit, mode).lines.map {
            "\($0.text)|\(Int($0.width.rounded()))"
        }
    }

    @Test func ellipsisStandsForTheEndTheMiddleOrTheBeginning() {
        let text = "one two three"
        #expect(lines(text, width: 80, .byTruncatingTail) == ["one two…|80"])
        #expect(lines(text, width: 80, .byTruncatingMiddle) == ["one…ree|70"])
        #expect(lines(text, width: 90, .byTruncatingMiddle) == ["one…hree|80"])
        #expect(lines(text, width: 80, .byTruncatingHead) == ["…o three|80"])
        #expect(lines(text, width: 80, .byWordWrapping) == ["one two|70"])
    }

    @Test(arguments: LineBreakMode.allCases)
    func textWithinItsLimitIsWhole(mode: LineBreakMode) {
        #expect(lines("one two", width: 70, mode) == ["one two|70"])
        #expect(lines("one two", width: 40, lineLimit: 2, mode) == ["one|30", "two|30"])
    }

    @Test func onlyTheLastLineIsCut() {
        let text = "aaaa bbbb cccc dddd"
        #expect(
            lines(text, width: 50, lineLimit: 2, .byTruncatingMiddle) == ["aaaa|40", "bb…dd|50"])
        #expect(lines(text, width: 50, lineLimit: 2, .byTruncatingHead) == ["aaaa|40", "…dddd|50"])
        #expect(lines(text, width: 50, lineLimit: 2, .byWordWrapping) == ["aaaa|40", "bbbb|40"])
        // The rest of a paragraph counts, not those after it.
        #expect(lines("aa bbb\ncc", width: 40, .byTruncatingHead) == ["…bbb|40"])
    }

    @Test(arguments: LineBreakMode.allCases)
    func cutTextIsTruncated(mode: LineBreakMode) {
        #expect(drawn("one two three", width: 80, mode).isTruncated)
        #expect(!drawn("one", width: 80, mode).isTruncated)
    }

    @Test(arguments: LineBreakMode.allCases)
    func narrowestWidthLosesNothingButText(mode: LineBreakMode) {
        for width in [0.0, 5, 10, 15, 20] {
            let text = drawn("ab cd", width: width, mode)
            #expect(text.lines.count == 1)
            #expect(text.isTruncated)
        }
    }

    // MARK: - Shrinking

    @Test func textShrinksAsFarAsItMust() {
        let text = drawn("aaaaaaaaaa", width: 80, minimumScale: 0.5)
        #expect(text.lines.map(\.text) == ["aaaaaaaaaa"])
        #expect(abs(text.scale - 0.8) < 0.0001)
        #expect(abs((text.lines.first?.width ?? 0) - 80) < 0.01)
        #expect(!text.isTruncated)
        #expect(drawn("aaaaaaaa", width: 80, minimumScale: 0.5).scale == 1)
    }

    @Test func textIsTruncatedAtItsLeastSize() {
        let text = drawn("aaaaaaaaaa", width: 40, minimumScale: 0.5)
        #expect(text.lines.map(\.text) == ["aaaaaaa…"])
        #expect(text.scale == 0.5)
        #expect(text.isTruncated)
    }

    @Test func severalLinesShrink() {
        let text = drawn("aaaa bbbb cccc", width: 70, lineLimit: 2, minimumScale: 0.5)
        // Two words and the space are 90 wide.
        #expect(text.lines.map(\.text) == ["aaaa bbbb", "cccc"])
        #expect(abs(text.scale - 70.0 / 90) < 0.0001)
    }

    /// The row keeps the height of the whole size, as the label keeps its font.
    @Test func shrunkTextKeepsItsHeight() {
        let small = drawn("aaaaaaaaaa", width: 80, minimumScale: 0.5)
        let whole = drawn("aaaaaaaa", width: 80)
        #expect(small.frame.height == whole.frame.height)
        #expect(small.lines.map(\.baseline) == whole.lines.map(\.baseline))
    }

    @Test func textWithoutALimitDoesNotShrink() {
        let text = drawn("aaaa bbbb", width: 50, lineLimit: 0, minimumScale: 0.5)
        #expect(text.lines.count == 2)
        #expect(text.scale == 1)
    }
}
