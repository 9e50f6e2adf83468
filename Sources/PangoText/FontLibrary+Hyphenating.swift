// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

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
