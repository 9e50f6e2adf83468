// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import Previewing
import Syntax
import Words
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Opening valid and invalid files.
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
                XCTAssertEqual(main.header.title.subtitle, "Settings")
                XCTAssertNil(main.theme.path)
                XCTAssertEqual(main.header.title.title, main.theme.title)
                XCTAssertEqual(main.sidebar.styles.rows[6].fontLabel.text, main.theme.title)
                XCTAssertFalse(main.bars.failures.bar.isRevealed)
                XCTAssertEqual(main.sidebar.styles.rows.count, 11)
            }
        }
    }

    func testFilesAreToldApartInAnyOrder() throws {
        let theme = try write(Self.goodTheme, to: "theme.json")
        let screen = try write(Self.screen, to: "screen.json")
        try onMainActor {
            for files in [[theme, screen], [screen, theme]] {
                try Self.withMainWindow(opening: files) { main in
                    XCTAssertEqual(main.header.title.title, "theme")
                    XCTAssertEqual(main.header.title.subtitle, "Mine")
                    XCTAssertEqual(main.preview.layoutCount, 2)
                    XCTAssertEqual(main.previewPane.table.rows.count, 1)
                }
            }
        }
    }

    /// The X server limits the length of titles.
    func testLongestTextsShow() throws {
        let long = String(repeating: "n", count: 100_000)
        let fontName = String(repeating: "n", count: 1_000)
        let font = "{\"fontName\": \"\(fontName)\", \"fontSize\": 17}"
        let section = "{\"rows\": [{\"title\": \"\(long)\"}]}"
        let theme = try write(
            "{\"name\": \"\(long)\", \"fonts\": {\"body\": \(font)}}", to: "theme.json")
        let screen = try write(
            "{\"title\": \"\(long)\", \"sections\": [\(section)]}", to: "screen.json")
        try onMainActor {
            try Self.withMainWindow(opening: [theme, screen]) { main in
                let title = String(repeating: "n", count: 200) + "…"
                XCTAssertEqual(main.header.title.title, title)
                XCTAssertEqual(main.header.title.subtitle, title)
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontName, fontName)
            }
        }
    }

    func testBadThemeKeepsThePreviewAndSaysWhy() throws {
        let good = try write(Self.goodTheme, to: "good.json")
        let bad = try write(Self.badTheme, to: "bad.json")
        try onMainActor {
            try Self.withMainWindow(opening: [good]) { main in
                let row = try XCTUnwrap(main.previewPane.table.row(at: 2))
                let picture = WidgetPicture(of: row)
                main.flows.opening.open([bad])
                Self.waitUntil("it is said") { main.bars.failures.bar.isRevealed }
                Self.waitUntilStill()
                try Self.assertFailure("bad.json", atLine: 2, beside: "good", in: main)
                XCTAssertEqual(main.header.title.title, "good")
                XCTAssertTrue(main.previewPane.table.row(at: 2) === row)
                try Self.assertSame(WidgetPicture(of: row), picture)
                main.flows.opening.open([good])
                XCTAssertFalse(main.bars.failures.bar.isRevealed)
            }
        }
    }

    func testBadFilesAtTheStartShowTheBundledScreen() throws {
        let bad = try write("{\"sections\": [", to: "bad.json")
        try onMainActor {
            try Self.withMainWindow(opening: ["/nowhere/theme.plist", bad]) { main in
                XCTAssertTrue(main.bars.failures.bar.isRevealed)
                XCTAssertEqual(main.header.title.subtitle, "Settings")
                let errors = main.page.messages.filter { $0.severity == .error }
                XCTAssertEqual(errors.map(\.file), ["/nowhere/theme.plist", bad.string])
            }
        }
    }

    func testAllMessagesShowInAWindow() throws {
        let bad = try write(Self.badTheme, to: "bad.json")
        try onMainActor {
            try Self.withMainWindow(opening: [bad]) { main in
                let window = FileMessages.present(
                    main.page, main.flows.fixing, over: main.window, in: Self.application
                ).window
                Self.waitUntil("the messages show") { window.isMapped }
                window.destroy()
            }
        }
    }

    func testChangedFileIsReadAgain() throws {
        let path = try write(Self.goodTheme, to: "theme.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                try Self.badTheme.write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("the mistake shows") { main.bars.failures.bar.isRevealed }
                XCTAssertEqual(main.theme.value.fonts.count, 1)
                try Self.goodTheme.replacingOccurrences(of: "17", with: "20")
                    .write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("the mistake is gone") { !main.bars.failures.bar.isRevealed }
                XCTAssertEqual(main.sidebar.styles.rows[6].sizeLabel.text, 20.0.points)
            }
        }
    }

    func testMendedFileIsOfferedAndNeverSwappedIn() throws {
        let path = try write("{", to: "file.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                XCTAssertTrue(main.bars.failures.bar.isRevealed)
                XCTAssertFalse(main.bars.failures.bar.buttons[1].isVisible)
                main.flows.editing.edit(
                    .font(.body, fontName: "NotoSerif-Regular", fontSize: 17), coalescing: nil)
                // The file looked like a theme and becomes a screen.
                try Self.screen.write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("it is offered") { main.bars.failures.bar.buttons[1].isVisible }
                XCTAssertEqual(main.bars.failures.bar.style, .question)
                XCTAssertEqual(main.page.failures.map(\.isFixed), [true])
                let offer = main.bars.failures.bar.text
                XCTAssertTrue(offer.contains("file.json"), offer)
                XCTAssertEqual(main.header.title.subtitle, "Settings")
                // If the file has errors again, it is no longer offered.
                try "{".write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("it is not offered") { !main.bars.failures.bar.buttons[1].isVisible }
                try Self.assertFailure("file.json", atLine: 1, in: main)
                try Self.screen.write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("it is offered") { main.bars.failures.bar.buttons[1].isVisible }
                main.bars.failures.bar.buttons[1].click()
                XCTAssertEqual(main.header.title.subtitle, "Mine")
                XCTAssertFalse(main.bars.failures.bar.isRevealed)
                XCTAssertTrue(main.theme.isEdited)
            }
        }
    }

    func testFailureSaysWhatStillShowsAndCanBeDismissed() throws {
        let good = try write(Self.goodTheme, to: "good.json")
        let bad = try write(Self.badTheme, to: "bad.json")
        let picture = try write("", to: "photo.png")
        let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        try Data(bytes).write(to: URL(fileURLWithPath: picture.string))
        try onMainActor {
            try Self.withMainWindow(opening: [good]) { main in
                main.flows.opening.open([bad])
                // The bar names only the document that the file would have replaced.
                try Self.assertFailure("bad.json", atLine: 2, beside: "good", in: main)
                XCTAssertFalse(
                    main.bars.failures.bar.text.contains("Settings"), main.bars.failures.bar.text)
                XCTAssertTrue(main.bars.failures.bar.dismissIfShown())
                XCTAssertFalse(main.bars.failures.bar.isRevealed)
                XCTAssertEqual(main.page.messages, [])
                main.flows.opening.open([picture])
                XCTAssertEqual(
                    main.page.messages.first?.problem as? TextProblem,
                    .foreignFormat(.picture("PNG")))
                try Self.assertFailure("photo.png", beside: "good", "Settings", in: main)
                main.flows.opening.open([picture, bad])
                let both = main.bars.failures.bar.text
                for name in ["photo.png", "bad.json", "good", "Settings"] {
                    XCTAssertTrue(both.contains(name), both)
                }
            }
        }
    }

    func testBundledFilesOpen() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                let systemFont = main.header.title.title
                let files =
                    BundledTheme.allCases.map(\.resource) + BundledScreen.allCases.map(\.resource)
                for name in files {
                    main.page.open([main.page.resources.path(name)])
                    Self.waitUntilStill()
                    XCTAssertFalse(
                        main.bars.failures.bar.isRevealed, "\(name): \(main.bars.failures.bar.text)"
                    )
                }
                XCTAssertNotEqual(main.header.title.title, systemFont)
                XCTAssertTrue(main.window.activateAction("win.bundled-theme", ""))
                XCTAssertNil(main.theme.path)
                XCTAssertEqual(main.header.title.title, systemFont)
            }
        }
    }
}
