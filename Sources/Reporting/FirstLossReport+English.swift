// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax
import Words

extension FirstLossReport {
    /// The first breaks in a sentence, a table of elements, and the heat map.
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
        let titles = [
            tr("Element"), tr("Name"), tr("Rule"), tr("First break"), tr("Original texts"),
        ]
        return TextTable([titles] + lines).description
    }

    private var map: String {
        let axes = losses.axes
        let lines = axes.categories.map { category in
            [category.shortName]
                + losses.cells.filter { $0.category == category }.map(\.words)
        }
        let legend = tr(
            """
            Rows are categories, and columns are widths in points. “×3” means %1$s. “+40” means \
            that text is lost when the texts are 40%% longer. “–” means that no text is lost, \
            even when the texts are %2$s%% longer.
            """, ViolationCounts.words(3), "\(axes.expansions.last ?? 0)")
        return legend + "\n"
            + TextTable([[tr("Category")] + axes.widths.map(\.shown)] + lines).description
    }
}

extension FirstLosses.Cell {
    /// `×3`, `+40`, `–`, or `×1 +40` for a violation that is not lost text.
    fileprivate var words: String {
        let violations = violationCount == 0 ? "" : "×\(violationCount)"
        return switch expansion {
        case 0?: violations
        case let expansion?: "\(violations) +\(expansion)"
        case nil: "\(violations) –"
        }
    }
}

extension SweepPoint {
    fileprivate var words: String {
        expansion == 0
            ? tr("%1$s, %2$s pt", category.shortName, width.shown)
            : tr("%1$s, %2$s pt, +%3$s%%", category.shortName, width.shown, "\(expansion)")
    }
}
