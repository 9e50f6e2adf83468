// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax
import Words

extension ReachReport {
    /// The verdicts, then tables of styles, texts, and categories, then the pictures.
    package var text: String {
        let tables = [styleRows, textRows, categoryRows].map { TextTable($0).description }
        let files = captions.enumerated().compactMap { number, caption in
            file(number).map { "\($0): \(caption)".visible }
        }
        return
            ([verdictSentences.joined(separator: "\n"), summary] + tables
            + [files.joined(separator: "\n")])
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A sentence for each criterion, without a period.
    package var verdictSentences: [String] {
        [
            (tr("WCAG 2.2, 1.4.4 Resize Text"), reach.resizeText),
            (tr("Apple, Larger Text"), reach.largerText),
        ].map { title, verdict in
            verdict.reasons.isEmpty
                // Translators: a criterion and its verdict, such as “Apple, Larger Text: passes”.
                ? trc("verdict", "%1$s: %2$s", title, verdict.title)
                // Translators: a criterion, its verdict, and the reasons.
                : trc("verdict", "%1$s: %2$s: %3$s", title, verdict.title, clauses(verdict.reasons))
        }
    }

    /// The reach of the screen in words; empty for a screen without texts.
    package var summary: String {
        guard let maximum = reach.maximum else { return "" }
        let (percent, category) = (maximum.growth.percent, maximum.category.shortName)
        guard let goal = reach.goal else {
            return tr(
                """
                Some text does not grow to 200%%. The text with the least growth reaches %1$s at \
                %2$s.
                """, percent, category)
        }
        return tr(
            """
            At %1$s and larger sizes, all text is at least at 200%%, or as large as iOS allows. \
            The text with the least growth reaches %2$s at %3$s.
            """, goal.shortName, percent, category)
    }

    /// The styles of the theme as a table with titles.
    package var styleRows: [[String]] {
        [[tr("Style"), tr("Screen"), tr("Font")] + Growth.titles]
            + reach.styles.map { style in
                [style.style.uiKitName, style.isUsed ? tr("used") : "–", style.fontName]
                    + style.growth.cells
            }
    }

    /// The texts of the screen as a table with titles.
    package var textRows: [[String]] {
        [[tr("Texts"), tr("Style"), tr("Font")] + Growth.titles]
            + reach.fonts.map { font in
                let rest = font.elements.count - 1
                let first = font.elements.first?.name ?? ""
                return [andMore(first, rest), font.style.uiKitName, font.fontName]
                    + font.growth.cells
            }
    }

    /// The categories as a table with titles.
    package var categoryRows: [[String]] {
        [[tr("Category"), tr("Text"), tr("Lost")]]
            + reach.steps.map { step in
                [step.category.shortName, step.growth.map(\.percent) ?? "–", step.lossList]
            }
    }

    /// The captions of the pictures, in the order of the evidence.
    package var captions: [String] { reach.evidence.map(\.caption) }
}

/// The names of elements, and the number of further ones.
private func andMore(_ names: String, _ rest: Int) -> String {
    rest <= 0 ? names : trn("%2$s and %1$s more", "%2$s and %1$s more", rest, names)
}

extension Reach.Step {
    /// The first three elements that lose text, and the number of further ones.
    fileprivate var lossList: String {
        guard !losses.isEmpty else { return "–" }
        let groups = losses.grouped(by: \.element).map(\.elements)
        let words = groups.prefix(3).map { losses in
            // Translators: an element, the id of a rule, and the widths at which it does not hold.
            tr(
                "%1$s (%2$s, %3$s pt)", losses[0].name, losses[0].rule.rawValue,
                listed(losses.map(\.width.shown)))
        }
        return andMore(listed(words), groups.count - 3)
    }
}

extension Reach.Evidence {
    fileprivate var caption: String {
        // Translators: what a picture shows, with its text size and width.
        let title = tr("%1$s (%2$s, %3$s pt)", subject.title, category.shortName, width.shown)
        return losses.isEmpty
            ? tr("%1$s: no text is lost", title)
            : trn(
                "%2$s: %1$s element loses text", "%2$s: %1$s elements lose text", losses.count,
                title)
    }
}

extension Reach.Evidence.Subject {
    fileprivate var title: String {
        switch self {
        case .atLarge: tr("Default size")
        case .goal: tr("All text at 200%, or as large as iOS allows")
        case .firstLoss: tr("First size at which text is lost")
        case .largest: tr("Largest size")
        }
    }
}

extension Growth {
    fileprivate static var titles: [String] {
        [tr("At L"), tr("Largest"), tr("Growth"), tr("Doubled at"), tr("Verdict")]
    }

    fileprivate var cells: [String] {
        [
            baseSize.shown, maximumSize.shown, maximum.percent, first?.shortName ?? "–",
            verdict.english,
        ]
    }
}
