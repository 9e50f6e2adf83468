// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All inputs of the layout of a table, with its texts prepared. A value, so any thread can compute the layout
/// while the cache of prepared texts stays on one thread.
public struct TableInputs: Sendable {
    let table: PreparedTable
    let composer: ItemComposer
    let palette: FontPalette
    let isRightToLeft: Bool

    /// Prepares the texts of a table.
    ///
    /// - Parameters:
    ///   - outline: the content of the table.
    ///   - fonts: the palette that the content's texts refer to by index.
    ///   - metrics: the geometry, resolved for device and category.
    ///   - width: the width of the table, in points.
    ///   - displayScale: device pixels per point.
    ///   - texts: the cache of prepared texts.
    ///   - preparing: the texts to prepare first; the heights of others are estimated from their lengths.
    public init(
        _ outline: TableOutline, fonts palette: FontPalette, metrics: TableMetrics, width: Double,
        displayScale: Double, isRightToLeft: Bool = false, texts: PreparedTextCache,
        preparing: TextPreparation = .everything
    ) {
        self.palette = palette
        self.isRightToLeft = isRightToLeft
        let purpose = PreparedTextCache.Purpose(outline, palette, metrics.hyphenation)
        var table = texts.table(outline, for: purpose)
        if table.missingCount > 0, preparing.prepare(outline, for: purpose, in: texts) {
            table = texts.table(outline, for: purpose)
        }
        self.table = table
        composer = ItemComposer(
            outline.content.style, fonts: palette.fonts, metrics: metrics, width: width,
            grid: PixelGrid(scale: displayScale))
    }

    /// Whether all texts are prepared, so that every height is exact.
    public var isExact: Bool { missingCount == 0 }
    /// The number of texts that are not prepared.
    public var missingCount: Int { table.missingCount }

    /// The faces and hyphenation for which the texts are prepared.
    var purpose: PreparedTextCache.Purpose {
        PreparedTextCache.Purpose(table.outline, palette, composer.metrics.hyphenation)
    }
}

/// The texts of a table that are prepared before it is laid out.
public enum TextPreparation: Sendable {
    case everything
    /// All texts if at most this number are missing, except texts that take long; otherwise none.
    case upTo(Int)
    case nothing

    /// Prepares missing texts of a table. Returns false if it prepares none.
    fileprivate func prepare(
        _ outline: TableOutline, for purpose: PreparedTextCache.Purpose,
        in texts: PreparedTextCache
    ) -> Bool {
        switch self {
        case .everything: texts.prepare(outline, for: purpose, items: outline.ids.indices)
        case .upTo(let limit):
            guard texts.table(outline, for: purpose).missingCount <= limit else { return false }
            texts.prepare(
                outline, for: purpose, items: 0..<0, others: 2 * limit, leavesLong: true)
        case .nothing: return false
        }
        return true
    }
}
