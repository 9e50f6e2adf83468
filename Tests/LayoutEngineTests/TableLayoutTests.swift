// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Examples that can be checked by hand, at three pixels per point: 17 pt characters are 8.5 pt wide.
@Suite struct TableLayoutTests {
    @Test func rowIsAsTallAsItsMinimumAndASeparator() {
        let item = TableFixture(rows: [TableFixture.row("Title")]).layout().rows[0]
        #expect(item.frame.height == 44 + 1.0 / 3)
        #expect(item.neededHeight == item.frame.height)
        #expect(!item.isClipped)
    }

    @Test func rowGrowsWithItsText() {
        // 390 − 2 × 16 − 16 − 8 leaves 334 points: 39 characters. 80 characters need three lines.
        let text = String(repeating: "x", count: 80)
        let item = TableFixture(rows: [TableFixture.row(text)]).layout().rows[0]
        #expect(item.texts[0].lines.map(\.scalars.count) == [39, 39, 2])
        #expect(item.texts[0].frame.height == 51)
        #expect(abs(item.frame.height - (11 + 51 + 11 + 1.0 / 3)) < 1e-9)
    }

    @Test func textIsCenteredInTheWholeRow() {
        let item = TableFixture(rows: [TableFixture.row("Title")]).layout().rows[0]
        let text = item.texts[0]
        #expect(abs(text.frame.x - 32) < 1e-9)
        // (44.333 − 17) ÷ 2 is 13.667, and the ascent of 12.75 is rounded up to 13.
        #expect(abs(text.frame.y - 35 - 41.0 / 3) < 1e-9)
        #expect(abs(text.lines[0].baseline - text.frame.y - 13) < 1e-9)
    }

    @Test func fixedHeightRecordsWhatIsNeededAndWhatIsGiven() {
        let layout = TableFixture(rows: [
            TableFixture.row("Title", height: .points(16)),
            TableFixture.row("Title", height: .points(20)),
            TableFixture.row("Title", height: .points(100)),
        ]).layout()
        // A text of 17 points with margins of 11 and a separator. The minimum height has no effect.
        let needed = 17 + 22 + 1.0 / 3
        #expect(layout.rows.map(\.frame.height) == [16, 20, 100])
        #expect(layout.rows.allSatisfy { abs($0.neededHeight - needed) < 1e-9 })
        // At twenty points the margins do not fit, and at sixteen the text is clipped.
        #expect(layout.rows.map(\.isClipped) == [true, false, false])
    }

    @Test func fixedHeaderRecordsWhatIsNeeded() {
        let section = SectionContent(
            header: TableFixture.header(String(repeating: "x", count: 120), height: .points(22)),
            rows: [TableFixture.row("Title")], footer: nil)
        let header = TableFixture(.grouped, sections: [section]).layout().item(at: 0)
        // 50 characters of 6.5 fit in 326 points: three lines of 13 between margins of 6.
        #expect(header.frame.height == 22)
        #expect(header.neededHeight == 3 * 13 + 12)
        #expect(header.isClipped)
    }

    @Test func valueStandsBesideItsTitleWhereBothFit() {
        // 326 points and the spacing of 8 fit in 334 points: 38 characters.
        let fitting = TableFixture(rows: [
            TableFixture.valueRow(
                String(repeating: "t", count: 30), String(repeating: "v", count: 8))
        ]).layout().rows[0]
        #expect(fitting.texts[0].lines[0].baseline == fitting.texts[1].lines[0].baseline)
        #expect(abs(fitting.texts[1].frame.maxX - (390 - 16 - 8)) < 1e-9)
        #expect(fitting.frame.height == 44 + 1.0 / 3)
    }

    @Test func valueStandsUnderItsTitleWhereTheyDoNotFit() {
        let row = TableFixture.valueRow(
            String(repeating: "t", count: 30), String(repeating: "v", count: 9))
        let item = TableFixture(rows: [row]).layout().rows[0]
        let (title, value) = (item.texts[0].frame, item.texts[1].frame)
        #expect(value.x == title.x)
        #expect(abs(value.y - title.maxY - 3) < 1e-9)
        #expect(abs(item.frame.height - (11 + 17 + 3 + 17 + 11 + 1.0 / 3)) < 1e-9)
    }

    @Test func valuesStackWhereTheyAlwaysDo() {
        var fixture = TableFixture(rows: [TableFixture.valueRow("Title", "Value")])
        #expect(fixture.layout().rows[0].texts[1].frame.x > 200)
        fixture.alwaysStacksValues = true
        let texts = fixture.layout().rows[0].texts
        #expect(texts[1].frame.x == texts[0].frame.x)
        #expect(texts[1].frame.y > texts[0].frame.maxY)
    }

    @Test func sectionsWithoutHeadersKeepTheirDistance() {
        let section = SectionContent(
            header: nil, rows: [TableFixture.row("A"), TableFixture.row("B")], footer: nil)
        let layout = TableFixture(.grouped, sections: [section, section]).layout()
        let rows = layout.rows.map(\.frame)
        #expect(rows[0].y == 35)
        #expect(abs(rows[2].y - rows[1].maxY - 35) < 1e-9)
        // Half of the distance belongs to the missing footer, and there is padding below the last row.
        #expect(abs(layout.height - rows[3].maxY - (17 + 2.0 / 3) - 20) < 1e-9)
        let plain = TableFixture(.plain, sections: [section, section]).layout()
        #expect(plain.frame(at: 0).y == 0)
        #expect(abs(plain.height - 4 * (44 + 1.0 / 3)) < 1e-9)
    }

