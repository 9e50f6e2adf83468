// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DynamicType

@Suite struct ContentSizeCategoryTests {
    @Test func orderIsThatOfTheSlider() {
        let names = ContentSizeCategory.allCases.sorted().map(\.shortName)
        #expect(
            names == [
                "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
            ])
    }

    @Test func sevenAreStandardAndFiveForAccessibility() {
        #expect(ContentSizeCategory.standardCases.map(\.shortName).last == "XXXL")
        #expect(ContentSizeCategory.standardCases.count == 7)
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
        #expect(ContentSizeCategory.default == .large)
    }

    @Test func neighborsEndAtTheLargest() {
        #expect(ContentSizeCategory.large.larger == .extraLarge)
        #expect(ContentSizeCategory.extraExtraExtraLarge.larger == .accessibilityMedium)
        #expect(ContentSizeCategory.accessibilityExtraExtraExtraLarge.larger == nil)
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func limitsBringInBetween(category: ContentSizeCategory) {
        let limited = category.limited(from: .medium, to: .accessibilityMedium)
        #expect(limited == min(max(category, .medium), .accessibilityMedium))
        #expect(category.limited() == category)
        #expect(category.limited(from: .medium) == max(category, .medium))
        #expect(category.limited(to: .medium) == min(category, .medium))
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func minimumAboveMaximumDoesNotCount(category: ContentSizeCategory) {
        #expect(category.limited(from: .extraExtraLarge, to: .small) <= .small)
        #expect(
            category.limited(from: .extraExtraLarge, to: .small) == category.limited(to: .small))
    }
}
