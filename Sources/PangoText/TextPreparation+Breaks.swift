// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// Characters and breaks.
extension TextPreparation {
    /// Lists the characters with their traits, before breaks are found.
    mutating func listCharacters() {
        scalars.reserveCapacity(bytes.count)
        scalarAtByte.reserveCapacity(bytes.count + 1)
        for (index, byte) in bytes.enumerated() {
            // A continuation byte belongs to the character before it.
            if byte & 0xC0 == 0x80, !scalars.isEmpty {
                scalarAtByte.append(Int32(scalars.count - 1))
                continue
            }
            scalarAtByte.append(Int32(scalars.count))
            var traits: ShapedText.Traits = []
            switch byte {
            case 0x09: traits.insert(.tab)
            case 0x0A, 0x0D: traits.insert(.paragraphSeparator)
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xAD:
                traits.insert(.softHyphen)
            case 0xE2 where isSeparator(at: index, lastByte: 0xA8): traits.insert(.lineSeparator)
            case 0xE2 where isSeparator(at: index, lastByte: 0xA9):
                traits.insert(.paragraphSeparator)
            default: break
            }
            scalars.append(ShapedText.Scalar(advance: 0, traits: traits))
            byteOffsets.append(index)
        }
        scalarAtByte.append(Int32(scalars.count))
    }

    /// Whether U+2028 (E2 80 A8) or U+2029 (E2 80 A9) begins at a byte.
    private func isSeparator(at index: Int, lastByte: UInt8) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == lastByte
    }

    /// Finds line and grapheme breaks of a paragraph with its separator as `PangoLayout` does: each item has
    /// the rules of its script. `pango_get_log_attrs()` treats a whole text as one paragraph, and finds other
    /// scripts.
    mutating func findBreaks(
        _ text: UnsafePointer<CChar>, paragraph: Range<Int>,
        items: [UnsafeMutablePointer<PangoItem>]
    ) {
        let first = Int(scalarAtByte[paragraph.lowerBound])
        let count = Int(scalarAtByte[paragraph.upperBound]) - first
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        let withoutViramas = withoutViramas(in: paragraph)
        attributes.withUnsafeMutableBufferPointer { attributes in
            guard var next = attributes.baseAddress else { return }
            if let withoutViramas {
                pango_default_break(
                    withoutViramas, Int32(paragraph.count), nil, next, Int32(count + 1))
            } else {
                pango_default_break(
                    text + paragraph.lowerBound, Int32(paragraph.count), nil, next,
                    Int32(count + 1))
            }
            for item in items {
                pango_tailor_break(
                    text + Int(item.pointee.offset), item.pointee.length, &item.pointee.analysis,
                    -1, next, item.pointee.num_chars + 1)
                next += Int(item.pointee.num_chars)
            }
        }
        for (step, attribute) in attributes.prefix(count).enumerated() {
            var traits: ShapedText.Traits = []
            if attribute.is_line_break != 0 { traits.insert(.lineBreakBefore) }
            if attribute.is_char_break != 0 { traits.insert(.graphemeStart) }
            if attribute.is_white != 0 { traits.insert(.whiteSpace) }
            scalars[first + step].traits.formUnion(traits)
        }
        if withoutViramas != nil { joinConjuncts(in: paragraph) }
    }

    /// A paragraph with another mark in place of each virama that joins consonants (U+094D, 09CD, 0ACD, 0B4D, 0C4D, or
    /// 0D4D); nil without one.
    ///
    /// Pango 1.50 does not know that they join (GB9c of UAX #29, since Unicode 15.1), and 1.56 joins letters across spaces,
    /// too, so that a line cannot end there. To the nukta, U+093C, all other rules apply as to a virama.
    private func withoutViramas(in paragraph: Range<Int>) -> [CChar]? {
        let ends = paragraph.dropFirst(2).filter(isVirama)
        guard !ends.isEmpty else { return nil }
        var text = bytes[paragraph].map(CChar.init(bitPattern:))
        for end in ends {
            let last = end - paragraph.lowerBound
            text[last - 1] = CChar(bitPattern: 0xA4)
            text[last] = CChar(bitPattern: 0xBC)
        }
        return text
    }

    /// Whether a virama that joins consonants ends at a byte: E0, one of six bytes, and 8D.
    private func isVirama(endingAt end: Int) -> Bool {
        guard bytes[end] == 0x8D, bytes[end - 2] == 0xE0 else { return false }
        return [0xA5, 0xA7, 0xAB, 0xAD, 0xB1, 0xB5].contains(bytes[end - 1])
    }

    /// Makes each conjunct of a paragraph one user-perceived character. Letter spacing, truncation, and counts depend on it.
    private mutating func joinConjuncts(in paragraph: Range<Int>) {
        var start = paragraph.lowerBound
        for character in String(decoding: bytes[paragraph], as: UTF8.self) {
            let end = start + character.utf8.count
            for scalar in scalarAtByte[start..<end] where scalar > scalarAtByte[start] {
                scalars[Int(scalar)].traits.remove(.graphemeStart)
            }
            start = end
        }
    }
}
