// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

/// A desktop with larger texts, as in Settings, Accessibility, Large Text.
package enum TextScale {
    /// Runs `body` with texts that are a number of times as large.
    @MainActor package static func with(_ factor: Double, _ body: () throws -> Void) rethrows {
        let settings = Object(borrowing: gtk_settings_get_default().map { .init($0) })
        let before: Int = settings.property("gtk-xft-dpi")
        // In 1024ths of a dot per inch, of which an unscaled desktop has 96.
        settings.setProperty("gtk-xft-dpi", to: Int(96 * 1024 * factor))
        defer { settings.setProperty("gtk-xft-dpi", to: before) }
        try body()
    }
}
