// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - Drawing

extension FontLibrary {
    /// The glyphs of one line, for drawing. The line is itemized, shaped, and tracked as when it is measured.
    ///
    /// - Parameters:
    ///   - text: the characters of the line.
    ///   - paragraph: the whole text, which determines the direction of the line.
    ///   - language: the BCP 47 tag of the text's language, or nil.
    ///   - endsInHyphen: whether the last character is an added hyphen. It gets the direction of the letter
    ///     before it.
    package func line(
        _ text: String, of paragraph: String, language: String? = nil, endsInHyphen: Bool = false,
        font: ScaledFont
    ) -> ShapedLine {
        let key = ShapedLines.Key(
            text: text, paragraph: paragraph, language: language, endsInHyphen: endsInHyphen,
            face: font.face.id, pointSize: font.pointSize, tracking: font.tracking)
        return shapedLines.line(key) {
            shape(
                text.shapeable, of: paragraph.shapeable,
                language: TextLanguages.normalized(language), endsInHyphen: endsInHyphen, font: font
            )
        }
    }

    private func shape(
        _ text: String, of paragraph: String, language: String?, endsInHyphen: Bool,
        font: ScaledFont
    ) -> ShapedLine {
        let direction = Self.direction(of: paragraph)
        shaper.setLanguage(language)
        let description = description(for: font.face, size: font.pointSize)
        pango_context_set_font_description(context, description)
        pango_font_description_free(description)
        let mark = endsInHyphen ? Self.directionMark(before: text) : ""
        var text = text + mark
        let attributes = languageAttributes(of: text, in: paragraph, language: language)
        defer { if let attributes { pango_attr_list_unref(attributes) } }
        let line = ShapedLine()
        text.withUTF8 { bytes in
            // A trailing space would shift a right-to-left line to the right.
            let count = bytes.count - bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
            guard count > 0, let start = bytes.baseAddress else { return }
            start.withMemoryRebound(to: CChar.self, capacity: count) { characters in
                shapeItems(
                    characters, count: Int32(count), spaced: count - mark.utf8.count,
                    direction: direction, attributes: attributes, font: font, into: line)
            }
        }
        return line
    }

    /// The mark after a hyphen at the end of a text: U+200E, U+200F, or none. It gives the hyphen the direction
    /// of the letter before it.
    private static func directionMark(before text: String) -> String {
        for scalar in text.unicodeScalars.reversed() {
            switch typeladder_direction(scalar.value) {
            case PANGO_DIRECTION_LTR: return "\u{200E}"
            case PANGO_DIRECTION_RTL: return "\u{200F}"
            default: continue
            }
        }
        return ""
    }

    /// Whether the first letter of a text that has a direction is written from right to left.
    package static func isRightToLeft(_ text: String) -> Bool {
        direction(of: text) == PANGO_DIRECTION_RTL
    }

    private static func direction(of text: String) -> PangoDirection {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                typeladder_base_direction($0.baseAddress, Int32($0.count))
            }
        }
    }

    /// The language attributes of a line of a paragraph; nil for none.
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

    private func shapeItems(
        _ text: UnsafePointer<CChar>, count: Int32, spaced: Int, direction: PangoDirection,
        attributes: OpaquePointer?, font: ScaledFont, into line: ShapedLine
    ) {
        let items = pango_itemize_with_base_dir(
            context, direction, text, 0, count, attributes, nil)
        defer { g_list_free(items) }
        let visual = pango_reorder_items(items)
        defer { g_list_free(visual) }
        var link = visual
        while let current = link {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            defer {
                pango_item_free(item)
                link = current.pointee.next
            }
            guard let glyphs = pango_glyph_string_new() else { continue }
            let offset = Int(item.pointee.offset)
            pango_shape_full(
                text + offset, item.pointee.length, text, count, &item.pointee.analysis, glyphs)
            MissingGlyph.size(glyphs, em: font.pointSize * Double(PANGO_SCALE))
            let bytes = UnsafeRawBufferPointer(
                start: text + offset, count: max(0, min(Int(item.pointee.length), spaced - offset)))
            let isOwn =
                item.pointee.analysis.font.map { shaper.isFont($0, face: font.face) } ?? false
            space(glyphs, of: bytes.bindMemory(to: UInt8.self), font, isOwn: isOwn)
            line.append(glyphs, item.pointee.analysis.font, isTab: text[offset] == 0x09)
        }
    }

    /// Whether a word space begins at a byte: U+0020 or U+00A0.
    static func isWordSpace(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == 0x20
            || bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0
    }

    /// Adds the tracking to the last glyph of each cluster, and the spacing of the face to spaces and letters.
    /// The width of soft hyphens stays zero.
    ///
    /// - Parameters:
    ///   - bytes: the characters of the glyphs.
    ///   - isOwn: whether the glyphs belong to the font's face; false for glyphs of a fallback.
    private func space(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of bytes: UnsafeBufferPointer<UInt8>,
        _ font: ScaledFont, isOwn: Bool
    ) {
        let wordSpacing = isOwn ? font.face.wordSpacing * font.pointSize : 0
        let letterSpacing = isOwn ? font.face.letterSpacing : nil
        guard font.tracking != 0 || wordSpacing != 0 || letterSpacing != nil else { return }
        func units(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }
        let count = Int(glyphs.pointee.num_glyphs)
        for index in 0..<count {
            let cluster = Int(glyphs.pointee.log_clusters[index])
            guard cluster < bytes.count, !Self.isSoftHyphen(bytes, at: cluster) else { continue }
            var spacing = 0.0
            if index + 1 == count || glyphs.pointee.log_clusters[index + 1] != Int32(cluster) {
                spacing += font.tracking
                if let letterSpacing {
                    spacing += letterSpacing.advance(of: bytes, at: cluster) * font.pointSize
                }
            }
            if wordSpacing != 0, Self.isWordSpace(bytes, at: cluster) { spacing += wordSpacing }
            glyphs.pointee.glyphs[index].geometry.width += units(spacing)
        }
    }

    private static func isSoftHyphen(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xAD
    }
}

extension Face.LetterSpacing {
    /// The extra advance of the letter that begins at a byte, in ems.
    fileprivate func advance(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Double {
        guard let start = bytes.baseAddress else { return 0 }
        let character = g_utf8_get_char(
            UnsafeRawPointer(start + index).assumingMemoryBound(to: CChar.self))
        return Unicode.Scalar(character).map { advance(of: $0) } ?? 0
    }
}
