// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkTestSupport
import XCTest

@testable import GtkKit

final class RecyclingListTests: GtkTestCase {
    /// Opens a list in a window, and waits for its rows.
    @MainActor private static func withList(
        _ list: Ladder, _ body: (Ladder) throws -> Void
    ) rethrows {
        try withWindow(ScrolledWindow(list)) { _ in
            waitUntil("the rows have come") { !list.rows.isEmpty }
            try body(list)
        }
    }

    /// Scrolls, and waits until the rows are those in view.
    @MainActor private static func scroll(_ list: Ladder, to value: Double) {
        list.verticalAdjustment?.value = value
        waitUntil("the rows have come") { list.nearItems.allSatisfy { list.row(at: $0) != nil } }
        waitUntilStill()
    }

    func testRowsAreThoseInView() {
        onMainActor {
            Self.withList(Ladder(count: 1_000)) { list in
                for value in [0.0, 4_000, 19_000, 70, 0] {
                    Self.scroll(list, to: value)
                    XCTAssertEqual(list.rows.map(\.index), list.nearItems)
                    XCTAssertEqual(list.rows.map(\.shown), list.nearItems)
                    XCTAssertEqual(list.children.count(where: \.isVisible), list.rows.count)
                }
            }
        }
    }

    func testRowsAreUsedAgainForTheirRole() {
        onMainActor {
            Self.withList(Ladder(count: 1_000)) { list in
                let least = list.rows.count
                for value in stride(from: 0.0, to: 20_000, by: 990) {
                    Self.scroll(list, to: value)
                    for row in list.rows {
                        XCTAssertEqual(row.accessibleRole, list.role(ofItemAt: row.index))
                    }
                }
                XCTAssertLessThan(list.madeRowCount, 2 * least)
            }
        }
    }

    func testSpareRowsLetGoOfTheirContent() {
        onMainActor {
            Self.withList(Ladder(count: 1_000)) { list in
                let before = list.rows
                list.count = 3
                list.updateRows(refreshing: true)
                XCTAssertEqual(list.rows.map(\.shown), [0, 1, 2])
                XCTAssertEqual(before.compactMap(\.shown).count, 3)
                list.count = 1_000
                list.updateRows(refreshing: true)
                XCTAssertEqual(list.rows.map(\.shown), list.nearItems)
            }
        }
    }

    func testLongUpdatesAreSpreadOverFrames() {
        onMainActor {
            let lists = (0..<3).map { _ in Ladder(count: 10) }
            for list in lists { list.work = 0.01 }
            let window = ApplicationWindow(Self.application)
            window.content = Box(.horizontal, lists.map { ScrolledWindow($0) })
            window.present()
            var counts: [Int] = []
            let clock = Object(borrowing: gtk_widget_get_frame_clock(window.pointer())?.raw)
            clock.connect("paint") { counts.append(lists.count { !$0.rows.isEmpty }) }
            Self.waitUntil("all are updated") { counts.last == 3 }
            XCTAssertEqual(Array(Set(counts)).sorted(), [1, 2, 3])
            window.destroy()
            Self.waitUntilStill()
        }
    }

    func testChildrenAreInTheOrderOfItems() {
        onMainActor {
            Self.withList(Ladder(count: 1_000)) { list in
                for value in [500.0, 430, 560, 0] {
                    Self.scroll(list, to: value)
                    let shown = list.children.filter(\.isVisible).compactMap {
                        $0 as? NumberedRow
                    }
                    XCTAssertEqual(shown.map(\.index), list.rows.map(\.index))
                }
            }
        }
    }

    func testTheRowWithTheFocusStays() throws {
        try onMainActor {
            try Self.withList(Ladder(count: 1_000)) { list in
                let row = try XCTUnwrap(list.row(at: 2))
                XCTAssertTrue(row.grabFocus())
                Self.scroll(list, to: 4_000)
                XCTAssertTrue(list.row(at: 2) === row)
                XCTAssertTrue(list.focusedRow === row)
                XCTAssertEqual(list.rows.map(\.index), [2] + list.nearItems)
            }
        }
    }

    func testRefreshingShowsAllAgainInRowsOfTheirNewRole() {
        onMainActor {
            Self.withList(Ladder(count: 1_000)) { list in
                let first = list.row(at: 0)
                let second = list.row(at: 1)
                list.headingStep = 4
                list.rows.forEach { $0.shown = nil }
                list.updateRows(refreshing: true)
                XCTAssertEqual(list.rows.map(\.shown), list.nearItems)
                for row in list.rows {
                    XCTAssertEqual(row.accessibleRole, list.role(ofItemAt: row.index))
                }
                XCTAssertTrue(list.row(at: 0) === first)
                XCTAssertTrue(list.row(at: 1) === second)
                list.count = 3
                list.updateRows(refreshing: true)
                XCTAssertEqual(list.rows.map(\.index), [0, 1, 2])
            }
        }
    }
}

/// Rows with a height of 20. Every n-th row is a heading.
private final class Ladder: RecyclingList<NumberedRow> {
    var count: Int
    /// This does not divide the number of rows in view, so the number of headings varies.
    var headingStep = 7

    init(count: Int) {
        self.count = count
        super.init(makeRow: NumberedRow.init)
    }

    override var itemCount: Int { count }

    override var nearItems: [Int] {
        let first = Int(top) / 20
        return Array(min(first, count)..<min(first + height / 20 + 1, count))
    }

    override func role(ofItemAt index: Int) -> AccessibleRole {
        index % headingStep == 0 ? .heading : .listItem
    }

    /// The seconds that a row takes.
    var work = 0.0

    override func bind(_ row: NumberedRow) {
        row.shown = row.index
        let end = EventLoop.now + work
        while EventLoop.now < end {}
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        verticalAdjustment?.configure(
            value: top, upper: Double(count * 20), step: 20, pageStep: Double(height),
            page: Double(height))
        for row in rows {
            row.allocate(
                PixelFrame(x: 0, y: row.index * 20 - Int(top), width: width, height: 20))
        }
        scheduleUpdate()
    }
}

private final class NumberedRow: RecycledRow {
    /// The last displayed item.
    var shown: Int?

    override init(role: AccessibleRole) {
        super.init(role: role)
        isFocusable = true
    }

    override func becomeSpare() { shown = nil }
}
