// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// The order in which previews are audited does not change the result.
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
        // One header and one row have texts.
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

    /// At categories above a limit, everything is as at the limit, so findings include the users of those categories.
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

    // MARK: - What neither theme nor screen decides

    /// If sizes are Apple's at L, they grow by Apple's leadings in any font. One finding reports that.
    @Test func orderOfApplesSizesIsInformation() throws {
        let sample = AuditSample(
            theme: Seed.customTheme, screen: #"{"sections": [{"rows": [{"title": "a"}]}]}"#)
        let findings = try sample.audit().result.findings.filter { $0.rule == .hierarchy }
        #expect(findings.map(\.element) == [.theme])
        #expect(findings.map(\.severity) == [.information])
        #expect(findings.map(\.origin) == [.system])
        #expect(findings.first?.message.hasPrefix("With Apple’s own sizes, ") == true)
    }

    @Test func pairOfStylesIsOneFinding() throws {
        let sample = AuditSample(
            theme: Seed.theme(
                .body, #"{"fontName": "NotoSans-Regular", "fontSize": 17, "maximumPointSize": 30}"#),
            screen: #"{"sections": [{"rows": [{"title": "a"}]}]}"#)
        let findings = try sample.audit().result.findings.filter {
            $0.rule == .hierarchy && $0.severity == .warning
        }
        #expect(!findings.isEmpty)
        let pairs = findings.map { "\($0.element) \($0.defect.value.variant)" }
        #expect(Set(pairs).count == pairs.count)
        #expect(findings.allSatisfy { $0.origin == .theme })
    }

    /// All colors of iOS with low contrast make one finding of the screen.
    @Test func contrastOfSystemColorsIsSaidOnce() throws {
        let sample = AuditSample(
            screen: """
                {"sections": [{"title": "A", "footer": "B", "rows": [
                  {"kind": "value", "title": "a", "value": "b"}, {"kind": "button", "title": "c"}]}]}
                """)
        let findings = try sample.audit().result.findings.filter { $0.rule == .contrast }
        #expect(findings.map(\.element) == [.screen])
        #expect(findings.map(\.severity) == [.information])
        #expect(findings.map(\.origin) == [.system])
    }

    // MARK: - Texts that may be truncated

    @Test(arguments: [
        ("abcdefg abcdefg abcdefg", 390.0, false),
        // The ellipsis alone fills the line.
        ("abcdefg", 60, true),
    ])
    func textThatMayBeTruncatedIsLostAsAWhole(text: String, width: Double, isLost: Bool) throws {
        for key in ["", #", "mayTruncate": true"#] {
            let sample = AuditSample(
                screen: """
                    {"sections": [{"rows": [
                      {"labels": [{"text": "\(text)", "textStyle": "body"\(key)}]}]}]}
                    """, width: width)
            let isFound = try sample.audit([.accessibilityExtraExtraExtraLarge]).result.findings
                .contains { $0.rule == .textTruncated }
            #expect(isFound == (key.isEmpty || isLost), "\(text)\(key)")
        }
    }

    // MARK: - Order

    @Test func findingsAreInOrderOfSeverityAndSize() throws {
        for seed in Seed.all {
            let findings = try seed.files.audit().result.findings
            let order = findings.map { ($0.severity, $0.from) }
            for (first, second) in zip(order, order.dropFirst()) {
                #expect(first.0 > second.0 || first.0 == second.0 && first.1 <= second.1)
            }
        }
    }

    // MARK: - Devices

    @Test func linesAreNotCheckedWithoutAnIPad() throws {
        func isChecked(_ widths: [Double]) throws -> Bool {
            let result = try audit([.large], widths: widths, rules: [.longLine])
            #expect((result.passed[.longLine, default: 0] > 0) == result.notChecked.isEmpty)
            return result.notChecked.isEmpty
        }
        #expect(try !isChecked([390]))
        #expect(try isChecked([744]))
        #expect(try isChecked([390, 744]))
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
                == "The font “Palatino-Roman” is not installed here, so it cannot be checked. Install the font."
        )
    }

    /// What this version does not know of a screen may clip or cover the rest.
    @Test func nothingPassesOnAScreenOfANewerVersion() throws {
        let result = try AuditSample(
            screen: """
                {"version": 1000, "sections": [{"rows": [{"kind": "dial", "title": "a"}]}]}
                """
        ).audit().result
        #expect(result.passed.values.allSatisfy { $0 == 0 })
        let rules = Set(result.notChecked.filter { $0.reason == .newerVersion(1_000) }.map(\.rule))
        #expect(rules == Set(Rule.allCases.filter { $0.scope != .project }))
        let known = try AuditSample(
            screen: #"{"version": 1, "sections": [{"rows": [{"title": "a"}]}]}"#
        ).audit().result
        #expect(known.passed[.textTruncated, default: 0] > 0)
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

/// Figures of WCAG, and sets of categories in words.
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
