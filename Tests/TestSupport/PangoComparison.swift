// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import PangoText

/// Our lines compared with PangoLayout's.
package enum PangoComparison {
    /// The difference between the two in words; nil if there is none.
    ///
    /// Pango rounds the advances at a size to 1,024ths of a point, and prepared advances are not rounded. If that
    /// decides a break, Pango must agree at a slightly different width. It also decides whether a tab stop is a whole
    /// space away. There, Pango must agree at a slightly different size.
    package static func difference(
        _ text: String, _ prepared: PreparedText, _ face: Face, size: Double, width: Double,
        _ library: FontLibrary, breaksAlone: Bool = false
    ) -> String? {
        let parameters = LineBreakParameters(pointSize: size, width: width)
        let ours = Array(IteratorSequence(LineIterator(prepared, parameters)))
        let slack = 0.002 + 0.0006 * Double(prepared.shaped.scalars.count)
        var nudges: [(scale: Double, slack: Double)] = [(1, 0), (1, slack), (1, -slack)]
        if prepared.shaped.scalars.contains(where: { $0.traits.contains(.tab) }) {
            nudges += [0.9997, 0.9998, 0.9999, 1.0001, 1.0002, 1.0003].map { ($0, 0) }
        }
        var first: String?
        for nudge in nudges {
            let theirs = PangoLine.lines(
                text, face, size: size * nudge.scale, width: width * nudge.scale + nudge.slack,
                library)
            // Pango before Unicode 15.1 does so, and Typeladder does not (`TextPreparation.joinConjuncts`).
            if theirs.contains(where: \.beginsInsideConjunct) { return nil }
            guard
                let difference = difference(
                    ours, theirs, prepared, size: size, scale: nudge.scale, slack: slack,
                    breaksAlone: breaksAlone)
            else { return nil }
            first = first ?? difference
        }
        return first.map { "“\(text)”, \(face.postScriptName) \(size) pt, \(width) wide: \($0)" }
    }

    /// A text that both sides break alike. Since 1.51.2, Pango counts white space at the end of a paragraph, and may
    /// put it on its own line. UIKit lets it hang, as Pango did before, so it is left out there.
    package static func comparable(_ text: String) -> String {
        guard pango_version() >= 15_102 else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) { hang(&scalars) }
            scalars.append(scalar)
        }
        hang(&scalars)
        return String(scalars)
    }

    private static func hang(_ scalars: inout String.UnicodeScalarView) {
        while let last = scalars.last, last.properties.isWhitespace,
            !"\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(last)
        {
            scalars.removeLast()
        }
    }

    private static func difference(
        _ ours: [Line], _ theirs: [PangoLine], _ prepared: PreparedText, size: Double,
        scale: Double, slack: Double, breaksAlone: Bool
    ) -> String? {
        guard ours.map(\.scalars) == theirs.map(\.scalars) else {
            return "\(ours.map(\.scalars)) but Pango \(theirs.map(\.scalars))"
        }
        for (our, their) in zip(ours, theirs) where !breaksAlone {
            let metrics = prepared.usedMetrics(in: our.scalars)
            let pairs = [
                (our.width, their.width, slack + 0.03),
                (metrics.ascent * size, their.ascent, 0.02),
                ((metrics.ascent + metrics.descent) * size, their.height, 0.02),
            ]
            if let pair = pairs.first(where: { abs($0.0 - $0.1 / scale) > $0.2 }) {
                return "line \(our.scalars): \(pair.0) but Pango \(pair.1 / scale)"
            }
        }
        return nil
    }
}

/// A line as broken by PangoLayout.
package struct PangoLine {
    /// The range of the text's scalars.
    package var scalars: Range<Int>
    package var width: Double
    package var ascent: Double
    package var height: Double
    /// Whether the line before ends inside a user-perceived character.
    package var beginsInsideGrapheme: Bool
    /// Whether the line before ends inside a conjunct of an Indic script.
    package var beginsInsideConjunct: Bool

    /// - Parameter parts: the parts of the text in other fonts, by their bytes of UTF-8.
    package static func lines(
        _ text: String, _ face: Face, size: Double, width: Double, _ library: FontLibrary,
        parts: [(bytes: Range<Int>, face: Face, size: Double)] = []
    ) -> [PangoLine] {
        let layout = library.makeLayout(text, face: face, size: size)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        // Keeps the languages that the library gives a layout.
        let attributes =
            pango_attr_list_copy(pango_layout_get_attributes(layout)) ?? pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        for part in parts {
            let description = library.description(for: part.face, size: part.size)
            defer { pango_font_description_free(description) }
            guard let attribute = pango_attr_font_desc_new(description) else { continue }
            attribute.pointee.start_index = UInt32(part.bytes.lowerBound)
            attribute.pointee.end_index = UInt32(part.bytes.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        // From bytes to characters.
        var scalarAtByte: [Int] = []
        for (index, scalar) in text.unicodeScalars.enumerated() {
            for _ in 0..<UTF8.width(scalar) { scalarAtByte.append(index) }
        }
        scalarAtByte.append(text.unicodeScalars.count)
        var count: Int32 = 0
        let conjuncts = conjuncts(of: text)
        let attributesOfBreaks = pango_layout_get_log_attrs_readonly(layout, &count)
        return (0..<Int(pango_layout_get_line_count(layout))).compactMap { number in
            guard let line = FontLibrary.line(number, of: layout) else { return nil }
            let start = Int(line.pointee.start_index)
            let end = start + Int(line.pointee.length)
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let unit = Double(PANGO_SCALE)
            return PangoLine(
                scalars: scalarAtByte[start]..<scalarAtByte[end],
                width: Double(logical.width) / unit, ascent: -Double(logical.y) / unit,
                height: Double(logical.height) / unit,
                beginsInsideGrapheme: attributesOfBreaks?[scalarAtByte[start]]
                    .is_cursor_position == 0,
                beginsInsideConjunct: conjuncts.contains {
                    $0.dropFirst().contains(scalarAtByte[start])
                })
        }
    }

    /// The scalars of each character of a text with a virama.
    private static func conjuncts(of text: String) -> [Range<Int>] {
        let viramas: Set<Unicode.Scalar> = [
            "\u{94D}", "\u{9CD}", "\u{ACD}", "\u{B4D}", "\u{C4D}", "\u{D4D}",
        ]
        var start = 0
        return text.compactMap { character in
            let range = start..<(start + character.unicodeScalars.count)
            start = range.upperBound
            return character.unicodeScalars.contains(where: viramas.contains) ? range : nil
        }
    }
}

extension FontLibrary {
    /// A line of a layout, with all runs on one baseline, whatever their scripts.
    ///
    /// PangoLayout aligns the runs of a line by the baseline of its first script, which is a guess for most fonts: the
    /// numerals of a Chinese line move by a fraction of their descent (`apply_baseline_shift()`). UIKit is assumed to
    /// keep one baseline, so measuring ignores the shift, and drawing must ignore it, too.
    ///
    /// - Returns: a line that belongs to the layout; nil if there is no such line.
    fileprivate static func line(
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
