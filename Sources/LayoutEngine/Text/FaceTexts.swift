// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Prepared texts in one face, named by their index.
struct FaceTexts: Sendable {
    private var texts: [PreparedText] = []
    private(set) var breaks = BreakTable()
    private var totals = (advance: 0, bytes: 0)

    var count: Int { texts.count }

    subscript(index: Int) -> PreparedText {
        get { texts[index] }
        // Its break opportunities stay the same.
        set { texts[index] = newValue }
    }

    /// Adds a text; its index is the count before.
    mutating func append(_ prepared: PreparedText, of text: String) {
        texts.append(prepared)
        breaks.append(prepared)
        totals.bytes += text.utf8.count
        totals.advance += prepared.shaped.scalars.reduce(0) { $0 + Int($1.advance) }
    }

    /// What a byte of a text takes, in ems: a guess until there are some texts to go by.
    var averageAdvance: Double {
        totals.bytes < 100
            ? 0.55 : Double(totals.advance) / Double(totals.bytes) / ShapedText.unitsPerEm
    }
}
