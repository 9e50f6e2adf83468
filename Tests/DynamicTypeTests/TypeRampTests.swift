// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DynamicType

@Suite struct TypeRampTests {
    @Test func fixtureHasAllStylesAndCategories() {
        #expect(Fixtures.ramp.styles.map(\.style) == TextStyle.allCases.map(\.uiKitName))
        #expect(Fixtures.ramp.categories == ContentSizeCategory.allCases.map(\.shortName))
    }

    @Test(arguments: Fixtures.ramp.styles)
    func sizesLeadingsAndWeights(facts: Fixtures.Ramp.Style) throws {
        let style = try #require(TextStyle(name: facts.style))
        #expect(ContentSizeCategory.allCases.map(style.preferredPointSize(at:)) == facts.size)
        #expect(ContentSizeCategory.allCases.map(style.leading(at:)) == facts.leading)
        #expect(style.preferredWeight == FontWeight(name: facts.weight))
    }

    @Test func devicesDifferFromTheGuidelinesInEightCells() throws {
        let cells = Fixtures.ramp.styles.flatMap { facts in
            facts.guidelinesLeading.map { (facts.style, $0.key, $0.value) }
        }
        #expect(cells.count == 8)
        for (styleName, categoryName, printed) in cells {
            let style = try #require(TextStyle(name: styleName))
            let category = try #require(ContentSizeCategory(name: categoryName))
            #expect(style.leading(at: category) != printed)
        }
    }

    @Test(arguments: TextStyle.allCases) func neverShrinks(style: TextStyle) {
        let categories = ContentSizeCategory.allCases
        for (smaller, larger) in zip(categories, categories.dropFirst()) {
            #expect(style.leading(at: smaller) <= style.leading(at: larger))
            #expect(style.preferredPointSize(at: smaller) <= style.preferredPointSize(at: larger))
        }
    }
}
