// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing
import XCTest

@testable import DesktopApp

/// Opening files, good and bad.
final class FileTests: WindowTestCase {
    private static let goodTheme = """
        {"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}
        """
    private static let badTheme = """
        {
         "body": {"fontName": "NotoSerif-Regular"}}
        """
    private static let screen = """
        {"title": "Mine", "sections": [{"rows": [{"kind": "default", "title": "A"}]}]}
        """

    func testOpensOnTheBundledScreen() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                XCTAssertEqual(main.title.subtitle, "Settings")
                XCTAssertEqual(main.title.title, "System Font")
                XCTAssertFalse(main.banner.isRevealed)
                XCTAssertEqual(main.sidebar.rows.count, 11)
            }
        }
    }

    func testFilesAreToldApartInAnyOrder() throws {
        let theme = try write(Self.goodTheme, to: "theme.json")
        let screen = try write(Self.screen, to: "screen.json")
        try onMainActor {
            for files in [[theme, screen], [screen, theme]] {
                try Self.withMainWindow(opening: files) { main in
                    XCTAssertEqual(main.title.title, "theme")
                    XCTAssertEqual(main.title.subtitle, "Mine")
                    XCTAssertEqual(main.model.layoutCount, 2)
                    XCTAssertEqual(main.stage.table.rows.count, 1)
                }
            }
        }
    }

    func testBadThemeKeepsThePreviewAndSaysWhy() throws {
        let good = try write(Self.goodTheme, to: "good.json")
        let bad = try write(Self.badTheme, to: "bad.json")
        try onMainActor {
            try Self.withMainWindow(opening: [good]) { main in
                let row = try XCTUnwrap(main.stage.table.row(at: 2))
                let picture = WidgetPicture(of: row)
                main.open([bad])
                Self.settle()
                XCTAssertTrue(main.banner.isRevealed)
                XCTAssertTrue(
                    main.banner.text.hasPrefix("bad.json:2:"), main.banner.text)
                XCTAssertEqual(main.title.title, "good")
                XCTAssertTrue(main.stage.table.row(at: 2) === row)
                try Self.assertSame(WidgetPicture(of: row), picture)
                main.open([good])
                XCTAssertFalse(main.banner.isRevealed)
            }
        }
    }

    func testBadFilesAtTheStartShowTheBundledScreen() throws {
        let bad = try write("{\"sections\": [", to: "bad.json")
        try onMainActor {
            try Self.withMainWindow(opening: ["/nowhere/theme.plist", bad]) { main in
                XCTAssertTrue(main.banner.isRevealed)
                XCTAssertEqual(main.title.subtitle, "Settings")
                let errors = main.model.messages.filter { $0.severity == .error }
                XCTAssertEqual(errors.map(\.file), ["/nowhere/theme.plist", bad])
            }
        }
    }

    func testAllMessagesShowInAWindow() throws {
        let bad = try write(Self.badTheme, to: "bad.json")
        try onMainActor {
            try Self.withMainWindow(opening: [bad]) { main in
                let window = MessagesWindow.present(
                    main.model.messages, over: main.window, in: Self.application)
                Self.waitUntil("the messages show") { window.isMapped }
                window.destroy()
            }
        }
    }

    func testChangedFileIsReadAgain() throws {
        let path = try write(Self.goodTheme, to: "theme.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                try Self.badTheme.write(toFile: path, atomically: true, encoding: .utf8)
                Self.waitUntil("the mistake shows") { main.banner.isRevealed }
                XCTAssertEqual(main.model.theme.value.fonts.count, 1)
                try Self.goodTheme.replacingOccurrences(of: "17", with: "20")
                    .write(toFile: path, atomically: true, encoding: .utf8)
                Self.waitUntil("the mistake is gone") { !main.banner.isRevealed }
                XCTAssertEqual(main.sidebar.rows[6].sizeLabel.text, "20 pt")
            }
        }
    }

    func testBrokenFileShowsOnceItIsRepaired() throws {
        let path = try write("{", to: "file.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                XCTAssertTrue(main.banner.isRevealed)
                // What looked like a theme was going to be a screen.
                try Self.screen.write(toFile: path, atomically: true, encoding: .utf8)
                Self.waitUntil("the screen shows") { main.title.subtitle == "Mine" }
                XCTAssertFalse(main.banner.isRevealed)
                XCTAssertEqual(main.title.title, "System Font")
            }
        }
    }

    func testBundledFilesOpen() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                for name in [
                    "themes/NotoSerif.plist", "themes/NotoSans.plist", "themes/Noteworthy.plist",
                    "screens/table-header.json", "screens/static-table.json",
                    "screens/self-sizing-cells.json", "screens/specimen.json",
                ] {
                    main.model.open([main.model.resources.path(name)])
                    Self.settle()
                    XCTAssertFalse(main.banner.isRevealed, "\(name): \(main.banner.text)")
                }
                XCTAssertTrue(main.window.activateAction("win.bundled-theme", ""))
                XCTAssertEqual(main.title.title, "System Font")
            }
        }
    }
}
