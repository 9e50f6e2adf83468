// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The colour scheme of all windows (`AdwStyleManager`).
package final class StyleManager: Object {
    /// The requested colour scheme (`AdwColorScheme`).
    package enum ColorScheme: Int, ValueConvertible, Sendable {
        /// That of the desktop.
        case system
        /// Always light.
        case light
        /// Light, unless the desktop requests dark.
        case preferLight
        /// Dark, unless the desktop requests light.
        case preferDark
        /// Always dark.
        case dark
    }

    /// The manager of all windows.
    package static var shared: StyleManager {
        StyleManager(borrowing: adw_style_manager_get_default()?.raw)
    }

    /// The requested colour scheme.
    @Property("color-scheme") package var colorScheme: ColorScheme
    @Property("dark") private var dark: Bool

    /// Whether windows are dark.
    package var isDark: Bool { dark }

    /// Calls `handler` when ``isDark`` or the desktop's high contrast changes. The manager outlives
    /// every window: disconnect.
    package func onChanged(_ handler: @escaping () -> Void) -> [SignalConnection] {
        [connect("notify::dark", handler), connect("notify::high-contrast", handler)]
    }
}
