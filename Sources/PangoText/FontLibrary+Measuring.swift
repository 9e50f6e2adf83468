// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - TextMeasuring

extension FontLibrary: TextMeasuring {
    /// Shapes texts once, with Pango's itemising, breaks and fallback fonts, and HarfBuzz's glyphs; of
    /// many texts a share on each of the machine's cores, up to four.
    public func prepare(_ texts: [String], in face: Face, language: String?) -> [PreparedText] {
        let language = TextLanguages.normalized(language)
        // A thread costs as much as shaping a text or two.
        guard texts.count >= 16, !helpers.isEmpty else {
            return texts.map { shaper.prepare($0, in: face, language: language) }
        }
        let shares = shares(of: texts, count: helpers.count + 1)
        let threads = zip(helpers, shares.dropFirst()).map { shaper, texts in
            WorkThread("shaping") { texts.map { shaper.prepare($0, in: face, language: language) } }
        }
        let own = shares[0].map { shaper.prepare($0, in: face, language: language) }
        return threads.reduce(into: own) { $0 += $1.join() }
    }

    /// Stretches with about the same number of bytes.
    private func shares(of texts: [String], count: Int) -> [ArraySlice<String>] {
        let size = texts.reduce(0) { $0 + $1.utf8.count + 8 } / count + 1
        var shares: [ArraySlice<String>] = []
        var rest = texts[...]
        while shares.count < count - 1 {
            var sum = 0
            let share = rest.prefix { text in
                defer { sum += text.utf8.count + 8 }
                return sum < size
            }
            shares.append(share)
            rest = rest.dropFirst(share.count)
        }
        return shares + [rest]
    }
}

// MARK: - Hyphenating

extension FontLibrary {
    /// Finds where words can be hyphenated, each in its own language, with the patterns that are
    /// installed.
    public func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText] {
        let language = TextLanguages.normalized(language)
        return zip(prepared, texts).map { prepared, text in
            var text = text
            return text.withUTF8 { bytes in
                var finder = HyphenationPoints(
                    bytes, base: language ?? TextLanguages.default,
                    stretches: shaper.languages.stretches(of: bytes, language: language),
                    hyphenator: hyphenator)
                let points = finder.find()
                return prepared.hyphenated(
                    at: points.map { ($0.index, shaper.hyphenKerning(after: $0.letter, in: face)) })
            }
        }
    }

    /// Begins to read the patterns of a language on a thread of its own.
    public func prepareToHyphenate(language: String?) {
        hyphenator.prepare(TextLanguages.normalized(language) ?? TextLanguages.default)
    }

    /// The package of the patterns that a language lacks.
    public func missingHyphenationPackage(language: String?) -> String? {
        hyphenator.missingPackage(
            of: TextLanguages.normalized(language) ?? TextLanguages.default)
    }
}

// MARK: - Pango's own layouts

extension FontLibrary {
    /// A layout of Pango's own: what our measuring is compared with.
    ///
    /// - Returns: a reference that the caller gives back with `g_object_unref`.
    package func makeLayout(_ text: String, face: Face, size: Double) -> OpaquePointer {
        shaper.makeLayout(text, face: face, size: size)
    }
}
