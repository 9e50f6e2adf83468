// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// The first breaks of a screen and each of its elements, and the room for longer texts at each
/// category and width: the heat map in words and numbers.
package struct FirstLossReport: Report {
    /// Left out where nothing breaks.
    var first: Break?
    /// The first with the texts as they are written; left out where these never break.
    var firstAsWritten: Break?
    var elements: [Element]
    var cells: [Cell]
    var tried: Axes
    let summary: String

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

    private enum CodingKeys: CodingKey {
        case first, firstAsWritten, elements, cells, tried
    }

    package init(_ breaks: FirstLosses) {
        first = breaks.first.map(Break.init)
        firstAsWritten = breaks.firstAsWritten.map(Break.init)
        elements = breaks.elements.map { element in
            Element(
                element: element.element.description, name: element.name,
                first: Break(element.first),
                firstAsWritten: element.firstAsWritten.map(Break.init),
                least: element.least.compactMap { $0.map(Break.init) })
        }
        cells = breaks.cells.map {
            Cell(
                category: $0.category.shortName, width: $0.width.rounded3, expansion: $0.expansion,
                elements: $0.elementCount)
        }
        tried = Axes(
            categories: breaks.axes.categories.map(\.shortName),
            widths: breaks.axes.widths.map(\.rounded3), expansions: breaks.axes.expansions,
            rules: Sweep.lossRules, previews: breaks.previewCount)
        summary = breaks.summary
    }

    /// Whether something breaks anywhere.
    package var hasBreaks: Bool { first != nil }
}

extension FirstLossReport.Break {
    fileprivate init(_ found: FirstLoss) {
        self.init(
            category: found.point.category.shortName, width: found.point.width.rounded3,
            expansion: found.point.expansion, rule: found.rule)
    }
}
