// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax
import Words

extension ReachReport {
    /// The verdicts, then tables of styles, texts and categories, then the pictures.
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

    /// A sentence for each criterion, without a full stop.
    package var verdictSentences: [String] {
        [
            (tr("WCAG 2.2, 1.4.4 Resize Text"), reach.resizeText),
            (tr("Apple, Larger Text"), reach.largerText),
        ].map { title, verdict in
            "\(title): \(verdict.title)"
                + (verdict.reasons.isEmpty ? "" : ": " + verdict.reasons.joined(separator: "; "))
        }
    }

    /// The reach of the screen; empty for a screen without texts.
    package var summary: String {
        guard let maximum = reach.maximum else { return "" }
        let (percent, category) = (maximum.growth.percent, maximum.category.shortName)
        guard let goal = reach.goal else {
            return tr(
                "Not all text gets to 200 %%; the text that grows least reaches %1$s at %2$s.",
                percent, category)
        }
        return tr(
            """
            All text is at 200 %%, or as large as iOS lets it become, from %1$s; the text that \
            grows least reaches %2$s at %3$s.
            """, goal.shortName, percent, category)
    }

    /// The styles of the theme as a table with titles.
    package var styleRows: [[String]] {
        [[tr("style"), tr("screen"), tr("font")] + Growth.titles]
            + reach.styles.map { style in
                [style.style.uiKitName, style.isUsed ? tr("used") : "–", style.fontName]
                    + style.growth.cells
            }
    }

    /// The texts of the screen as a table with titles.
    package var textRows: [[String]] {
        [[tr("texts"), tr("style"), tr("font")] + Growth.titles]
            + reach.fonts.map { font in
                let rest = font.elements.count - 1
                let first = font.elements.first?.name ?? ""
                let name = rest > 0 ? tr("%1$s and %2$s more", first, "\(rest)") : first
                return [name, font.style.uiKitName, font.fontName] + font.growth.cells
            }
    }

    /// The categories as a table with titles.
    package var categoryRows: [[String]] {
        [[tr("category"), tr("text"), tr("lost")]]
            + reach.steps.map { step in
                [step.category.shortName, step.growth.map(\.percent) ?? "–", step.lossList]
            }
    }

    /// The captions of the pictures, in the order of the evidence.
    package var captions: [String] { reach.evidence.map(\.caption) }
}

extension Reach.Step {
    /// The first three elements that lose text, and how many more do.
    fileprivate var lossList: String {
        guard !losses.isEmpty else { return "–" }
        let groups = losses.grouped(by: \.element).map(\.elements)
        let words = groups.prefix(3).map { losses in
            let widths = losses.map(\.width.plain).joined(separator: " and ")
            return "\(losses[0].name) (\(losses[0].rule.rawValue), \(widths) pt)"
        }
        let rest = groups.count - 3
        let list = words.joined(separator: ", ")
        return rest > 0 ? tr("%1$s and %2$s more", list, "\(rest)") : list
    }
}

extension Reach.Evidence {
    fileprivate var caption: String {
        let (category, width) = (category.shortName, width.plain)
        return losses.isEmpty
            ? tr("%1$s at %2$s pt, %3$s: nothing is lost", category, width, subject.english)
            : trn(
                "%2$s at %3$s pt, %4$s: %1$s element loses text",
                "%2$s at %3$s pt, %4$s: %1$s elements lose text", losses.count, category, width,
                subject.english)
    }
}

extension Growth {
    fileprivate static var titles: [String] {
        [tr("at L"), tr("largest"), tr("growth"), tr("200 % at"), tr("verdict")]
    }

    fileprivate var cells: [String] {
        [
            baseSize.plain, maximumSize.plain, maximum.percent, first?.shortName ?? "–",
            verdict.english,
        ]
    }
}
