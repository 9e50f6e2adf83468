// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit
import XCTest

/// A test that talks to GTK: starts it once, on the main thread, and makes every warning of GLib,
/// GTK and Pango end the run.
open class GtkTestCase: XCTestCase {
    open override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { GtkTestCase.start }
    }

    /// Runs a test's body on the main actor. XCTest calls its methods on the main thread, but cannot
    /// find methods that are isolated to it.
    package func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
        try MainActor.assumeIsolated(body)
    }

    /// Without a display nothing here can be tested, and nothing may be skipped quietly.
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
        // The pseudo-locale from right to left; GTK takes the direction from its own translations.
        if ProcessInfo.processInfo.environment["LANGUAGE"] == "en_XB" {
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        }
        // What unfolds or fades is at its end at once.
        Object(borrowing: UnsafeMutableRawPointer(gtk_settings_get_default()))
            .setProperty("gtk-enable-animations", to: false)
    }()

    /// One application for all tests, as a process has one.
    @MainActor package static let application: Application = {
        let application = Application(
            identifier: "io.github.typeladder.Tests", features: .isNotUnique)
        do { try application.register() } catch { fatalError("\(error)") }
        return application
    }()

    /// Shows a window around `content`, waits until it has a size, runs `body`, and closes it.
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

    /// Runs the loop until a condition holds, or fails at the caller's line.
    ///
    /// The limit is processor time of this process, which a busy machine does not use up. A process that
    /// does nothing for a long time waits for what never comes.
    @MainActor package static func waitUntil(
        _ what: String, processorSeconds limit: Double = 20, file: StaticString = #filePath,
        line: UInt = #line, _ condition: () -> Bool
    ) {
        let patience = Patience(processorSeconds: limit)
        // The loop sleeps until there is an event.
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

    /// Runs the loop until nothing is left to do and the windows stand still: for what must not happen,
    /// and for places and pictures. What takes its time, such as a pause in typing or a file that
    /// is watched, is a state of its own to wait for (``waitUntil(_:processorSeconds:file:line:_:)``).
    @MainActor package static func waitUntilStill(
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let stillness = Stillness()
        waitUntil("the windows stand still", file: file, line: line) { stillness.isReached }
    }
}
