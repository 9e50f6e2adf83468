// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// The first breaks of a screen and each of its elements, and the room for longer texts at each
/// category and width: the heat map in words and numbers.
package struct FirstLossReport: Report {
    let losses: FirstLosses

    package init(_ losses: FirstLosses) { self.losses = losses }
}

// MARK: - JSON

extension FirstLossReport {
    package struct Content: Encodable {
        /// Left out where nothing breaks.
        var first: Break?
        /// The first with the texts as they are written; left out where these never break.
        var firstAsWritten: Break?
        var elements: [Element]
        var cells: [Cell]
        var tried: Axes

        struct Element: Encodable {
            var element: String
            var name: String
            var first: Break
            var firstAsWritten: Break?
            /// For each category where it breaks, with the least expansion that breaks it.
            var least: [Break]
        }

        struct Break: Encodable {
            var category: String
            var width: Double
            /// In percent; 0 for the texts as they are written.
            var expansion: Int
            var rule: Rule
        }

        struct Cell: Encodable {
            var category: String
            var width: Double
            /// The least expansion with which something breaks; left out for none.
            var expansion: Int?
            /// The number of elements that break with it.
            var elements: Int
        }

        struct Axes: Encodable {
            var categories: [String]
            var widths: [Double]
            var expansions: [Int]
            var rules: [Rule]
            /// The number of previews that were computed; the rest follows from these.
            var previews: Int
        }
    }

    package var content: Content {
        Content(
            first: losses.first.map(Content.Break.init),
            firstAsWritten: losses.firstAsWritten.map(Content.Break.init),
            elements: losses.elements.map { element in
                Content.Element(
                    element: element.element.description, name: element.name,
                    first: Content.Break(element.first),
                    firstAsWritten: element.firstAsWritten.map(Content.Break.init),
                    least: element.least.compactMap { $0.map(Content.Break.init) })
            },
            cells: losses.cells.map {
                Content.Cell(
                    category: $0.category.shortName, width: $0.width.rounded3,
                    expansion: $0.expansion, elements: $0.elementCount)
            },
            tried: Content.Axes(
                categories: losses.axes.categories.map(\.shortName),
                widths: losses.axes.widths.map(\.rounded3), expansions: losses.axes.expansions,
                rules: Sweep.lossRules, previews: losses.previewCount))
    }
}

extension FirstLossReport.Content.Break {
    fileprivate init(_ found: FirstLoss) {
        self.init(
            category: found.point.category.shortName, width: found.point.width.rounded3,
            expansion: found.point.expansion, rule: found.rule)
    }
}
