// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Some of the twelve categories.
package struct CategorySet: OptionSet, Hashable, Sendable {
    /// One bit for each category, the smallest lowest.
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package init(_ category: ContentSizeCategory) { rawValue = 1 << UInt16(category.rawValue) }

    package init(_ categories: [ContentSizeCategory]) {
        rawValue = categories.reduce(0) { $0 | CategorySet($1).rawValue }
    }

    /// All twelve.
    package static let all = CategorySet(ContentSizeCategory.allCases)

    /// The smallest; nil where there is none.
    package var first: ContentSizeCategory? {
        ContentSizeCategory(rawValue: rawValue.trailingZeroBitCount)
    }

    /// From the smallest up.
    package var categories: [ContentSizeCategory] {
        ContentSizeCategory.allCases.filter { contains(CategorySet($0)) }
    }
}
