// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// Shaping a text cannot be interrupted, so long texts are prepared on another thread.

extension PreparedTextCache {
    /// Long texts that another thread prepares.
    public struct LongTexts: @unchecked Sendable {
        fileprivate let measurer: any TextMeasuring
        fileprivate let language: String?
        fileprivate let hyphenatesWords: Bool
        fileprivate var texts: [Face: [SourceText]] = [:]
        fileprivate var prepared: [Face: [PreparedText]] = [:]

        /// The texts, prepared by the measurer's twin.
        public func preparedByTwin() -> Self {
            var result = self
            for (face, texts) in texts {
                var prepared = measurer.prepare(texts, in: face, language: language)
                if hyphenatesWords {
                    prepared = measurer.hyphenate(
                        prepared, of: texts.map(\.text), in: face,
                        language: face.language ?? language)
                }
                result.prepared[face] = prepared
            }
            return result
        }
    }

    /// The size of a batch of texts, in bytes.
    private static let batchSize = 60_000

    /// Some long texts of a layout's table that are not prepared; nil for none.
    ///
    /// - Parameter items: the items whose texts come first.
    public func longTexts(
        of layout: TableLayout, for purpose: Purpose, first items: Range<Int>
    ) -> LongTexts? {
        let outline = layout.table.outline
        let known = known(outline, purpose)
        guard known.missingCount > 0, let twin = measurer.twin else { return nil }
        var batch = LongTexts(
            measurer: twin, language: language, hyphenatesWords: purpose.hyphenatesWords)
        var size = 0
        for item in [items.clamped(to: outline.ids.indices), outline.ids.indices].joined()
        where size < Self.batchSize {
            let (texts, places) = outline.texts(of: item)
            for (number, place) in places.enumerated() where known.indices[place] < 0 {
                let text = purpose.source(number, of: outline.ids[item], in: outline.content)
                let face = purpose.palette[texts[number].font].unspaced
                guard !isPrepared(text, in: face, purpose.hyphenatesWords),
                    !batch.texts[face, default: []].contains(text)
                else { continue }
                batch.texts[face, default: []].append(text)
                size += text.text.utf8.count
            }
        }
        return batch
    }

    /// Adds texts from another thread.
    public func insert(_ batch: LongTexts) {
        for (face, texts) in batch.texts {
            var known = faces.removeValue(forKey: face) ?? FaceEntry()
            defer { faces[face] = known }
            for (text, prepared) in zip(texts, batch.prepared[face] ?? []) {
                if let index = known.indices[text] {
                    if batch.hyphenatesWords { known.texts[Int(index)] = prepared }
                } else {
                    known.indices[text] = Int32(known.texts.count)
                    known.texts.append(prepared, of: text.text)
                }
            }
        }
        for table in tables.values { table.firstMissing = 0 }
    }
}
