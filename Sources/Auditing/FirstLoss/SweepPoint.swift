// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// Circumstances that a screen is tried in.
///
/// In order: the category comes first, then the width, then the expansion of texts.
package struct SweepPoint: Hashable, Comparable, Sendable {
    package var category: ContentSizeCategory
    /// Of the table, in points.
    package var width: Double
    /// How much longer texts are, in percent; 0 for the texts as they are written.
    package var expansion: Int

    /// Whether the first comes first.
    package static func < (left: SweepPoint, right: SweepPoint) -> Bool {
        (left.category, left.width, left.expansion)
            < (right.category, right.width, right.expansion)
    }
}

/// The axes of a sweep: every category at every width with every expansion of texts.
package struct SweepAxes: Hashable, Sendable {
    /// From the smallest up.
    package let categories: [ContentSizeCategory]
    /// In points, the narrowest first.
    package let widths: [Double]
    /// In percent; the first is 0, the texts as they are written.
    package let expansions: [Int]

    /// Axes of some values each, in any order. Texts as they are written are always tried.
    package init(
        categories: some Sequence<ContentSizeCategory> = ContentSizeCategory.allCases,
        widths: some Sequence<Double> = Self.deviceWidths,
        expansions: some Sequence<Int> = stride(from: 0, through: 200, by: 5)
    ) {
        self.categories = Set(categories).sorted()
        self.widths = Set(widths).sorted()
        self.expansions = Set(expansions).union([0]).sorted()
    }

    /// The widths from 320 to 1024 points that apps have: of devices held upright, and of halves of
    /// their screens.
    package static let deviceWidths: [Double] = {
        let halves = Device.all.compactMap { $0.width(of: .half, isLandscape: true) }
        return Set(Device.all.map(\.width) + halves).filter((320...1024).contains).sorted()
    }()
}
