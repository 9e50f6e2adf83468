// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The clipboard of the display (`GdkClipboard`).
package enum Clipboard {
    /// Copies a text to the clipboard (`gdk_clipboard_set_text`).
    package static func copy(_ text: String) {
        gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text)
    }

    /// Copies the bytes of a file to the clipboard with its media type, such as `image/png`
    /// (`gdk_content_provider_new_for_bytes`).
    package static func copy(_ bytes: [UInt8], mediaType: String) {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        let provider = gdk_content_provider_new_for_bytes(mediaType, data)
        defer { g_object_unref(provider) }
        gdk_clipboard_set_content(
            gdk_display_get_clipboard(gdk_display_get_default()), provider)
    }

    /// Whether the clipboard has content of a media type, from any program
    /// (`gdk_clipboard_get_formats`).
    package static func holds(_ mediaType: String) -> Bool {
        let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        return gdk_content_formats_contain_mime_type(
            gdk_clipboard_get_formats(clipboard), mediaType) != 0
    }
}
