// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// The parts of a row around its texts, and their distances. Characters are 8.5 wide and lines 17 tall. A cell begins
/// at 16 and its content at 32.
@Suite struct RowPartsTests {
    private func layout(_ row: RowContent, width: Double = 390) -> ItemLayout {
        var fixture = TableFixture(rows: [row])
        fixture.width = width
        return fixture.layout().rows[0]
    }

    private func row(
        _ title: String, _ badge: String? = nil
    ) -> RowContent {
        let text = badge.map {
            TableFixture.text($0, .accessory, alignment: .center)
        }
        return RowContent(
            kind: .default, texts: [TableFixture.text(title)] + (text.map { [$0] } ?? []),
            accessories: [badge.map { .filledBadge($0) } ?? .detail])
    }

    @Test(arguments: [("", 22), ("12", 28), ("12345678", 79)] as [(String, Double)])
    func accessoryIsAsWideAsItsText(text: String, width: Double) throws {
        let item = layout(row("Title", text))
        let accessory = try #require(item.decorations.first?.frame)
        #expect(accessory.width == width && accessory.maxX == 366)
        let frame = item.texts[1].frame
        #expect(abs(frame.x + frame.width / 2 - (accessory.x + accessory.width / 2)) <= 1 / 3)
        #expect(
            item.gaps == [
                LayoutGap(
                    kind: .textToAccessory, axis: .horizontal,
                    frame: Rect(
                        x: accessory.x - 18, y: accessory.y, width: 18, height: accessory.height))
            ])
    }

    @Test func titleWrapsBeforeTheTextOfAnAccessory() {
        let title = String(repeating: "word ", count: 7)
        #expect(layout(row(title)).texts[0].lines.count == 1)
        let item = layout(row(title, "123456"))
        #expect(item.texts.map(\.lines.count) == [2, 1])
        #expect(item.texts[0].frame.maxX < item.texts[1].frame.x)
    }

    @Test func gapsLieBetweenTheParts() {
        var row = TableFixture.valueRow("Title", "Value")
        row.image = ImageContent(picture: 0, size: 0)
        row.accessories = [.disclosure]
        let item = layout(row)
        #expect(item.gaps.map(\.kind) == [.betweenTexts, .imageToText, .textToAccessory])
        #expect(item.gaps[0].frame.x == item.texts[0].frame.maxX)
        #expect(item.gaps[0].frame.maxX == item.texts[1].frame.x)
        #expect(item.gaps[1].frame.width == 12)
        #expect(item.margins == DirectionalInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    }

    @Test func gapBetweenStackedTextsIsTheirSpacing() {
        let row = RowContent(
            kind: .subtitle,
            texts: [TableFixture.text("Title"), TableFixture.text("Subtitle", .subtitle, font: 1)])
        #expect(layout(row).gaps.map(\.frame.height) == [2])
    }

    @Test func gapsAreMirroredWithTheirItem() {
        var fixture = TableFixture(rows: [row("Title", "12")])
        let left = fixture.layout().rows[0].gaps
        fixture.isRightToLeft = true
        let right = fixture.layout().rows[0].gaps
        #expect(left.map { $0.frame.mirrored(in: 390) } == right.map(\.frame))
    }

    @Test func textThatIsNotPreparedHasAnExtentAndNoLines() {
        let cache = PreparedTextCache(measurer: FixedAdvanceMeasurer())
        let text = TableFixture(rows: [row("A title")]).layout(texts: cache, preparing: .nothing)
            .rows[0]
            .texts[0]
        #expect(text.lines.isEmpty && text.frame.height == 17 && text.frame.width > 0)
    }
}
