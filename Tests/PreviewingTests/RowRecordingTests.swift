// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import TestSupport
import Testing

@testable import Documents
@testable import Previewing

/// Rows as drawn on devices: heights to the pixel, and baselines to within one. Neither depends on the widths of
/// letters, so the fixed measurer is enough.
@Suite struct RowRecordingTests {
    private let bench: Bench
    private let recordings: LineRecordings

    init() throws {
        bench = try Bench()
        recordings = try LineRecordings()
    }

    private func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }

    @Test func textLabelRows() throws {
        for recording in recordings.textLabelRows {
            let category = try #require(ContentSizeCategory(name: recording.category))
            let profile = try #require(bench.profiles.first { $0.name == recording.profile })
            let screen = Screen(
                tableStyle: .plain, cellLayout: .textLabel,
                sections: [Section(rows: [Row(title: "One"), Row(title: "Two")])])
            var environment = PreviewEnvironment(
                profile: profile, category: category, width: recording.deviceWidth)
            environment.displayScale = recording.scale
            let preview = bench.previewer().preview(
                theme: .system, screen: screen, in: environment)
            // The table of one recording is narrower than its device.
            environment.width = recording.width
            var metrics = preview.metrics
            if recording.width < recording.deviceWidth {
                // If a table is narrower than its device, its trailing margin is not the device's. The default margin
                // of every view remains. No table has it here, because all are as wide as their devices.
                metrics.separatorTrailingInset = 8
            }
            let layout = TableLayout(
                TableInputs(
                    TableOutline(preview.layout.content), fonts: FontPalette(preview.layout.fonts),
                    metrics: metrics,
                    width: recording.width, displayScale: recording.scale,
                    texts: PreparedTextCache(measurer: FixedAdvanceMeasurer())))
            let row = layout.item(at: 0)
            #expect(isSame(layout.frame(at: 1).y, recording.height), "\(recording.source)")
            #expect(isSame(row.texts[0].lines[0].baseline, recording.baseline))
            let line = try #require(row.decorations.first { $0.kind == .separator }?.frame)
            #expect(isSame(line.height, recording.thickness))
            #expect(isSame(line.maxY, recording.height))
            #expect(isSame(line.x, recording.separator[0]))
            #expect(isSame(line.maxX, recording.separator[1]))
        }
    }

    @Test func separatorsAreAPointThickAtAccessibilityCategories() throws {
        for category in ContentSizeCategory.allCases {
            for scale in [2.0, 3] {
                var environment = try bench.environment("ios18")
                environment.category = category
                environment.displayScale = scale
                let preview = try bench.preview(
                    #"{"tableStyle": "plain", "sections": [{"rows": [{"title": "A"}]}]}"#,
                    in: environment)
                let thickness = category.isAccessibilityCategory ? 1 : 1 / scale
                #expect(isSame(preview.metrics[.separatorThickness], thickness))
                // Rows with content configurations are taller by this value.
                let margins = preview.metrics.cellMargins.vertical
                let text = preview.layout.item(at: 0).texts[0].frame.height
                let content = max(preview.metrics[.minimumRowHeight], text + margins)
                #expect(isSame(preview.layout.frame(at: 0).height, content + thickness))
            }
        }
    }

    /// A table row with its separator, and a list cell without one.
    private func row(
        _ row: String, _ category: String
    ) throws -> (layout: ItemLayout, height: Double) {
        var environment = try bench.environment("ios26")
        environment.category = try #require(ContentSizeCategory(name: category))
        environment.displayScale = 2
        environment.width = 375
        let preview = try bench.preview(
            "{\"sections\": [{\"rows\": [\(row), {\"title\": \"Last\"}]}]}", in: environment)
        let item = preview.layout.item(at: 1)
        #expect(item.cell.width == 343)
        return (item, item.frame.height - preview.metrics[.separatorThickness])
    }

    /// The top of the first text equals that of a cell without a separator, to within a pixel.
    private func check(
        _ row: (layout: ItemLayout, height: Double), _ cell: LineRecordings.ListCells.Cell
    ) {
        #expect(isSame(row.height, cell.height))
        let title = row.layout.texts[0].frame
        #expect(abs(title.y - row.layout.frame.y - cell.title[0]) <= 0.5)
        #expect(isSame(title.height, cell.title[1]))
    }

    @Test func listCellsOfTheNewestSystem() throws {
        let cells = recordings.listCells
        let plain = try row(#"{"title": "Cell", "accessory": "disclosure"}"#, cells.cell.category)
        check(plain, cells.cell)
        let chevron = try #require(
            plain.layout.decorations.first { $0.kind == .accessory(.disclosure) }?.frame)
        #expect([chevron.width, chevron.height] == cells.cell.disclosure)
        #expect(plain.layout.cell.maxX - chevron.maxX == cells.cell.disclosureTrailing)

        let subtitle = try row(
            #"{"kind": "subtitle", "title": "A", "subtitle": "B"}"#, cells.subtitleCell.category)
        check(subtitle, cells.subtitleCell)
        let texts = subtitle.layout.texts.map(\.frame)
        #expect(texts[1].height == cells.subtitleCell.subtitleHeight)
        #expect(texts[1].y - texts[0].maxY == cells.subtitleCell.gap)

        check(try row(#"{"title": "Cell"}"#, cells.largeCell.category), cells.largeCell)
        // Both would fit on one line.
        let value = try row(
            #"{"kind": "value", "title": "A", "value": "B"}"#, cells.largeValueCell.category)
        check(value, cells.largeValueCell)
        let frames = value.layout.texts.map(\.frame)
        #expect(frames[1].y - frames[0].maxY == cells.largeValueCell.gap)
        #expect(frames[1].height == cells.largeValueCell.value?[1])
        #expect(
            abs(frames[1].y - value.layout.frame.y - (cells.largeValueCell.value?[0] ?? 0)) <= 0.5)
    }

    /// Accessories grow with the text, but margins stay.
    @Test func accessoriesGrowAndMarginsStay() throws {
        let small = try row(#"{"title": "A", "accessory": "disclosure"}"#, "L").layout
        let large = try row(#"{"title": "A", "accessory": "disclosure"}"#, "AX2").layout
        func chevron(_ item: ItemLayout) throws -> Rect {
            try #require(item.decorations.first { $0.kind == .accessory(.disclosure) }?.frame)
        }
        #expect(try chevron(large).height > chevron(small).height)
        #expect(try chevron(large).maxX == chevron(small).maxX)
        #expect(large.texts[0].frame.x == small.texts[0].frame.x)
    }
}
