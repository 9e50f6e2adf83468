// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Remembers prepared texts of a language, so that equal texts in equal faces are prepared once,
/// whatever table or theme they come from.
public final class PreparedTextCache {
    private let measurer: any TextMeasuring
    private let language: String?
    private var faces: [Face: KnownFace] = [:]
    private var tables = RecentValues<KnownTable>(countLimit: 96)
    /// How many times the texts of a table were looked up one by one.
    package private(set) var lookupCount = 0

    /// What texts of a table are prepared for. Both parts change with the category only where a font
    /// has another cut for large sizes, or where words are hyphenated.
    public struct Purpose: Hashable, Sendable {
        /// The faces of the palette.
        var palette: [Face]
        var hyphenatesWords: Bool

        /// Texts in the faces of some fonts.
        public init(_ fonts: [ScaledFont], _ hyphenation: Hyphenation) {
            palette = fonts.map(\.face)
            hyphenatesWords = hyphenation == .words
        }
    }

    /// What is known of one face.
    private struct KnownFace {
        var indices: [String: Int32] = [:]
        var texts = FaceTexts()
    }

    /// What is known of the texts of a table in some faces.
    private final class KnownTable {
        /// A table that nobody holds any more has no texts to remember.
        private(set) weak var outline: TableOutline?
        let purpose: Purpose
        /// Indices among the texts of their face; −1 for what is not prepared.
        var indices: [Int32]
        var missingCount: Int
        /// All items before this one are prepared.
        var firstMissing = 0

        /// No text is prepared.
        init(_ outline: TableOutline, _ purpose: Purpose) {
            (self.outline, self.purpose) = (outline, purpose)
            indices = Array(repeating: -1, count: outline.textCount)
            missingCount = outline.textCount
        }
    }

    /// With more texts than this, and than the tables there are can need, all are forgotten: a screen
    /// that is rewritten again and again must not keep all that it ever said.
    private static let capacity = 20_000

    /// An empty cache before a measurer.
    ///
    /// - Parameter language: a BCP 47 tag; nil leaves it to the characters of each text.
    public init(measurer: any TextMeasuring, language: String? = nil) {
        self.measurer = measurer
        self.language = language
    }

    /// How many distinct pairs of text and face have been prepared.
    public var count: Int { faces.values.reduce(0) { $0 + $1.texts.count } }
}

// MARK: - Tables

extension PreparedTextCache {
    /// A table with the texts that are prepared by now.
    func table(_ outline: TableOutline, for purpose: Purpose) -> PreparedTable {
        let known = known(outline, purpose)
        return PreparedTable(
            outline: outline, faces: purpose.palette.map { faces[$0]?.texts ?? FaceTexts() },
            indices: known.indices, missingCount: known.missingCount)
    }

    private func known(_ outline: TableOutline, _ purpose: Purpose) -> KnownTable {
        let remembered = tables.first { $0.outline === outline && $0.purpose == purpose }
        if let remembered { return remembered }
        forgetTexts(beside: outline)
        let known = find(outline, purpose)
        tables.insert(known)
        return known
    }

    /// Forgets all texts, where some must be of tables that are gone.
    private func forgetTexts(beside outline: TableOutline) {
        let count = count
        guard count > Self.capacity else { return }
        let needed = tables.values.reduce(outline.textCount) { $0 + ($1.outline?.textCount ?? 0) }
        guard count > needed else { return }
        faces = [:]
        tables.removeAll()
    }

    /// Prepares some items of a layout's table, so that the next layout of it is exact there.
    public func prepare(_ items: Range<Int>, of layout: TableLayout) {
        prepare(layout.table.outline, for: layout.purpose, items: items)
    }

    /// Prepares texts of a layout's table that no layout has needed yet.
    ///
    /// - Parameters:
    ///   - purpose: what they may be needed for.
    ///   - count: about how many to prepare now.
    /// - Returns: how many are left, and of how many.
    public func prepareAhead(
        _ layout: TableLayout, for purpose: Purpose, count: Int
    ) -> (left: Int, total: Int) {
        let outline = layout.table.outline
        return (
            prepare(outline, for: purpose, items: 0..<0, others: count), outline.textCount
        )
    }

    /// Prepares some items of a table, and others that are not prepared yet up to a number of
    /// texts; how many are left.
    @discardableResult
    func prepare(
        _ outline: TableOutline, for purpose: Purpose, items: Range<Int>, others: Int = 0
    ) -> Int {
        let known = known(outline, purpose)
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
        prepare(wanted, outline, purpose, known)
        return known.missingCount
    }

    private func prepare(
        _ items: [Int], _ outline: TableOutline, _ purpose: Purpose, _ known: KnownTable
    ) {
        // All texts of a face in one go, so that a measurer can spread them over cores.
        var requests: [Face: (places: [Int], texts: [String])] = [:]
        for item in items {
            let (texts, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() where known.indices[place] < 0 {
                let content = outline.content.text(number, of: outline.ids[item])
                let face = purpose.palette[texts[number].font]
                requests[face, default: ([], [])].places.append(place)
                requests[face, default: ([], [])].texts.append(content?.text ?? "")
            }
        }
        for (face, request) in requests {
            let indices = prepare(
                request.texts, in: face, hyphenatesWords: purpose.hyphenatesWords)
            for (place, index) in zip(request.places, indices) { known.indices[place] = index }
            known.missingCount -= request.places.count
        }
    }

    /// Looks up which texts of a table are known from elsewhere.
    private func find(_ outline: TableOutline, _ purpose: Purpose) -> KnownTable {
        let palette = purpose.palette
        lookupCount += 1
        let known = KnownTable(outline, purpose)
        guard palette.contains(where: { faces[$0] != nil }) else { return known }
        let indices = palette.map { faces[$0]?.indices ?? [:] }
        let texts = palette.map { faces[$0]?.texts ?? FaceTexts() }
        for (item, id) in outline.ids.enumerated() {
            let (shapes, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() {
                let font = shapes[number].font
                guard let content = outline.content.text(number, of: id),
                    let index = indices[font][content.text],
                    !purpose.hyphenatesWords || texts[font][Int(index)].isHyphenated
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
        let index = prepare([text], in: face, hyphenatesWords: false)[0]
        return faces[face, default: KnownFace()].texts[Int(index)]
    }

    /// Prepares what is not known yet; the indices of all.
    private func prepare(
        _ texts: [String], in face: Face, hyphenatesWords: Bool
    ) -> [Int32] {
        var known = faces.removeValue(forKey: face) ?? KnownFace()
        defer { faces[face] = known }
        var fresh: [String] = []
        let indices = texts.map { text in
            if let index = known.indices[text] { return index }
            let index = Int32(known.texts.count + fresh.count)
            known.indices[text] = index
            fresh.append(text)
            return index
        }
        for (text, prepared) in zip(fresh, measurer.prepare(fresh, in: face, language: language)) {
            known.texts.append(prepared, of: text)
        }
        if hyphenatesWords { hyphenate(texts, indices, in: face, &known) }
        return indices
    }

    /// Finds the hyphenation points of texts that were prepared without.
    private func hyphenate(
        _ texts: [String], _ indices: [Int32], in face: Face, _ known: inout KnownFace
    ) {
        let plain = zip(texts, indices).filter { !known.texts[Int($1)].isHyphenated }
        let hyphenated = measurer.hyphenate(
            plain.map { known.texts[Int($1)] }, of: plain.map(\.0), in: face, language: language)
        for ((_, index), text) in zip(plain, hyphenated) { known.texts[Int(index)] = text }
    }
}
