// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension FirstLossReport {
    /// The first breaks in a sentence, a table of elements, then the heat map.
    package var text: String {
        ([summary] + (hasBreaks ? [elementTable, map] : [])).joined(separator: "\n\n")
    }

    private var elementTable: String {
        let lines = elements.map { element in
            [
                element.element, element.name, element.first.rule.rawValue, element.first.words,
                element.firstAsWritten?.words ?? "–",
            ]
        }
        return TextTable([["element", "name", "rule", "first break", "as written"]] + lines)
            .description
    }

    /// The heat map.
    private var map: String {
        let lines = tried.categories.map { category in
            [category]
                + cells.filter { $0.category == category }.map { cell in
                    switch cell.expansion {
                    case nil: "–"
                    case 0: "×\(cell.elements)"
                    case let expansion?: "+\(expansion)"
                    }
                }
        }
        let legend =
            "By category and width in points: ×3, three elements break as written; +40, something breaks "
            + "when texts are 40 % longer; –, nothing does up to \(tried.expansions.last ?? 0) %."
        return legend + "\n"
            + TextTable([["category"] + tried.widths.map(\.plain)] + lines).description
    }
}

extension FirstLossReport.Break {
    fileprivate var words: String {
        "\(category), \(width.plain) pt" + (expansion == 0 ? "" : ", +\(expansion) %")
    }
}
