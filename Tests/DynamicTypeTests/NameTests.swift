// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DynamicType

@Suite struct CategoryNameTests {
    @Test func twelveCategories() {
        #expect(Fixtures.names.contentSizeCategories.count == 12)
        #expect(ContentSizeCategory.allCases.count == 12)
    }

    @Test(
        arguments: zip(ContentSizeCategory.allCases, Fixtures.names.contentSizeCategories))
    func everyNameIsReadAndPrinted(
        category: ContentSizeCategory, facts: Fixtures.Names.Category
    ) {
        for name in facts.all {
            #expect(ContentSizeCategory(name: name) == category)
        }
        #expect(category.shortName == facts.short)
        #expect(category.uiKitName == facts.uiKit)
        #expect(category.rawName == facts.raw)
        #expect(category.dynamicTypeSizeName == facts.dynamicTypeSize)
        #expect(category.simulatorName == facts.simulator)
        #expect(category.guidelinesName == facts.guidelines)
        #expect(category.isAccessibilityCategory == facts.isAccessibilityCategory)
        #expect(Set(category.allNames) == Set(facts.all))
        #expect(category.allNames.count == Set(facts.all).count)
    }

    @Test func noNameIsSharedByTwoCategories() {
        let names = ContentSizeCategory.allCases.flatMap { category in
            Set(category.allNames.map { $0.lowercased() })
        }
        #expect(names.count == Set(names).count)
    }

    @Test(arguments: ["ax5", "xxxl", "EXTRA-LARGE", "uictcontentsizecategoryl"])
    func caseDoesNotMatter(name: String) {
        #expect(ContentSizeCategory(name: name) != nil)
    }

    @Test(arguments: Fixtures.names.unspecified) func unspecifiedIsLarge(name: String) {
        #expect(ContentSizeCategory(name: name) == .large)
    }

    @Test(arguments: ["", " ", "AX0", "AX6", "XXXXL", "accessibility", "huge", "L "])
    func otherNamesAreNone(name: String) {
        #expect(ContentSizeCategory(name: name) == nil)
    }
}

@Suite struct StyleNameTests {
    @Test func elevenStyles() {
        #expect(Fixtures.names.textStyles.count == 11)
        #expect(TextStyle.allCases.count == 11)
    }

    @Test(arguments: zip(TextStyle.allCases, Fixtures.names.textStyles))
    func everyNameIsReadAndPrinted(style: TextStyle, facts: Fixtures.Names.Style) {
        for name in facts.all {
            #expect(TextStyle(name: name) == style)
        }
        #expect(style.uiKitName == facts.uiKit)
        #expect(style.rawName == facts.raw)
        #expect(style.dictionaryKey == facts.dictionaryKey)
        #expect(style.displayName == facts.guidelines)
        #expect(Set(style.allNames) == Set(facts.all))
    }

    @Test(arguments: ["", "Title", "title4", "extraLargeTitle", "UICTFontTextStyleLargeTitle"])
    func otherNamesAreNone(name: String) {
        #expect(TextStyle(name: name) == nil)
    }

    @Test func weightsHaveTheirNames() {
        for (name, weight) in FontWeight.named {
            #expect(FontWeight(name: name) == weight)
        }
        #expect(FontWeight.named.map(\.weight) == FontWeight.named.map(\.weight).sorted())
        #expect(FontWeight(name: "Regular") == nil)
    }
}
