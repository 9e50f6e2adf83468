// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp

/// In a right-to-left language, the first column is on the right.
final class RightToLeftDesktopTests: WindowTestCase {
    /// The left edges of columns in a widget.
    @MainActor private static func edges(_ columns: [LadderColumn], in widget: Widget) -> [Double] {
        columns.compactMap { $0.widget.bounds(in: widget)?.x }
    }

    func testLadderBeginsAtTheRight() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1366, height: 768) { main in
                main.window.activateAction("win.view", "ladder")
                Self.waitUntil("the ladder shows") {
                    main.views.ladder?.strip.shown.isEmpty == false
                }
                let strip = try XCTUnwrap(main.views.ladder?.strip)
                let adjustment = try XCTUnwrap(strip.horizontalAdjustment)
                strip.isRightToLeft = true
                adjustment.value = 10_000
                Self.waitUntil("the first columns show") { strip.shown[0] != nil }
                for zoom in [Zoom.fixed(0.5), .fixed(0.6), .bestFit] {
                    strip.scale.zoom = zoom
                    Self.waitUntilStill()
                    XCTAssertEqual(adjustment.value, adjustment.upper - adjustment.page, "\(zoom)")
                    let shown = strip.shown.sorted { $0.key < $1.key }
                    XCTAssertEqual(shown.first?.key, 0)
                    let places = strip.arrangement.frames
                    for line in Set(places.map(\.y)) {
                        let columns = shown.filter { places[$0.key].y == line }.map(\.value)
                        let edges = Self.edges(columns, in: strip)
                        XCTAssertGreaterThan(edges.count, 2)
                        XCTAssertEqual(edges, edges.sorted(by: >))
                    }
                }
            }
        }
    }

    /// A chart begins at the left in every language.
    func testFirstBreaksBeginAtTheLeft() throws {
        try onMainActor {
            try Self.fromRightToLeft {
                try Self.withMainWindow(width: 700, height: 600) { main in
                    main.window.activateAction("win.view", "breaks")
                    let pane = try XCTUnwrap(main.views.breaks)
                    Self.waitUntil("breaks are found", processorSeconds: 60) {
                        pane.search.result != nil && !pane.search.isRunning
                    }
                    Self.waitUntilStill()
                    let adjustment = pane.scrolled.horizontalAdjustment
                    XCTAssertGreaterThan(adjustment.upper, adjustment.page)
                    XCTAssertEqual(pane.map.scrolledBy, 0)
                    XCTAssertEqual(adjustment.value, 0)
                }
            }
        }
    }

    func testComparisonBeginsAtTheRight() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1366, height: 768) { main in
                main.window.activateAction("win.view", "comparison")
                Self.waitUntil("the comparison shows") {
                    main.views.comparison?.tables.columns.first?.table.rows.isEmpty == false
                }
                let pane = try XCTUnwrap(main.views.comparison)
                pane.tables.isRightToLeft = true
                Self.waitUntilStill()
                let edges = Self.edges(pane.tables.columns, in: pane.tables)
                XCTAssertGreaterThan(edges[0], edges[1])
            }
        }
    }
}
