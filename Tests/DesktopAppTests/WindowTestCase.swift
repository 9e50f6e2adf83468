// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import GtkTestSupport
import Previewing
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// A test with a visible window.
class WindowTestCase: GtkTestCase {
    /// The folder of all tests.
    static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Files of one test. They are removed after the test.
    private var folder = FilePath("")

    override func setUp() {
        super.setUp()
        folder = FilePath(NSTemporaryDirectory()).appending("typeladder-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                atPath: folder.string, withIntermediateDirectories: true)
        } catch {
            XCTFail("\(error)")
        }
        MainActor.assumeIsolated { Self.prepare }
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder.string)
        super.tearDown()
    }

    /// Writes a file, and returns its path.
    func write(_ text: String, to name: String) throws -> FilePath {
        let path = folder.appending(name)
        try FileManager.default.createDirectory(
            atPath: path.parent.string, withIntermediateDirectories: true)
        try text.write(toFile: path.string, atomically: true, encoding: .utf8)
        return path
    }

    /// Writes the file of a screen that takes long to read, and has one row.
    func writeLongScreen(titled title: String) throws -> FilePath {
        let space = String(repeating: " ", count: 16_000_000)
        return try write(
            #"{"title": "\#(title)",\#(space)"sections": [{"rows": [{"title": "Row"}]}]}"#,
            to: "long.json")
    }

    @MainActor private static let prepare: Void = {
        DesktopApp.setNames()
        do { DesktopApp.loadStyleSheet(try ResourceFolder.locate()) } catch { XCTFail("\(error)") }
    }()

    /// A bundled screen without bars, which begins at the top of the view.
    static func screenWithoutBars() throws -> FilePath {
        try ResourceFolder.locate().path("screens/table-header.json")
    }

    /// Opens a window, runs `body`, and closes the window.
    @MainActor static func withMainWindow(
        width: Int = 900, height: Int = 800, opening files: [FilePath] = [],
        _ body: (MainWindow) throws -> Void
    ) throws {
        let main = try MainWindow(application, resources: ResourceFolder.locate())
        // Tests of the device turn its parts on.
        main.preview.environment.showsDevice = false
        main.window.defaultWidth = width
        main.window.defaultHeight = height
        if !files.isEmpty { main.page.open(files) }
        main.present()
        waitUntil("the list shows") {
            main.previewPane.table.isMapped && main.previewPane.table.height > 0
                && !main.previewPane.table.rows.isEmpty
        }
        waitUntilStill()
        defer {
            main.window.destroy()
            waitUntilStill()
        }
        try body(main)
    }

    /// Changes a watched file, and waits until it was read again, even if nothing visible changes. A second watcher
    /// with the same delays reports the same events.
    @MainActor static func waitUntilRead(
        _ path: FilePath, file: StaticString = #filePath, line: UInt = #line,
        after change: () throws -> Void
    ) rethrows {
        var isRead = false
        let watcher = FileWatcher { isRead = true }
        watcher.watch(path)
        try change()
        waitUntil("“\(path.lastComponent)” is read again", file: file, line: line) { isRead }
        waitUntilStill(file: file, line: line)
    }

    /// Fails unless the bar about files shows the message of the first error, with the file, the line, and more, such
    /// as the document that is still shown.
    ///
    /// - Parameter number: the number of the line; nil if the bar names none.
    @MainActor static func assertFailure(
        _ name: String, atLine number: Int? = nil, beside words: String..., in main: MainWindow,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let bar = main.bars.failures.bar
        XCTAssertTrue(bar.isRevealed, file: file, line: line)
        XCTAssertEqual(bar.style, .error, file: file, line: line)
        let failure = try XCTUnwrap(main.page.unshownFailures.first, file: file, line: line)
        let error = try XCTUnwrap(
            failure.diagnostics.first { $0.severity == .error }, file: file, line: line)
        XCTAssertFalse(error.message.isEmpty, error.id, file: file, line: line)
        XCTAssertTrue(bar.text.contains(error.message), bar.text, file: file, line: line)
        XCTAssertEqual(error.position?.line, number, file: file, line: line)
        let rest = bar.text.replacing(error.message, with: "")
        for word in [name] + words {
            XCTAssertTrue(rest.contains(word), "\(word): \(bar.text)", file: file, line: line)
        }
        guard let number else { return }
        let place = rest.replacing(failure.path.displayName, with: "")
        XCTAssertTrue(place.contains("\(number)"), bar.text, file: file, line: line)
    }

    /// The list that a question shows below its texts.
    @MainActor static func listed(in question: MessageDialog) -> String {
        func texts(_ widget: Widget) -> [String] {
            let own =
                widget.typeName == "GtkLabel" ? [widget.property("label", as: String.self)] : []
            return own + widget.children.flatMap(texts)
        }
        return question.extraChild.map { texts($0).joined(separator: "\n") } ?? ""
    }

    /// Fails unless two pictures are equal, pixel by pixel.
    @MainActor static func assertSame(
        _ first: WidgetPicture?, _ second: WidgetPicture?, _ what: String = "",
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let (first, second) = (try XCTUnwrap(first), try XCTUnwrap(second))
        XCTAssertEqual(first.width, second.width, what, file: file, line: line)
        XCTAssertEqual(first.height, second.height, what, file: file, line: line)
        // The message leaves out the bytes, because there are millions.
        XCTAssertTrue(first.bytes == second.bytes, "the pictures differ", file: file, line: line)
    }
}
