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
