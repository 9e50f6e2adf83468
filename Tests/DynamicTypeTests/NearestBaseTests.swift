// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DynamicType

/// The base size that results in a wanted size.
struct NearestBaseTests {
    private static let body = FontMetrics(forTextStyle: .body)

    @Test(arguments: ContentSizeCategory.allCases)
    func everyBaseIsFoundFromTheSizeItGives(category: ContentSizeCategory) {
        for base in stride(from: 1.0, through: 60, by: 1) {
            let size = Self.body.scaledPointSize(for: base, at: category)
            #expect(Self.body.base(giving: size, at: category, from: base) == .exact(base))
        }
    }

    @Test func skippedSizesHaveNeighbors() {
        let category = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        let (less, more) = (
            Self.body.scaledPointSize(for: 17, at: category),
            Self.body.scaledPointSize(for: 18, at: category)
        )
        #expect(
            Self.body.base(giving: less + 1, at: category, from: 17)
                == .nearest([.init(base: 17, pointSize: less), .init(base: 18, pointSize: more)]))
    }

    @Test func nothingIsLargerThanTheMaximum() {
        let match = Self.body.base(
            giving: 50, maximumPointSize: 40, at: .accessibilityLarge, from: 30)
        #expect(match == .nearest([.init(base: 30, pointSize: 40)]))
    }
}
