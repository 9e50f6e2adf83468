// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

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
                scrolled.verticalAdjustment.show(from: 0, to: 20)
                XCTAssertEqual(scrolled.verticalAdjustment.value, 0)
            }
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
