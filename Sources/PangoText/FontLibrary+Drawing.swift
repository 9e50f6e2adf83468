// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - Drawing

extension FontLibrary {
    /// Draws one line in the current colour of a cairo context.
    ///
    /// The same items, shaped in the same way and spaced by the same tracking as were measured.
    ///
    /// - Parameters:
    ///   - text: the line's characters.
    ///   - paragraph: the whole text, whose direction the line has.
    ///   - x: left end of the line, in the units of the context; `baseline` likewise.
    ///   - cairo: a `cairo_t`, borrowed.
    package func draw(
        _ text: String, of paragraph: String, font: ScaledFont, x: Double, baseline: Double,
        on cairo: OpaquePointer
    ) {
        let direction = Self.direction(of: paragraph)
        let description = description(for: font.face, size: font.pointSize)
        pango_context_set_font_description(context, description)
        pango_font_description_free(description)
        var text = text
        text.withUTF8 { bytes in
            // A trailing space would stand on the left of a right-to-left line and push it away.
            let count = bytes.count - bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
            guard count > 0, let start = bytes.baseAddress else { return }
            start.withMemoryRebound(to: CChar.self, capacity: count) { characters in
                drawItems(
                    characters, count: Int32(count), direction: direction, font: font, x: x,
                    baseline: baseline, on: cairo)
            }
        }
    }

    private static func direction(of text: String) -> PangoDirection {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_find_base_dir($0.baseAddress, Int32($0.count))
            }
        }
    }

    private func drawItems(
        _ text: UnsafePointer<CChar>, count: Int32, direction: PangoDirection, font: ScaledFont,
        x: Double, baseline: Double, on cairo: OpaquePointer
    ) {
        let items = pango_itemize_with_base_dir(context, direction, text, 0, count, nil, nil)
        defer { g_list_free(items) }
        let visual = pango_reorder_items(items)
        defer { g_list_free(visual) }
        guard let glyphs = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(glyphs) }
        var x = x
        var link = visual
        while let current = link {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            pango_shape_full(
                text + Int(item.pointee.offset), item.pointee.length, text, count,
                &item.pointee.analysis, glyphs)
            addTracking(font.tracking, to: glyphs)
            if text[Int(item.pointee.offset)] != 0x09 {
                cairo_move_to(cairo, x, baseline)
                pango_cairo_show_glyph_string(cairo, item.pointee.analysis.font, glyphs)
            }
            x += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
            pango_item_free(item)
            link = current.pointee.next
        }
    }

    /// Widens the last glyph of each cluster.
    private func addTracking(
        _ tracking: Double, to glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        guard tracking != 0 else { return }
        let units = Int32((tracking * Double(PANGO_SCALE)).rounded())
        let count = Int(glyphs.pointee.num_glyphs)
        for index in 0..<count
        where index + 1 == count
            || glyphs.pointee.log_clusters[index] != glyphs.pointee.log_clusters[index + 1]
        {
            glyphs.pointee.glyphs[index].geometry.width += units
        }
    }
}
