// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The box in place of a character that no font has.
///
/// Pango draws one with the number of the character, but its size depends on the version of Pango and on the size of
/// the font, so lines would break otherwise on another system.
enum MissingGlyph {
    /// The width of the box with the room around it, in ems: that of a wide character of East Asia, or about that of a
    /// letter.
    private static func advance(of glyph: PangoGlyph) -> Double {
        g_unichar_iswide(glyph & ~PangoGlyph.unknown) != 0 ? 1 : 0.6
    }
    /// The height of the box, the room beside it, and the width of its line, in ems.
    private static let (height, side, line) = (0.7, 0.06, 0.05)

    /// Gives missing glyphs their width.
    ///
    /// - Parameter em: the size of the font, in Pango's units.
    static func size(_ glyphs: UnsafeMutablePointer<PangoGlyphString>, em: Double) {
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index].glyph
            guard glyph.isUnknown else { continue }
            glyphs.pointee.glyphs[index].geometry = PangoGlyphGeometry(
                width: Int32((advance(of: glyph) * em).rounded()), x_offset: 0, y_offset: 0)
        }
    }

    /// Takes missing glyphs out of a run, so that Pango draws none of its boxes.
    ///
    /// - Returns: the missing glyphs by their indices.
    static func remove(from glyphs: UnsafeMutablePointer<PangoGlyphString>) -> [Int: PangoGlyph] {
        var missing: [Int: PangoGlyph] = [:]
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let glyph = glyphs.pointee.glyphs[index].glyph
            guard glyph.isUnknown else { continue }
            missing[index] = glyph
            glyphs.pointee.glyphs[index].glyph = .empty
        }
        return missing
    }

    /// Adds a box to the path of a context, with the origin of the glyph at the origin.
    ///
    /// - Parameter size: the size of the font, in units of the context.
    static func addBox(_ glyph: PangoGlyph, size: Double, on cairo: OpaquePointer) {
        let width = (advance(of: glyph) - 2 * side) * size
        let (height, side, line) = (height * size, side * size, line * size)
        cairo_rectangle(cairo, side, -height, width, height)
        // The inner edge runs the other way, so that the box is hollow by either fill rule.
        cairo_move_to(cairo, side + line, -line)
        cairo_rel_line_to(cairo, width - 2 * line, 0)
        cairo_rel_line_to(cairo, 0, 2 * line - height)
        cairo_rel_line_to(cairo, 2 * line - width, 0)
        cairo_close_path(cairo)
    }
}

extension PangoGlyph {
    /// `PANGO_GLYPH_UNKNOWN_FLAG`, a macro.
    static let unknown: PangoGlyph = 0x1000_0000
    /// `PANGO_GLYPH_EMPTY`, a macro: a glyph without ink.
    static let empty: PangoGlyph = 0x0FFF_FFFF

    /// Whether the glyph stands for a character that no font has.
    var isUnknown: Bool { self & .unknown != 0 }
}
