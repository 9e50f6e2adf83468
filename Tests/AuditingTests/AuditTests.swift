// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// Previews go in in any order, and one result comes out.
@Suite struct AuditTests {
    private static let screen = """
        {"sections": [{"header": {"title": "General", "height": 36}, "rows": [{"title": "a"}]}]}
        """

    private func audit(
        _ categories: [ContentSizeCategory], widths: [Double] = [390],
        rules: [Rule] = Rule.allCases
    ) throws -> AuditResult {
        let bench = try Bench()
        var audit = Audit(rules: rules)
        for width in widths {
            for category in categories {
                var environment = try bench.environment()
                (environment.category, environment.width) = (category, width)
                audit.add(try bench.preview(Self.screen, in: environment))
            }
        }
        return audit.result
    }

    @Test func orderOfPreviewsDoesNotMatter() throws {
        let forwards = try audit(ContentSizeCategory.allCases)
        let backwards = try audit(ContentSizeCategory.allCases.reversed())
        #expect(forwards.findings == backwards.findings)
        #expect(forwards.passed == backwards.passed)
        #expect(!forwards.findings.isEmpty)
    }

    @Test func figuresAreThoseOfTheSmallestCategory() throws {
        let all = try audit([.accessibilityLarge, .accessibilityExtraExtraExtraLarge])
        let one = try audit([.accessibilityLarge])
        let clipped = try #require(all.findings.first { $0.rule == .textClipped })
        #expect(clipped.from == .accessibilityLarge)
        #expect(clipped.categories.english == "AX2, AX5")
        #expect(clipped.defect == one.findings.first { $0.rule == .textClipped }?.defect)
    }

    @Test func eachWidthHasItsFindingsOfTheLayout() throws {
        let result = try audit([.accessibilityLarge], widths: [320, 390])
        #expect(result.findings.filter { $0.rule == .textClipped }.map(\.width) == [320, 390])
        let others = try audit(
            [.accessibilityLarge], widths: [390, 320], rules: [.contrast, .reach])
        #expect(others.findings.allSatisfy { $0.width == 390 })
    }

    @Test func rulesThatAreNotAskedForSayNothing() throws {
        let result = try audit(ContentSizeCategory.allCases, rules: [.textClipped])
        #expect(Set(result.findings.map(\.rule)) == [.textClipped])
        #expect(Array(result.passed.keys) == [.textClipped])
    }

    @Test func passesAreWhatWasLookedAtAndFoundInOrder() throws {
        // A header and a row have texts.
        #expect(try audit([.extraSmall], rules: [.textClipped]).passed == [.textClipped: 2])
        #expect(try audit([.accessibilityLarge], rules: [.textClipped]).passed == [.textClipped: 1])
    }

    @Test func nothingIsFoundWithoutAPreview() {
        let result = Audit().result
        #expect(result.findings.isEmpty && result.passed.isEmpty && result.notChecked.isEmpty)
    }

    @Test func textsThatAreNotMeasuredAreNotChecked() throws {
        let bench = try Bench()
        let preview = bench.previewer().preview(
            theme: .system, screen: try bench.screen(Self.screen), in: try bench.environment(),
            preparing: .nothing)
        var audit = Audit(rules: [.textTruncated, .contrast])
        audit.add(preview)
        #expect(
            audit.result.notChecked == [NotChecked(rule: .textTruncated, reason: .notMeasured)])
    }

    /// A limit keeps categories above it as they are at the limit: users of all of them are concerned.
    @Test func limitedCategoriesAreThoseOfTheReader() throws {
        let sample = AuditSample(
            screen: """
                {"maximumContentSizeCategory": "AX2", "sections": [
                  {"header": {"title": "General", "height": 36}, "rows": []}]}
                """)
        let findings = try sample.audit().result.findings
        let clipped = try #require(findings.first { $0.rule == .textClipped })
        #expect(clipped.categories.english == "AX2 to AX5")
    }

    /// The size that decides is the one that shows, so that a larger text may have less contrast.
    @Test func captionsOfACustomFontAreInverted() throws {
        let sample = AuditSample(
            theme: Seed.customTheme, screen: #"{"sections": [{"rows": [{"title": "a"}]}]}"#)
        let inversion = try sample.audit().result.findings.first {
            $0.rule == .hierarchy && $0.element == .style(.caption1)
        }
        #expect(inversion?.categories.english == "XS to M, XL to AX5")
        #expect(
            inversion?.message
                == "Caption 1 is smaller than Caption 2 at XS to M, XL to AX5, though larger at L: 10 pt "
                + "and 11 at XS")
    }

    // MARK: - Not checked

    @Test func fontsThatAreNotHereAreNotJudged() throws {
        let sample = AuditSample(
            theme: nil,
            screen: """
                {"sections": [{"rows": [{"labels": [{"text": "a \\u2603", "fontName":
                  "Palatino-Roman", "weight": "black", "lines": 0}]}]}]}
                """)
        let result = try sample.audit().result
        #expect(result.notChecked.contains { $0.rule == .missingGlyphs })
        #expect(!result.findings.contains { $0.rule == .missingGlyphs })
        #expect(
            result.notChecked.first { $0.rule == .missingGlyphs }?.message
                == "Palatino-Roman is not installed here, and what stands in for it tells nothing of it; "
                + "install it")
    }

    @Test func nobodyKnowsWhatPassesUnderAHeader() throws {
        func notChecked(_ header: String) throws -> Bool {
            try AuditSample(
                screen: """
                    {"tableStyle": "plain", "sections": [{"header": {"title": "a"\(header)},
                      "rows": []}]}
                    """
            ).audit().result.notChecked.contains { $0.rule == .contrast }
        }
        #expect(try notChecked(""))
        #expect(try notChecked(##", "background": "#FFFFFF80""##))
        #expect(try !notChecked(##", "background": "#FFFFFF""##))
    }
}

/// Figures of WCAG, and how sets of categories read.
@Suite struct FigureTests {
    @Test(arguments: [
        ("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1), ("#777777", "#FFFFFF", 4.478),
        ("#767676", "#FFFFFF", 4.542), ("#0000FF", "#FFFFFF", 8.592),
        ("#3C3C4399", "#FFFFFF", 3.439),
        ("#FF0000", "#00FF00", 2.914),
    ]) func contrastIsThatOfWCAG(text: String, background: String, ratio: Double) throws {
        let ground = try #require(Color(hexadecimal: background))
        let color = try #require(Color(hexadecimal: text)).over(ground)
        #expect(abs(color.contrast(with: ground) - ratio) < 0.001)
        #expect(color.contrast(with: ground) == ground.contrast(with: color))
    }

    @Test(
        arguments: [
            ([], ""), ([.large], "L"), ([.large, .extraLarge], "L and XL"),
            ([.extraSmall, .small, .medium, .extraLarge], "XS to M, XL"),
            (ContentSizeCategory.allCases, "XS to AX5"),
        ] as [([ContentSizeCategory], String)])
    func categoriesReadAsStretches(categories: [ContentSizeCategory], english: String) {
        let set = categories.reduce(into: CategorySet()) { $0.insert(CategorySet($1)) }
        #expect(set.english == english)
        #expect(set.categories == categories)
        #expect(set.first == categories.first)
    }

    @Test func everyRuleIsExplained() {
        for rule in Rule.allCases {
            for text in [
                rule.text.title, rule.text.severity, rule.text.reason, rule.text.computation,
                rule.text.remedy,
            ] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(rule.rawValue)")
            }
            #expect(Rule(rawValue: rule.rawValue) == rule)
        }
    }
}
