// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import GtkKit
import GtkTestSupport
import Syntax
import TestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// All Sizes: previews side by side.
final class LadderTests: WindowTestCase {
    /// Opens All Sizes in a window.
    @MainActor static func withLadder(
        width: Int = 1366, height: Int = 768, opening files: [FilePath] = [],
        _ body: (MainWindow, LadderStrip) throws -> Void
    ) throws {
        try withMainWindow(width: width, height: height, opening: files) { main in
            main.window.activateAction("win.view", "ladder")
            waitUntil("the ladder shows") { main.views.ladder?.strip.shown.isEmpty == false }
            waitUntilStill()
            try body(main, try XCTUnwrap(main.views.ladder?.strip))
        }
    }

    /// The element in the first row of pixels of each column in view.
    @MainActor private static func elements(_ strip: LadderStrip) -> Set<Int?> {
        Set(
            strip.shown.values.map {
                ScrollPosition(in: $0.table.preview.layout, top: $0.table.top, zoom: $0.table.zoom)?
                    .item
            })
    }

    /// All sizes are in view, in two lines, beside the sidebar and without it.
    func testAllSizesAreInViewAtOnce() throws {
        try onMainActor {
            try Self.withLadder { main, strip in
                for (isBesideSidebar, leastFactor) in [(true, 0.4), (false, 0.5)] {
                    main.splitView.isRevealed = isBesideSidebar
                    Self.waitUntilStill()
                    XCTAssertEqual(strip.arrangement.lineCount, 2)
                    XCTAssertGreaterThanOrEqual(strip.scale.factor, leastFactor)
                    XCTAssertEqual(strip.columnsInView, Set(0..<12))
                    XCTAssertEqual(strip.shown.count, 12)
                    XCTAssertEqual(main.views.ladder?.heads.widget.isVisible, false)
                    for column in strip.shown.values {
                        let frame = try XCTUnwrap(column.widget.bounds(in: strip))
                        XCTAssertGreaterThanOrEqual(frame.x, 0)
                        XCTAssertLessThanOrEqual(frame.x + frame.width, Double(strip.width))
                    }
                }
            }
        }
    }

    /// Columns that would be too small to read continue at the side, with a row of their names.
    func testNarrowStripScrollsBelowARowOfNames() throws {
        try onMainActor {
            try Self.withLadder(width: 400, height: 720) { main, strip in
                main.splitView.isRevealed = false
                Self.waitUntilStill()
                XCTAssertEqual(strip.scale.factor, LadderArrangement.legibleFactor)
                XCTAssertNil(strip.shown[11])
                let heads = try XCTUnwrap(main.views.ladder?.heads)
                XCTAssertTrue(heads.widget.isVisible)
                XCTAssertTrue(heads.buttons[3].hasCssClass("in-view"), "the current size")
                XCTAssertFalse(heads.buttons[11].hasCssClass("in-view"))
                heads.buttons[11].click()
                Self.waitUntil("AX5 shows") { strip.columnsInView.contains(11) }
                Self.waitUntil("its head is marked") { heads.buttons[11].hasCssClass("in-view") }
                XCTAssertTrue(strip.shown[11]?.head.hasFocus == true)
                // Names follow the axis, even before the new columns have places.
                strip.ladder.axis = .environment(.appearance)
                heads.buttons[11].click()
                Self.waitUntil("the new columns show") { strip.shown.count == 2 }
            }
        }
    }

    /// Escape returns from a size to all of them, at the same place.
    func testEscapeReturnsToTheSameColumns() throws {
        try onMainActor {
            try Self.withLadder { main, strip in
                strip.scale.zoom = .fixed(0.8)
                main.views.ladder?.oneLine.isActive = true
                Self.waitUntilStill()
                strip.horizontalAdjustment?.value = 700
                let position = ScrollPosition(item: 4, part: 0.5)
                strip.scroll(to: position)
                Self.waitUntilStill()
                let chosen = try XCTUnwrap(strip.columnsInView.min())
                strip.shown[chosen]?.head.click()
                Self.waitUntilStill()
                XCTAssertEqual(main.views.visible, .single)
                XCTAssertTrue(main.views.goBack())
                Self.waitUntilStill()
                let other = try XCTUnwrap(main.views.ladder?.strip)
                XCTAssertEqual(other.horizontalAdjustment?.value, 700)
                XCTAssertEqual(other.ladder.position, position)
                XCTAssertEqual(other.arrangement.lineCount, 1)
                XCTAssertEqual(other.shown[chosen]?.head.hasFocus, true)
                main.views.present(.single)
                XCTAssertFalse(main.views.goBack(), "the view was chosen by the switch")
            }
        }
    }

    /// A column says at its foot which text is lost first, and how.
    func testFootNamesTheFirstLostText() throws {
        let path = try write(
            """
            {"sections": [{"header": {"title": "A header that is clipped", "height": 40},
                           "rows": [{"title": "Row"}]}]}
            """, to: "lost.json")
        try onMainActor {
            try Self.withLadder(opening: [path]) { _, strip in
                Self.waitUntil("the loss is found", processorSeconds: 10) {
                    strip.shown[11]?.lost.text.contains("A header that is clipped") == true
                }
                XCTAssertEqual(strip.shown[11]?.lost.isMapped, true)
                XCTAssertEqual(strip.shown[0]?.lost.isMapped, false)
            }
        }
    }

