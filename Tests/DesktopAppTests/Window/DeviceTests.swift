// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import LayoutEngine
import Previewing
import XCTest

@testable import DesktopApp
@testable import Workspace

/// The device and its user's settings: chosen by name, typed, dragged, or switched by keys.
final class DeviceTests: WindowTestCase {
    func testDevicesByNameAndWidth() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let popover = main.header.device
                let position = try XCTUnwrap(
                    Device.all.firstIndex { $0.name == "iPad Pro (11-inch)" })
                popover.device.choose(position)
                XCTAssertEqual(main.preview.current.layout.width, 834)
                XCTAssertEqual(popover.width.spin.value, 834)
                // The splits of the iPad, in portrait and landscape.
                XCTAssertTrue(popover.part.parent?.isVisible ?? false)
                popover.part.choose(2)
                XCTAssertEqual(main.preview.current.layout.width, 504)
                main.window.activateAction("win.landscape")
                XCTAssertEqual(main.preview.current.layout.width, 809)
                popover.part.choose(2)
                XCTAssertEqual(main.preview.current.layout.width, 592)
                // A width that no device has.
                popover.width.spin.enter(512)
                Self.waitUntil("the width is typed") { main.preview.current.layout.width == 512 }
                XCTAssertEqual(popover.device.selected, Device.all.count)
                XCTAssertFalse(popover.part.parent?.isVisible ?? true)
            }
        }
    }

    func testPopoverLeavesTheDeviceInViewAndIsLow() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1040, height: 700) { main in
                let (frame, popover) = (main.previewPane.frame, main.header.device.popover)
                main.header.deviceButton.open()
                Self.waitUntil("the device stands aside") { frame.covered != nil }
                Self.waitUntilStill()
                for width in [390.0, 1032] {
                    // For the wide device, the sidebar folds, which makes space.
                    main.preview.environment.width = width
                    Self.waitUntil("the sidebar follows") {
                        main.splitView.isFolded == (width > 1000)
                    }
                    Self.waitUntilStill()
                    // The popover may be of any width: the whole device is next to it, without margins.
                    Self.waitUntil("the device has its room") {
                        guard let covered = frame.covered?() else { return false }
                        let room = covered.lowerBound - 2 * Double(DeviceScale.margin)
                        return abs(Double(frame.deviceExtent.count) - min(width, room)) <= 2
                    }
                    let covered = try XCTUnwrap(frame.covered?())
                    XCTAssertLessThanOrEqual(
                        Double(frame.deviceExtent.upperBound), covered.lowerBound)
                }
                XCTAssertLessThan(popover.measured(.vertical).natural, 553)
                popover.close()
                Self.waitUntil("the device is back") { frame.covered == nil }
            }
        }
    }

    func testEdgeFollowsThePointer() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1100) { main in
                let frame = main.previewPane.frame
                let right = Double(frame.deviceExtent.upperBound)
                frame.edgeDrag.emit("drag-begin", right + 5, 100)
                for distance in [-10.0, -40, 30] {
                    frame.edgeDrag.emit("drag-update", distance, 0)
                    Self.waitUntilStill()
                    XCTAssertEqual(main.preview.environment.width, 390 + 2 * distance)
                    XCTAssertEqual(
                        Double(frame.deviceExtent.upperBound), right + distance, accuracy: 1)
                }
                frame.edgeDrag.emit("drag-end", 30, 0)
                // The left handle drags in the other direction. There is no handle elsewhere.
                frame.edgeDrag.emit("drag-begin", Double(frame.deviceExtent.lowerBound) - 5, 100)
                frame.edgeDrag.emit("drag-update", 60, 0)
                XCTAssertEqual(main.preview.environment.width, 330)
                frame.edgeDrag.emit("drag-end", 60, 0)
                Self.waitUntilStill()
                frame.edgeDrag.emit("drag-begin", Double(frame.deviceExtent.lowerBound) + 80, 100)
                frame.edgeDrag.emit("drag-update", 60, 0)
                XCTAssertEqual(main.preview.environment.width, 330)
            }
        }
    }

    func testSwitchesShowWhatIsTheCase() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.window.activateAction("win.dark")
                XCTAssertEqual(main.preview.environment.appearance, .dark)
                main.preview.appearance = .light
                main.window.activateAction("win.dark")
                XCTAssertEqual(main.preview.environment.appearance, .dark, "it turns what shows")
                main.window.activateAction("win.landscape")
                XCTAssertTrue(main.preview.environment.isLandscape)
                // A custom width is in portrait, and the switch follows.
                main.preview.environment.setTableWidth(500)
                main.window.activateAction("win.landscape")
                XCTAssertTrue(main.preview.environment.isLandscape)
            }
        }
    }

    func testAllIsRemembered() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                main.preview.environment.device = try XCTUnwrap(Device(name: "iPhone Air"))
                main.preview.environment.boldText = true
                main.preview.environment.increasesContrast = true
                main.preview.environment.isRightToLeft = true
                main.preview.environment.isLandscape = true
                main.preview.environment.displayScale = 2
                main.previewPane.frame.scale.zoom = .fixed(0.5)
                let before = main.preview.environment
                main.remember()
                defer {
                    main.preview.environment = PreviewEnvironment(profile: before.profile)
                    main.previewPane.frame.scale.zoom = .bestFit
                    main.remember()
                }
                try Self.withMainWindow { other in
                    XCTAssertEqual(other.preview.environment, before)
                    XCTAssertEqual(other.previewPane.frame.scale.zoom, .fixed(0.5))
                }
            }
        }
    }
}
