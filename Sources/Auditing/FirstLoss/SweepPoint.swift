// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// The circumstances in which a screen is tried.
///
/// Points are ordered by category, then width, then expansion.
package struct SweepPoint: Hashable, Comparable, Sendable {
    package var category: ContentSizeCategory
    /// The width of the table, in points.
    package var width: Double
    /// The expansion of texts in percent; 0 for the texts as written.
    package var expansion: Int

    /// Whether `left` comes before `right`.
    package static func < (left: SweepPoint, right: SweepPoint) -> Bool {
        (left.category, left.width, left.expansion)
            < (right.category, right.width, right.expansion)
    }
}

/// The axes of a sweep: all categories, at all widths, with all expansions of texts.
package struct SweepAxes: Hashable, Sendable {
    /// The categories, in ascending order.
    package let categories: [ContentSizeCategory]
    /// The widths in points, in ascending order.
    package let widths: [Double]
    /// The expansions in percent. The first is 0, the texts as written.
    package let expansions: [Int]

    /// Axes with some values each, in any order. Texts as written are always included.
    package init(
        categories: some Sequence<ContentSizeCategory> = ContentSizeCategory.allCases,
        widths: some Sequence<Double>,
        expansions: some Sequence<Int> = stride(from: 0, through: 200, by: 5)
    ) {
        self.categories = Set(categories).sorted()
        self.widths = Set(widths).sorted()
        self.expansions = Set(expansions).union([0]).sorted()
    }

    /// The widths of apps from 320 to 1024 points: of devices in portrait, and of half their
    /// screens in landscape.
    package static func widths(of devices: DeviceList) -> [Double] {
        let halves = devices.all.compactMap { $0.width(of: .half, isLandscape: true) }
        return Set(devices.all.map(\.width) + halves).filter((320...1024).contains).sorted()
    }
}
