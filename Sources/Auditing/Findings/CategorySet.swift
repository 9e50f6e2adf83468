// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Some of the twelve categories.
public struct CategorySet: OptionSet, Hashable, Sendable {
    /// One bit for each category, the smallest lowest.
    public let rawValue: UInt16

    /// Categories by their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A single category.
    public init(_ category: ContentSizeCategory) { rawValue = 1 << UInt16(category.rawValue) }

    /// All twelve.
    public static let all = CategorySet(ContentSizeCategory.allCases.map(CategorySet.init))

    /// The smallest; nil where there is none.
    public var first: ContentSizeCategory? {
        ContentSizeCategory(rawValue: rawValue.trailingZeroBitCount)
    }

    /// From the smallest up.
    public var categories: [ContentSizeCategory] {
        ContentSizeCategory.allCases.filter { contains(CategorySet($0)) }
    }
}
