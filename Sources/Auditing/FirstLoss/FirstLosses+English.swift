// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension SweepPoint {
    /// The circumstances in words: `AX2 at 320 pt as written`.
    package var english: String {
        expansion == 0
            ? tr(
                "%1$s and a width of %2$s pt, with the original texts", category.shortName,
                width.shown)
            : tr(
                "%1$s and a width of %2$s pt, with texts %3$s%% longer", category.shortName,
                width.shown,
                "\(expansion)")
    }
}

extension FirstLosses.Cell {
    /// The result at a category and width in words: `AX2 at 320 pt: 2 violations`.
    package var english: String {
        let violations = ViolationCounts.words(violationCount)
        return switch expansion {
        case nil:
            tr(
                "%1$s, %2$s pt wide: %3$s; no text is lost", category.shortName, width.shown,
                violations)
        case 0?: tr("%1$s, %2$s pt wide: %3$s", category.shortName, width.shown, violations)
        case let expansion?:
            tr(
                """
                %1$s, %2$s pt wide: %3$s; text is lost when the texts are %4$s%% longer
                """, category.shortName,
                width.shown, violations, "\(expansion)")
        }
    }
}

extension FirstLosses {
    /// The first break of the screen in sentences. A screen of a newer version is never said to keep all text.
    package var summary: String {
        guard let newerVersion else { return knownSummary }
        let reason = NotChecked.Reason.newerVersion(newerVersion).message
        return first == nil
            ? sentences(tr("Not checked."), reason)
            : sentences(knownSummary, tr("Not checked completely."), reason)
    }

    private var knownSummary: String {
        guard let first else { return axes.nothingBreaks }
        let all = Self.sentence(
            elements.first { $0.first == first }?.name, first.rule, first.point.english)
        guard let firstAsWritten else {
            return sentences(
                all,
                tr(
                    "With the original texts, no text is lost."))
        }
        guard firstAsWritten != first else { return all }
        return sentences(
            all,
            Self.sentenceAsWritten(
                elements.first { $0.firstAsWritten == firstAsWritten }?.name, firstAsWritten))
    }

    /// - Parameter name: the name of the breaking element; nil if none of the listed elements
    ///   breaks.
    private static func sentence(_ name: String?, _ rule: Rule, _ point: String) -> String {
        guard let name else {
            return tr("First break: a violation of %1$s at %2$s.", rule.rawValue, point)
        }
        return tr("First break: %1$s violates %2$s at %3$s.", name, rule.rawValue, point)
    }

    private static func sentenceAsWritten(_ name: String?, _ loss: FirstLoss) -> String {
        let (rule, category) = (loss.rule.rawValue, loss.point.category.shortName)
        let width = loss.point.width.shown
        guard let name else {
            return tr(
                """
                With the original texts, the first violation is %1$s, at %2$s and a width of \
                %3$s pt.
                """, rule, category,
                width)
        }
        return tr(
            """
            First break with the original texts: %1$s violates %2$s at %3$s and a width of \
            %4$s pt.
            """, name,
            rule, category, width)
    }
}

extension SweepAxes {
    /// The sentence for a screen that never breaks: `No text is lost at XS to AX5, 320 to 1024 pt
    /// wide, even with texts up to 200% longer.`
    fileprivate var nothingBreaks: String {
        let (categories, widths) = ranges
        let longest = expansions.last ?? 0
        return longest == 0
            ? tr(
                "With the original texts, no text is lost at %1$s and a width of %2$s pt.",
                categories,
                widths)
            : tr(
                """
                No text is lost at %1$s and a width of %2$s pt, even with texts up to %3$s%% \
                longer.
                """,
                categories, widths, "\(longest)")
    }

    /// The smallest and the largest category and width, in words.
    private var ranges: (categories: String, widths: String) {
        func range(_ words: [String]) -> String {
            guard let first = words.first, let last = words.last else { return "" }
            return first == last ? first : tr("%1$s to %2$s", first, last)
        }
        return (range(categories.map(\.shortName)), range(widths.map(\.shown)))
    }
}
