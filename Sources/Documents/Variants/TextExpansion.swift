// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How much longer a text becomes in translation.
package struct TextExpansion: Hashable, Sendable {
    /// Whether short texts grow more than long ones, or all in the same proportion.
    package enum Rule: Hashable, Sendable {
        /// The same percentage for every text.
        case fixed
        /// At most what localization guides expect of a text of its length.
        case byLength
    }

    /// Percentages that a text may be expanded by.
    package static let percentages = 0.0...200.0

    /// What localization guides expect: from 30% for a paragraph to 200% for a single character.
    package static let expected = TextExpansion(.byLength, percent: percentages.upperBound)

    /// Which texts grow more.
    package let rule: Rule
    /// The growth of every text, or by length the most that any grows.
    package let percent: Double

    /// An expansion of so many per cent, brought between the bounds of ``percentages``.
    package init(_ rule: Rule, percent: Double) {
        self.rule = rule
        self.percent = min(max(percent, Self.percentages.lowerBound), Self.percentages.upperBound)
    }

    /// How many characters a text grows by, rounded up.
    ///
    /// Longer texts grow by as many or more, and so does every text where the percentage is larger.
    ///
    /// - Parameter count: the text's length in characters.
    package func growth(ofTextWith count: Int) -> Int {
        let percent =
            rule == .fixed ? percent : min(percent, Self.expectedPercent(ofTextWith: count))
        return Int((Double(count) * percent / 100).rounded(.up))
    }

    /// The additional space that a translated text of a length needs, as a percentage.
    ///
    /// Source: IBM, Globalization Guidelines, Guideline A3, "Providing for UI expansion", which the
    /// W3C's "Text size in translation" restates as 100% more. It gives a range for each range of
    /// lengths (100 to 200% up to 10 characters, 80 to 100% up to 20, and so on); each begins where
    /// the one before ends, so that lengths between the ends are interpolated.
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

    /// Over 70 characters.
    private static let longTextPercent = 30.0
}
