// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The first breaks of a screen and of each of its elements.
package struct FirstLosses: Sendable {
    /// The tested categories, widths, and expansions.
    package let axes: SweepAxes
    /// The elements that break at any point, from top to bottom.
    package let elements: [LosingElement]
    /// One cell for each category and width: by category, the narrowest width first.
    package let cells: [Cell]
    /// The number of searched previews. The other results follow from these.
    package let previewCount: Int
    /// The version of the screen, if parts of it may be missing because it is newer than the program.
    package let newerVersion: Int?

    /// The result at a category and a width.
    package struct Cell: Hashable, Sendable {
        package let category: ContentSizeCategory
        /// The width of the table, in points.
        package let width: Double
        /// The smallest expansion of texts at which something breaks, in percent; nil if nothing
        /// breaks.
        package internal(set) var expansion: Int?
        /// The number of violations with the texts as written.
        package internal(set) var violationCount = 0
        /// The number of elements that break at the expansion.
        package internal(set) var elementCount = 0
    }

    /// The first break of the screen; nil if it never breaks.
    package var first: FirstLoss? { elements.map(\.first).min { $0.point < $1.point } }

    /// The first break of the screen with its texts as written; nil if there is none.
    package var firstAsWritten: FirstLoss? {
        elements.compactMap(\.firstAsWritten).min { $0.point < $1.point }
    }
}

/// The first circumstances in which an element breaks, and the violated rule.
package struct FirstLoss: Hashable, Sendable {
    /// The circumstances.
    package let point: SweepPoint
    /// The first of the violated rules.
    package let rule: Rule
}

/// An element that breaks at some point.
package struct LosingElement: Sendable {
    package let element: Element
    /// The name for messages.
    package let name: String
    package let first: FirstLoss
    /// The first break with the texts as written; nil if there is none.
    package let firstAsWritten: FirstLoss?
    /// For each category, the break at the smallest expansion, at the narrowest width with that
    /// expansion; nil if the element does not break.
    package let least: [FirstLoss?]
}
