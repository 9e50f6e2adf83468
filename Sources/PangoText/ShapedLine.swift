// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The glyphs of a line, spaced, from left to right.
package final class ShapedLine {
    /// The glyphs of one font. A tab has an advance and no ink.
    private typealias Run = (
        glyphs: UnsafeMutablePointer<PangoGlyphString>, missing: [Int: PangoGlyph],
        font: UnsafeMutablePointer<PangoFont>?, isTab: Bool
    )
    private var runs: [Run] = []
    /// The glyphs with their positions, for files that have outlines instead of fonts.
    package var glyphRuns: [GlyphRun] {
        var x = 0.0
        return runs.compactMap { run in
            defer {
                x += Double(pango_glyph_string_get_width(run.glyphs)) / Double(PANGO_SCALE)
            }
            guard !run.isTab, let font = run.font else { return nil }
            return GlyphRun(run.glyphs, missing: run.missing, of: font, from: x)
        }
    }

    /// Appends glyphs of a font. The line owns the glyphs and retains the font.
    func append(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>?,
        isTab: Bool
    ) {
        if let font { g_object_ref(font) }
        runs.append((glyphs, MissingGlyph.remove(from: glyphs), font, isTab))
    }

    deinit {
        for run in runs {
            pango_glyph_string_free(run.glyphs)
            if let font = run.font { g_object_unref(font) }
        }
    }

    /// Draws the line in the current color of a context.
    ///
    /// - Parameter x: the left end, in the units of the context; `baseline` likewise.
    package func draw(x: Double, baseline: Double, on cairo: OpaquePointer) {
        var x = x
        for run in runs {
            if !run.isTab {
                cairo_move_to(cairo, x, baseline)
                pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
                if !run.missing.isEmpty, let font = run.font {
                    let boxes = GlyphRun(run.glyphs, missing: run.missing, of: font, from: x)
                    for glyph in boxes.glyphs where glyph.id.isUnknown {
                        cairo_save(cairo)
                        cairo_translate(cairo, glyph.x, baseline)
                        MissingGlyph.addBox(glyph.id, size: boxes.size, on: cairo)
                        cairo_restore(cairo)
                        cairo_fill(cairo)
                    }
                }
            }
            x += Double(pango_glyph_string_get_width(run.glyphs)) / Double(PANGO_SCALE)
        }
    }
}

/// The lines drawn last, because shaping a line takes longer than drawing it.
struct ShapedLines {
    /// The inputs of a line's glyphs.
    struct Key: Hashable {
        var text: String
        /// The whole text, which determines direction and languages.
        var paragraph: String
        var language: String?
        var endsInHyphen: Bool
        /// The face by its identifier in the library. It determines word spacing.
        var face: String
        var pointSize: Double
        var tracking: Double
    }

    private var recent: [Key: ShapedLine] = [:]
    private var older: [Key: ShapedLine] = [:]

    /// The number of lines after which lines that were not drawn since are removed.
    private static let capacity = 2000
    /// The longest paragraph that is kept, in bytes. Longer ones would take too long to hash.
    private static let longestParagraph = 2000

    /// A line from the cache, or else shaped now.
    mutating func line(_ key: Key, shape: () -> ShapedLine) -> ShapedLine {
        guard key.paragraph.utf8.count <= Self.longestParagraph else { return shape() }
        if let line = recent[key] { return line }
        let line = older.removeValue(forKey: key) ?? shape()
        if recent.count == Self.capacity { (older, recent) = (recent, [:]) }
        recent[key] = line
        return line
    }
}
