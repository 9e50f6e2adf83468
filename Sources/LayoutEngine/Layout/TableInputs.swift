// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All that the layout of a table is computed from, its texts prepared: a value, so that the layout can be
/// computed on any thread while the cache of prepared texts stays on one.
public struct TableInputs: Sendable {
    let table: PreparedTable
    let composer: ItemComposer
    let palette: FontPalette
    let isRightToLeft: Bool

    /// Prepares the texts of a table.
    ///
    /// - Parameters:
    ///   - outline: the content of the table.
    ///   - fonts: the palette that the content's texts name by index.
    ///   - metrics: the geometry, resolved for device and category.
    ///   - width: the width of the table, in points.
    ///   - displayScale: device pixels per point.
    ///   - texts: the cache of prepared texts.
    ///   - preparing: the texts to prepare first; heights of others are estimated from their lengths.
    public init(
        _ outline: TableOutline, fonts palette: FontPalette, metrics: TableMetrics, width: Double,
        displayScale: Double, isRightToLeft: Bool = false, texts: PreparedTextCache,
        preparing: TextPreparation = .everything
    ) {
        self.palette = palette
        self.isRightToLeft = isRightToLeft
        let purpose = PreparedTextCache.Purpose(palette, metrics.hyphenation)
        var table = texts.table(outline, for: purpose)
        if table.missingCount > 0, preparing.prepare(outline, for: purpose, in: texts) {
            table = texts.table(outline, for: purpose)
        }
        self.table = table
        composer = ItemComposer(
            outline.content.style, fonts: palette.fonts, metrics: metrics, width: width,
            grid: PixelGrid(scale: displayScale))
    }

    /// Whether all texts are prepared, so that every height will be exact.
    public var isExact: Bool { missingCount == 0 }
    /// The number of texts that are not prepared.
    public var missingCount: Int { table.missingCount }

    /// The faces and hyphenation that the texts are prepared for.
    var purpose: PreparedTextCache.Purpose {
        PreparedTextCache.Purpose(palette, composer.metrics.hyphenation)
    }
}

/// The texts of a table that are prepared before it is laid out.
public enum TextPreparation: Sendable {
    case everything
    /// All texts where no more than a number are missing, but for those that take long, or else none.
    case upTo(Int)
    case nothing

    /// Prepares missing texts of a table; false where it prepares none.
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
