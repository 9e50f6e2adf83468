// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - TextMeasuring

extension FontLibrary: TextMeasuring {
    /// Shapes texts with Pango's itemization, breaks, and font fallback, and with HarfBuzz's glyphs. Many texts
    /// are spread over up to four cores.
    package func prepare(_ texts: [String], in face: Face, language: String?) -> [PreparedText] {
        turn.withLock { _ in shape(texts, in: face, language: language) }
    }

    private func shape(_ texts: [String], in face: Face, language: String?) -> [PreparedText] {
        let language = TextLanguages.normalized(language)
        // Starting a thread takes as long as shaping one or two texts.
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

    /// Slices of texts with about the same number of bytes.
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

// MARK: - Spacing

extension FontLibrary {
    /// Adds letter spacing, as shaping does.
    package func space(
        _ prepared: [PreparedText], of texts: [String], in face: Face
    ) -> [PreparedText] {
        guard let spacing = face.letterSpacing else { return prepared }
        return zip(prepared, texts).map { prepared, text in
            var shaped = prepared.shaped
            shaped.add(spacing, to: text)
            return PreparedText(shaped, isHyphenated: prepared.isHyphenated)
        }
    }
}

// MARK: - Hyphenating

extension FontLibrary {
    /// Adds hyphenation points to texts with the installed patterns of each word's language.
    package func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText] {
        let language = TextLanguages.normalized(language)
        return turn.withLock { _ in
            zip(prepared, texts).map { hyphenate($0, of: $1, in: face, language: language) }
        }
    }

    private func hyphenate(
        _ prepared: PreparedText, of text: String, in face: Face, language: String?
    ) -> PreparedText {
        var text = text
        return text.withUTF8 { bytes in
            var finder = HyphenationPoints(
                bytes, base: language ?? TextLanguages.default,
                runs: shaper.languages.runs(of: bytes, language: language),
                hyphenator: hyphenator)
            let points = finder.find()
            return prepared.hyphenated(
                at: points.map { ($0.index, shaper.hyphenKerning(after: $0.letter, in: face)) })
        }
    }

    @discardableResult
    package func loadPatterns(of language: String?) -> (@Sendable () -> Void)? {
        hyphenator.loadPatterns(of: TextLanguages.normalized(language) ?? TextLanguages.default)
    }

    /// The Debian package with the patterns of a language; nil if they are installed, and if none exist.
    package func missingHyphenationPackage(language: String?) -> String? {
        hyphenator.missingPackage(
            of: TextLanguages.normalized(language) ?? TextLanguages.default)
    }
}

// MARK: - Pango layouts

extension FontLibrary {
    /// A `PangoLayout`, which tests compare with measured texts.
    ///
    /// - Returns: a reference that the caller releases with `g_object_unref`.
    package func makeLayout(_ text: String, face: Face, size: Double) -> OpaquePointer {
        shaper.makeLayout(text, face: face, size: size)
    }
}

extension String {
    /// This text with U+FFFD for each U+0000, because `pango_itemize` fails an assertion on U+0000. Indices of
    /// characters stay the same.
    var shapeable: String {
        var text = self
        // A long text is searched in full for each of its drawn lines, so the search must be fast.
        let hasNull = text.withUTF8 { typeladder_has_null($0.baseAddress, $0.count) }
        guard hasNull != 0 else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
}
