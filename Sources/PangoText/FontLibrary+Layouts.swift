// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - Pango's own layouts

extension FontLibrary {
    /// A layout of Pango's own: what our measuring is compared with.
    ///
    /// - Returns: a reference that the caller gives back with `g_object_unref`.
    package func makeLayout(_ text: String, face: Face, size: Double) -> OpaquePointer {
        let layout: OpaquePointer = pango_layout_new(context)
        let description = description(for: face, size: size)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
        return layout
    }
}
