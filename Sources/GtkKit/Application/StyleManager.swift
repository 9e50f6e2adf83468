// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The color scheme of all windows (`AdwStyleManager`).
package final class StyleManager: Object {
    /// The manager of all windows.
    package static var shared: StyleManager {
        StyleManager(borrowing: adw_style_manager_get_default()?.raw)
    }

    /// Whether windows are dark.
    @Property("dark") package private(set) var isDark: Bool

    /// Calls `handler` when ``isDark`` or the desktop's high contrast changes. The manager outlives every window, so
    /// disconnect the handler.
    package func onChanged(_ handler: @escaping () -> Void) -> [SignalConnection] {
        [connect("notify::dark", handler), connect("notify::high-contrast", handler)]
    }
}
