// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit
import XCTest

/// A test that uses GTK. It starts GTK once, on the main thread, and every warning of GLib, GTK, or Pango ends the run.
open class GtkTestCase: XCTestCase {
    open override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { GtkTestCase.start }
    }

    /// Runs a test's body on the main actor. XCTest calls its methods on the main thread, but does not find methods
    /// that are isolated to it.
    package func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
        try MainActor.assumeIsolated(body)
    }

    /// Without a display, these tests cannot run. They fail then, because they must not be skipped silently.
    @MainActor private static let start: Void = {
        let fatal = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
        g_log_set_always_fatal(GLogLevelFlags(rawValue: fatal))
        if let folder = ProcessInfo.processInfo.environment["TYPELADDER_LOCALE"] {
            Translations.use("typeladder", in: folder)
        }
        guard gtk_init_check() != 0 else {
            fatalError("these tests need a display: run them under xvfb-run, or set DISPLAY")
        }
        adw_init()
        // The right-to-left pseudo-locale. GTK takes the direction from its own translations.
        if ProcessInfo.processInfo.environment["LANGUAGE"] == "en_XB" {
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        }
        // Animations end immediately.
        Object(borrowing: UnsafeMutableRawPointer(gtk_settings_get_default()))
            .setProperty("gtk-enable-animations", to: false)
        XCTestObservationCenter.shared.addTestObserver(QuickExit())
    }()

    /// Makes windows as in a right-to-left language.
    @MainActor package static func fromRightToLeft(_ body: () throws -> Void) rethrows {
        let usual = gtk_widget_get_default_direction()
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(usual) }
        try body()
    }

    /// One application for all tests, because a process has only one.
    @MainActor package static let application: Application = {
        let application = Application(
            identifier: "io.github.typeladder.Tests", features: .isNotUnique)
        do { try application.register() } catch { fatalError("\(error)") }
        return application
    }()

    /// Opens a window around `content`, waits until it has a size, runs `body`, and closes the window.
    @MainActor package static func withWindow(
        _ content: Widget, width: Int = 300, height: Int = 200,
        file: StaticString = #filePath, line: UInt = #line,
        _ body: (ApplicationWindow) throws -> Void
    ) rethrows {
        let window = ApplicationWindow(Self.application)
        window.defaultWidth = width
        window.defaultHeight = height
        window.content = content
        window.present()
        waitUntil("the window shows", file: file, line: line) {
            content.isMapped && content.width > 0
        }
        defer {
            window.destroy()
            waitUntilStill()
        }
        try body(window)
    }

    /// An action of a window by its name, without `win.`.
    @MainActor package static func action(_ name: String, of window: Window) -> Action? {
        g_action_map_lookup_action(window.opaque, name).map {
            Action(borrowing: UnsafeMutableRawPointer($0))
        }
    }

    /// Runs the loop until a condition holds. Otherwise, fails at the caller's line.
    ///
    /// The limit is processor time of this process, which a busy machine does not use up. A process that does nothing
    /// for a long time waits for an event that never comes.
    @MainActor package static func waitUntil(
        _ what: String, processorSeconds limit: Double = 20, file: StaticString = #filePath,
        line: UInt = #line, _ condition: () -> Bool
    ) {
        let patience = Patience(processorSeconds: limit)
        // The loop sleeps until an event occurs.
        let alarm = EventLoop.every(milliseconds: 100) { true }
        defer { alarm.cancel() }
        while !condition() {
            guard !patience.isAtItsEnd else {
                XCTFail("waited in vain until \(what)", file: file, line: line)
                return
            }
            EventLoop.step(waiting: true)
        }
    }

    /// Runs the loop until no work is left and the windows are still. Use it for events that must not occur, and for
    /// positions and pictures. Delays, such as a pause in typing or a watched file, need a condition of their own
    /// (``waitUntil(_:processorSeconds:file:line:_:)``).
    @MainActor package static func waitUntilStill(
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let stillness = Stillness()
        waitUntil("the windows stand still", file: file, line: line) { stillness.isReached }
    }
}
