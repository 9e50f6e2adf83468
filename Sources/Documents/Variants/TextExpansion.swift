// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The growth of a text in translation.
package struct TextExpansion: Hashable, Sendable {
    /// Whether short texts grow more than long ones, or all by the same percentage.
    package enum Rule: Hashable, Sendable {
        /// The same percentage for every text.
        case fixed
        /// The usual expectation of localization guides for the length of the text, up to a
        /// maximum.
        case byLength
    }

    /// The allowed percentages.
    package static let percentages = 0.0...200.0

    /// The usual expectation of localization guides: from 30% for a paragraph to 200% for a single
    /// character.
    package static let expected = TextExpansion(.byLength, percent: percentages.upperBound)

    /// The rule for the growth of short and long texts.
    package let rule: Rule
    /// The growth of every text, or the maximum growth of any text by length.
    package let percent: Double

    /// An expansion by a percentage, limited to ``percentages``.
    package init(_ rule: Rule, percent: Double) {
        self.rule = rule
        self.percent = min(max(percent, Self.percentages.lowerBound), Self.percentages.upperBound)
    }

    /// The growth of a text in characters, rounded up.
    ///
    /// A longer text or a larger percentage never grows by less.
    ///
    /// - Parameter count: the text's length in characters.
    package func growth(ofTextWith count: Int) -> Int {
        let percent =
            rule == .fixed ? percent : min(percent, Self.expectedPercent(ofTextWith: count))
        return Int((Double(count) * percent / 100).rounded(.up))
    }

    /// The additional space for a translated text, in percent of its length.
    ///
    /// Source: IBM, Globalization Guidelines, Guideline A3, "Providing for UI expansion". The W3C's
    /// "Text size in translation" restates its numbers as 100% more. The source gives one range of
    /// percentages for each range of lengths (100 to 200% up to 10 characters, 80 to 100% up to 20,
    /// and so on). Each range starts where the previous one ends, so lengths within a range are
    /// interpolated.
    package static func expectedPercent(ofTextWith count: Int) -> Double {
        let length = max(Double(count), expectations[0].length)
        guard let end = expectations.firstIndex(where: { length <= $0.length }) else {
            return longTextPercent
        }
        guard end > 0 else { return expectations[0].percent }
        let (shorter, longer) = (expectations[end - 1], expectations[end])
        let part = (length - shorter.length) / (longer.length - shorter.length)
        return shorter.percent + part * (longer.percent - shorter.percent)
    }

    private static let expectations: [(length: Double, percent: Double)] = [
        (1, 200), (10, 100), (20, 80), (30, 60), (50, 40), (70, 31),
    ]

    /// The growth of texts of more than 70 characters, in percent.
    private static let longTextPercent = 30.0
}
