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

    /// A line of a layout with all its runs on one baseline, whatever their scripts.
    ///
    /// PangoLayout lines the runs of a line up by the baseline of its first script, which for most
    /// fonts is a guess: the numerals of a Chinese line move by a fraction of their descent
    /// (`apply_baseline_shift()`). UIKit is assumed to keep one baseline, so measuring does not
    /// take part in that, and drawing must not either.
    ///
    /// - Returns: a line that belongs to the layout; nil when there is none of that number.
    package static func line(
        _ number: Int, of layout: OpaquePointer
    ) -> UnsafeMutablePointer<PangoLayoutLine>? {
        guard let line = pango_layout_get_line(layout, Int32(number)) else { return nil }
        var link = line.pointee.runs
        while let current = link {
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            run.pointee.y_offset = 0
            link = current.pointee.next
        }
        return line
    }
}
