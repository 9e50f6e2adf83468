// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DynamicType

/// From the size a designer sees back to the sizes that give it, exact to the last bit.
@Suite struct InverseTests {
    @Test(arguments: TextStyle.allCases, ContentSizeCategory.allCases)
    func rangeIsExactlyTheBasesThatScaleToASize(style: TextStyle, category: ContentSizeCategory)
        throws
    {
        let metrics = FontMetrics(forTextStyle: style)
        for size in stride(from: 1.0, through: 100, by: 1) {
            let bases = try #require(metrics.baseSizes(giving: size, at: category))
            #expect(metrics.scaledPointSize(for: bases.lowerBound, at: category) == size)
            #expect(metrics.scaledPointSize(for: bases.lowerBound.nextDown, at: category) < size)
            #expect(metrics.scaledPointSize(for: bases.upperBound.nextDown, at: category) == size)
            #expect(metrics.scaledPointSize(for: bases.upperBound, at: category) > size)
        }
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func wholeBasesAreThoseFoundByTrying(category: ContentSizeCategory) {
        let metrics = FontMetrics.default
        for size in stride(from: 1.0, through: 80, by: 1) {
            let tried = stride(from: 1.0, through: 200, by: 1).filter {
                metrics.scaledPointSize(for: $0, at: category) == size
            }
            #expect(metrics.wholeBaseSizes(giving: size, at: category) == tried)
        }
    }

    @Test func ladderSkipsSizes() throws {
        let metrics = FontMetrics.default
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        // 17 gives 48 and 18 gives 51.
        #expect(metrics.wholeBaseSizes(giving: 48, at: largest) == [17])
        #expect(metrics.wholeBaseSizes(giving: 49, at: largest) == [])
        let between = try #require(metrics.baseSizes(giving: 49, at: largest))
        #expect(between.lowerBound > 17 && between.upperBound < 18)
    }

    @Test(arguments: [0, -1, 17.5, .infinity, .nan]) func nothingGives(size: Double) {
        #expect(FontMetrics.default.baseSizes(giving: size, at: .large) == nil)
        #expect(FontMetrics.default.wholeBaseSizes(giving: size, at: .large) == [])
    }

    @Test func maximumHasNoUpperEnd() throws {
        let metrics = FontMetrics.default
        let category = ContentSizeCategory.accessibilityMedium
        func bases(_ size: Double, _ maximum: Double) -> Range<Double>? {
            metrics.baseSizes(giving: size, maximumPointSize: maximum, at: category)
        }
        #expect(bases(31, 30) == nil)
        #expect(bases(30, 30)?.upperBound == .infinity)
        #expect(bases(29, 30) == metrics.baseSizes(giving: 29, at: category))
        #expect(bases(29, 0) == metrics.baseSizes(giving: 29, at: category))

        let atLimit = try #require(bases(30, 30))
        func scaled(_ base: Double) -> Double {
            metrics.scaledPointSize(for: base, maximumPointSize: 30, at: category)
        }
        #expect(scaled(atLimit.lowerBound) == 30)
        #expect(scaled(atLimit.lowerBound.nextDown) == 29)
        #expect(scaled(1000) == 30)
        let whole = metrics.wholeBaseSizes(giving: 30, maximumPointSize: 30, at: category)
        #expect(whole.count == 10)
        #expect(whole.first == atLimit.lowerBound.rounded(.up))
    }

    @Test func maximumThatIsNotWholeIsReachedByRoundingPastIt() throws {
        let metrics = FontMetrics.default
        let bases = try #require(
            metrics.baseSizes(giving: 30.5, maximumPointSize: 30.5, at: .large))
        #expect(bases.lowerBound == 30.5)
        #expect(
            metrics.scaledPointSize(for: 30.5.nextDown, maximumPointSize: 30.5, at: .large) == 30)
        #expect(metrics.baseSizes(giving: 30, maximumPointSize: 30.5, at: .large) == 29.5..<30.5)
    }
}