    func testColumnsOutOfViewHaveNoWidgets() throws {
        try onMainActor {
            try Self.withLadder { main, strip in
                strip.scale.zoom = .fixed(0.6)
                main.views.ladder?.oneLine.isActive = true
                Self.waitUntilStill()
                XCTAssertEqual(strip.ladder.columns.count, 12)
                XCTAssertLessThan(strip.shown.count, 8)
                strip.horizontalAdjustment?.value = 10_000
                Self.waitUntil("the last column shows") { strip.shown[11] != nil }
                XCTAssertNil(strip.shown[0])
            }
        }
    }

    func testScrollingOneScrollsAllByElement() throws {
        try onMainActor {
            try Self.withLadder { main, strip in
                var random = SeededGenerator(seed: 16)
                for step in 0..<40 {
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0:
                        main.preview.step(by: Bool.random(using: &random) ? 1 : -1)
                    case 1:
                        strip.horizontalAdjustment?.value = .random(in: 0...4000, using: &random)
                    case 2:
                        strip.scale.zoom = .fixed(.random(in: 0.3...1, using: &random))
                    default:
                        let column = try XCTUnwrap(
                            strip.shown.sorted { $0.key < $1.key }.randomElement(using: &random))
                        let adjustment = try XCTUnwrap(column.value.table.verticalAdjustment)
                        adjustment.value = .random(
                            in: 0...max(1, adjustment.upper - adjustment.page), using: &random
                        ).rounded()
                    }
                    Self.waitUntilStill()
                    XCTAssertEqual(Self.elements(strip).count, 1, "step \(step)")
                }
            }
        }
    }

    func testEditReachesAllColumns() throws {
        try onMainActor {
            try Self.withLadder { main, strip in
                main.flows.editing.edit(
                    .font(.body, fontName: "Georgia", fontSize: 30), coalescing: nil)
                Self.waitUntilStill()
                for column in strip.shown.values {
                    XCTAssertEqual(column.table.preview.style(.body).baseSize, 30)
                }
            }
        }
    }

    func testClickOnHeadShowsThatSizeAlone() throws {
        try onMainActor {
            try Self.withLadder { main, strip in
                let last = try XCTUnwrap(strip.shown.keys.max())
                let category = try XCTUnwrap(strip.shown[last]).preview.category
                strip.shown[last]?.head.click()
                Self.waitUntilStill()
                XCTAssertEqual(main.views.visible, .single)
                XCTAssertEqual(main.preview.category, category)
                XCTAssertNil(main.views.ladder)
            }
        }
    }

    /// In a narrow column, the head has fewer words, but not truncated ones.
    func testHeadsOfNarrowColumnsAreShort() throws {
        try onMainActor {
            try Self.withLadder { _, strip in
                for (zoom, isNarrow) in [(0.6, false), (0.3, true), (0.6, false)] {
                    strip.scale.zoom = .fixed(zoom)
                    Self.waitUntil("the violations are counted", processorSeconds: 10) {
                        strip.shown.values.allSatisfy { !$0.violations.text.hasPrefix(" ") }
                    }
                    Self.waitUntilStill()
                    for column in strip.shown.values {
                        XCTAssertEqual(column.isNarrow, isNarrow)
                        XCTAssertEqual(column.explanation.widget.isVisible, !isNarrow)
                        XCTAssertFalse(column.labels.contains(where: \.isEllipsized))
                    }
                }
            }
        }
    }

    /// Every axis has columns with different names. Their heads show the number of violations.
    func testHeadsNameColumnsAndCountViolations() throws {
        let path = try write(
            """
            {"sections": [{"header": {"title": "A header that is clipped", "height": 40},
                           "rows": [{"title": "Row"}]}]}
            """, to: "clipped.json")
        try onMainActor {
            try Self.withLadder(width: 3000, opening: [path]) { main, strip in
                Self.waitUntil("the violations are counted", processorSeconds: 10) {
                    strip.horizontalAdjustment?.value = 10_000
                    return strip.shown[11]?.counts(1) == true
                }
                strip.horizontalAdjustment?.value = 0
                Self.waitUntil("the violations are counted", processorSeconds: 10) {
                    strip.shown[0]?.counts(0) == true
                }
                // The folder has one screen.
                for axis in main.views.ladder?.axis.values ?? [] where axis != .folder {
                    strip.ladder.axis = axis
                    let names = strip.ladder.columns.map { strip.ladder.words(of: $0).name }
                    XCTAssertGreaterThan(names.count, 1, axis.title)
                    XCTAssertEqual(Set(names).count, names.count, axis.title)
                }
            }
        }
    }

    func testColumnsLeaveNothingBehind() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let observers = main.theme.observerCount
                for _ in 0..<3 {
                    main.window.activateAction("win.view", "ladder")
                    Self.waitUntilStill()
                    main.window.activateAction("win.view", "single")
                    Self.waitUntilStill()
                }
                XCTAssertEqual(main.theme.observerCount, observers)
            }
        }
    }
}

@MainActor extension LadderColumn {
    /// Whether the head shows this number of violations. It may not know the number yet.
    func counts(_ count: Int) -> Bool {
        count == 0
            ? violations.text != " " && violations.hasCssClass("dim-label")
            : violations.text == ViolationCounts.words(count) && violations.hasCssClass("error")
    }
}
