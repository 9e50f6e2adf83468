// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

extension FirstLossReport {
    /// The first breaks in a sentence, a table of elements, then the heat map.
    package var text: String {
        ([losses.summary] + (losses.elements.isEmpty ? [] : [elementTable, map]))
            .joined(separator: "\n\n")
    }

    private var elementTable: String {
        let lines = losses.elements.map { element in
            [
                element.element.description, element.name, element.first.rule.rawValue,
                element.first.point.words, element.firstAsWritten?.point.words ?? "–",
            ]
        }
        return TextTable([["element", "name", "rule", "first break", "as written"]] + lines)
            .description
    }

    private var map: String {
        let axes = losses.axes
        let lines = axes.categories.map { category in
            [category.shortName]
                + losses.cells.filter { $0.category == category }.map { cell in
                    switch cell.expansion {
                    case nil: "–"
                    case 0: "×\(cell.elementCount)"
                    case let expansion?: "+\(expansion)"
                    }
                }
        }
        let legend =
            "By category and width in points: ×3, three elements break as written; +40, something breaks "
            + "when texts are 40 % longer; –, nothing does up to \(axes.expansions.last ?? 0) %."
        return legend + "\n"
            + TextTable([["category"] + axes.widths.map(\.plain)] + lines).description
    }
}

extension SweepPoint {
    fileprivate var words: String {
        "\(category.shortName), \(width.plain) pt" + (expansion == 0 ? "" : ", +\(expansion) %")
    }
}
