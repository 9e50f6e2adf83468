// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension BreakTable {
    /// A break opportunity in two words. The words are short, except for long texts.
    struct Break<Word: FixedWidthInteger & SignedInteger & Sendable>: Sendable
    where Word.Magnitude: Sendable {
        /// The advance of the text up to the break, without a space that hangs, in units of an em.
        private var end: Word
        /// The bits, from low to high: three of eight bits are the clusters up to the break; one bit tells
        /// whether a space hangs; the other bits, signed, are the advance from the end of this line to the
        /// beginning of the next.
        private var more: Word.Magnitude

        private static var clusterBits: Int { Word.bitWidth / 8 * 3 }

        init?(end: AdvanceSum, nextStart: Int, hangs: Bool) {
            let gap = nextStart - end.advance
            let gapLimit = 1 << (Word.bitWidth - Self.clusterBits - 2)
            guard let advance = Word(exactly: end.advance),
                0..<1 << Self.clusterBits ~= end.clusters, -gapLimit..<gapLimit ~= gap
            else { return nil }
            self.end = advance
            more =
                Word.Magnitude(end.clusters) | (hangs ? 1 << Self.clusterBits : 0)
                | Word.Magnitude(truncatingIfNeeded: gap) << (Self.clusterBits + 1)
        }

        @inline(__always) private var clusters: Int {
            Int(truncatingIfNeeded: more & (1 << Self.clusterBits - 1))
        }

        @inline(__always) var sum: AdvanceSum {
            AdvanceSum(advance: Int(truncatingIfNeeded: end), clusters: clusters)
        }

        /// The sum up to the beginning of the next line.
        @inline(__always) var whole: AdvanceSum {
            let gap = Word(truncatingIfNeeded: more) >> (Self.clusterBits + 1)
            return AdvanceSum(
                advance: Int(truncatingIfNeeded: end) + Int(truncatingIfNeeded: gap),
                clusters: clusters + Int(truncatingIfNeeded: more >> Self.clusterBits & 1))
        }

        /// Whether the line up to this break is longer than the line up to another at every size and tracking.
        /// Only then can the last break that fits be searched for.
        func isFarther(than other: Self) -> Bool {
            let sum = sum - other.sum
            return sum.clusters >= 0
                && Double(sum.advance)
                    > Double(sum.clusters) * BreakTable.mostNegativeTracking * ShapedText.unitsPerEm
        }
    }
}
