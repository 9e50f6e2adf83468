// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango

/// The order in which the pieces of a line are drawn.
package enum VisualOrder {
    /// A part of a line that reads in one direction.
    package struct Part {
        /// The index of the piece.
        package var piece: Int
        package var text: String
        /// The range in the Unicode scalars of the piece.
        package var scalars: Range<Int>
        package var isRightToLeft: Bool
    }

    /// The parts of the pieces of a line from left to right (UAX #9). Pieces with texts in both directions have several
    /// parts.
    ///
    /// - Parameters:
    ///   - pieces: the texts of the pieces, in the order of the text.
    ///   - paragraph: the whole text, which determines the direction of the line.
    package static func parts(of pieces: [String], in paragraph: String) -> [Part] {
        let line = pieces.joined()
        let levels = levels(of: line, isRightToLeft: FontLibrary.isRightToLeft(paragraph))
        var parts: [(part: Part, level: UInt8)] = []
        var index = 0
        for (number, piece) in pieces.enumerated() {
            var last: UInt8?
            for (place, scalar) in piece.unicodeScalars.enumerated() {
                let level = index < levels.count ? levels[index] : 0
                index += 1
                if level != last {
                    parts.append(
                        (
                            Part(
                                piece: number, text: "", scalars: place..<place,
                                isRightToLeft: level % 2 == 1), level
                        ))
                }
                let part = parts.count - 1
                parts[part].part.text.unicodeScalars.append(scalar)
                parts[part].part.scalars = parts[part].part.scalars.lowerBound..<place + 1
                last = level
            }
        }
        return reordered(parts)
    }

    /// Rule L2: from the highest level down to the lowest odd one, sequences at that level or higher are reversed.
    private static func reordered(
        _ parts: [(part: Part, level: UInt8)]
    ) -> [Part] {
        var parts = parts
        let highest = parts.map(\.level).max() ?? 0
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < parts.count {
                guard parts[start].level >= level else {
                    start += 1
                    continue
                }
                let end = parts[start...].firstIndex { $0.level < level } ?? parts.count
                parts[start..<end].reverse()
                start = end
            }
        }
        return parts.map(\.part)
    }

    /// The embedding level of each character of a line.
    private static func levels(of line: String, isRightToLeft: Bool) -> [UInt8] {
        var line = line
        let count = line.unicodeScalars.count
        guard count > 0 else { return [] }
        var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        return line.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                guard
                    let levels = pango_log2vis_get_embedding_levels(
                        text.baseAddress, Int32(text.count), &direction)
                else { return [UInt8](repeating: 0, count: count) }
                defer { g_free(levels) }
                return (0..<count).map { levels[$0] }
            }
        }
    }
}
