// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import Syntax
import XCTest

@testable import DesktopApp

/// The bars of the app over the list of the preview.
final class FloatingBarsTests: WindowTestCase {
    private func screen(_ bars: String) throws -> FilePath {
        let rows = (0..<60).map { "{\"title\": \"Row \($0)\"}" }.joined(separator: ",")
        return try write(
            "{\"title\": \"Mail\", \(bars) \"sections\": [{\"title\": \"A\", \"rows\": [\(rows)]}]}",
            to: "bars\(bars.count).json")
    }

    private static let large =
        #""navigationBar": {"titleDisplayMode": "large"}, "toolbar": {"items": ["Edit"]},"#

    func testListStartsBelowItsBarsAndScrollsUnderThem() throws {
        let path = try screen(Self.large)
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                let adjustment = try XCTUnwrap(table.verticalAdjustment)
                let (top, foot) = (table.bars.top, table.bars.foot)
                XCTAssertEqual(top, (106 * table.zoom).rounded(.up))
                XCTAssertEqual(adjustment.value, -top)
                XCTAssertEqual(adjustment.lower, -top)
                XCTAssertEqual(adjustment.upper, table.zoomed.height + foot + table.endInset)
                // Frames in the list keep their zero, and rows are below the bars.
                XCTAssertEqual(table.zoomed.frame(at: 0).y, 0)
                XCTAssertNil(table.element(x: 100, y: 5), "the bar covers the list")
                XCTAssertNotNil(table.element(x: 100, y: top + 60 * table.zoom))
                adjustment.value = adjustment.upper
                Self.waitUntilStill()
                XCTAssertNil(table.element(x: 100, y: Double(table.height) - 5))
                XCTAssertLessThan(table.bars.covered(at: table.top), top)
            }
        }
    }

    func testLargeTitleStaysAtTheTopWhenItGrows() throws {
        let path = try screen(Self.large)
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                let before = table.bars.top
                main.preview.category = .accessibilityExtraExtraExtraLarge
                Self.waitUntilStill()
                XCTAssertGreaterThan(table.bars.top, before)
                XCTAssertEqual(table.verticalAdjustment?.value, -table.bars.top)
                main.preview.category = .large
                Self.waitUntilStill()
                XCTAssertEqual(table.verticalAdjustment?.value, -before)
            }
        }
    }

    /// With keys, the first row shows the large title again, and the last one is above the toolbar.
    func testKeysReachBothEnds() throws {
        let path = try screen(Self.large)
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                XCTAssertTrue(table.press("End", []))
                Self.waitUntilStill()
                let last = table.zoomed.frame(at: table.preview.layout.count - 2)
                let clear = table.bars.clearRange(at: table.top, height: Double(table.height))
                XCTAssertLessThanOrEqual(last.maxY - table.top, clear.upperBound + 1)
                XCTAssertTrue(table.press("Home", []))
                Self.waitUntilStill()
                XCTAssertEqual(table.verticalAdjustment?.value, -table.bars.top)
            }
        }
    }

    /// The bars and the parts of the device are pixels over the list, and one switch hides the latter.
    func testOneSwitchHidesThePartsOfTheDevice() throws {
        let path = try screen("")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                let without = try XCTUnwrap(WidgetPicture(of: table)).bytes
                XCTAssertEqual(table.bars.top, 0)
                main.window.activateAction("win.device-parts")
                Self.waitUntilStill()
                XCTAssertEqual(table.bars.top, (47 * table.zoom).rounded(.up))
                XCTAssertEqual(table.verticalAdjustment?.value, -table.bars.top)
                XCTAssertNotEqual(try XCTUnwrap(WidgetPicture(of: table)).bytes, without)
                main.window.activateAction("win.device-parts")
                Self.waitUntilStill()
                XCTAssertEqual(try XCTUnwrap(WidgetPicture(of: table)).bytes, without)
            }
        }
    }

    /// All columns scroll together, each from its own large title.
    func testColumnsStartWithTheirOwnBars() throws {
        let path = try screen(Self.large)
        try onMainActor {
            try Self.withMainWindow(width: 1200, opening: [path]) { main in
                main.window.activateAction("win.view", "ladder")
                Self.waitUntilStill()
                let columns = try XCTUnwrap(main.views.ladder?.strip.shown.values.map(\.table))
                XCTAssertGreaterThan(columns.count, 2)
                for table in columns {
                    XCTAssertEqual(table.verticalAdjustment?.value, -table.bars.top)
                }
                let first = columns[0]
                first.verticalAdjustment?.value = -first.bars.top / 2
                Self.waitUntilStill()
                for table in columns {
                    XCTAssertEqual(table.top, -table.bars.top / 2, accuracy: 1)
                }
            }
        }
    }

    func testTextsAreSpoken() throws {
        let path = try screen(Self.large)
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { _ in
                XCTAssertTrue(
                    ShownTexts.all { _, _ in false }.contains { $0.contains("Bars: Mail, Edit") })
            }
        }
    }
}
