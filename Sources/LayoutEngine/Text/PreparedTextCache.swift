// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The prepared texts of a language. Equal texts in equal faces are prepared once for all tables and themes.
public final class PreparedTextCache {
    let measurer: any TextMeasuring
    let language: String?
    var faces: [Face: FaceEntry] = [:]
    var tables = RecentValues<TableEntry>(countLimit: 96)
    var wants: [Want] = []
    /// The tables that texts were looked up for, while they exist.
    var outlines: [WeakOutline] = []
    /// The number of texts, and of their bytes, after the last removal of old texts.
    var kept = (count: 0, bytes: 0)
    /// The number of times that all texts of a table were looked up one by one.
    package private(set) var lookupCount = 0

    /// The prepared texts of one face, with their indices.
    struct FaceEntry {
        var indices: [SourceText: Int32] = [:]
        var texts = FaceTexts()

        /// The entry with only some texts.
        func keeping(_ needed: Set<String>) -> FaceEntry {
            var entry = FaceEntry()
            for (text, index) in indices where needed.contains(text.text) {
                entry.indices[text] = Int32(entry.texts.count)
                entry.texts.append(texts[Int(index)], of: text.text)
            }
            return entry
        }
    }

    /// The prepared texts of a table for one purpose.
    final class TableEntry {
        /// Weak, because the entry of a deleted table is never requested again.
        private(set) weak var outline: TableOutline?
        let purpose: Purpose
        /// The index of each text in the texts of its face; −1 if it is not prepared.
        var indices: [Int32]
        var missingCount: Int
        /// The index of the first item that may not be prepared.
        var firstMissing = 0

        /// An entry without prepared texts.
        init(_ outline: TableOutline, _ purpose: Purpose) {
            (self.outline, self.purpose) = (outline, purpose)
            indices = Array(repeating: -1, count: outline.textCount)
            missingCount = outline.textCount
        }
    }

    /// The length in bytes of the longest text that is prepared between two frames.
    package static let longText = 2_000

    /// An empty cache in front of a measurer.
    ///
    /// - Parameter language: a BCP 47 tag; nil to detect the language of each text.
    public init(measurer: any TextMeasuring, language: String? = nil) {
        self.measurer = measurer
        self.language = language
    }

    /// The number of distinct pairs of text and face that are prepared.
    public var count: Int { faces.values.reduce(0) { $0 + $1.texts.count } }

    /// The length of all prepared texts together, in bytes of UTF-8.
    var byteCount: Int { faces.values.reduce(0) { $0 + $1.texts.byteCount } }
}

// MARK: - Tables

extension PreparedTextCache {
    /// A table with its texts that are prepared so far.
    func table(_ outline: TableOutline, for purpose: Purpose) -> PreparedTable {
        let known = known(outline, purpose)
        return PreparedTable(
            outline: outline, faces: purpose.palette.map { faces[$0]?.texts ?? FaceTexts() },
            indices: known.indices, missingCount: known.missingCount)
    }

    func known(_ outline: TableOutline, _ purpose: Purpose) -> TableEntry {
        let remembered = tables.first { $0.outline === outline && $0.purpose == purpose }
        if let remembered { return remembered }
        removeOldTexts(for: outline)
        let known = find(outline, purpose)
        tables.insert(known)
        return known
    }

    /// Prepares some items of a layout's table, except long texts. The next layout of it is exact there.
    ///
    /// - Returns: whether any text was prepared.
    @discardableResult
    public func prepare(_ items: Range<Int>, of layout: TableLayout) -> Bool {
        let before = layout.table.missingCount
        return before
            > prepare(layout.table.outline, for: layout.purpose, items: items, leavesLong: true)
    }

    /// Prepares texts of a layout's table before a layout needs them.
    ///
    /// - Parameters:
    ///   - purpose: the faces and the hyphenation of a later layout.
    ///   - count: the approximate number of short texts to prepare now.
    ///   - leavesLong: whether long texts are left to ``longTexts(of:for:first:)`` and do not count.
    /// - Returns: the number of texts left, and the number of all texts.
    public func prepareAhead(
        _ layout: TableLayout, for purpose: Purpose, count: Int, leavesLong: Bool = false
    ) -> (left: Int, total: Int) {
        let outline = layout.table.outline
        let left = prepare(
            outline, for: purpose, items: 0..<0, others: count, leavesLong: leavesLong)
        let isDone = known(outline, purpose).firstMissing == outline.ids.count
        return (isDone ? 0 : left, outline.textCount)
    }

    /// Prepares some items of a table, and then other items up to a number of texts.
    ///
    /// - Returns: the number of texts left.
    @discardableResult
    func prepare(
        _ outline: TableOutline, for purpose: Purpose, items: Range<Int>, others: Int = 0,
        leavesLong: Bool = false
    ) -> Int {
        let known = known(outline, purpose)
        guard known.missingCount > 0 else { return 0 }
        var wanted = Array(items)
        var count = 0
        while known.firstMissing < outline.ids.count, count < others {
            if !items.contains(known.firstMissing) { wanted.append(known.firstMissing) }
            for (number, place) in outline.texts(of: known.firstMissing).places.enumerated()
            where known.indices[place] < 0 {
                // The time for a text grows with its letters.
                let id = outline.ids[known.firstMissing]
                count += 1 + outline.content.textLength(number, of: id) / 40
            }
            known.firstMissing += 1
        }
        prepare(wanted, outline, purpose, known, leavesLong && measurer.twin != nil)
        return known.missingCount
    }

