// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc
import GtkKit
import Previewing
import Syntax
import TestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Changes on disk to the open files.
final class WatchingTests: WindowTestCase {
    private static func theme(_ size: Int) -> String {
        "{\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": \(size)}}"
    }

    @MainActor private static func waitForSize(
        _ size: Double, in main: MainWindow, line: UInt = #line
    ) {
        waitUntil("the size is \(size)", line: line) {
            main.theme.value.fonts[.body]?.fontSize == size
        }
    }

    /// Deletes a file, and waits for the event of its folder. The file does not count as deleted yet, because it may be
    /// replaced.
    @MainActor private static func waitUntilMissed(
        _ path: FilePath, line: UInt = #line, after deletion: () -> Void
    ) throws {
        var isMissed = false
        let monitor = try FileMonitor(watchingFolder: path.parent) { event, paths in
            if event == .deleted, paths.contains(path) { isMissed = true }
        }
        deletion()
        withExtendedLifetime(monitor) { waitUntil("it is missed", line: line) { isMissed } }
        waitUntilStill(line: line)
    }

    func testChangesShowHoweverTheyAreMade() throws {
        let path = try write(Self.theme(17), to: "t.json")
        let link = path.adding(suffix: ".link.json")
        XCTAssertEqual(symlink(path.string, link.string), 0)
        try onMainActor {
            for opened in [path, link] {
                try Self.theme(17).write(toFile: path.string, atomically: true, encoding: .utf8)
                try Self.withMainWindow(opening: [opened]) { main in
                    main.preview.category = .accessibilityMedium
                    main.previewPane.table.verticalAdjustment?.value = 300
                    Self.waitUntilStill()
                    let place = main.previewPane.table.verticalAdjustment?.value
                    // In place.
                    try Self.theme(18).write(
                        toFile: path.string, atomically: false, encoding: .utf8)
                    Self.waitForSize(18, in: main)
                    // Replaced.
                    try Self.theme(19).write(toFile: path.string, atomically: true, encoding: .utf8)
                    Self.waitForSize(19, in: main)
                    // Deleted and created again.
                    try Self.waitUntilMissed(path) { unlink(path.string) }
                    XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 19)
                    try Self.theme(17).write(
                        toFile: path.string, atomically: false, encoding: .utf8)
                    Self.waitForSize(17, in: main)
                    Self.waitUntilStill()
                    XCTAssertEqual(main.preview.category, .accessibilityMedium)
                    XCTAssertEqual(main.previewPane.table.verticalAdjustment?.value, place)
                    XCTAssertFalse(main.theme.isEdited)
                }
            }
        }
    }

    func testLinkThatLeadsElsewhereIsFollowed() throws {
        let first = try write(Self.theme(17), to: "a.json")
        let second = try write(Self.theme(27), to: "b.json")
        let link = first.adding(suffix: ".link.json")
        XCTAssertEqual(symlink(first.string, link.string), 0)
        try onMainActor {
            try Self.withMainWindow(opening: [link]) { main in
                unlink(link.string)
                XCTAssertEqual(symlink(second.string, link.string), 0)
                Self.waitForSize(27, in: main)
                try Self.theme(28).write(toFile: second.string, atomically: false, encoding: .utf8)
                Self.waitForSize(28, in: main)
            }
        }
    }

    func testBrokenSaveKeepsTheLastGoodThemeAndEdits() throws {
        let path = try write(Self.theme(17), to: "t.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.editing.edit(.fontSize(.body, 20), coalescing: nil)
                try "{\n  \"body\": {".write(
                    toFile: path.string, atomically: false, encoding: .utf8)
                Self.waitUntil("the mistake shows") { main.bars.failures.bar.isRevealed }
                try Self.assertFailure("t.json", atLine: 2, in: main)
                // The last good version stays visible, and not the system font.
                XCTAssertTrue(main.theme.document.isReadable)
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 20)
                try Self.theme(17).write(toFile: path.string, atomically: false, encoding: .utf8)
                Self.waitUntil("the mistake is gone") { !main.bars.failures.bar.isRevealed }
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 20)
                XCTAssertNil(main.theme.conflict)
            }
        }
    }

    func testConflictIsTheReadersChoice() throws {
        let path = try write(Self.theme(17), to: "t.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                main.flows.editing.edit(.fontSize(.body, 20), coalescing: nil)
                try Self.theme(40).write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("the question shows") { main.bars.theme.conflict.isRevealed }
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 20)
                main.bars.theme.conflict.buttons[0].click()
                let comparison = try XCTUnwrap(main.views.comparison)
                XCTAssertEqual(comparison.comparison.ladder.axis, .conflict)
                let sides = comparison.tables.columns.map(\.preview)
                XCTAssertEqual(sides.map { $0.current.style(.body).baseSize }, [40, 20])
                Self.waitUntil("the difference is listed") {
                    comparison.differences.rows.contains {
                        !$0.isElement && $0.words.contains("Body")
                    }
                }
                main.bars.theme.conflict.buttons[2].click()
                Self.waitUntil("mine are kept") { !main.bars.theme.conflict.isRevealed }
                XCTAssertTrue(main.theme.isEdited)
                XCTAssertNotEqual(comparison.comparison.ladder.axis, .conflict)
                main.flows.saving.theme.save()
                XCTAssertNil(main.questions.current)
                XCTAssertTrue(
                    try String(contentsOfFile: path.string, encoding: .utf8).contains("20"))

                main.flows.editing.edit(.fontSize(.body, 22), coalescing: nil)
                try Self.theme(41).write(toFile: path.string, atomically: true, encoding: .utf8)
                Self.waitUntil("the question shows") { main.bars.theme.conflict.isRevealed }
                main.bars.theme.conflict.buttons[1].click()
                Self.waitForSize(41, in: main)
                XCTAssertFalse(main.bars.theme.conflict.isRevealed)
                XCTAssertFalse(main.theme.isEdited)
                // Even that can be undone.
                main.theme.undo()
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 22)
            }
        }
    }

    func testDeletedThemeCountsAsUnsaved() throws {
        let path = try write(Self.theme(17), to: "only-copy.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                unlink(path.string)
                Self.waitUntil("it is said") { main.bars.theme.deletion.isRevealed }
                XCTAssertTrue(
                    main.bars.theme.deletion.text.contains("only-copy.json"),
                    main.bars.theme.deletion.text)
                XCTAssertTrue(main.theme.isDeleted)
                XCTAssertTrue(main.theme.isEdited)
                XCTAssertTrue(main.header.title.title.hasPrefix("•"))
                // The last copy is not lost without a question.
                XCTAssertTrue(main.window.activateAction("win.close"))
                Self.waitUntil("it is asked about") { main.questions.current?.isMapped == true }
                let question = try XCTUnwrap(main.questions.current)
                XCTAssertTrue(question.property("body", as: String.self).contains("only-copy"))
                question.respond("cancel")
                Self.waitUntil("the question is gone") { !question.isMapped }
                main.bars.theme.deletion.buttons[0].click()
                XCTAssertFalse(main.bars.theme.deletion.isRevealed)
                XCTAssertTrue(main.theme.isEdited)
                Self.waitUntilRead(path) { main.flows.saving.theme.save() }
                XCTAssertEqual(
                    try String(contentsOfFile: path.string, encoding: .utf8), Self.theme(17))
                XCTAssertFalse(main.theme.isEdited)
                // And again, with an immediate answer.
                unlink(path.string)
                Self.waitUntil("it is said again") { main.bars.theme.deletion.isRevealed }
                main.bars.theme.deletion.buttons[1].click()
                XCTAssertFalse(main.bars.theme.deletion.isRevealed)
                XCTAssertEqual(
                    try String(contentsOfFile: path.string, encoding: .utf8), Self.theme(17))
                XCTAssertFalse(main.theme.isEdited)
            }
        }
    }

    func testDeletedThemeThatComesBackIsFollowedUnlessThereAreEdits() throws {
        let path = try write(Self.theme(17), to: "t.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                unlink(path.string)
                Self.waitUntil("it is said") { main.theme.isDeleted }
                try Self.theme(18).write(toFile: path.string, atomically: false, encoding: .utf8)
                Self.waitForSize(18, in: main)
                XCTAssertFalse(main.bars.theme.deletion.isRevealed)
                XCTAssertFalse(main.theme.isEdited)

                main.flows.editing.edit(.fontSize(.body, 20), coalescing: nil)
                unlink(path.string)
                Self.waitUntil("it is said") { main.theme.isDeleted }
                try Self.theme(30).write(toFile: path.string, atomically: false, encoding: .utf8)
                Self.waitUntil("the question shows") { main.bars.theme.conflict.isRevealed }
                XCTAssertFalse(main.bars.theme.deletion.isRevealed)
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 20)
            }
        }
    }

    func testDeletedScreenIsSaid() throws {
        let path = try write("{\"title\": \"Mine\", \"sections\": []}", to: "s.json")
        try onMainActor {
            try Self.withMainWindow { main in
                main.flows.opening.open([path])
                unlink(path.string)
                let bar = main.bars.screen.deletion
                Self.waitUntil("it is said") { bar.isRevealed }
                XCTAssertTrue(bar.text.contains("s.json"), bar.text)
                XCTAssertEqual(main.header.title.subtitle, "• Mine")
                XCTAssertFalse(main.theme.isEdited)
                bar.buttons[1].click()
                Self.waitUntil("it is saved again") { path.exists && !bar.isRevealed }
                XCTAssertEqual(main.header.title.subtitle, "Mine")
            }
        }
    }

    /// A screen with unsaved edits meets another program: both versions are there until the user decides.
    func testConflictOfAScreenIsDecided() throws {
        let path = try write(#"{"sections": [{"rows": [{"title": "A"}]}]}"#, to: "s.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                var title: String { main.screen.value.sections[0].rows[0].title }
                let place = TextLocation.row(section: 0, row: 0, .title)
                try main.page.edit(.text(place, "Mine"))
                @MainActor func changeOnDisk(_ text: String) throws {
                    try #"{"sections": [{"rows": [{"title": "\#(text)"}]}]}"#
                        .write(toFile: path.string, atomically: false, encoding: .utf8)
                    Self.waitUntil("the question shows") { main.bars.screen.conflict.isRevealed }
                }
                try changeOnDisk("Theirs")
                XCTAssertEqual(title, "Mine")
                main.bars.screen.conflict.buttons[0].click()
                Self.waitUntil("both versions show") { main.views.comparison != nil }
                let previews = try XCTUnwrap(main.views.comparison).comparison.previews
                XCTAssertEqual(previews.first.current.screen[place], "Theirs")
                XCTAssertEqual(previews.second.current.screen[place], "Mine")
                main.bars.screen.conflict.buttons[2].click()
                Self.waitUntil("mine are kept") { !main.bars.screen.conflict.isRevealed }
                XCTAssertTrue(title == "Mine" && main.screen.isEdited)
                try changeOnDisk("Later")
                main.bars.screen.conflict.buttons[1].click()
                XCTAssertTrue(title == "Later" && !main.screen.isEdited)
                try main.page.undo()
                XCTAssertTrue(title == "Mine" && main.screen.isEdited)
            }
        }
    }

    func testFontFileThatComesLaterIsUsed() throws {
        let path = try write(
            "{\"fonts\": {}, \"fontFiles\": [\"fonts/Own.ttf\"]}", to: "t.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                let face = try XCTUnwrap(
                    main.theme.fonts.library.faces.first { $0.file.string.hasSuffix(".ttf") })
                XCTAssertEqual(main.theme.fonts.files, [])
                XCTAssertTrue(main.page.messages.contains { $0.severity == .warning })
                let fonts = path.parent.appending("fonts")
                let font = fonts.appending("Own.ttf").string
                try FileManager.default.createDirectory(
                    atPath: fonts.string, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: face.file.string, toPath: font)
                Self.waitUntil("the font is there") { main.theme.fonts.files.count == 1 }
                let library = main.theme.fonts.library
                try FileManager.default.removeItem(atPath: font)
                try FileManager.default.copyItem(atPath: face.file.string, toPath: font)
                Self.waitUntil("the font is read again") {
                    main.theme.fonts.library !== library && main.theme.fonts.files.count == 1
                }
            }
        }
    }

    func testPictureIsFollowedThroughMakingReplacingAndDeleting() throws {
        let path = try write(
            """
            {"sections": [{"rows": [{"title": "Ada", "image": {"file": "ada.png"}}]}]}
            """, to: "s.json")
        let file = path.parent.appending("ada.png").string
        func save(_ width: Int) throws {
            let bytes = TestPictures.png(width: width, height: 10)
            try Data(bytes).write(to: URL(filePath: file))
        }
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                @MainActor func width() -> Double? {
                    main.page.screen.value.pictures["ada.png"]?.width
                }
                XCTAssertEqual(
                    main.page.screen.diagnostics.map(\.id), ["picture.unreadable"])
                try save(10)
                Self.waitUntil("the picture is there") { width() == 10 }
                XCTAssertEqual(main.page.screen.diagnostics.map(\.id), [])
                try save(30)
                Self.waitUntil("the picture is replaced") { width() == 30 }
                unlink(file)
                Self.waitUntil("the picture is gone") { width() == nil }
                XCTAssertEqual(main.page.screen.value.sections.count, 1)
            }
        }
    }
}
