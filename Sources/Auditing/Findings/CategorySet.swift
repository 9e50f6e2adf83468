// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Some of the twelve categories.
package struct CategorySet: OptionSet, Hashable, Sendable {
    /// One bit for each category. The lowest bit is the smallest category.
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package init(_ category: ContentSizeCategory) { rawValue = 1 << UInt16(category.rawValue) }

    package init(_ categories: [ContentSizeCategory]) {
        rawValue = categories.reduce(0) { $0 | CategorySet($1).rawValue }
    }

    /// All twelve.
    package static let all = CategorySet(ContentSizeCategory.allCases)

    /// The smallest category; nil if the set is empty.
    package var first: ContentSizeCategory? {
        ContentSizeCategory(rawValue: rawValue.trailingZeroBitCount)
    }

    /// The categories in ascending order.
    package var categories: [ContentSizeCategory] {
        ContentSizeCategory.allCases.filter { contains(CategorySet($0)) }
    }
}
