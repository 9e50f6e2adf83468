// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkTestSupport
import XCTest

@testable import GtkKit

final class ScrollableWidgetTests: GtkTestCase {
    func testScrolledWindowTakesItWithoutViewport() {
        onMainActor {
            let strip = Strip(count: 100)
            let scrolled = ScrolledWindow(strip)
            XCTAssertTrue(scrolled.child === strip)
            XCTAssertEqual(strip.verticalAdjustment?.raw, scrolled.verticalAdjustment.raw)
        }
    }

    func testContentHeightIsExactAndScrollingIsSeen() {
        onMainActor {
            let strip = Strip(count: 100)
            let scrolled = ScrolledWindow(strip)
            Self.withWindow(scrolled) { _ in
                XCTAssertEqual(scrolled.verticalAdjustment.upper, 2000)
                XCTAssertEqual(scrolled.verticalAdjustment.page, Double(strip.height))
                let count = strip.scrollCount
                scrolled.verticalAdjustment.value = 500
                XCTAssertEqual(strip.scrollCount, count + 1)
                scrolled.verticalAdjustment.value = 1e9
                XCTAssertEqual(scrolled.verticalAdjustment.value, 2000 - Double(strip.height))
                scrolled.verticalAdjustment.scrollToVisible(from: 0, to: 20)
                XCTAssertEqual(scrolled.verticalAdjustment.value, 0)
            }
        }
    }

    func testChildrenAreThereInTheFirstFrame() {
        onMainActor {
            let list = LateList()
            let window = ApplicationWindow(Self.application)
            window.content = ScrolledWindow(list)
            window.present()
            var counts: [Int] = []
            let clock = Object(borrowing: gtk_widget_get_frame_clock(window.pointer())?.raw)
            clock.connect("paint") { counts.append(list.children.filter(\.isMapped).count) }
            Self.waitUntil("it is painted") { !counts.isEmpty }
            XCTAssertEqual(counts.first, 3)
            window.destroy()
            Self.waitUntilStill()
        }
    }

    func testPoliciesAreKept() {
        onMainActor {
            let strip = Strip(count: 1)
            strip.setProperty("vscroll-policy", to: 1)
            XCTAssertEqual(strip.property("vscroll-policy", as: Int.self), 1)
            XCTAssertEqual(strip.property("hscroll-policy", as: Int.self), 0)
        }
    }

    func testLeavingTheScrolledWindowFreesBoth() {
        onMainActor {
            weak var strip: Strip?
            do {
                let made = Strip(count: 3)
                strip = made
                let scrolled = ScrolledWindow(made)
                scrolled.child = nil
            }
            XCTAssertNil(strip)
        }
    }
}

/// A widget that makes its children when its size is known.
private final class LateList: ScrollableWidget {
    private var labels: [Label] = []

    override func allocate(width: Int, height: Int, baseline: Int) {
        for (index, label) in labels.enumerated() {
            label.allocate(PixelFrame(x: 0, y: index * 30, width: width, height: 30))
        }
        scheduleUpdate()
    }

    override func updateContent() {
        guard labels.isEmpty else { return }
        labels = (0..<3).map { Label("\($0)") }
        labels.forEach { $0.insert(into: self) }
    }
}
