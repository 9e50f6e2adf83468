// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
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
                let popover = main.caption.popover
                let devices = main.preview.environment.profile.devices.all
                let position = try XCTUnwrap(
                    devices.firstIndex { $0.name == "iPad Pro (11-inch)" })
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
                XCTAssertEqual(popover.device.selected, devices.count)
                XCTAssertFalse(popover.part.parent?.isVisible ?? true)
            }
        }
    }

    /// The device keeps its scale and place while the popover is open.
    func testPopoverMovesNothingAndIsLow() throws {
        try onMainActor {
            try Self.withMainWindow(width: 1040, height: 700) { main in
                let (frame, popover) = (main.previewPane.frame, main.caption.popover.popover)
                let (extent, factor) = (frame.deviceExtent, frame.scale.factor)
                main.caption.allSettings.open()
                Self.waitUntil("the popover shows") { popover.isMapped }
                Self.waitUntilStill()
                XCTAssertEqual(frame.deviceExtent, extent)
                XCTAssertEqual(frame.scale.factor, factor)
                XCTAssertLessThan(popover.measured(.vertical).natural, 553)
                popover.close()
                Self.waitUntil("the popover is closed") { !popover.isMapped }
            }
        }
    }

    /// The caption names the device, and each of its parts offers other values.
    func testCaptionSaysWhatTheDeviceIs() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let caption = main.caption
                main.window.activateAction("win.device", "iPhone 17, 17 Pro, 16 Pro")
                main.window.activateAction("win.profile", main.preview.profiles[0].name)
                main.window.activateAction("win.appearance", "dark")
                main.window.activateAction("win.category", "AX1")
                Self.waitUntilStill()
                XCTAssertEqual(
                    caption.labels.map(\.text),
                    [
                        "iPhone 17", 402.points, main.preview.profiles[0].title,
                        Appearance.dark.title, "AX1",
                    ])
                XCTAssertEqual(main.preview.environment.appearance, .dark)
                XCTAssertTrue(caption.settings.isEmpty)
                for setting in ["bold-text", "landscape"] {
                    main.window.activateAction("win.\(setting)")
                }
                main.window.activateAction("win.text-variant", "doubled")
                Self.waitUntil("the settings are named") { caption.settings.count == 3 }
                for _ in 0..<3 { caption.settings[0].button.click() }
                XCTAssertFalse(main.preview.environment.boldText)
                XCTAssertFalse(main.preview.environment.isLandscape)
                XCTAssertEqual(main.preview.environment.textVariant, .asWritten)
                XCTAssertTrue(caption.settings.isEmpty)
            }
        }
    }

    /// A dragged width is marked, and one click, or a double click on an edge, restores the device.
    func testDraggedWidthIsMarkedAndRestored() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let (frame, caption) = (main.previewPane.frame, main.caption)
                main.window.activateAction("win.device", "iPhone Air")
                XCTAssertFalse(caption.restore.isVisible)
                for restore in [caption.restore.click, { frame.onEdgeRestored?() }] {
                    // On the way, the width is that of an iPad.
                    frame.onEdgeDragged?(744)
                    frame.onEdgeDragged?(500)
                    frame.onEdgeDragged?(nil)
                    Self.waitUntilStill()
                    XCTAssertTrue(caption.restore.isVisible)
                    XCTAssertTrue(caption.parts[1].hasCssClass("accent"))
                    restore()
                    XCTAssertEqual(main.preview.environment.device.name, "iPhone Air")
                    XCTAssertFalse(caption.restore.isVisible)
                    XCTAssertFalse(caption.parts[1].hasCssClass("accent"))
                }
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
                main.preview.environment.device = try XCTUnwrap(
                    main.preview.environment.profile.devices["iPhone Air"])
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
