// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// A face with its outlines as cairo draws them: slanted, emboldened, and at the coordinates of a variable font.
///
/// Faces of equal ``key`` have the same glyphs at every size.
package final class GlyphFace {
    /// The file with the index, the variation, and the synthetic changes of the face. It is not for people, and it
    /// never leaves the process, because it has a path.
    package let key: String
    /// Whether the glyphs have colors of their own, as emoji do.
    package let hasColors: Bool
    /// The size of the font, in points.
    let size: Double
    private let font: UnsafeMutablePointer<PangoFont>

    init(_ font: UnsafeMutablePointer<PangoFont>) {
        g_object_ref(font)
        self.font = font
        let pattern = TextShaper.pattern(of: font)
        var count: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(pango_font_get_hb_font(font), &count)
        let variation = (0..<Int(count)).map { coordinates?[$0] ?? 0 }
        var matrix = Self.matrix(of: font)
        size = matrix.yy
        cairo_matrix_scale(&matrix, 1 / size, 1 / size)
        let isEmboldened = pattern?.boolean(.embolden) ?? false
        key =
            "\(pattern?.string(.file) ?? "")#\(pattern?.integer(.index) ?? 0)#\(variation)"
            + "#\(matrix.xx),\(matrix.xy)#\(isEmboldened)"
        hasColors = pattern?.boolean(.color) ?? false
    }

    deinit { g_object_unref(font) }

    private static func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
        // `PangoCairoFont` is an interface of the font.
        pango_cairo_font_get_scaled_font(OpaquePointer(font))
    }

    /// The font matrix, which maps an em to points.
    private static func matrix(of font: UnsafeMutablePointer<PangoFont>) -> cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont(of: font), &matrix)
        return matrix
    }

    /// Calls a function with the face at another size, in units of the context, without hinting.
    private func withScaledFont<Result>(size: Double, _ use: (OpaquePointer) -> Result) -> Result? {
        var matrix = Self.matrix(of: font)
        let factor = size / self.size
        cairo_matrix_scale(&matrix, factor, factor)
        var identity = cairo_matrix_t()
        cairo_matrix_init_identity(&identity)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        let face = cairo_scaled_font_get_font_face(Self.scaledFont(of: font))
        guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options) else {
            return nil
        }
        defer { cairo_scaled_font_destroy(scaled) }
        return use(scaled)
    }

    /// Adds the outline of a glyph to the path of a context, with the glyph's origin at the origin.
    ///
    /// - Parameter size: the size of the font, in units of the context.
    package func addOutline(of glyph: UInt32, size: Double, on cairo: OpaquePointer) {
        guard !glyph.isUnknown else { return MissingGlyph.addBox(glyph, size: size, on: cairo) }
        _ = withScaledFont(size: size) { scaled in
            cairo_set_scaled_font(cairo, scaled)
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            cairo_glyph_path(cairo, &glyph, 1)
        }
    }

    /// Draws a glyph with its origin at the origin, for glyphs with colors.
    ///
    /// - Parameter size: the size of the font, in units of the context.
    package func draw(_ glyph: UInt32, size: Double, on cairo: OpaquePointer) {
        guard !glyph.isUnknown else {
            MissingGlyph.addBox(glyph, size: size, on: cairo)
            return cairo_fill(cairo)
        }
        _ = withScaledFont(size: size) { scaled in
            cairo_set_scaled_font(cairo, scaled)
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            cairo_show_glyphs(cairo, &glyph, 1)
        }
    }

    /// The box around the ink of a glyph at a size: x and y from its origin, y down, then width and height.
    package func ink(
        of glyph: UInt32, size: Double
    ) -> (x: Double, y: Double, width: Double, height: Double) {
        var extents = cairo_text_extents_t()
        _ = withScaledFont(size: size) { scaled in
            var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
            cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
        }
        return (extents.x_bearing, extents.y_bearing, extents.width, extents.height)
    }
}
