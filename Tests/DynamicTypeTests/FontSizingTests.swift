// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import TestSupport
import Testing

@testable import DynamicType

/// Sizes and their explanations.
@Suite struct FontSizingTests {
    /// Every explanation results in the number that it explains, for all styles and categories and 200 base sizes.
    @Test(arguments: TextStyle.allCases) func explanationsGiveTheSizes(style: TextStyle) {
        var generator = SeededGenerator(seed: 16)
        let metrics = FontMetrics(forTextStyle: style)
        for number in 0..<200 {
            let base = Double.random(in: 0.001...1000, using: &generator)
            let maximum = number % 4 == 0 ? Double.random(in: 1...100, using: &generator) : nil
            let sizing = FontSizing(style, pointSize: base, maximumPointSize: maximum)
            for category in ContentSizeCategory.allCases {
                let size = metrics.scaledPointSize(
                    for: base, maximumPointSize: maximum, at: category)
                let explanation = Explanation(
                    sizing.explainedPointSize(at: category) { _ in "test" })
                #expect(explanation.value == size)
                #expect(explanation.steps.last?.value == size)
                #expect(sizing.pointSize(at: category) == size)
            }
        }
    }

    @Test func theSystemFontHasATable() {
        for style in TextStyle.allCases {
            for category in ContentSizeCategory.allCases {
                let explanation = Explanation(
                    FontSizing(style).explainedPointSize(at: category) { _ in "test" })
                #expect(explanation.value == style.preferredPointSize(at: category))
                #expect(explanation.steps.count == 1)
            }
        }
    }

    @Test func aCustomFontGrowsByLeadings() {
        let sizing = FontSizing(.body, pointSize: 17, maximumPointSize: 40)
        let explanation = Explanation(
            sizing.explainedPointSize(at: .accessibilityExtraExtraExtraLarge) { _ in "test" })
        #expect(
            explanation.steps.map(\.text) == [
                "base size: 17", "leading of body at AX5: 62", "leading of body at L: 22",
                "scaled size: 17 (base size) × 62 (leading of body at AX5) ⁄ 22 (leading of "
                    + "body at L) = 47.909",
                "size in whole points: 47.909 (scaled size) to the nearest point = 48",
                "maximum: 40",
                "limited size: min(48 (size in whole points), 40 (maximum)) = 40",
            ])
    }

    @Test func aFontThatDoesNotScaleStaysAsItIs() {
        for category in ContentSizeCategory.allCases {
            let fixed = FontSizing(.body, pointSize: 17.5, maximumPointSize: 10, scales: false)
            #expect(fixed.pointSize(at: category) == 17.5)
            #expect(FontSizing(.body, scales: false).pointSize(at: category) == 17)
        }
    }
}
