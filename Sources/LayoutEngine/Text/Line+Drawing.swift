// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A part of a line in the look of one run. Pieces are in the order of the text, not of the line.
public struct LinePiece: Hashable, Sendable {
    /// The characters that are drawn.
    public var text: String
    /// The look.
    public var run: TextRunContent
    /// The advance of each Unicode scalar, in points.
    public var advances: [Double]
}

extension Line {
    /// The characters as drawn: without the space that hangs at the end of a wrapped line, and with the added
    /// ellipsis or hyphen.
    func drawn(of text: [Unicode.Scalar]) -> String {
        var drawn = text[ownRange(in: text)].string
        drawn += marker
        if let tail { drawn += text[tail].string }
        return drawn
    }

    /// The parts of the line, each in the look of its run. The ellipsis or hyphen has the look of the character before
    /// it, or else after it.
    func pieces(
        of text: [Unicode.Scalar], _ prepared: PreparedText,
        _ runs: [(scalars: Range<Int>, run: TextRunContent)], _ parameters: LineBreakParameters
    ) -> [LinePiece] {
        func pieces(in range: Range<Int>) -> [LinePiece] {
            runs.compactMap { scalars, run in
                let part = scalars.clamped(to: range)
                guard !part.isEmpty else { return nil }
                return LinePiece(
                    text: text[part].string, run: run,
                    advances: part.map { parameters.length(prepared.shaped.advance(at: $0)) })
            }
        }
        var head = pieces(in: ownRange(in: text))
        let tail = tail.map(pieces) ?? []
        if !marker.isEmpty, let run = head.last?.run ?? tail.first?.run ?? runs.first?.run {
            let advance =
                end.addsHyphen ? prepared.shaped.hyphenAdvance : prepared.shaped.ellipsisAdvance
            head.append(
                LinePiece(
                    text: marker, run: run,
                    advances: [parameters.length(AdvanceSum(advance: Int(advance), clusters: 1))]))
        }
        return head + tail
    }

    /// The range of the line without a space that hangs, and without a soft hyphen at its end.
    private func ownRange(in text: [Unicode.Scalar]) -> Range<Int> {
        var range = scalars
        if end != .text, end != .truncation, let last = text[range].last,
            last.properties.isWhitespace
        {
            range = range.dropLast()
        }
        return end == .softHyphen ? range.dropLast() : range
    }

    /// The added ellipsis or hyphen; empty for none.
    private var marker: String {
        end == .truncation ? "…" : end.addsHyphen ? "-" : ""
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// The string with these characters. Appending them one by one is many times slower.
    fileprivate var string: String {
        String(unsafeUninitializedCapacity: reduce(0) { $0 + UTF8.width($1) }) {
            var count = 0
            for scalar in self {
                for byte in UTF8.encode(scalar).unsafelyUnwrapped {
                    $0[count] = byte
                    count += 1
                }
            }
            return count
        }
    }
}
