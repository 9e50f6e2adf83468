// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Remembers prepared texts, so that equal texts in equal faces are prepared once, whatever table
/// or theme they come from.
public final class PreparedTextCache {
    private let measurer: any TextMeasuring
    private var faces: [Face: KnownFace] = [:]
    private var latest: TableOutline?
    /// The texts of the latest outline, by the faces of their palette: those change with the
    /// category only where a font has another cut for large sizes.
    private var tables: [[Face]: KnownTable] = [:]

    /// What is known of one face.
    private struct KnownFace {
        var indices: [String: Int32] = [:]
        var texts = FaceTexts()
    }

    /// What is known of the texts of a table.
    private struct KnownTable {
        /// Indices among the texts of their face; −1 for what is not prepared.
        var indices: [Int32]
        var missingCount: Int
        /// All items before this one are prepared.
        var firstMissing = 0
    }

    /// With more texts than this, those of other tables are forgotten.
    private static let capacity = 500_000

    /// An empty cache before a measurer.
    public init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// How many distinct pairs of text and face have been prepared.
    public var count: Int { faces.values.reduce(0) { $0 + $1.texts.count } }
}

// MARK: - Tables

extension PreparedTextCache {
    /// The items of a table.
    func outline(of content: TableContent) -> TableOutline {
        // Equal contents share their storage, so that comparing them is no work.
        if let latest, latest.content == content { return latest }
        let outline = TableOutline(content)
        latest = outline
        tables = [:]
        if count > Self.capacity { faces = [:] }
        return outline
    }

    /// A table with the texts that are prepared by now.
    func table(_ outline: TableOutline, in fonts: [ScaledFont]) -> PreparedTable {
        let palette = fonts.map(\.face)
        let known = tables[palette] ?? find(outline, palette)
        tables[palette] = known
        return PreparedTable(
            outline: outline, faces: palette.map { faces[$0]?.texts ?? FaceTexts() },
            indices: known.indices, missingCount: known.missingCount)
    }

    /// Prepares some items of a layout's table, so that the next layout of it is exact there.
    public func prepare(_ items: Range<Int>, of layout: TableLayout) {
        prepare(layout.table.outline, in: layout.fonts, items: items)
    }

    /// Prepares texts of a layout's table that no layout has needed yet.
    ///
    /// - Parameters:
    ///   - fonts: the palette in which they may be needed.
    ///   - count: about how many to prepare now.
    /// - Returns: how many are left, and of how many.
    public func prepareAhead(
        _ layout: TableLayout, in fonts: [ScaledFont], count: Int
    ) -> (left: Int, total: Int) {
        let outline = layout.table.outline
        return (
            prepare(outline, in: fonts, items: 0..<0, others: count), outline.textCount
        )
    }

    /// Prepares some items of a table, and others that are not prepared yet up to a number of
    /// texts; how many are left.
    @discardableResult
    func prepare(
        _ outline: TableOutline, in fonts: [ScaledFont], items: Range<Int>, others: Int = 0
    ) -> Int {
        let palette = fonts.map(\.face)
        var known = tables.removeValue(forKey: palette) ?? find(outline, palette)
        defer { tables[palette] = known }
        guard known.missingCount > 0 else { return 0 }
        var wanted = Array(items)
        var count = 0
        while known.firstMissing < outline.ids.count, count < others {
            if !items.contains(known.firstMissing) { wanted.append(known.firstMissing) }
            count += outline.texts(of: known.firstMissing).places.count {
                known.indices[$0] < 0
            }
            known.firstMissing += 1
        }
        prepare(wanted, outline, palette, &known)
        return known.missingCount
    }

    private func prepare(
        _ items: [Int], _ outline: TableOutline, _ palette: [Face], _ known: inout KnownTable
    ) {
        // All texts of a face in one go, so that a measurer can spread them over cores.
        var requests: [Face: (places: [Int], texts: [String])] = [:]
        for item in items {
            let (texts, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() where known.indices[place] < 0 {
                let content = outline.content.text(number, of: outline.ids[item])
                let face = palette[texts[number].font]
                requests[face, default: ([], [])].places.append(place)
                requests[face, default: ([], [])].texts.append(content?.text ?? "")
            }
        }
        for (face, request) in requests {
            for (place, index) in zip(request.places, prepare(request.texts, in: face)) {
                known.indices[place] = index
            }
            known.missingCount -= request.places.count
        }
    }

    /// Looks up which texts of a table are known from elsewhere.
    private func find(_ outline: TableOutline, _ palette: [Face]) -> KnownTable {
        var known = KnownTable(
            indices: Array(repeating: -1, count: outline.textCount),
            missingCount: outline.textCount)
        guard palette.contains(where: { faces[$0] != nil }) else { return known }
        let indices = palette.map { faces[$0]?.indices ?? [:] }
        for (item, id) in outline.ids.enumerated() {
            let (texts, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() {
                guard let content = outline.content.text(number, of: id),
                    let index = indices[texts[number].font][content.text]
                else { continue }
                known.indices[place] = index
                known.missingCount -= 1
            }
        }
        return known
    }
}

// MARK: - Texts

extension PreparedTextCache {
    /// The prepared text, from memory where there is one.
    public func prepared(_ text: String, in face: Face) -> PreparedText {
        let index = prepare([text], in: face)[0]
        return faces[face, default: KnownFace()].texts[Int(index)]
    }

    /// Prepares what is not known yet; the indices of all.
    private func prepare(_ texts: [String], in face: Face) -> [Int32] {
        var known = faces.removeValue(forKey: face) ?? KnownFace()
        var fresh: [String] = []
        let indices = texts.map { text in
            if let index = known.indices[text] { return index }
            let index = Int32(known.texts.count + fresh.count)
            known.indices[text] = index
            fresh.append(text)
            return index
        }
        for (text, prepared) in zip(fresh, measurer.prepare(fresh, in: face)) {
            known.texts.append(prepared, of: text)
        }
        faces[face] = known
        return indices
    }
}
