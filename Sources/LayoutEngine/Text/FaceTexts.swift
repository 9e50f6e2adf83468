// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Prepared texts in one face, identified by their index.
struct FaceTexts: Sendable {
    private var texts = GrowingArray<PreparedText>()
    private(set) var breaks = BreakTable()
    private var totals = (advance: 0, bytes: 0)
    private var widestClusters = GrowingArray<Int32>()

    var count: Int { texts.count }
    /// The length of all texts together, in bytes of UTF-8.
    var byteCount: Int { totals.bytes }

    subscript(index: Int) -> PreparedText {
        get { texts[index] }
        // Only hyphenation points of the new value differ, so the breaks stay the same.
        set { texts[index] = newValue }
    }

    /// Adds a text; its index is the count before the call.
    mutating func append(_ prepared: PreparedText, of text: String) {
        texts.append(prepared)
        breaks.append(prepared)
        totals.bytes += text.utf8.count
        var (cluster, widest) = (0, 0)
        for scalar in prepared.shaped.scalars {
            totals.advance += Int(scalar.advance)
            cluster = scalar.traits.contains(.graphemeStart) ? 0 : cluster
            cluster += Int(scalar.advance)
            widest = max(widest, cluster)
        }
        // The width of a tab depends on its position.
        widestClusters.append(prepared.hasTabs ? .max : Int32(clamping: widest))
    }

    /// The width of a text's widest grapheme cluster, in ems. Lines at least this wide never overflow. Kerning
    /// across the ends of a line is ignored.
    func widestCluster(of index: Int) -> Double {
        Double(widestClusters[index]) / ShapedText.unitsPerEm
    }

    /// The average advance per byte of UTF-8, in ems; a constant until there are enough texts.
    var averageAdvance: Double {
        totals.bytes < 100
            ? 0.55 : Double(totals.advance) / Double(totals.bytes) / ShapedText.unitsPerEm
    }
}
