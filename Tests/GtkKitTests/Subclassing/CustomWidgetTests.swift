// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkTestSupport
import Syntax
import XCTest

@testable import GtkKit

final class CustomWidgetTests: GtkTestCase {
    func testVirtualFunctionsAreCalled() {
        onMainActor {
            let tile = Tile(width: 40, height: 30)
            tile.horizontalAlignment = .start
            tile.verticalAlignment = .start
            Self.withWindow(tile) { _ in
                Self.waitUntil("it is drawn") { tile.snapshotCount > 0 }
                XCTAssertEqual(tile.width, 40)
                XCTAssertEqual(tile.height, 30)
                XCTAssertGreaterThan(tile.allocations.count, 0)
                XCTAssertEqual(tile.allocations.last, [40, 30])
            }
        }
    }

    func testHeightForWidthIsAsked() {
        onMainActor {
            let tile = Tile(width: 10, height: 10, mode: .heightForWidth)
            XCTAssertEqual(tile.measured(.vertical, forSize: 50).natural, 60)
        }
    }

    func testChildrenArePlacedAndDrawnThere() throws {
        try onMainActor {
            let row = Row([Tile(width: 40, height: 30), Tile(width: 50, height: 30)])
            try Self.withWindow(row) { _ in
                XCTAssertEqual(
                    row.tiles[1].bounds(in: row),
                    Rectangle(x: 40, y: 0, width: 50, height: Double(row.height)))
                let picture = try XCTUnwrap(WidgetPicture(of: row))
                XCTAssertEqual(picture.width, row.width)
                // Blue, green, red, alpha: tiles are red.
                XCTAssertEqual(Array(picture.bytes[0..<4]), [0, 0, 255, 255])
                XCTAssertEqual(Array(picture.bytes[(89 * 4)..<(90 * 4)]), [0, 0, 255, 255])
                XCTAssertEqual(Array(picture.bytes[(91 * 4)..<(92 * 4)]), [0, 0, 0, 0])
                XCTAssertEqual(WidgetPicture(of: row)?.bytes, picture.bytes)
            }
        }
    }

    func testPictureIsWrittenAsPNG() throws {
        try onMainActor {
            let path = NSTemporaryDirectory() + "typeladder-picture.png"
            defer { try? FileManager.default.removeItem(atPath: path) }
            try Self.withWindow(Tile(width: 4, height: 4)) { window in
                XCTAssertTrue(try XCTUnwrap(WidgetPicture(of: window)).write(to: FilePath(path)))
            }
            let data = try XCTUnwrap(FileManager.default.contents(atPath: path))
            XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        }
    }

    func testCssNameAndRoleArePerClassAndInstance() {
        onMainActor {
            XCTAssertEqual(Tile(width: 1, height: 1).property("css-name", as: String.self), "tile")
            XCTAssertEqual(Tile(width: 1, height: 1, role: .heading).accessibleRole, .heading)
            XCTAssertEqual(
                Tile(width: 1, height: 1, role: .switchControl).accessibleRole, .switchControl)
            XCTAssertEqual(Tile(width: 1, height: 1).accessibleRole, .generic)
        }
    }

    func testFocusGoesFromChildToChild() {
        onMainActor {
            let row = Row([Tile(width: 10, height: 10), Tile(width: 10, height: 10)])
            row.tiles.forEach { $0.isFocusable = true }
            Self.withWindow(row) { window in
                XCTAssertTrue(row.tiles[0].grabFocus())
                XCTAssertTrue(window.moveFocus(.forward))
                XCTAssertTrue(row.tiles[1].hasFocus || row.tiles[1].property("has-focus"))
                XCTAssertEqual(row.focusDirections.last, .forward)
            }
        }
    }

    func testPeerIsFoundFromC() {
        onMainActor {
            let row = Row([Tile(width: 1, height: 1)])
            XCTAssertTrue(row.children.first === row.tiles[0])
            XCTAssertTrue(row.tiles[0].parent === row)
        }
    }
}

// MARK: - Lifetimes

extension CustomWidgetTests {
    func testWidgetThatWasNeverParentedEnds() {
        onMainActor {
            let before = LiveObjects.wrapperCount
            weak var tile: Tile?
            do {
                let made = Tile(width: 1, height: 1)
                XCTAssertEqual(made.referenceCount, 1)
                tile = made
            }
            XCTAssertNil(tile)
            XCTAssertEqual(LiveObjects.wrapperCount, before)
        }
    }

    func testParentKeepsTheSwiftSide() {
        onMainActor {
            let box = Box(.vertical)
            weak var tile: Tile?
            do {
                let made = Tile(width: 1, height: 1)
                tile = made
                box.append(made)
            }
            XCTAssertNotNil(tile)
            if let child = box.children.first { box.remove(child) }
            XCTAssertNil(tile)
        }
    }

    func testSwiftKeepsTheWidgetAfterItsParentIsGone() {
        onMainActor {
            let tile = Tile(width: 7, height: 1)
            do {
                let box = Box(.vertical)
                box.append(tile)
            }
            XCTAssertEqual(tile.measured(.horizontal).natural, 7)
            XCTAssertEqual(tile.referenceCount, 1)
        }
    }

    func testDisposingUnparentsChildren() {
        onMainActor {
            let tile = Tile(width: 1, height: 1)
            do { _ = Row([tile]) }
            XCTAssertNil(tile.parent)
        }
    }

    func testClosingTheWindowFreesEverything() {
        onMainActor {
            Self.withWindow(Label("warm up")) { _ in }
            let wrappers = LiveObjects.wrapperCount
            let objects = LiveObjects.objects
            Self.withWindow(Self.busyContent()) { _ in
                XCTAssertGreaterThan(LiveObjects.wrapperCount, wrappers)
            }
            XCTAssertEqual(LiveObjects.wrapperCount, wrappers)
            XCTAssertEqual(LiveObjects.objects, objects)
        }
    }

    func testOwnerIsKeptUntilTheWindowCloses() {
        onMainActor {
            weak var owner: Owner?
            let window = ApplicationWindow(Self.application)
            do {
                let made = Owner(window: window)
                owner = made
                window.keepUntilClosed(made)
            }
            XCTAssertNotNil(owner)
            window.destroy()
            XCTAssertNil(owner)
        }
    }

    @MainActor private final class Owner {
        let window: Window

        init(window: Window) { self.window = window }
    }

    /// A tree of most kinds of widgets, with handlers.
    @MainActor private static func busyContent() -> Widget {
        let row = Row([Tile(width: 9, height: 9), Tile(width: 9, height: 9)])
        let scale = Scale(0...11, step: 1)
        scale.addMark(at: 3, label: "L")
        scale.onValueChanged { [weak row] _ in row?.queueDraw() }
        let list = ListBox()
        list.append(ActionRow(title: "title", subtitle: "a & b < c"))
        let drop = DropDown(["a", "b"])
        drop.setItems(["c", "d", "e"])
        let header = HeaderBar()
        header.packStart(Button("_Open"))
        header.packEnd(
            MenuButton(
                iconName: "open-menu-symbolic", tooltip: "Menu",
                menu: Menu().append("x", action: "win.x")))
        row.onKey { _, _ in false }
        row.onPressed { _, _, _ in }
        row.onScroll { _, _, _ in false }
        row.addController(FileDropTarget { _ in true })
        row.addTick { _ in true }
        let content = Box(.vertical, spacing: 4, [header, row, scale, drop, list])
        return ToastOverlay(
            SplitView(content: content, sidebar: ScrolledWindow(Strip(count: 30))))
    }
}
