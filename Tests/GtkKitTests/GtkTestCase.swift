// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import XCTest

@testable import GtkKit

/// A test that talks to GTK: starts it once, on the main thread, and makes every warning of GLib,
/// GTK and Pango end the run.
class GtkTestCase: XCTestCase {
    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { GtkTestCase.start }
    }

    /// Runs a test's body on the main actor. XCTest calls its methods on the main thread, but cannot
    /// find methods that are isolated to it.
    func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
        try MainActor.assumeIsolated(body)
    }

    /// Without a display nothing here can be tested, and nothing may be skipped quietly.
    @MainActor private static let start: Void = {
        let fatal = G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue
        g_log_set_always_fatal(GLogLevelFlags(rawValue: fatal))
        guard gtk_init_check() != 0 else {
            fatalError("GtkKitTests need a display: run them under xvfb-run, or set DISPLAY")
        }
        adw_init()
    }()
}