    private func prepare(
        _ items: [Int], _ outline: TableOutline, _ purpose: Purpose, _ known: TableEntry,
        _ leavesLong: Bool
    ) {
        // One call takes all texts of a face, so that a measurer can spread them over cores.
        var requests: [Face: (places: [Int], texts: [SourceText])] = [:]
        for item in items {
            let (texts, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() where known.indices[place] < 0 {
                let text = purpose.source(number, of: outline.ids[item], in: outline.content)
                let face = purpose.palette[texts[number].font]
                let isLeft = leavesLong && text.text.utf8.count > Self.longText
                if isLeft, !isPrepared(text, in: face, purpose.hyphenatesWords) { continue }
                requests[face, default: ([], [])].places.append(place)
                requests[face, default: ([], [])].texts.append(text)
            }
        }
        for (face, request) in requests {
            let indices = prepare(
                request.texts, in: face, hyphenatesWords: purpose.hyphenatesWords,
                outOf: outline.textCount)
            for (place, index) in zip(request.places, indices) { known.indices[place] = index }
            known.missingCount -= request.places.count
        }
    }

    /// Looks up the texts of a table that are already prepared for other tables or purposes.
    private func find(_ outline: TableOutline, _ purpose: Purpose) -> TableEntry {
        let palette = purpose.palette
        lookupCount += 1
        let known = TableEntry(outline, purpose)
        guard palette.values.contains(where: { faces[$0] != nil }) else { return known }
        let indices = palette.map { faces[$0]?.indices ?? [:] }
        let texts = palette.map { faces[$0]?.texts ?? FaceTexts() }
        for (item, id) in outline.ids.enumerated() {
            let (shapes, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() {
                let font = shapes[number].font
                guard
                    let index = indices[font][
                        purpose.source(number, of: id, in: outline.content)],
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
    /// A prepared text, from the cache or prepared now.
    public func prepared(_ text: String, in face: Face) -> PreparedText {
        let index = prepare([SourceText(text)], in: face, hyphenatesWords: false)[0]
        return faces[face, default: FaceEntry()].texts[Int(index)]
    }

    /// Prepares texts that are not in the cache.
    ///
    /// - Parameter total: the number of texts of their table, 0 for a single text.
    /// - Returns: the indices of all texts.
    private func prepare(
        _ texts: [SourceText], in face: Face, hyphenatesWords: Bool, outOf total: Int = 0
    ) -> [Int32] {
        var known = faces.removeValue(forKey: face) ?? FaceEntry()
        defer { faces[face] = known }
        // A large dictionary takes several frames to grow.
        if known.indices.count > 4_000, known.indices.capacity < known.indices.count + texts.count {
            known.indices.reserveCapacity(total)
        }
        var fresh: [SourceText] = []
        let indices = texts.map { text in
            if let index = known.indices[text] { return index }
            let index = Int32(known.texts.count + fresh.count)
            known.indices[text] = index
            fresh.append(text)
            return index
        }
        for (text, prepared) in zip(fresh, measure(fresh, in: face, outOf: total)) {
            known.texts.append(prepared, of: text.text)
        }
        if hyphenatesWords { hyphenate(texts, indices, in: face, &known) }
        return indices
    }

    /// Whether a text is prepared, apart from the spacing of its letters.
    func isPrepared(_ text: SourceText, in face: Face, _ isHyphenated: Bool) -> Bool {
        guard let known = faces[face.unspaced], let index = known.indices[text] else {
            return false
        }
        return !isHyphenated || known.texts[Int(index)].isHyphenated
    }

    /// Prepares texts with the measurer. Texts with letter spacing at some sizes are made from the same texts
    /// without it.
    private func measure(
        _ texts: [SourceText], in face: Face, outOf total: Int
    ) -> [PreparedText] {
        let plain = face.unspaced
        guard plain != face else {
            return measurer.prepare(texts, in: face, language: language)
        }
        // Parts in other faces have spacing of their own.
        let isPlain = texts.allSatisfy(\.parts.isEmpty)
        guard isPlain else { return measurer.prepare(texts, in: face, language: language) }
        let indices = prepare(texts, in: plain, hyphenatesWords: false, outOf: total)
        let prepared = faces[plain, default: FaceEntry()].texts
        return measurer.space(
            indices.map { prepared[Int($0)] }, of: texts.map(\.text), in: face)
    }

    /// Adds hyphenation points to texts that were prepared without them.
    private func hyphenate(
        _ texts: [SourceText], _ indices: [Int32], in face: Face, _ known: inout FaceEntry
    ) {
        let plain = zip(texts, indices).filter { !known.texts[Int($1)].isHyphenated }
        let hyphenated = measurer.hyphenate(
            plain.map { known.texts[Int($1)] }, of: plain.map(\.0.text), in: face,
            language: face.language ?? language)
        for ((_, index), text) in zip(plain, hyphenated) { known.texts[Int(index)] = text }
    }
}

extension Face {
    /// The face without letter spacing that holds only for some sizes. That spacing is added to texts that are
    /// prepared without it.
    var unspaced: Face {
        letterSpacing?.holdsForSomeSizes == true ? spaced(letters: nil) : self
    }
}
