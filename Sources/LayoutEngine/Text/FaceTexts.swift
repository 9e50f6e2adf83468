// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Prepared texts in one face, identified by their index.
struct FaceTexts: Sendable {
    private var texts: [PreparedText] = []
    private(set) var breaks = BreakTable()
    private var totals = (advance: 0, bytes: 0)

    var count: Int { texts.count }

    subscript(index: Int) -> PreparedText {
        get { texts[index] }
        // The new value differs in hyphenation points alone: the breaks stay the same.
        set { texts[index] = newValue }
    }

    /// Adds a text; its index is the count before the call.
    mutating func append(_ prepared: PreparedText, of text: String) {
        texts.append(prepared)
        breaks.append(prepared)
        totals.bytes += text.utf8.count
        totals.advance += prepared.shaped.scalars.reduce(0) { $0 + Int($1.advance) }
    }

    /// The average advance per byte of UTF-8, in ems; a constant until there are enough texts.
    var averageAdvance: Double {
        totals.bytes < 100
            ? 0.55 : Double(totals.advance) / Double(totals.bytes) / ShapedText.unitsPerEm
    }
}
