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
    ///   - language: of the text; a BCP 47 tag, or nil.
    ///   - x: left end of the line, in the units of the context; `baseline` likewise.
    ///   - cairo: a `cairo_t`, borrowed.
    package func draw(
        _ text: String, of paragraph: String, language: String? = nil, font: ScaledFont, x: Double,
        baseline: Double, on cairo: OpaquePointer
    ) {
        let paragraph = paragraph.shapeable
        let direction = Self.direction(of: paragraph)
        let language = language?.lowercased()
        shaper.setLanguage(language)
        let attributes = languageAttributes(
            of: text.shapeable, in: paragraph, language: language)
        defer { if let attributes { pango_attr_list_unref(attributes) } }
        let description = description(for: font.face, size: font.pointSize)
        pango_context_set_font_description(context, description)
        pango_font_description_free(description)
        var text = text.shapeable
        text.withUTF8 { bytes in
            // A trailing space would stand on the left of a right-to-left line and push it away.
            let count = bytes.count - bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
            guard count > 0, let start = bytes.baseAddress else { return }
            start.withMemoryRebound(to: CChar.self, capacity: count) { characters in
                drawItems(
                    characters, count: Int32(count), direction: direction, attributes: attributes,
                    font: font, x: x, baseline: baseline, on: cairo)
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

    /// What a line of a paragraph is in other languages; nil for nothing.
    private func languageAttributes(
        of text: String, in paragraph: String, language: String?
    ) -> OpaquePointer? {
        var text = text
        var paragraph = paragraph
        return text.withUTF8 { line in
            paragraph.withUTF8 {
                shaper.languageAttributes(of: line, in: $0, language: language)
            }
        }
    }

    private func drawItems(
        _ text: UnsafePointer<CChar>, count: Int32, direction: PangoDirection,
        attributes: OpaquePointer?, font: ScaledFont, x: Double, baseline: Double,
        on cairo: OpaquePointer
    ) {
        let items = pango_itemize_with_base_dir(
            context, direction, text, 0, count, attributes, nil)
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
            if font.face.wordSpacing != 0, let itemFont = item.pointee.analysis.font,
                shaper.isFont(itemFont, face: font.face)
            {
                let bytes = UnsafeRawBufferPointer(
                    start: text + Int(item.pointee.offset), count: Int(item.pointee.length))
                addWordSpacing(
                    font.face.wordSpacing * font.pointSize, to: glyphs,
                    of: bytes.bindMemory(to: UInt8.self))
            }
            if text[Int(item.pointee.offset)] != 0x09 {
                cairo_move_to(cairo, x, baseline)
                pango_cairo_show_glyph_string(cairo, item.pointee.analysis.font, glyphs)
            }
            x += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
            pango_item_free(item)
            link = current.pointee.next
        }
    }

    /// Whether a space between words begins at a byte: U+0020 or U+00A0.
    static func isWordSpace(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == 0x20
            || bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0
    }

    /// Widens the spaces of an item.
    private func addWordSpacing(
        _ spacing: Double, to glyphs: UnsafeMutablePointer<PangoGlyphString>,
        of bytes: UnsafeBufferPointer<UInt8>
    ) {
        let units = Int32((spacing * Double(PANGO_SCALE)).rounded())
        for index in 0..<Int(glyphs.pointee.num_glyphs)
        where Self.isWordSpace(bytes, at: Int(glyphs.pointee.log_clusters[index])) {
            glyphs.pointee.glyphs[index].geometry.width += units
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
