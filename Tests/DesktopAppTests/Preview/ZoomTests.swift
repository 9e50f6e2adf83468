// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The zoom of the device, and the visible part of a device that does not fit.
final class ZoomTests: WindowTestCase {
    func testBestFitIsActualSizeOrSmaller() throws {
        try onMainActor {
            try Self.withMainWindow(width: 820) { main in
                let (pane, table) = (main.previewPane, main.previewPane.table)
                XCTAssertEqual(pane.frame.scale.factor, 1)
                main.preview.environment.isLandscape = true
                Self.waitUntil("the device is smaller") { pane.frame.scale.factor < 1 }
                Self.waitUntilStill()
                // The whole device is in view, with margins on both sides.
                XCTAssertEqual(
                    table.zoomed.width, Double(pane.frame.width - 36), accuracy: 1)
                XCTAssertEqual(Double(table.width), table.zoomed.width)
                Self.waitUntil("the button says so") {
                    main.views.zoomButton.label?.filter(\.isNumber)
                        == "\(Int((pane.frame.scale.factor * 100).rounded()))"
                }
                main.preview.environment.isLandscape = false
                Self.waitUntil("it has its actual size") { pane.frame.scale.factor == 1 }
            }
        }
    }

    func testRowsStandAtTheirFramesAtEveryZoom() throws {
        try onMainActor {
            try Self.withMainWindow(opening: [Self.screenWithoutBars()]) { main in
                let table = main.previewPane.table
                for factor in [0.25, 0.67, 1.5, 3] {
                    main.previewPane.frame.scale.zoom = .fixed(factor)
                    Self.waitUntil("the zoom is \(factor)") { table.zoom == factor }
                    Self.waitUntilStill()
                    XCTAssertEqual(
                        table.verticalAdjustment?.upper,
                        max(table.zoomed.height, Double(table.height)))
                    XCTAssertFalse(table.rows.isEmpty)
                    for row in table.rows {
                        let frame = table.zoomed.frame(at: row.index)
                        let bounds = try XCTUnwrap(row.bounds(in: table))
                        XCTAssertEqual(
                            bounds.y + table.top, frame.y, accuracy: 1, "\(factor), \(row.index)")
                        XCTAssertEqual(bounds.height, frame.height, accuracy: 2)
                    }
                    // Rows fill the view down to its lower edge, or to the end of the table.
                    let end = min(Double(table.height) + table.top, table.zoomed.height)
                    let last = try XCTUnwrap(table.zoomed.indices(from: 0, to: end).last)
                    XCTAssertGreaterThanOrEqual(
                        table.rows.last?.index ?? 0,
                        (0...last).last { !table.preview.layout.isBlank(at: $0) } ?? 0)
                }
            }
        }
    }

    func testDeviceThatIsCutHasSquareEdgesThere() throws {
        try onMainActor {
            try Self.withMainWindow(width: 500) { main in
                let table = main.previewPane.table
                let device = try XCTUnwrap(table.parent)
                XCTAssertFalse(device.hasCssClass("cut-right"))
                main.previewPane.frame.scale.zoom = .fixed(3)
                Self.waitUntil("the zoom has changed") { table.zoom == 3 }
                Self.waitUntilStill()
                let place = try XCTUnwrap(table.horizontalAdjustment)
                XCTAssertEqual(place.upper, 1170)
                XCTAssertEqual(place.page, Double(main.previewPane.frame.width))
                for (value, left, right) in [
                    (0, false, true), (100, true, true), (place.upper - place.page, true, false),
                ] {
                    place.value = value
                    XCTAssertEqual(device.hasCssClass("cut-left"), left, "at \(value)")
                    XCTAssertEqual(device.hasCssClass("cut-right"), right, "at \(value)")
                }
                // The content in the middle stays there.
                place.value = (place.upper - place.page) / 2
                main.previewPane.frame.scale.zoom = .fixed(2)
                Self.waitUntilStill()
                XCTAssertEqual(place.value, (place.upper - place.page) / 2, accuracy: 1)
                // A device that fitted is clipped at the trailing edge.
                main.previewPane.frame.scale.zoom = .bestFit
                main.preview.environment.isRightToLeft = true
                Self.waitUntilStill()
                main.previewPane.frame.scale.zoom = .fixed(3)
                Self.waitUntil("the zoom has changed") { table.zoom == 3 }
                XCTAssertEqual(place.value, place.upper - place.page)
                XCTAssertFalse(device.hasCssClass("cut-right"))
            }
        }
    }

    func testWhatIsLookedAtStaysInPlaceWhileZooming() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                table.verticalAdjustment?.value = 300
                Self.waitUntilStill()
                for factor in [1.5, 3, 0.9, 1] {
                    // The actual position of the pointer comes with the next frame.
                    table.pointerMoved(to: 200)
                    let index = try XCTUnwrap(
                        table.zoomed.indices(from: table.top + 200, to: table.top + 201).first)
                    let before = table.zoomed.frame(at: index).offsetBy(y: -table.top)
                    main.previewPane.frame.scale.zoom = .fixed(factor)
                    Self.waitUntil("the zoom is \(factor)") { table.zoom == factor }
                    let after = table.zoomed.frame(at: index).offsetBy(y: -table.top)
                    if before.y >= 0 {
                        XCTAssertEqual(after.y, before.y, accuracy: 1, "\(factor)")
                    } else {
                        let part = (200 - before.y) / before.height
                        XCTAssertEqual(
                            after.y + part * after.height, 200, accuracy: 1, "\(factor)")
                    }
                }
            }
        }
    }

    func testActionsAndSteps() throws {
        try onMainActor {
            try Self.withMainWindow(width: 500) { main in
                @MainActor func run(_ action: String, _ times: Int = 1) -> Double {
                    for _ in 0..<times {
                        main.window.activateAction("win.\(action)")
                        Self.waitUntilStill()
                    }
                    return main.previewPane.frame.scale.factor
                }
                XCTAssertEqual(run("zoom-in"), 1.1)
                XCTAssertEqual(run("zoom-in", 10), 3)
                XCTAssertEqual(run("zoom-out", 15), 0.25)
                XCTAssertEqual(run("zoom-actual"), 1)
                XCTAssertEqual(run("zoom-fit"), 1)
                main.preview.environment.width = 800
                Self.waitUntilStill()
                let fit = main.previewPane.frame.scale.factor
                XCTAssertLessThan(fit, 0.6)
                // The next step from the factor of best fit.
                XCTAssertEqual(run("zoom-in"), Zoom.steps.first { $0 > fit })
            }
        }
    }

    func testPinchDrawsTheDeviceLarger() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                let pinch = main.previewPane.zooming.pinch
                for (scale, factor) in [(1.2, 1.2), (2, 2), (9, 3), (0.1, 0.25), (1.37, 1.37)] {
                    pinch.emit("scale-changed", scale)
                    Self.waitUntil("the zoom is \(factor)") { abs(table.zoom - factor) < 1e-9 }
                }
                // The next pinch starts where this one ended.
                pinch.emit("end")
                pinch.emit("scale-changed", 2)
                Self.waitUntil("the zoom is 2.74") { abs(table.zoom - 2.74) < 1e-9 }
            }
        }
    }

    func testSidebarMakesRoomForTheDevice() throws {
        try onMainActor {
            try Self.withMainWindow(width: 900) { main in
                XCTAssertFalse(main.splitView.isFolded)
                main.preview.environment.width = 1032
                Self.waitUntil("the sidebar folds") { main.splitView.isFolded }
                main.preview.environment.width = 390
                Self.waitUntil("it is back") { !main.splitView.isFolded }
            }
        }
    }
}
