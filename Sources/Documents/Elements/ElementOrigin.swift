// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Where a part of a converted screen is from, and when it is there.
///
/// An object, because only converted screens have origins, and long lists have many rows without one.
package final class ElementOrigin: Hashable, Sendable {
    /// `FILE:LINE:COLUMN`; nil if that is unknown.
    package let source: String?
    /// The condition in the source; nil for none.
    package let condition: String?
    /// Whether it stands for data that only the running app has.
    package let isSample: Bool
    /// The categories in which it is there; nil for all.
    package let categories: Set<ContentSizeCategory>?
    /// The key of a text in a string table, and the table; nil for other texts and elements.
    package let localizationKey: String?
    package let localizationTable: String?

    init(
        source: String?, condition: String? = nil, isSample: Bool,
        categories: Set<ContentSizeCategory>? = nil, localizationKey: String? = nil,
        localizationTable: String? = nil
    ) {
        self.source = source
        self.condition = condition
        self.isSample = isSample
        self.categories = categories
        self.localizationKey = localizationKey
        self.localizationTable = localizationTable
    }

    package static func == (left: ElementOrigin, right: ElementOrigin) -> Bool {
        left === right
            || left.source == right.source && left.condition == right.condition
                && left.isSample == right.isSample && left.categories == right.categories
                && left.localizationKey == right.localizationKey
                && left.localizationTable == right.localizationTable
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(localizationKey)
    }

    /// Whether it is there in a category.
    package func isThere(in category: ContentSizeCategory) -> Bool {
        categories?.contains(category) ?? true
    }
}

/// A condition in the source of a converted screen whose value only the running app knows.
package struct SourceChoice: Hashable, Sendable {
    /// The condition as in the source.
    package let condition: String
    package let branches: [String]
    /// The branch that the screen shows.
    package let chosen: String
    /// `FILE:LINE:COLUMN`; nil if that is unknown.
    package let source: String?
}

/// A text on a converted screen that stands for data that only the running app has.
package struct SourceSample: Hashable, Sendable {
    /// The expression for the data, as in the source.
    package let expression: String
    package let text: String
    /// `FILE:LINE:COLUMN`; nil if that is unknown.
    package let source: String?
}

extension DictionaryReader {
    /// The origin of a row or a section; nil without one.
    var elementOrigin: ElementOrigin? {
        let (source, condition, isSample, categories) = (
            self[OriginKeys.source], self[OriginKeys.when], self[OriginKeys.isSample],
            self[OriginKeys.categories]
        )
        guard source != nil || condition != nil || isSample != nil || categories != nil else {
            return nil
        }
        return ElementOrigin(
            source: source, condition: condition, isSample: isSample ?? false,
            categories: categories)
    }

    /// The origin of a text; nil without one.
    var textOrigin: ElementOrigin? {
        let (source, isSample, key, table) = (
            self[OriginKeys.source], self[OriginKeys.isSample], self[OriginKeys.localizationKey],
            self[OriginKeys.localizationTable]
        )
        guard source != nil || isSample != nil || key != nil || table != nil else { return nil }
        return ElementOrigin(
            source: source, isSample: isSample ?? false, localizationKey: key,
            localizationTable: table)
    }
}
