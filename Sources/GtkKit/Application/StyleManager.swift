// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Light and dark (`AdwStyleManager`).
public final class StyleManager: Object {
    /// What the application asks for; `AdwColorScheme`.
    public enum ColorScheme: Int, ValueConvertible, Sendable {
        /// As the desktop does.
        case system
        /// Light, whatever the desktop does.
        case light
        /// Light, unless the desktop asks for dark.
        case preferLight
        /// Dark, unless the desktop asks for light.
        case preferDark
        /// Dark, whatever the desktop does.
        case dark
    }

    /// The manager of all windows.
    public static var shared: StyleManager {
        StyleManager(borrowing: adw_style_manager_get_default()?.raw)
    }

    /// What the application asks for.
    @Property("color-scheme") public var colorScheme: ColorScheme
    @Property("dark") private var dark: Bool

    /// Whether windows are dark now.
    public var isDark: Bool { dark }

    /// Calls `handler` when ``isDark`` changes, or what the desktop asks for in contrast. The manager outlives every
    /// window: disconnect.
    public func onChanged(_ handler: @escaping () -> Void) -> [SignalConnection] {
        [connect("notify::dark", handler), connect("notify::high-contrast", handler)]
    }
}
