// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import LayoutEngine
import Reporting
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The list of the preview: its rows, scroll position, keys, and roles.
final class TableViewTests: WindowTestCase {
    private func longScreen() throws -> FilePath {
        let rows = (0..<200).map { "{\"kind\": \"default\", \"title\": \"Row \($0)\"}" }
        let section = "{\"title\": \"Section\", \"rows\": [\(rows.joined(separator: ","))]}"
        let sections = Array(repeating: section, count: 10).joined(separator: ",")
        return try write("{\"sections\": [\(sections)]}", to: "long.json")
    }

    func testRowsAreFewAndReused() throws {
        let path = try longScreen()
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                XCTAssertEqual(table.preview.layout.ids.count { $0.kind == .row }, 2000)
                let adjustment = try XCTUnwrap(table.verticalAdjustment)
                XCTAssertEqual(adjustment.upper, table.zoomed.height)
                let layoutCount = main.preview.layoutCount
                var furthest = 0
                for step in 0...200 {
                    adjustment.value = adjustment.upper * Double(step) / 200
                    table.updateRows(refreshing: false)
                    furthest = max(furthest, table.rows.count)
                    XCTAssertTrue(
                        table.rows.allSatisfy { $0.parent === table && $0.isVisible })
                }
                Self.waitUntilStill()
                XCTAssertEqual(table.rows.last.map { table.preview.layout.ids[$0.index].row }, 199)
                XCTAssertLessThan(furthest, 60)
                XCTAssertLessThan(table.madeRowCount, 70)
                XCTAssertEqual(main.preview.layoutCount, layoutCount)
                XCTAssertEqual(
                    table.children.filter(\.isVisible).count, table.rows.count)
            }
        }
    }

    func testRowsStandAtTheirFramesInOrder() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                table.verticalAdjustment?.value = 150
                Self.waitUntilStill()
                for row in table.rows {
                    let frame = table.preview.layout.frame(at: row.index)
                    let bounds = try XCTUnwrap(row.bounds(in: table))
                    XCTAssertEqual(bounds.y, frame.y.rounded(.down) - 150)
                    XCTAssertEqual(
                        bounds.height, frame.maxY.rounded(.up) - frame.y.rounded(.down))
                }
                let order = table.children.compactMap { $0 as? RowWidget }.filter(\.isVisible)
                XCTAssertEqual(order.map(\.index), table.rows.map(\.index))
            }
        }
    }

    func testSlowScrollingAddsUp() throws {
        let path = try longScreen()
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                for _ in 0..<10 {
                    table.verticalAdjustment?.value += 0.25
                    Self.waitUntilStill()
                }
                XCTAssertEqual(table.verticalAdjustment?.value, 2.5)
            }
        }
    }

    func testWhatIsLookedAtStaysInPlace() throws {
        let path = try longScreen()
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                table.verticalAdjustment?.value = 20_000
                Self.waitUntilStill()
                let first = try XCTUnwrap(
                    table.rows.first { ($0.bounds(in: table)?.y ?? -1) >= 0 })
                let (index, y) = (first.index, first.bounds(in: table)?.y ?? -1)
                for category in [11, 0, 3] {
                    main.sizeBar.scale.drag(to: Double(category))
                    Self.waitUntilStill()
                    let now = try XCTUnwrap(table.row(at: index)?.bounds(in: table)?.y)
                    XCTAssertEqual(now, y, accuracy: 1, "mark \(category)")
                }
                XCTAssertEqual(table.verticalAdjustment?.value, 20_000)
            }
        }
    }

    /// A row with thousands of lines draws only those in view, and others after each scrolling.
    func testTallRowIsDrawnWhereverItIsScrolledTo() throws {
        let title = String(repeating: "Words and more words. ", count: 4_000)
        let path = try write(
            "{\"sections\": [{\"rows\": [{\"title\": \"\(title)\"}]}]}", to: "tall.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                Self.waitUntil("it is prepared") { !main.preview.isPreparing }
                Self.waitUntilStill()
                let adjustment = try XCTUnwrap(table.verticalAdjustment)
                XCTAssertGreaterThan(adjustment.upper, 30_000)
                let end = adjustment.upper - adjustment.page - 100
                for top in [200, 900, 1_000, 1_100, 9_000, 500, end, 200] {
                    adjustment.value = top
                    Self.waitUntilStill()
                    Self.waitUntil("it is drawn") { WidgetPicture(of: table) != nil }
                    let picture = try XCTUnwrap(WidgetPicture(of: table))
                    let bytes = picture.bytes
                    // Every line is lower than a band, so each band has dark pixels.
                    for band in stride(from: 0, to: picture.height - 60, by: 60) {
                        let rows = bytes[band * picture.width * 4..<(band + 60) * picture.width * 4]
                        let ink = stride(from: rows.startIndex, to: rows.endIndex, by: 4).count {
                            rows[$0] < 100 && rows[$0 + 1] < 100 && rows[$0 + 2] < 100
                        }
                        XCTAssertGreaterThan(ink, 100, "at \(top), \(band) from the top edge")
                    }
                }
            }
        }
    }

    /// Many more texts than are prepared before a list becomes visible, all of them different.
    private func veryLongScreen() throws -> FilePath {
        let rows = (1...900).map {
            """
            {"kind": "labels", "labels": [
              {"text": "Notification setting \($0)", "textStyle": "headline"},
              {"text": "\($0) Notifications are delivered quietly, and appear on the lock screen \
            and in Notification Center", "textStyle": "body", "lines": 0}]}
            """
        }
        return try write(
            "{\"sections\": [{\"rows\": [\(rows.joined(separator: ","))]}]}", to: "longest.json")
    }

    func testLongListShowsBeforeAllOfItIsMeasured() throws {
        let path = try veryLongScreen()
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                main.page.open([path])
                let count = main.preview.layoutCount
                XCTAssertFalse(table.preview.layout.isExact)
                let shown = table.rows.map(\.index)
                XCTAssertGreaterThan(shown.count, 5)
                XCTAssertTrue(table.preview.layout.isExact(in: 0..<(shown.last ?? 0) + 1))

                // In the middle, while heights are still estimated.
                table.verticalAdjustment?.value = 40_000
                Self.waitUntil("the rows have come") { table.rows.contains { $0.index > 200 } }
                XCTAssertFalse(table.preview.layout.isExact)
                let first = try XCTUnwrap(
                    table.rows.first { ($0.bounds(in: table)?.y ?? -1) >= 0 })
                let (index, y) = (first.index, first.bounds(in: table)?.y)
                Self.waitUntil("there is a progress bar") { main.views.progress.bar.isVisible }
                Self.waitUntil("everything is exact", processorSeconds: 60) {
                    table.preview.layout.isExact && !main.preview.isPreparing
                }
                Self.waitUntilStill()
                XCTAssertEqual(table.row(at: index)?.bounds(in: table)?.y, y)
                XCTAssertNil(main.preview.progress)
                XCTAssertFalse(main.views.progress.bar.isVisible)
                XCTAssertGreaterThan(main.preview.refinementCount, 0)
                XCTAssertEqual(main.preview.layoutCount, count)
                XCTAssertEqual(
                    table.verticalAdjustment?.upper, table.zoomed.height)

                // By now, all categories are prepared, in any optical size of the font.
                main.sizeBar.scale.drag(to: 11)
                XCTAssertTrue(table.preview.layout.isExact)
            }
        }
    }

    func testLongListCanBeWalkedBeforeItIsMeasured() throws {
        let path = try veryLongScreen()
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                main.page.open([path])
                XCTAssertTrue(table.focus(.forward))
                XCTAssertTrue(table.press("End", []))
                Self.waitUntilStill()
                let last = table.preview.layout.count - 1
                XCTAssertGreaterThan(table.focusedIndex ?? 0, 890)
                let focused = try XCTUnwrap(table.rows.first(where: \.hasFocus))
                XCTAssertGreaterThanOrEqual(focused.index, last - 1)
                let bounds = try XCTUnwrap(focused.bounds(in: table))
                XCTAssertGreaterThanOrEqual(bounds.y, 0)
                XCTAssertLessThanOrEqual(bounds.y + bounds.height, Double(table.height))
            }
        }
    }

    func testWhatIsPointedAtStaysInPlace() throws {
        let path = try longScreen()
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let table = main.previewPane.table
                table.pointerMoved(to: 300)
                let pointed = try XCTUnwrap(
                    table.rows.first { row in
                        row.bounds(in: table).map { $0.y <= 300 && $0.y + $0.height > 300 }
                            ?? false
                    })
                let (index, y) = (pointed.index, try XCTUnwrap(pointed.bounds(in: table)?.y))
                for category in [11, 5, 3] {
                    main.sizeBar.scale.drag(to: Double(category))
                    Self.waitUntilStill()
                    let now = try XCTUnwrap(table.row(at: index)?.bounds(in: table)?.y)
                    XCTAssertEqual(now, y, accuracy: 1, "mark \(category)")
                }
            }
        }
    }

    func testKeysMoveTheFocus() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let table = main.previewPane.table
                let last =
                    (0..<table.preview.layout.count).filter {
                        !table.preview.layout.isBlank(at: $0)
                    }.last ?? 0
                XCTAssertTrue(table.focus(.forward))
                XCTAssertTrue(table.row(at: 0)?.hasFocus ?? false)
                XCTAssertFalse(table.focus(.forward), "Tab leaves the list")
                for (key, index) in [
                    ("Down", 1), ("Down", 2), ("Up", 1), ("End", last), ("Home", 0),
                ] {
                    XCTAssertTrue(table.press(key, []), key)
                    Self.waitUntilStill()
                    XCTAssertEqual(table.focusedIndex, index, key)
                    XCTAssertTrue(table.row(at: index)?.hasFocus ?? false, key)
                }
                XCTAssertFalse(table.press("Up", []), "there is nothing above the first item")
                XCTAssertTrue(table.press("Page_Down", []))
                XCTAssertGreaterThan(table.focusedIndex ?? 0, 4)
                XCTAssertFalse(table.press("x", []))
            }
        }
    }

    func testRolesAreThoseOfTheItems() throws {
        try onMainActor {
            try Self.withMainWindow(height: 1100) { main in
                let table = main.previewPane.table
                XCTAssertEqual(table.accessibleRole, .list)
                for row in table.rows {
                    let item = table.preview.layout.item(at: row.index)
                    let expected: AccessibleRole =
                        switch item.id.kind {
                        case .tableHeader, .sectionFooter, .tableFooter: .label
                        case .sectionHeader: .heading
                        case .row: item.switchState == nil ? .listItem : .switchControl
                        }
                    XCTAssertEqual(row.accessibleRole, expected, "\(item.id)")
                    XCTAssertFalse(table.preview.spokenText(of: item).isEmpty)
                }
                XCTAssertTrue(table.rows.contains { $0.accessibleRole == .switchControl })
            }
        }
    }
}
