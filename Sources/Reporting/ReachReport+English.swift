// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Syntax

extension ReachReport {
    /// The verdicts, then tables of styles, texts and categories, then the pictures.
    package var text: String {
        let tables = [styleRows, textRows, categoryRows].map { TextTable($0).description }
        let files = evidence.indices.compactMap { number in
            evidence[number].file.map { "\($0): \(evidence[number].caption)".visible }
        }
        return
            ([verdictSentences.joined(separator: "\n"), summary] + tables
            + [files.joined(separator: "\n")])
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A sentence for each criterion, without a full stop.
    package var verdictSentences: [String] {
        [
            ("WCAG 2.2, 1.4.4 Resize Text", verdicts.resizeText),
            ("Apple, Larger Text", verdicts.largerText),
        ].map { title, verdict in
            "\(title): \(verdict.words)"
                + (verdict.reasons.isEmpty ? "" : ": " + verdict.reasons.joined(separator: "; "))
        }
    }

    /// The reach of the screen; empty for a screen without texts.
    package var summary: String {
        guard let maximum else { return "" }
        let goal = goal.map {
            "All text is at 200 %, or as large as iOS lets it become, from \($0)"
        }
        return (goal ?? "Not all text gets to 200 %")
            + "; the text that grows least reaches \((maximum.percent / 100).percent) at "
            + "\(maximum.category)."
    }

    /// The styles of the theme as a table with titles.
    package var styleRows: [[String]] {
        [["style", "screen", "font"] + Growth.titles]
            + styles.map { style in
                [style.style, style.isUsed ? "used" : "–", style.font] + style.growth.cells
            }
    }

    /// The texts of the screen as a table with titles.
    package var textRows: [[String]] {
        [["texts", "style", "font"] + Growth.titles]
            + texts.map { text in
                let rest = text.elements.count - 1
                let name = text.name + (rest > 0 ? " and \(rest) more" : "")
                return [name, text.style, text.font] + text.growth.cells
            }
    }

    /// The categories as a table with titles.
    package var categoryRows: [[String]] {
        [["category", "text", "lost"]]
            + categories.map { category in
                [
                    category.category, category.percent.map { ($0 / 100).percent } ?? "–",
                    category.lossList,
                ]
            }
    }

    /// The captions of the pictures, in the order of the evidence.
    package var captions: [String] { evidence.map(\.caption) }
}

extension ReachReport.Category {
    /// The first three elements that lose text, and how many more do.
    fileprivate var lossList: String {
        var elements: [(element: String, words: String, widths: [String])] = []
        for loss in losses {
            if let known = elements.firstIndex(where: { $0.element == loss.element }) {
                elements[known].widths.append(loss.width.plain)
            } else {
                elements.append(
                    (loss.element, "\(loss.name) (\(loss.rule.rawValue), ", [loss.width.plain]))
            }
        }
        guard !elements.isEmpty else { return "–" }
        let rest = elements.count - 3
        return elements.prefix(3).map {
            $0.words + $0.widths.joined(separator: " and ") + " pt)"
        }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension ReachReport.Evidence {
    fileprivate var caption: String {
        let count = losses.count
        let lost =
            count == 0
            ? "nothing is lost"
            : count == 1 ? "1 element loses text" : "\(count) elements lose text"
        return "\(category) at \(width.plain) pt, \(words): \(lost)"
    }
}

extension ReachReport.Growth {
    fileprivate static let titles = ["at L", "largest", "growth", "200 % at", "verdict"]

    fileprivate var cells: [String] {
        [base.plain, maximum.plain, (percent / 100).percent, first ?? "–", words]
    }
}
