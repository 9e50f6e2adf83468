// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import LayoutEngine
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Two previews side by side or stacked.
final class ComparisonTests: WindowTestCase {
    @MainActor private static func withComparison(
        _ body: (MainWindow, ComparisonPane) throws -> Void
    ) throws {
        try withMainWindow(width: 1366, height: 768) { main in
            main.window.activateAction("win.view", "comparison")
            waitUntil("the comparison shows") {
                main.views.comparison?.tables.columns.first?.table.rows.isEmpty == false
            }
            waitUntilStill()
            try body(main, try XCTUnwrap(main.views.comparison))
        }
    }

    func testAnyTwoColumnsAreCompared() throws {
        try onMainActor {
            try Self.withComparison { main, pane in
                XCTAssertEqual(pane.comparison.previews.first.category, main.preview.category)
                XCTAssertEqual(
                    pane.comparison.previews.second.category, .accessibilityExtraExtraExtraLarge)
                pane.comparison.choose(first: 0)
                Self.waitUntilStill()
                XCTAssertEqual(
                    pane.tables.columns.map(\.preview.category),
                    [.extraSmall, .accessibilityExtraExtraExtraLarge])
                pane.comparison.swap()
                XCTAssertEqual(
                    pane.tables.columns.map(\.preview.category),
                    [.accessibilityExtraExtraExtraLarge, .extraSmall])
            }
        }
    }

    func testAllControlsAreInANarrowWindow() throws {
        for (width, lines) in [(360, 3), (1366, 1)] {
            try onMainActor {
                try Self.withMainWindow(width: width, height: 720) { main in
                    main.window.activateAction("win.view", "comparison")
                    Self.waitUntilStill()
                    let pane = try XCTUnwrap(main.views.comparison)
                    var tops: Set<Double> = []
                    for widget: Widget in pane.modes + [
                        pane.axis, pane.first, pane.second, pane.pictures.widget,
                    ] {
                        let bounds = try XCTUnwrap(widget.bounds(in: pane.widget))
                        XCTAssertGreaterThanOrEqual(bounds.x, 0)
                        XCTAssertLessThanOrEqual(bounds.x + bounds.width, Double(pane.widget.width))
                        tops.insert(bounds.y)
                    }
                    XCTAssertEqual(tops.count, lines)
                }
            }
        }
    }

    func testScrollingOneScrollsTheOther() throws {
        try onMainActor {
            try Self.withComparison { _, pane in
                for mode in ComparedTables.Mode.allCases {
                    pane.present(mode)
                    Self.waitUntilStill()
                    for (index, column) in pane.tables.columns.enumerated() {
                        column.table.verticalAdjustment?.value = 300 + 50 * Double(index)
                        Self.waitUntilStill()
                        let places = pane.tables.columns.map {
                            ScrollPosition(
                                in: $0.table.preview.layout, top: $0.table.top, zoom: $0.table.zoom
                            )?.item
                        }
                        XCTAssertEqual(places[0], places[1], "\(mode), \(index)")
                    }
                }
            }
        }
    }

    /// The first list is on the leading side, and the second on the other. The divider decides where they meet.
    func testSwipeShowsBothSides() throws {
        try onMainActor {
            try Self.withComparison { main, pane in
                @MainActor func picture(_ part: Double) throws -> WidgetPicture {
                    pane.tables.part = part
                    Self.waitUntilStill()
                    // The layout may not be drawn yet.
                    Self.waitUntil("it is drawn") { WidgetPicture(of: pane.tables) != nil }
                    return try XCTUnwrap(WidgetPicture(of: pane.tables))
                }
                /// The columns of pixels to the left of a position, given as a fraction of the width.
                @MainActor func columns(of picture: WidgetPicture, at place: Double) -> [UInt8] {
                    let bytes = picture.bytes
                    let middle = Int(Double(picture.width) * place)
                    return (0..<picture.height).flatMap { y in
                        bytes[
                            (y * picture.width + middle - 20) * 4..<(y * picture.width + middle) * 4
                        ]
                    }
                }
                XCTAssertTrue(pane.tables.columns.allSatisfy { $0.head.isMapped })
                pane.present(.swipe)
                XCTAssertFalse(pane.tables.columns.contains { $0.head.isMapped })
                for isRightToLeft in [false, true] {
                    pane.tables.isRightToLeft = isRightToLeft
                    let (first, both, second) = try (picture(1), picture(0.5), picture(0))
                    let (start, end) = isRightToLeft ? (0.6, 0.4) : (0.4, 0.6)
                    for (place, whole) in [(start, first), (end, second)] {
                        // The edge of a letter differs by a shade, because the clips differ.
                        let apart = zip(columns(of: both, at: place), columns(of: whole, at: place))
                            .count { abs(Int($0) - Int($1)) > 64 }
                        XCTAssertEqual(apart, 0)
                        XCTAssertNotEqual(
                            columns(of: first, at: place), columns(of: second, at: place))
                    }
                }
                pane.tables.isBlinking = true
                Self.waitUntilStill()
                pane.part.value = 0
                XCTAssertEqual(pane.tables.part, 0)
                _ = main
            }
        }
    }

