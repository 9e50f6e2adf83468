// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

extension Clipboard {
    /// The text that this program copied; nil if another program owns the clipboard (`gdk_clipboard_get_content`).
    @MainActor package static var ownText: String? {
        let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        guard let provider = gdk_clipboard_get_content(clipboard) else { return nil }
        var value = GValue()
        // G_TYPE_STRING is a macro that Swift cannot import.
        g_value_init(&value, 16 << 2)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(provider, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}

extension Label {
    /// Whether an ellipsis replaces a part of the text (`pango_layout_is_ellipsized`).
    @MainActor package var isEllipsized: Bool {
        pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0
    }
}

extension MenuButton {
    /// Closes the button's menu or popover (`gtk_menu_button_popdown`).
    @MainActor package func close() { gtk_menu_button_popdown(opaque) }
}
