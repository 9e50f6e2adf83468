// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Where a screen and each of its elements first breaks.
package struct FirstLosses: Sendable {
    /// The categories, widths and expansions that were tried.
    package let axes: SweepAxes
    /// The elements that break anywhere, from top to bottom.
    package let elements: [LosingElement]
    /// One for each category and width: by category, the narrowest first.
    package let cells: [Cell]
    /// How many previews were looked at; the rest follows from these.
    package let previewCount: Int

    /// A category at a width.
    package struct Cell: Hashable, Sendable {
        package let category: ContentSizeCategory
        /// Of the table, in points.
        package let width: Double
        /// The smallest expansion of texts with which something breaks, in percent; nil for none.
        package internal(set) var expansion: Int?
        /// The number of violations that hold there, with the texts as they are written.
        package internal(set) var violationCount = 0
        /// How many elements break with it.
        package internal(set) var elementCount = 0
    }

    /// Where the screen first breaks; nil where it never does.
    package var first: FirstLoss? { elements.map(\.first).min { $0.point < $1.point } }

    /// Where the screen first breaks with its texts as they are written.
    package var firstAsWritten: FirstLoss? {
        elements.compactMap(\.firstAsWritten).min { $0.point < $1.point }
    }
}

/// A rule that an element violates, and the first circumstances in which it does.
package struct FirstLoss: Hashable, Sendable {
    /// Where.
    package let point: SweepPoint
    /// The first of the rules that it violates there.
    package let rule: Rule
}

/// An element that breaks somewhere.
package struct LosingElement: Sendable {
    package let element: Element
    /// What people call it.
    package let name: String
    package let first: FirstLoss
    /// The first with the texts as they are written; nil where these never break.
    package let firstAsWritten: FirstLoss?
    /// At each of the categories, where the least expansion of texts breaks it, at the narrowest of those
    /// widths; nil where none does.
    package let least: [FirstLoss?]
}
