// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax

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
            ("WCAG 2.2, 1.4.4 Resize Text", reach.resizeText),
            ("Apple, Larger Text", reach.largerText),
        ].map { title, verdict in
            "\(title): \(verdict.title)"
                + (verdict.reasons.isEmpty ? "" : ": " + verdict.reasons.joined(separator: "; "))
        }
    }

    /// The reach of the screen; empty for a screen without texts.
    package var summary: String {
        guard let maximum = reach.maximum else { return "" }
        let goal = reach.goal.map {
            "All text is at 200 %, or as large as iOS lets it become, from \($0.shortName)"
        }
        return (goal ?? "Not all text gets to 200 %")
            + "; the text that grows least reaches \(maximum.growth.percent) at "
            + "\(maximum.category.shortName)."
    }

    /// The styles of the theme as a table with titles.
    package var styleRows: [[String]] {
        [["style", "screen", "font"] + Growth.titles]
            + reach.styles.map { style in
                [style.style.uiKitName, style.isUsed ? "used" : "–", style.fontName]
                    + style.growth.cells
            }
    }

    /// The texts of the screen as a table with titles.
    package var textRows: [[String]] {
        [["texts", "style", "font"] + Growth.titles]
            + reach.fonts.map { font in
                let rest = font.elements.count - 1
                let name = (font.elements.first?.name ?? "") + (rest > 0 ? " and \(rest) more" : "")
                return [name, font.style.uiKitName, font.fontName] + font.growth.cells
            }
    }

    /// The categories as a table with titles.
    package var categoryRows: [[String]] {
        [["category", "text", "lost"]]
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
        return words.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension Reach.Evidence {
    fileprivate var caption: String {
        let count = losses.count
        let lost =
            count == 0
            ? "nothing is lost"
            : "\(counted(count, "element")) \(count == 1 ? "loses" : "lose") text"
        return "\(category.shortName) at \(width.plain) pt, \(subject.english): \(lost)"
    }
}

extension Growth {
    fileprivate static let titles = ["at L", "largest", "growth", "200 % at", "verdict"]

    fileprivate var cells: [String] {
        [
            baseSize.plain, maximumSize.plain, maximum.percent, first?.shortName ?? "–",
            verdict.english,
        ]
    }
}
