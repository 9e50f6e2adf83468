// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// The lengths of redlines agree with the layout. Characters are 8.5 wide and lines 17 tall. A cell begins at 16 and
/// its content at 32.
@Suite struct RedlineTests {
    private func fixture(rightToLeft: Bool = false) -> TableFixture {
        var row = TableFixture.valueRow("Title", "Value")
        row.image = ImageContent(picture: 0, size: 0)
        row.accessories = [.disclosure]
        var fixture = TableFixture(rows: [TableFixture.row("Plain"), row])
        fixture.isRightToLeft = rightToLeft
        return fixture
    }

    @Test(arguments: [false, true])
    func partsAndMarginsOfARowFillItsCell(rightToLeft: Bool) throws {
        let layout = fixture(rightToLeft: rightToLeft).layout()
        let id = ItemID(.row, section: 0, row: 1)
        let item = layout.item(at: try #require(layout.index(of: id)))
        let redlines = Redlines(layout).measures(of: LayoutElement(id))
        #expect(redlines.first == Redline(.itemFrame, item.frame))
        var edges: [DirectionalEdge: Rect] = [:]
        for redline in redlines {
            if case .margin(let edge) = redline.kind { edges[edge] = redline.frame }
        }
        let text = item.texts[0].frame
        #expect(edges[.top]?.height == text.y - item.cell.y)
        #expect(edges[.bottom]?.height == item.cell.maxY - text.maxY)
        #expect(edges[.leading]?.width == 16)
        #expect(edges[.trailing]?.width == 8)
        let leading = try #require(edges[.leading])
        #expect(leading.x == (rightToLeft ? item.cell.maxX - 16 : item.cell.x))
        #expect(
            redlines.count { $0.kind == .gap(.betweenTexts, .horizontal) } == 1
                && redlines.count { $0.kind == .gap(.imageToText, .horizontal) } == 1)
        // Margins, image, texts, accessory, and the gaps between them fill the row.
        let gaps = redlines.filter { if case .gap = $0.kind { true } else { false } }
        let widths =
            gaps.map(\.frame.width) + item.texts.map(\.frame.width)
            + item.decorations.filter { $0.kind != .separator }.map(\.frame.width) + [16, 8]
        #expect(abs(widths.reduce(0, +) - item.cell.width) < 1e-9)
    }

    @Test func baselinesCountFromTheTopOfTheItem() throws {
        let layout = TableFixture(rows: [
            TableFixture.row("A title that takes two lines of a narrow list, at least two of them")
        ]).layout()
        let id = ItemID(.row, section: 0, row: 0)
        let item = layout.item(at: try #require(layout.index(of: id)))
        let lines = item.texts[0].lines
        let redlines = Redlines(layout).measures(of: LayoutElement(id))
        let baselines = redlines.filter { $0.kind == .baseline }
        #expect(lines.count > 1)
        #expect(baselines.map(\.frame.maxY) == lines.map(\.baseline))
        #expect(baselines.map { $0.lengths[0] } == lines.map { $0.baseline - item.frame.y })
        let capHeights = redlines.filter { $0.kind == .capHeight }
        #expect(capHeights.map(\.frame.maxY) == lines.map(\.baseline))
        let expected = layout.fonts[0].capHeight
        #expect(capHeights.allSatisfy { abs($0.lengths[0] - expected) < 1e-9 })
    }

    @Test func aTextHasItsDistancesToTheCell() throws {
        let layout = fixture().layout()
        let id = ItemID(.row, section: 0, row: 0)
        let item = layout.item(at: try #require(layout.index(of: id)))
        let text = item.texts[0].frame
        let lengths = Redlines(layout).measures(of: LayoutElement(id, text: 0)).filter {
            if case .distance = $0.kind { true } else { false }
        }.map { $0.lengths[0] }
        #expect(
            lengths == [
                text.x - item.cell.x, item.cell.maxX - text.maxX, text.y - item.cell.y,
                item.cell.maxY - text.maxY,
            ])
    }

    /// Separate in one direction or both, one inside the other, crossing, and touching.
    @Test(arguments: [
        (Rect(x: 20, y: 0, width: 10, height: 10), [10.0], [Double]()),
        (Rect(x: 0, y: 14, width: 10, height: 10), [], [4]),
        (Rect(x: -30, y: -8, width: 10, height: 5), [20], [3]),
        (Rect(x: 2, y: 3, width: 4, height: 5), [2, 4], [3, 2]),
        (Rect(x: 5, y: 0, width: 10, height: 10), [5, 5], []),
        (Rect(x: 10, y: 0, width: 10, height: 12), [10, 10], [2]),
        (Rect(x: 0, y: 0, width: 10, height: 10), [], []),
    ])
    func distances(other: Rect, across: [Double], down: [Double]) {
        let frame = Rect(x: 0, y: 0, width: 10, height: 10)
        for found in [
            Redline.distances(from: frame, to: other), Redline.distances(from: other, to: frame),
        ] {
            #expect(
                found.filter { $0.kind == .distance(.horizontal) }.map { $0.lengths[0] } == across)
            #expect(found.filter { $0.kind == .distance(.vertical) }.map { $0.lengths[0] } == down)
        }
    }

    @Test func pointsLeadToTextsAndItems() throws {
        let layout = fixture().layout()
        let id = ItemID(.row, section: 0, row: 1)
        let frame = layout.item(at: try #require(layout.index(of: id))).texts[1].frame
        #expect(Redlines(layout).element(x: frame.x, y: frame.y) == LayoutElement(id, text: 1))
        #expect(Redlines(layout).element(x: frame.x, y: frame.maxY + 1) == LayoutElement(id))
        #expect(Redlines(layout).element(x: 1, y: layout.height + 1) == nil)
        #expect(Redlines(layout).frame(of: LayoutElement(id, text: 1)) == frame)
        #expect(
            Redlines(layout).measures(of: LayoutElement(ItemID(.row, section: 9, row: 0))).isEmpty)
    }
}
