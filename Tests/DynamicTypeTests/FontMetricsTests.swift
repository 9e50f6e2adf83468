// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DynamicType

@Suite struct FontMetricsTests {
    @Test(arguments: Fixtures.observations.observed)
    func agreesWithDevices(observation: Fixtures.Observations.Observation) throws {
        let metrics = FontMetrics(
            forTextStyle: try #require(TextStyle(name: observation.style)))
        let category = try #require(ContentSizeCategory(name: observation.category))
        let result =
            switch observation.api {
            case .scaledFont: metrics.scaledPointSize(for: observation.input, at: category)
            case .scaledValue:
                metrics.scaledValue(
                    for: observation.input, at: category,
                    displayScale: try #require(observation.displayScale))
            }
        #expect(result == observation.expected)
    }

    @Test(arguments: [
        (TextStyle.body, 17.0, "XS", 15.0), (.body, 17, "AX5", 48), (.headline, 17, "AX4", 39),
        (.body, 17, "AX4", 43), (.caption2, 11, "AX5", 41), (.caption1, 12, "AX5", 38),
        (.caption2, 11, "L", 11), (.caption1, 12, "L", 12), (.body, 0, "AX5", 0),
    ])
    func customFont(style: TextStyle, base: Double, categoryName: String, expected: Double) throws {
        let category = try #require(ContentSizeCategory(name: categoryName))
        #expect(
            FontMetrics(forTextStyle: style).scaledPointSize(for: base, at: category) == expected)
    }

    @Test func smallCaptionOutgrowsTheLargerOneButAtLargeAndBelow() {
        let small = FontMetrics(forTextStyle: .caption2)
        let large = FontMetrics(forTextStyle: .caption1)
        for category in ContentSizeCategory.allCases where category > .large {
            #expect(
                small.scaledPointSize(for: 11, at: category)
                    >= large.scaledPointSize(for: 12, at: category))
        }
        #expect(
            small.scaledPointSize(for: 11, at: .large) < large.scaledPointSize(for: 12, at: .large))
    }

    @Test func withoutAStyleItIsBody() {
        #expect(FontMetrics.default == FontMetrics(forTextStyle: .body))
    }

    @Test func tiesGoAwayFromZero() {
        // 11 × 26 ÷ 22 is 13 and 2.75 × 26 ÷ 22 is 3.25. Adding half a point gives a tie at scale 1.
        let metrics = FontMetrics.default
        #expect(metrics.scaledPointSize(for: 0.5, at: .large) == 1)
        #expect(metrics.scaledPointSize(for: 17.5, at: .large) == 18)
        #expect(metrics.scaledPointSize(for: 16.5, at: .large) == 17)
        #expect(metrics.scaledValue(for: 2.75, at: .extraExtraLarge, displayScale: 2) == 3.5)
        #expect(metrics.scaledValue(for: -2.75, at: .extraExtraLarge, displayScale: 2) == -3.5)
    }

    @Test func aTieIsNotLostInDivision() {
        // caption1: 24 ÷ 16 would be exact, 13 ÷ 16 × 8 is 6.5; body: 22 cancels out.
        #expect(
            FontMetrics(forTextStyle: .caption1).scaledPointSize(for: 8, at: .extraSmall) == 7)
        for whole in 1...40 {
            let base = Double(whole) * 22 + 11
            // base × 29 ÷ 22 ends in exactly one half.
            #expect(
                FontMetrics.default.scaledPointSize(for: base, at: .extraExtraExtraLarge)
                    == Double(whole) * 29 + 15)
        }
    }

    @Test func valuesAreRoundedToDevicePixels() {
        let metrics = FontMetrics.default
        // 44 × 24 ÷ 22 is 48; 10 × 24 ÷ 22 is 10.909.
        #expect(metrics.scaledValue(for: 44, at: .extraLarge, displayScale: 3) == 48)
        #expect(metrics.scaledValue(for: 10, at: .extraLarge, displayScale: 1) == 11)
        #expect(metrics.scaledValue(for: 10, at: .extraLarge, displayScale: 2) == 11)
        #expect(metrics.scaledValue(for: 10, at: .extraLarge, displayScale: 3) == 33.0 / 3)
        #expect(metrics.scaledValue(for: 10.2, at: .large, displayScale: 3) == 31.0 / 3)
    }

    @Test func maximumCutsAndNeedNotBeWhole() {
        let metrics = FontMetrics.default
        func size(_ maximum: Double?) -> Double {
            metrics.scaledPointSize(
                for: 17, maximumPointSize: maximum, at: .accessibilityExtraExtraExtraLarge)
        }
        #expect(size(nil) == 48)
        #expect(size(30) == 30)
        #expect(size(30.5) == 30.5)
        #expect(size(60) == 48)
        #expect(size(0) == 48)
        #expect(size(-1) == 48)
    }
}
