// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Long tables are laid out before all of their texts are prepared.
@Suite struct GuessedLayoutTests {
    private let measurer = FixedAdvanceMeasurer()
    private let cache: PreparedTextCache

    init() { cache = PreparedTextCache(measurer: measurer) }

    @Test(arguments: 0..<60) func becomesTheCompleteLayoutPieceByPiece(seed: UInt64) {
        let fixture = TableFixture(seed: seed)
        let complete = fixture.layout()
        var random = SeededGenerator(seed: seed)

        var layout = fixture.layout(texts: cache, preparing: .nothing)
        #expect(measurer.preparations == 0)
        #expect(!layout.isExact)
        var ahead = (left: 1, total: 0)
        while ahead.left > 0 {
            let first = Int.random(in: 0..<layout.count, using: &random)
            let items = first..<min(layout.count, first + 3)
            cache.prepare(items, of: layout)
            ahead = cache.prepareAhead(layout, for: layout.purpose, count: 2)
            layout = fixture.layout(texts: cache, preparing: .nothing)
            #expect(layout.isExact(in: items))
            tiles(layout)
            for index in items {
                let height = layout.frame(at: index).height
                #expect(abs(height - complete.frame(at: index).height) < 1e-6)
            }
        }
        #expect(layout.isExact)
        #expect(Array(layout.items) == Array(complete.items))
        #expect(layout.offsets == complete.offsets)
        #expect(measurer.preparations == cache.count)
    }

    /// Items that are not prepared have a frame and blank lines, so nothing overlaps.
    private func tiles(_ layout: TableLayout) {
        var top = 0.0
        for (index, item) in layout.items.enumerated() {
            #expect(abs(item.frame.height - layout.frame(at: index).height) < 1e-6)
            #expect(abs(item.frame.y - top) < 1e-6)
            top = item.frame.maxY
        }
        #expect(abs(top - layout.height) < 1e-6)
    }

    @Test func guessesComeCloseToTheTruth() {
        let rows = (0..<300).map { number in
            TableFixture.row(String(repeating: "word ", count: number % 40 + 1))
        }
        let fixture = TableFixture(rows: rows)
        let guessed = fixture.layout(texts: cache, preparing: .nothing).height
        let exact = fixture.layout().height
        #expect(abs(guessed - exact) < 0.15 * exact)
    }

    @Test func preparesFewTextsAtOnce() {
        let fixture = TableFixture(rows: (0..<20).map { TableFixture.row("Row \($0)") })
        #expect(!fixture.layout(texts: cache, preparing: .upTo(19)).isExact)
        #expect(measurer.preparations == 0)
        #expect(fixture.layout(texts: cache, preparing: .upTo(20)).isExact)
        #expect(measurer.preparations == 20)
    }

    @Test func anotherTextIsPreparedAlone() {
        var fixture = TableFixture(rows: (0..<1000).map { TableFixture.row("Row \($0)") })
        let before = fixture.layout(texts: cache)
        let long = String(repeating: "much longer ", count: 20)
        fixture.content.sections[0].rows[500] = TableFixture.row(long)
        let after = fixture.layout(texts: cache)
        #expect(measurer.preparations == 1001)
        #expect(Array(after.items) == Array(fixture.layout().items))
        let changed = before.ids.indices.filter {
            abs(before.frame(at: $0).height - after.frame(at: $0).height) > 1e-6
        }
        #expect(changed.map { after.ids[$0].row } == [500])
    }

    @Test func manyTextsStayInWantedFacesAlone() {
        final class Owner {}
        let (first, second) = (Owner(), Owner())
        let count = 60_000
        let fixture = TableFixture(rows: (0..<count).map { TableFixture.row("Row \($0)") })
        let layout = fixture.layout(texts: cache)
        func purpose(_ id: String) -> PreparedTextCache.Purpose {
            let face = Face(
                id: id, postScriptName: id, family: "Fixed", styleName: "Regular", weight: 400,
                isItalic: false, metrics: Face.fixed.metrics)
            let font = ScaledFont(face: face, requestedName: id, baseSize: 17, pointSize: 17)
            return layout.purpose(FontPalette([font]), .none)
        }
        func prepare(_ purpose: PreparedTextCache.Purpose) {
            _ = cache.prepareAhead(layout, for: purpose, count: .max)
        }
        let (regular, bold) = (layout.purpose, purpose("Fixed-Bold"))
        cache.want([regular], by: first)
        cache.want([bold], by: second)
        prepare(bold)
        cache.want([regular], by: first)
        #expect(cache.count == 2 * count, "Each of two owners keeps its face.")

        cache.want([bold], by: first)
        #expect(cache.count == count)
        prepare(regular)
        #expect(measurer.preparations == 3 * count)
        #expect(fixture.layout(texts: cache).item(at: 9) == layout.item(at: 9))
    }

    @Test func textsOfAllExistingTablesStay() {
        func layout(_ name: String, count: Int) -> TableLayout {
            TableFixture(rows: (0..<count).map { TableFixture.row("\(name) \($0)") })
                .layout(texts: cache)
        }
        _ = layout("Deleted", count: 10_000)
        let long = layout("Long", count: 21_000)
        // The texts that no table has are removed now.
        let short = (0..<3).map { layout("Short \($0)", count: 2) }
        #expect(cache.count == 21_006)
        let again = layout("Long", count: 21_000)
        #expect(measurer.preparations == 31_006)
        withExtendedLifetime((long, short, again)) {}
    }

    /// The counted heights of thousands of rows equal the composed height of one.
    @Test(arguments: [320.0, 390, 1024], [17.0, 53]) func heightsAreThoseOfComposedRows(
        width: Double, size: Double
    ) {
        var random = SeededGenerator(seed: UInt64(width + size))
        let tables = (0..<40).map { _ in TableFixture(seed: random.next()) }
        let rows = tables.flatMap { $0.content.sections.flatMap(\.rows) }
        var fixture = TableFixture(rows: (0..<3).flatMap { _ in rows.shuffled(using: &random) })
        fixture.width = width
        let layout = fixture.layout(texts: cache, sizes: [size, size * 0.7])
        for index in layout.ids.indices {
            let item = layout.item(at: index)
            #expect(abs(item.frame.height - layout.frame(at: index).height) < 1e-6, "\(item.id)")
        }
    }
}
