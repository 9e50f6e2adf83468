// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The corrections of advances at breaks: for letters that are shaped together, and for kerned hyphens.
extension TextPreparation {
    /// The number of characters that are shaped again on each side of a break. Letters farther away do not
    /// affect each other, so the time to prepare a text stays proportional to its length.
    private static let reshapedDistance = 16
    /// The number of context characters that HarfBuzz uses (`hb_buffer_t::CONTEXT_LENGTH`).
    private static let contextLength = 5

    /// Adds the correction of each break between characters that were shaped together.
    mutating func correct(
        _ items: ItemShaper, _ shape: ItemShaper.Shape, in range: Range<Int>
    ) {
        for index in (range.lowerBound + 1)..<max(range.upperBound, range.lowerBound + 1) {
            let offset = byteOffsets[index]
            guard scalars[index].traits.contains(.graphemeStart), shape.isUnsafe(offset)
            else { continue }
            // The range ends two safe offsets away, because the nearest one may not be safe beside the new
            // glyphs.
            let from = shape.safeOffset(before: shape.safeOffset(before: offset))
            let to = shape.safeOffset(after: shape.safeOffset(after: offset))
            let near = reachable(from: index, in: range)
            let span = max(from, near.lowerBound)..<min(to, near.upperBound)
            let correction = correction(
                items, at: offset, in: span, isWhole: span == from..<to)
            if correction.ending != 0 || correction.beginning != 0 {
                corrections.append(
                    ShapedText.BreakCorrection(
                        index: index, ending: correction.ending, beginning: correction.beginning))
            }
        }
    }

    /// The bytes of the graphemes within reach of a character.
    private func reachable(from index: Int, in range: Range<Int>) -> Range<Int> {
        var first = max(range.lowerBound, index - Self.reshapedDistance)
        while first > range.lowerBound, !scalars[first].traits.contains(.graphemeStart) {
            first -= 1
        }
        var end = min(range.upperBound, index + Self.reshapedDistance)
        while end < range.upperBound, !scalars[end].traits.contains(.graphemeStart) { end += 1 }
        return byteOffset(first)..<byteOffset(end)
    }

    /// The byte offset of a character; the end of the text for the index after the last.
    private func byteOffset(_ index: Int) -> Int {
        index < byteOffsets.count ? byteOffsets[index] : bytes.count
    }

    /// The correction of a break within a range that is shaped again.
    ///
    /// - Parameter isWhole: whether the range was shaped independently of the text around it.
    private func correction(
        _ items: ItemShaper, at offset: Int, in range: Range<Int>, isWhole: Bool
    ) -> TextShaper.Correction {
        guard let key = correctionKey(items, at: offset, in: range, isWhole: isWhole) else {
            return shapedCorrection(items, at: offset, in: range, isWhole: isWhole)
        }
        if let known = shaper.knownCorrections[key] { return known }
        if shaper.knownCorrections.count >= TextShaper.correctionLimit {
            shaper.knownCorrections = [:]
        }
        let correction = shapedCorrection(items, at: offset, in: range, isWhole: isWhole)
        shaper.knownCorrections[key] = correction
        return correction
    }

    /// The key of a correction: the text of the range and, if letters join, its context. Nil for ranges that
    /// are too long for the cache.
    private func correctionKey(
        _ items: ItemShaper, at offset: Int, in range: Range<Int>, isWhole: Bool
    ) -> TextShaper.CorrectionKey? {
        guard let font = items.font, range.count < 160 else { return nil }
        var context = range
        if items.isJoining {
            let first = Int(scalarAtByte[range.lowerBound]) - Self.contextLength
            let end = Int(scalarAtByte[range.upperBound]) + Self.contextLength
            context = byteOffset(max(0, first))..<byteOffset(min(end, scalars.count))
        }
        return TextShaper.CorrectionKey(
            font: font, language: items.language,
            text: String(decoding: UnsafeBufferPointer(rebasing: bytes[context]), as: UTF8.self),
            range: range.lowerBound
                - context.lowerBound..<(range.upperBound - context.lowerBound),
            offset: offset - context.lowerBound, isWhole: isWhole)
    }

    private func shapedCorrection(
        _ items: ItemShaper, at offset: Int, in range: Range<Int>, isWhole: Bool
    ) -> TextShaper.Correction {
        let before = range.lowerBound..<offset
        let after = offset..<range.upperBound
        // Kerning with the text around the range does not belong to the correction. So this range is compared
        // with itself in one piece.
        let (ending, beginning) =
            isWhole
            ? (advance(before), advance(after)) : advances(of: items.shape(range), at: offset)
        return TextShaper.Correction(
            ending: items.advance(before) - ending, beginning: items.advance(after) - beginning)
    }

    /// The advances of a shaped range before and after an offset. The advance of a cluster is spread over its
    /// characters.
    private func advances(
        of shape: ItemShaper.Shape, at offset: Int
    ) -> (ending: Int32, beginning: Int32) {
        var ending: Int32 = 0
        var beginning: Int32 = 0
        for (position, cluster) in shape.clusters.enumerated() {
            let end =
                position + 1 < shape.clusters.count
                ? shape.clusters[position + 1].offset : shape.bounds.upperBound
            let first = Int(scalarAtByte[cluster.offset])
            let count = Int32(max(1, Int(scalarAtByte[end]) - first))
            let scalars = min(count, max(0, scalarAtByte[offset] - Int32(first)))
            let part =
                scalars == 0
                ? 0 : cluster.advance / count * scalars + cluster.advance % count
            ending += part
            beginning += cluster.advance - part
        }
        return (ending, beginning)
    }

    /// The advance of a range of bytes as shaped within the whole text.
    private func advance(_ bytes: Range<Int>) -> Int32 {
        let range = Int(scalarAtByte[bytes.lowerBound])..<Int(scalarAtByte[bytes.upperBound])
        return scalars[range].reduce(0) { $0 + $1.advance }
    }

    /// The kerning of the hyphens of soft hyphens with the letters before them.
    func softHyphenCorrections() -> [ShapedText.BreakCorrection] {
        guard scalars.contains(where: { $0.traits.contains(.softHyphen) }) else { return [] }
        var letter: Unicode.Scalar?
        var corrections: [ShapedText.BreakCorrection] = []
        for (index, scalar) in String(decoding: bytes, as: UTF8.self).unicodeScalars.enumerated() {
            guard scalars[index].traits.contains(.softHyphen) else {
                letter = scalar
                continue
            }
            let kerning = letter.map { shaper.hyphenKerning(after: $0, in: face) } ?? 0
            guard kerning != 0 else { continue }
            corrections.append(
                ShapedText.BreakCorrection(index: index + 1, ending: kerning, beginning: 0))
        }
        return corrections
    }
}
