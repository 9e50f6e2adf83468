// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The overview of all sizes beside the device.
final class OverviewTests: WindowTestCase {
    func testLargeWindowShowsAllSizesBesideTheDevice() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1600, height: 900) { main in
                let stage = main.views.stage
                Self.waitUntil("the overview shows") { stage.overview?.shown.count == 12 }
                Self.waitUntilStill()
                let strip = try XCTUnwrap(stage.overview)
                XCTAssertEqual(strip.columnsInView, Set(0..<12))
                for frame in strip.arrangement.frames {
                    XCTAssertGreaterThanOrEqual(frame.width, 100)
                }
                // The device is as large as without the overview, and beside it.
                XCTAssertEqual(main.previewPane.frame.scale.factor, 1)
                let device = main.previewPane.frame.deviceExtent
                let left = try XCTUnwrap(strip.bounds(in: main.previewPane.frame)).x
                XCTAssertLessThanOrEqual(Double(device.upperBound), left)
                // A head chooses the size of the device.
                let extent = main.previewPane.frame.deviceExtent
                strip.shown[9]?.head.click()
                Self.waitUntilStill()
                XCTAssertEqual(main.preview.category, .accessibilityExtraLarge)
                XCTAssertEqual(main.views.visible, .single)
                XCTAssertTrue(strip.shown[9]?.isCurrent == true)
                XCTAssertEqual(main.previewPane.frame.deviceExtent, extent)
            }
        }
    }

    /// Another view needs no overview, and it leaves nothing behind.
    func testOverviewGoesWithItsView() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1600, height: 900) { main in
                let stage = main.views.stage
                Self.waitUntil("the overview shows") { stage.overview?.shown.count == 12 }
                let observers = main.theme.observerCount
                main.views.present(.comparison)
                Self.waitUntilStill()
                XCTAssertNil(stage.overview)
                main.views.present(.single)
                Self.waitUntil("the overview is back") { stage.overview?.shown.count == 12 }
                XCTAssertEqual(main.theme.observerCount, observers)
            }
        }
    }

    func testSmallerWindowShowsTheDeviceAlone() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1280, height: 800) { main in
                Self.waitUntilStill()
                XCTAssertNil(main.views.stage.overview)
            }
        }
    }
}