    @Test func sectionWithAHeaderKeepsItsDistanceFromOneWithoutAFooter() {
        let section = SectionContent(
            header: TableFixture.header("H"), rows: [TableFixture.row("A")], footer: nil)
        let layout = TableFixture(.grouped, sections: [section, section]).layout()
        let second = layout.frame(
            at: layout.ids.firstIndex(of: ItemID(.sectionHeader, section: 1)) ?? 0)
        #expect(abs(second.y - layout.rows[0].frame.maxY - (17 + 2.0 / 3)) < 1e-9)
    }

    @Test func itemsComeInOrderAndAreFoundByTheirPath() {
        var fixture = TableFixture(
            .grouped,
            sections: [
                SectionContent(
                    header: TableFixture.header("H"), rows: [TableFixture.row("A")],
                    footer: TableFixture.header("F"))
            ])
        fixture.content.tableHeader = TableFixture.header("T")
        let layout = fixture.layout()
        #expect(
            layout.ids.map(\.description)
                == ["tableHeader", "sections.0.header", "sections.0.rows.0", "sections.0.footer"])
        #expect(layout.index(of: ItemID(.row)) == 2)
        #expect(layout.index(of: ItemID(.row, row: 1)) == nil)
    }

    @Test func plainHeadersStickUntilTheNextSectionPushesThem() {
        let section = SectionContent(
            header: TableFixture.header("H"),
            rows: [TableFixture.row("A"), TableFixture.row("B")], footer: nil)
        let layout = TableFixture(.plain, sections: [section, section]).layout()
        let second = layout.frame(at: 3)
        #expect(layout.stickyHeader(at: 0) == nil)
        #expect(layout.stickyHeader(at: 10)?.index == 0)
        #expect(layout.stickyHeader(at: 10)?.y == 10)
        // Five points before the second header, all but five points of the first header are above the edge.
        let pushed = layout.stickyHeader(at: second.y - 5)
        #expect(pushed?.index == 0 && abs((pushed?.y ?? 0) - (second.y - second.height)) < 1e-9)
        // A header at its own position does not stick.
        #expect(layout.stickyHeader(at: second.y) == nil)
        #expect(layout.stickyHeader(at: second.y + 1)?.index == 3)
        let grouped = TableFixture(.grouped, sections: [section]).layout()
        #expect(grouped.stickyHeader(at: 30) == nil)
    }

    @Test func emptyTableHasNoHeight() {
        let layout = TableFixture(.insetGrouped, sections: []).layout()
        #expect(layout.count == 0)
        #expect(layout.height == 0)
        #expect(layout.indices(from: 0, to: 100).isEmpty)
    }

    @Test func onlyTheLastRowOfACardHasNoSeparator() {
        let layout = TableFixture(rows: ["A", "B", "C"].map { TableFixture.row($0) }).layout()
        let separators = layout.rows.map { item in
            item.decorations.filter { $0.kind == .separator }.count
        }
        #expect(separators == [1, 1, 0])
        #expect(layout.rows.map(\.isFirstInCard) == [true, false, false])
        #expect(layout.rows.map(\.isLastInCard) == [false, false, true])
    }

    /// Rows that are there in other categories keep only their place.
    @Test func missingRowsAreNoPartOfACard() {
        var rows = ["", "A", "B", ""].map { TableFixture.row($0) }
        for index in [0, 3] { rows[index].height = .points(0) }
        let layout = TableFixture(rows: rows).layout()
        #expect(layout.rows.map(\.isFirstInCard) == [false, true, false, false])
        #expect(layout.rows.map(\.isLastInCard) == [false, false, true, false])
        let places = layout.ids.indices.filter { layout.ids[$0].kind == .row }
        #expect(places.map(layout.isBlank) == [true, false, false, true])
        // An empty row of usual height is there, to be typed into.
        let empty = TableFixture(rows: [TableFixture.row("")]).layout()
        #expect(empty.rows[0].isFirstInCard)
    }

    @Test func equalTextsArePreparedOnce() {
        let measurer = FixedAdvanceMeasurer()
        let cache = PreparedTextCache(measurer: measurer)
        let rows = (0..<100).map { TableFixture.row("Row \($0 % 10)") }
        let fonts = [
            ScaledFont(face: .fixed, requestedName: "Fixed", baseSize: 17, pointSize: 17)
        ]
        for width in [320.0, 390] {
            _ = TableLayout(
                TableInputs(
                    TableOutline(TableFixture(rows: rows).content), fonts: FontPalette(fonts),
                    metrics: TableFixture.metrics(scale: 2), width: width, displayScale: 2,
                    texts: cache))
        }
        #expect(measurer.preparations == 10)
    }
}

extension TableLayout {
    var rows: [ItemLayout] { items.filter { $0.id.kind == .row } }
}