    /// Differences lead to their element in both lists. There are none if both sides are the same.
    func testDifferencesLeadToTheirElements() throws {
        try onMainActor {
            try Self.withComparison { _, pane in
                Self.waitUntil("there are differences") { !pane.differences.rows.isEmpty }
                @MainActor func height(_ id: ItemID?, in column: Int) -> Double? {
                    let layout = pane.tables.columns[column].table.preview.layout
                    return layout.ids.firstIndex { $0 == id }.map { layout.frame(at: $0).height }
                }
                let row = try XCTUnwrap(
                    pane.differences.rows.last { row in
                        guard let old = height(row.old, in: 0), let new = height(row.new, in: 1)
                        else { return false }
                        return new > old
                    })
                XCTAssertFalse(row.words.isEmpty)
                let position = try XCTUnwrap(pane.differences.rows.firstIndex(of: row))
                pane.differences.list.focusItem(at: position)
                Self.waitUntil("its row has the focus") {
                    pane.differences.list.focusedRow?.index == position
                }
                XCTAssertTrue(pane.differences.list.press("Return"))
                Self.waitUntilStill()
                for (column, id) in zip(pane.tables.columns, [row.old, row.new]) {
                    let layout = column.table.preview.layout
                    XCTAssertEqual(
                        column.table.sharedPosition?.item, layout.ids.firstIndex { $0 == id })
                }
                pane.choose(first: 0, second: 0)
                Self.waitUntil("both are the same") { pane.differences.rows.isEmpty }
            }
        }
    }

    func testSavedAndEditedAreCompared() throws {
        let path = try write(
            #"{"fonts": {"body": {"fontName": "Georgia", "fontSize": 17}}}"#, to: "a.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.editing.edit(
                    .font(.body, fontName: "Georgia", fontSize: 30), coalescing: nil)
                main.window.activateAction("win.view", "comparison")
                Self.waitUntilStill()
                let pane = try XCTUnwrap(main.views.comparison)
                XCTAssertEqual(pane.comparison.ladder.axis, .edits)
                let sizes = pane.tables.columns.map { $0.preview.current.style(.body).baseSize }
                XCTAssertEqual(sizes, [17, 30])
                try main.theme.save()
                Self.waitUntilStill()
                XCTAssertEqual(
                    pane.tables.columns.map { $0.preview.current.style(.body).baseSize }, [30, 30])
            }
        }
    }

    /// In a wide window, the differences are at the side, so that the devices have the height.
    func testDifferencesAreAtTheSideWithRoom() throws {
        try onMainActor {
            for (width, isBeside) in [(1400, true), (700, false)] {
                try Self.withMainWindow(width: width) { main in
                    main.splitView.isRevealed = false
                    main.views.present(.comparison)
                    let pane = try XCTUnwrap(main.views.comparison)
                    Self.waitUntil("they are listed") { !pane.differences.rows.isEmpty }
                    Self.waitUntilStill()
                    let list = try XCTUnwrap(pane.differences.widget.bounds(in: pane.widget))
                    let tables = try XCTUnwrap(pane.tables.bounds(in: pane.widget))
                    XCTAssertEqual(list.x >= tables.x + tables.width, isBeside)
                    XCTAssertEqual(list.y >= tables.y + tables.height, !isBeside)
                }
            }
        }
    }

    func testBothSidesAreNamedInAStackAndInThePicture() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                main.views.present(.comparison)
                let pane = try XCTUnwrap(main.views.comparison)
                Self.waitUntilStill()
                XCTAssertTrue(pane.tables.names.allSatisfy { !$0.isMapped })
                for mode in [ComparedTables.Mode.swipe, .onionSkin] {
                    pane.present(mode)
                    Self.waitUntilStill()
                    let names = pane.tables.names
                    XCTAssertTrue(names.allSatisfy(\.isMapped))
                    XCTAssertEqual(names.map(\.text), ["L", "AX5"])
                    let bounds = try names.map { try XCTUnwrap($0.bounds(in: pane.tables)) }
                    XCTAssertLessThan(bounds[0].x + bounds[0].width, bounds[1].x)
                }
                Clipboard.copy("no picture")
                pane.pictures.copy.click()
                XCTAssertTrue(Clipboard.holds("image/png"))
            }
        }
    }

    /// In a stack, clicks reach the column that is visible at the pointer.
    func testClicksReachTheVisibleColumn() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1200) { main in
                main.views.present(.comparison)
                let pane = try XCTUnwrap(main.views.comparison)
                XCTAssertFalse(pane.axis.values.contains(.folder))
                pane.present(.onionSkin)
                let second = pane.tables.columns[1].widget
                for (part, isReached) in [(0.2, false), (0.8, true)] {
                    pane.tables.part = part
                    XCTAssertEqual(second.canBeTarget, isReached)
                }
                pane.tables.part = 0.2
                pane.present(.sideBySide)
                XCTAssertTrue(second.canBeTarget)
            }
        }
    }
}
