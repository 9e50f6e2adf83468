// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The glyphs of a line in one face and size, with exact positions.
package struct GlyphRun {
    /// A glyph and its origin, in points from the left end of the line's baseline, y down.
    package struct Glyph: Hashable, Sendable {
        /// The index of the glyph in its face. For a character that no font has, the character with
        /// `PANGO_GLYPH_UNKNOWN_FLAG`.
        package var id: UInt32
        package var x: Double
        package var y: Double
    }

    package let face: GlyphFace
    /// The size of the font, in points.
    package let size: Double
    /// The visible glyphs, from left to right.
    package let glyphs: [Glyph]

    /// The glyphs of a Pango font, at a distance in points from the left end of their line.
    ///
    /// - Parameter missing: the glyphs that the font does not have, by their indices.
    init(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, missing: [Int: PangoGlyph],
        of font: UnsafeMutablePointer<PangoFont>, from start: Double
    ) {
        face = GlyphFace(font)
        size = face.size
        var x = start
        let unit = 1 / Double(PANGO_SCALE)
        self.glyphs = (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
            let info = glyphs.pointee.glyphs[index]
            defer { x += Double(info.geometry.width) * unit }
            let glyph = missing[index] ?? info.glyph
            guard glyph != .empty else { return nil }
            return Glyph(
                id: glyph, x: x + Double(info.geometry.x_offset) * unit,
                y: Double(info.geometry.y_offset) * unit)
        }
    }
}
