// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// The shaper of an item (`PangoItem`): text in one script, direction, and font.
struct ItemShaper {
    /// The glyphs of the same characters.
    struct Cluster {
        /// The byte offset of the cluster's first character in the text.
        var offset: Int
        /// The advance in Pango units, at the size of the item's font.
        var advance: Int32
    }

    struct Shape {
        /// The clusters, in the order of the text.
        var clusters: [Cluster]
        /// The byte offsets at which a break leaves the glyphs on both sides unchanged, in ascending order, and
        /// the end of the range.
        var safeOffsets: [Int]
        /// The number of glyphs that no font has.
        var missing: Int
        var bounds: Range<Int>

        /// Whether a break at an offset changes the glyphs around it. Within a cluster it always does.
        func isUnsafe(_ offset: Int) -> Bool {
            let index = safeOffsets.partitioningIndex { $0 >= offset }
            return index == safeOffsets.count || safeOffsets[index] != offset
        }

        /// The nearest safe offset before an offset.
        func safeOffset(before offset: Int) -> Int {
            let index = safeOffsets.partitioningIndex { $0 >= offset }
            return index == 0 ? bounds.lowerBound : safeOffsets[index - 1]
        }

        /// The nearest safe offset after an offset.
        func safeOffset(after offset: Int) -> Int {
            let index = safeOffsets.partitioningIndex { $0 > offset }
            return index == safeOffsets.count ? bounds.upperBound : safeOffsets[index]
        }
    }

    let text: UnsafePointer<CChar>
    let length: Int
    let item: UnsafeMutablePointer<PangoItem>

    var font: UnsafeMutablePointer<PangoFont>? { item.pointee.analysis.font }

    var language: OpaquePointer? { item.pointee.analysis.language }

    /// Whether the shapes of letters depend on their neighbors. If so, a part of the text cannot be shaped
    /// without its context. True for all scripts except a few known ones.
    var isJoining: Bool {
        let simple = [
            G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK,
            G_UNICODE_SCRIPT_CYRILLIC, G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA,
            G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
        ]
        let script = GUnicodeScript(Int32(item.pointee.analysis.script))
        return item.pointee.analysis.level % 2 != 0 || !simple.contains(script)
    }

    /// The advance of a range of bytes shaped separately, in Pango units.
    func advance(_ range: Range<Int>) -> Int32 {
        range.isEmpty ? 0 : shape(range).clusters.reduce(0) { $0 + $1.advance }
    }

    /// Shapes a range of bytes of the item like `pango_shape_item()`.
    func shape(_ range: Range<Int>) -> Shape {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        let analysis = item.pointee.analysis
        let isRightToLeft = analysis.level % 2 != 0
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let script = g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(hb_tag_t(script)))
        hb_buffer_set_language(
            buffer, hb_language_from_string(pango_language_to_string(analysis.language), -1))
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        hb_buffer_set_flags(
            buffer,
            hb_buffer_flags_t(
                HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
        // The text around the range is passed as context, because letters join across the edges of an item.
        hb_buffer_add_utf8(
            buffer, text, Int32(length), UInt32(range.lowerBound), Int32(range.count))
        var features = [hb_feature_t](repeating: hb_feature_t(), count: 32)
        var featureCount: UInt32 = 0
        pango_font_get_features(analysis.font, &features, UInt32(features.count), &featureCount)
        hb_shape(pango_font_get_hb_font(analysis.font), buffer, features, featureCount)
        return collect(buffer, range: range, isRightToLeft: isRightToLeft)
    }

    private func collect(_ buffer: OpaquePointer?, range: Range<Int>, isRightToLeft: Bool) -> Shape
    {
        var count: UInt32 = 0
        let glyphs = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        var shape = Shape(clusters: [], safeOffsets: [], missing: 0, bounds: range)
        guard let glyphs, let positions else { return shape }
        shape.clusters.reserveCapacity(Int(count))
        for step in 0..<Int(count) {
            let index = isRightToLeft ? Int(count) - 1 - step : step
            let offset = Int(glyphs[index].cluster)
            let advance = abs(positions[index].x_advance)
            if glyphs[index].codepoint == 0 { shape.missing += 1 }
            if shape.clusters.last?.offset == offset {
                shape.clusters[shape.clusters.count - 1].advance += advance
                continue
            }
            shape.clusters.append(Cluster(offset: offset, advance: advance))
            let flags = hb_glyph_info_get_glyph_flags(glyphs + index).rawValue
            if flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0 {
                shape.safeOffsets.append(offset)
            }
        }
        shape.safeOffsets.append(range.upperBound)
        return shape
    }

    /// The clusters of the item as Pango shapes it, with boxes for missing glyphs.
    func pangoClusters() -> [Cluster] {
        let glyphs = pango_glyph_string_new()
        defer { pango_glyph_string_free(glyphs) }
        let offset = Int(item.pointee.offset)
        pango_shape_full(
            text + offset, item.pointee.length, text, Int32(length), &item.pointee.analysis, glyphs)
        guard let glyphs else { return [] }
        MissingGlyph.size(glyphs, em: ShapedText.unitsPerEm)
        var clusters: [Cluster] = []
        for step in 0..<Int(glyphs.pointee.num_glyphs) {
            let isRightToLeft = item.pointee.analysis.level % 2 != 0
            let index = isRightToLeft ? Int(glyphs.pointee.num_glyphs) - 1 - step : step
            let start = offset + Int(glyphs.pointee.log_clusters[index])
            let advance = glyphs.pointee.glyphs[index].geometry.width
            if clusters.last?.offset == start {
                clusters[clusters.count - 1].advance += advance
            } else {
                clusters.append(Cluster(offset: start, advance: advance))
            }
        }
        return clusters
    }
}
