// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Unsaved edits: which of them are kept, and which are left after a crash.
final class RecoveryTests: WindowTestCase {
    func testUnsavedEditsOfACrashAreOfferedAgain() throws {
        let path = try write(SavingTests.theme, to: "a.typeladder-theme")
        try onMainActor {
            let base = path.parent.appending("unsaved")
            let crashed = base.appending("crashed")
            let store = UnsavedEdits(folder: crashed)
            try store.keep(
                .init(
                    id: .init(path: path), path: path,
                    original: Fingerprint(Array(SavingTests.theme.utf8)),
                    bytes: Array(SavingTests.theme.replacingOccurrences(of: "17", with: "31").utf8),
                    time: 5))
            try "".write(
                toFile: crashed.appending("lock").string, atomically: true, encoding: .utf8)
            try Self.withWindows(base) { windows in
                try windows.activate(opening: [])
                let main = try XCTUnwrap(windows.all.last)
                XCTAssertTrue(main.bars.recovery.bar.isRevealed)
                XCTAssertTrue(main.bars.recovery.bar.text.contains("a.typeladder-theme"))
                main.bars.recovery.bar.buttons[1].click()
                Self.waitUntil("the edits are back") {
                    main.theme.value.fonts[.body]?.fontSize == 31
                }
                XCTAssertTrue(main.theme.isEdited)
                XCTAssertFalse(main.bars.recovery.bar.isRevealed)
                let step = try XCTUnwrap(main.theme.undoStep?.label)
                XCTAssertFalse(step.isEmpty)
                XCTAssertNotEqual(step, ThemeEdit.fontSize(.body, 31).label)
                XCTAssertEqual(main.header.undoButton.tooltip?.contains(step), true)
                XCTAssertEqual(store.records(), [])
                // This run still keeps them.
                let others = RecoveryStore(base: base)
                XCTAssertEqual(others.drafts().count, 0)
                main.flows.saving.theme.save()
                XCTAssertTrue(try SavingTests.text(path).contains("31"))
            }
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: base.string), [])
        }
    }

    func testFileThatChangedSinceACrashIsTheReadersChoice() throws {
        let path = try write(SavingTests.theme, to: "a.typeladder-theme")
        try onMainActor {
            try Self.withMainWindow { main in
                main.page.restore(
                    .init(
                        id: .init(path: path), path: path, original: Fingerprint([1, 2, 3]),
                        bytes: Array(
                            SavingTests.theme.replacingOccurrences(of: "17", with: "31").utf8),
                        time: 5))
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 31)
                XCTAssertTrue(main.bars.theme.conflict.isRevealed)
                main.theme.adoptTheirs()
                XCTAssertEqual(main.theme.value.fonts[.body]?.fontSize, 17)
                XCTAssertFalse(main.theme.isEdited)
            }
        }
    }

    func testEditsAreKeptSoonAndForgottenOnceSaved() throws {
        let path = try write(SavingTests.theme, to: "a.typeladder-theme")
        try onMainActor {
            let base = path.parent.appending("unsaved")
            try Self.withWindows(base) { windows in
                try windows.activate(opening: [path])
                let main = try XCTUnwrap(windows.all.last)
                main.flows.editing.edit(.fontSize(.body, 18), coalescing: nil)
                let records = {
                    ((try? FileManager.default.subpathsOfDirectory(atPath: base.string)) ?? [])
                        .filter { $0.hasSuffix(".unsaved") }
                }
                Self.waitUntil("the edits are kept") { !records().isEmpty }
                main.flows.saving.theme.save()
                XCTAssertEqual(records(), [])
            }
        }
    }

    /// Windows with unsaved edits in their own folder, closed without a question.
    @MainActor private static func withWindows(
        _ base: FilePath, _ body: (Windows) throws -> Void
    ) throws {
        let windows = Windows(
            application, resources: try ResourceFolder.locate(),
            drafts: RecoveryStore(base: base))
        defer {
            for window in windows.all { window.window.destroy() }
            waitUntilStill()
        }
        try body(windows)
    }
}
