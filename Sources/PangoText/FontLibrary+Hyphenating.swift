// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - Hyphenating

extension FontLibrary {
    /// Finds where words can be hyphenated, each in its own language, with the patterns that are
    /// installed. Words with soft hyphens have theirs already.
    public func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText] {
        let language = language?.lowercased()
        return zip(prepared, texts).map { prepared, text in
            prepared.hyphenated(at: points(in: text, face: face, language: language))
        }
    }

    /// The package of the patterns that a language lacks.
    public func missingHyphenationPackage(language: String?) -> String? {
        hyphenator.missingPackage(of: language?.lowercased() ?? TextLanguages.standard)
    }

    /// Shorter words have no point in any language.
    private static let shortestWord = 4

    private func points(
        in text: String, face: Face, language: String?
    ) -> [(index: Int, correction: Int32)] {
        var points: [(index: Int, correction: Int32)] = []
        var text = text
        let stretches = text.withUTF8 { shaper.languages.stretches(of: $0, language: language) }
        let base = language ?? TextLanguages.standard
        // A word and where it begins, in characters and in bytes.
        var word = String.UnicodeScalarView()
        var start = (character: 0, byte: 0)
        var place = (character: 0, byte: 0)
        var isSoft = false
        func endWord(isSoft: Bool) {
            defer { word.removeAll(keepingCapacity: true) }
            guard !isSoft, word.count >= Self.shortestWord else { return }
            let own = stretches.first { $0.bytes.contains(start.byte) }?.language
            for index in hyphenationPoints(in: word, language: own ?? base) {
                let last = word[word.index(word.startIndex, offsetBy: index - 1)]
                points.append((start.character + index, hyphenKerning(after: last, in: face)))
            }
        }
        for scalar in text.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.generalCategory.isMark {
                if word.isEmpty { start = place }
                word.append(scalar)
            } else {
                let isSoftHyphen = scalar == "\u{AD}"
                endWord(isSoft: isSoft || isSoftHyphen)
                isSoft = isSoftHyphen
            }
            place.character += 1
            place.byte += UTF8.width(scalar)
        }
        endWord(isSoft: isSoft)
        return points
    }

    /// Before which characters of a word a hyphen may be put.
    private func hyphenationPoints(
        in word: String.UnicodeScalarView, language: String
    ) -> [Int] {
        // Patterns are for whole letters: é, whether the text has it in one character or two.
        let composed = String(word).composed
        let letters = String(
            String.UnicodeScalarView(
                composed.unicodeScalars.map { scalar in
                    let lower = scalar.properties.lowercaseMapping.unicodeScalars
                    return lower.count == 1 ? lower[lower.startIndex] : scalar
                }))
        let points = hyphenator.points(in: letters, language: language)
        guard composed.unicodeScalars.count != word.count, !points.isEmpty else { return points }
        let starts = String(word).reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.unicodeScalars.count) }
        // Letters that no single character stands for leave nothing to count by.
        return starts.count == composed.unicodeScalars.count + 1 ? points.map { starts[$0] } : []
    }

    /// How much the advance of a hyphen changes after a letter, in units of an em.
    private func hyphenKerning(after letter: Unicode.Scalar, in face: Face) -> Int32 {
        let letter = String(Character(letter))
        return shaper.advance(of: letter + "-", in: face) - shaper.advance(of: letter, in: face)
            - shaper.advance(of: "-", in: face)
    }
}

extension String {
    /// In Unicode normalisation form C.
    fileprivate var composed: String {
        guard let composed = g_utf8_normalize(self, -1, G_NORMALIZE_DEFAULT_COMPOSE) else {
            return self
        }
        defer { g_free(composed) }
        return String(cString: composed)
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isMark: Bool {
        self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
    }
}
