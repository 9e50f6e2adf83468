// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Glibc
import GtkKit
import Previewing
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// One window per theme, and files that are open in several windows.
final class WindowsTests: WindowTestCase {
    private static func theme(_ size: Int) -> String {
        "{\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": \(size)}}"
    }

    func testWindowShowsBeforeALongFileIsRead() throws {
        let path = try writeLongScreen(titled: "Long")
        try onMainActor {
            let windows = Windows(Self.application, resources: try ResourceFolder.locate())
            defer {
                for window in windows.all { window.window.destroy() }
                Self.waitUntilStill()
            }
            try windows.activate(opening: [path])
            let main = try XCTUnwrap(windows.all.last)
            XCTAssertTrue(main.window.isVisible)
            XCTAssertNotEqual(main.header.title.subtitle, "Long")
            Self.waitUntil("the file shows") { main.header.title.subtitle == "Long" }
            XCTAssertEqual(windows.all.count, 1)
        }
    }

    func testOneWindowForEachTheme() throws {
        let first = try write(Self.theme(17), to: "a.json")
        let second = try write(Self.theme(18), to: "b.json")
        let link = first.adding(suffix: ".link.json")
        XCTAssertEqual(symlink(first.string, link.string), 0)
        let screen = try write(
            "{\"title\": \"Mine\", \"sections\": []}", to: "s.typeladder-screen")
        try onMainActor {
            let windows = Windows(Self.application, resources: try ResourceFolder.locate())
            defer {
                for window in windows.all { window.window.destroy() }
                Self.waitUntilStill()
            }
            try windows.activate(opening: [first, screen])
            XCTAssertEqual(windows.all.count, 1)
            let main = try XCTUnwrap(windows.all.last)
            XCTAssertEqual(main.header.title.title, "a")
            XCTAssertEqual(main.header.title.subtitle, "Mine")
            // The same file by another name.
            main.flows.opening.open([link])
            XCTAssertEqual(windows.all.count, 1)
            main.flows.opening.open([second])
            XCTAssertEqual(windows.all.count, 2)
            XCTAssertEqual(windows.window(of: second)?.header.title.subtitle, "Mine")
            XCTAssertEqual(main.header.title.title, "a")
            // A broken file opens no window.
            main.flows.opening.open(["/nowhere.json"])
            XCTAssertEqual(windows.all.count, 2)
            XCTAssertTrue(main.bars.failures.bar.isRevealed)
            XCTAssertTrue(main.window.activateAction("win.new-theme"))
            XCTAssertEqual(windows.all.count, 3)
        }
    }

    /// Opening a dropped folder reads it once, which also finds out whether it has a theme or only fonts.
    func testDroppedFolderIsReadOnce() throws {
        let path = try write(Self.theme(17), to: "theme.json")
        try onMainActor {
            try Self.withMainWindow { main in
                let count = ReadingCount.counting { main.flows.opening.open([path.parent]) }
                XCTAssertEqual(main.theme.path, path)
                XCTAssertEqual(count.reads, 1)
                XCTAssertEqual(count.tokenSearches, 1)
            }
        }
    }

    func testFilesOfOneNameShowTheirFolders() throws {
        let paths = try ["acme", "other"].map { name in
            let folder = try write("", to: "empty-\(name)").parent.appending(name)
            try FileManager.default.createDirectory(
                atPath: folder.string, withIntermediateDirectories: true)
            try Self.theme(17).write(
                toFile: folder.appending("brand.json").string, atomically: true, encoding: .utf8)
            return folder.appending("brand.json")
        }
        try onMainActor {
            let windows = Windows(Self.application, resources: try ResourceFolder.locate())
            defer {
                for window in windows.all { window.window.destroy() }
                Self.waitUntilStill()
            }
            try windows.activate(opening: [paths[0]])
            let first = try XCTUnwrap(windows.window(of: paths[0]))
            XCTAssertEqual(first.header.title.title, "brand")
            first.flows.opening.open([paths[1]])
            let second = try XCTUnwrap(windows.window(of: paths[1]))
            XCTAssertEqual(first.header.title.title, "brand (acme)")
            XCTAssertEqual(second.header.title.title, "brand (other)")
            XCTAssertEqual(first.header.title.subtitle, "Settings")
            second.window.destroy()
            Self.waitUntilStill()
            XCTAssertEqual(first.header.title.title, "brand")
        }
    }

    func testFolderOpensItsTheme() throws {
        let path = try write(Self.theme(17), to: "theme.json")
        _ = try write("{\"version\": \"1\"}", to: "package.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([path.parent])
                XCTAssertEqual(main.theme.path, path)
                main.flows.opening.open(["/usr/lib"])
                XCTAssertTrue(main.bars.failures.bar.isRevealed)
                XCTAssertEqual(main.theme.path, path)
            }
        }
    }

    func testOpenedThemesAreRecent() throws {
        // A font of iOS. In tokens, the family of another face would be a guess, so the user is asked.
        let theme = "{\"body\": {\"fontName\": \"Georgia\", \"fontSize\": 17}}"
        let path = try write(theme, to: "recent.json")
        let broken = try write("{", to: "broken.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([path])
                Self.waitUntil("the desktop lists the file") {
                    RecentFiles.paths(in: AppInfo.identifier).contains(path)
                }
                // Files that could not be opened and exported files are not listed.
                main.flows.opening.open([broken])
                let place = path.parent.appending("Recent.tokens.json")
                main.flows.exporting.askForDestination = { _, _, answer in answer(place) }
                main.flows.exporting.export(.tokens)
                Self.waitUntilStill()
                XCTAssertTrue(FileManager.default.fileExists(atPath: place.string))
                let listed = RecentFiles.paths(in: AppInfo.identifier)
                XCTAssertEqual(listed.first, path)
                XCTAssertFalse(listed.contains(broken))
                XCTAssertFalse(listed.contains(place))
                @MainActor func isMarked() -> Bool {
                    Self.action("recent-0", of: main.window)?.state(as: Bool.self) ?? false
                }
                Self.waitUntil("the menu lists the file and marks it") {
                    Menus.recentPaths.first == path
                        && isMarked()
                }
                main.page.closeTheme()
                XCTAssertFalse(isMarked())
            }
        }
    }
}
