// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Documents
import DynamicType
import PangoText
import Previewing
import TestSupport
import Testing

@testable import Auditing
@testable import Drawing

/// Pictures of first breaks. On the main actor, like all suites that use Pango.
@MainActor @Suite struct HeatMapTests {
    private let library: FontLibrary
    private let breaks: FirstLosses
    private let preview: Preview

    /// A row that is soon clipped, one that is truncated, and one with enough room.
    init() throws {
        let bench = try Bench()
        library = bench.makeLibrary()
        let previewer = bench.previewer(library)
        let environment = try bench.environment()
        let screen = try bench.screen(
            """
            {"sections": [{"rows": [
              {"title": "Notifications", "height": 44}, {"title": "Sounds and Haptics", "lines": 1},
              {"title": "Focus"}]}]}
            """)
        var sweep = Sweep(
            of: screen, in: environment,
            axes: SweepAxes(
                categories: [.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge],
                widths: [320, 390, 744], expansions: [20, 50, 80, 200]))
        while let step = sweep.next() {
            let plan = previewer.plan(theme: .system, screen: step.screen, in: step.environment)
            sweep.add(sweep.task(step, plan).run())
        }
        breaks = sweep.result
        preview = previewer.preview(theme: .system, screen: screen, in: environment)
    }

    private func map(_ appearance: Appearance) -> HeatMap {
        HeatMap(breaks, caption: "Settings", appearance: appearance, preview, library: library)
    }

    /// WCAG 2.2, success criterion 1.4.3.
    @Test(arguments: Appearance.allCases) func wordsStandOutFromTheirCells(appearance: Appearance) {
        for level in HeatLevel.allCases {
            let (fill, ink) = level.colors(appearance)
            #expect(ink.contrast(with: fill) >= 4.5, "\(level)")
        }
    }

    @Test func levelsFollowTheExpansion() {
        let expected: [(Int?, HeatLevel)] = [
            (0, .asWritten), (1, .soon), (30, .soon), (31, .halfway), (60, .halfway), (61, .late),
            (100, .late), (101, .last), (200, .last), (nil, .never),
        ]
        for (expansion, level) in expected { #expect(HeatLevel(expansion) == level) }
    }

    @Test(arguments: [(0, 0), (20, 1), (31, 2), (60, 2), (100, 3), (200, 4)])
    func legendHasTheLevelsThatAreTried(limit: Int, count: Int) {
        let legend = HeatLevel.legend(upTo: limit)
        #expect(legend.dropFirst().flatMap(\.self).count == count)
        #expect(legend.allSatisfy { !$0.isEmpty })
    }

    @Test func everyCellIsFoundWhereItIsDrawn() {
        let map = map(.light)
        let geometry = HeatMapGeometry(breaks, hasHeader: true, legendLineCount: 2)
        var found: [FirstLosses.Cell] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let frame = geometry.mapCell(row: row, column: column)
                #expect(frame.maxX < map.size.width && frame.maxY < map.size.height)
                if let index = map.cellIndex(x: frame.x + 1, y: frame.maxY - 1) {
                    #expect(map.frame(ofCell: index) == frame)
                    found.append(breaks.cells[index])
                }
                #expect(map.cellIndex(x: frame.maxX + 1, y: frame.y + 1) == nil)
            }
        }
        #expect(found == breaks.cells)
        #expect(map.cellIndex(x: 1, y: 1) == nil)
    }

    @Test(arguments: Appearance.allCases) func cellsHaveTheColorOfTheirLevel(
        appearance: Appearance
    ) throws {
        let map = map(appearance)
        let (width, height) = (Int32(map.size.width), Int32(map.size.height))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        map.paint(on: CairoContext(borrowing: cairo), zoom: 1, pixelScale: 1)
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let geometry = HeatMapGeometry(breaks, hasHeader: true, legendLineCount: 2)
        for (number, cell) in breaks.cells.enumerated() {
            let frame = geometry.mapCell(row: number / 3, column: number % 3)
            // Next to the word.
            let place = Int(frame.y + 3) * stride + 4 * Int(frame.x + frame.width / 2)
            let color = Color(red: data[place + 2], green: data[place + 1], blue: data[place])
            #expect(color == HeatLevel(cell.expansion).colors(appearance).fill, "\(cell)")
        }
        #expect(Set(breaks.cells.map { HeatLevel($0.expansion) }).count >= 3)
    }

    @Test(arguments: [PictureFormat.png, .pdf]) func sameBreaksGiveSameBytes(
        format: PictureFormat
    ) throws {
        let first = try map(.light).picture.encoded(as: format, resolution: 1)
        #expect(try map(.light).picture.encoded(as: format, resolution: 1) == first)
        #expect(try map(.dark).picture.encoded(as: format, resolution: 1) != first)
    }
}
