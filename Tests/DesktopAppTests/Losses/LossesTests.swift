// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import GtkKit
import GtkTestSupport
import Previewing
import TestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The heat map of first breaks in the window.
final class LossesTests: WindowTestCase {
    /// Opens the map of a bundled screen.
    @MainActor private static func withBreaks(
        _ screen: BundledScreen = .customHeaders, _ body: (MainWindow, LossesPane) throws -> Void
    ) throws {
        try withMainWindow(width: 1366, height: 768) { main in
            main.window.activateAction("win.bundled-screen", screen.resource)
            main.window.activateAction("win.view", "breaks")
            let pane = try XCTUnwrap(main.views.breaks)
            waitUntilFound(pane)
            try body(main, pane)
        }
    }

    /// The keys that move from any cell to the first one.
    private static let toTheStart = Array(repeating: "Up", count: 12) + ["Home"]

    /// Waits for the end of a sweep of some hundred previews.
    @MainActor private static func waitUntilFound(_ pane: LossesPane) {
        waitUntil("breaks are found", processorSeconds: 60) {
            pane.search.result != nil && !pane.search.isRunning
        }
    }

    func testMapBeginsAtThePresentSizeAndDevice() throws {
        try onMainActor {
            try Self.withBreaks { main, pane in
                let written = try XCTUnwrap(pane.search.result?.firstAsWritten?.point)
                XCTAssertEqual(written.category, .accessibilityLarge)
                let cell = try XCTUnwrap(pane.search.result?.cells[pane.map.cursor])
                XCTAssertEqual(cell.category, main.preview.category)
                XCTAssertEqual(cell.width, main.preview.environment.tableWidth)
                XCTAssertEqual(pane.status.text, cell.english)
            }
        }
    }

    func testKeysMoveTheCursorWithinTheMap() throws {
        try onMainActor {
            try Self.withBreaks { main, pane in
                let columnCount = SweepAxes.widths(
                    of: main.preview.environment.profile.devices
                ).count
                let last = 12 * columnCount - 1
                for (keys, expected) in [
                    (Self.toTheStart + ["Up", "Left"], 0), (["Right", "Down"], columnCount + 1),
                    (["End", "Right"], 2 * columnCount - 1), (["Down"], 3 * columnCount - 1),
                    (Array(repeating: "Down", count: 12), last), (["Left"], last - 1),
                ] {
                    for key in keys { XCTAssertTrue(pane.map.press(key)) }
                    XCTAssertEqual(pane.map.cursor, expected, "\(keys)")
                    XCTAssertEqual(
                        pane.status.text, pane.search.result?.cells[expected].english)
                }
                XCTAssertFalse(pane.map.press("Tab"))
            }
        }
    }

    func testChosenCellShowsInTheSingleView() throws {
        try onMainActor {
            try Self.withBreaks { main, pane in
                for key in Self.toTheStart + ["Right", "Down", "Return"] { _ = pane.map.press(key) }
                XCTAssertEqual(main.views.visible, .single)
                XCTAssertEqual(main.preview.category, .small)
                let environment = main.preview.environment
                XCTAssertEqual(
                    environment.tableWidth, SweepAxes.widths(of: environment.profile.devices)[1])
                XCTAssertNil(main.views.breaks)
            }
        }
    }

    /// Another category or width is another cell of the same map. Another theme has its own map.
    func testOnlyWhatIsSweptBeginsAnotherSearch() throws {
        try onMainActor {
            try Self.withBreaks { main, pane in
                main.preview.step(by: 1)
                main.preview.environment.setTableWidth(744)
                XCTAssertFalse(pane.search.isRunning)
                main.preview.environment.boldText.toggle()
                XCTAssertTrue(pane.search.isRunning)
                Self.waitUntilFound(pane)
                main.window.activateAction(
                    "win.bundled-screen", BundledScreen.staticTable.resource)
                XCTAssertTrue(pane.search.isRunning)
                Self.waitUntilFound(pane)
                XCTAssertEqual(pane.search.result?.elements.count, 5)
            }
        }
    }

    func testMapLeavesNothingBehind() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let observers = main.theme.observerCount
                for _ in 0..<3 {
                    main.window.activateAction("win.view", "breaks")
                    Self.waitUntilStill()
                    main.window.activateAction("win.view", "single")
                    Self.waitUntilStill()
                }
                XCTAssertEqual(main.theme.observerCount, observers)
            }
        }
    }
}
