// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Cairo

extension CairoContext {
    /// Draws a line of ASCII in cairo's built-in font, for a machine without fonts.
    ///
    /// - Parameters:
    ///   - text: the line; characters beyond ASCII are drawn as boxes.
    ///   - x: the left end, in cairo units.
    ///   - baseline: the baseline, in cairo units from the top.
    ///   - size: the font size, in cairo units.
    package func drawBuiltInText(
        _ text: String, x: Double, baseline: Double, size: Double, isBold: Bool = false,
        color: Color
    ) {
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
        // CAIRO_USER_FONT_FAMILY_DEFAULT, which is not in a header.
        cairo_select_font_face(
            pointer, "@cairo:", CAIRO_FONT_SLANT_NORMAL,
            isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(pointer, size)
        cairo_move_to(pointer, x, baseline)
        cairo_show_text(pointer, text)
    }
}
