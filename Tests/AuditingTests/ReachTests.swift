// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// How far text can be enlarged, and the verdicts in the terms of WCAG and Apple.
@Suite struct ReachTests {
    private func reach(
        _ json: String, theme: Theme = .system, widths: [Double] = [390]
    ) throws -> Reach {
        let bench = try Bench()
        let screen = try bench.screen(json)
        let previewer = bench.previewer()
        var environment = try bench.environment()
        var audit = ReachAudit()
        for width in widths {
            for category in ContentSizeCategory.allCases {
                environment.category = category
                environment.setTableWidth(width)
                audit.add(previewer.preview(theme: theme, screen: screen, in: environment))
            }
        }
        return audit.result
    }

    private func screen(_ label: String, _ more: String = "") -> String {
        #"{\#(more) "sections": [{"rows": [{"labels": [{"text": "Row", "lines": 0, \#(label)}]}]}]}"#
    }

    // MARK: - Growth

    /// Apple's table of sizes.
    @Test(
        arguments: [
            (TextStyle.largeTitle, 176, nil, 60.0),
            (.title1, 207, .accessibilityExtraExtraExtraLarge, 58),
            (.body, 311, .accessibilityExtraLarge, 53), (.caption2, 363, .accessibilityLarge, 40),
        ] as [(TextStyle, Int, ContentSizeCategory?, Double)])
    func systemStylesGrowAsInTheTable(
        style: TextStyle, percent: Int, first: ContentSizeCategory?, largest: Double
    ) throws {
        let reach = try reach(#"{"sections": []}"#)
        let growth = try #require(reach.styles.first { $0.style == style }).growth
        #expect(growth.maximum.percent == "\(percent)%")
        #expect(growth.first == first)
        #expect(growth.maximumSize == largest)
        #expect(growth.verdict == (style == .largeTitle ? .limitedBySystem : .reaches))
    }

    /// At any size at L, because the leadings of the style decide.
    @Test(arguments: [
        (TextStyle.largeTitle, nil), (.title1, "AX5"), (.title2, "AX4"), (.title3, "AX3"),
        (.headline, "AX3"), (.subheadline, "AX3"), (.body, "AX3"), (.callout, "AX3"),
        (.footnote, "AX3"), (.caption1, "AX2"), (.caption2, "AX2"),
    ])
    func customFontsGrowByTheLeadingsOfTheirStyle(style: TextStyle, category: String?) {
        for size in [9.0, 17, 40] {
            let growth = Growth(FontSizing(style, pointSize: size))
            #expect(growth.first?.shortName == category)
            #expect((growth.verdict == .reaches) == (category != nil))
        }
    }

    @Test(arguments: [
        (TextStyle.largeTitle, nil), (.title1, "AX5"), (.title2, "AX3"), (.title3, "AX3"),
        (.headline, "AX3"), (.subheadline, "AX2"), (.body, "AX3"), (.callout, "AX2"),
        (.footnote, "AX2"), (.caption1, "AX2"), (.caption2, "AX2"),
    ])
    func systemFontGrowsByItsTable(style: TextStyle, category: String?) {
        #expect(Growth(FontSizing(style)).first?.shortName == category)
    }

    /// A text that shrinks to fit its line has the size that is drawn, and no excuse.
    @Test func shrunkTextDoesNotReach() throws {
        func row(_ letters: Int) -> String {
            let text = String(repeating: "a", count: letters)
            return #"{"labels": [{"text": "\#(text)", "minimumScaleFactor": 0.3}]}"#
        }
        let reach = try reach(
            #"{"sections": [{"rows": [{"title": "b"}, \#(row(4)), \#(row(22))]}]}"#)
        let font = try #require(reach.fonts.last)
        guard case .shrinksToFit(let scale) = font.growth.verdict else {
            Issue.record("\(font.growth.verdict)")
            return
        }
        // Half of 22 em at 53 points in the width of the row.
        #expect(abs(scale - 326 / (53 * 11)) < 0.05)
        #expect(abs(font.growth.maximumSize - 53 * scale) < 0.01)
        #expect(reach.fonts.dropLast().allSatisfy { $0.growth.verdict == .reaches })
        #expect(!reach.largerText.isPassed)
    }

    @Test(arguments: [
        (#""textStyle": "body""#, "", GrowthVerdict.reaches),
        (#""textStyle": "largeTitle""#, "", .limitedBySystem),
        // Its leading grows from 41 points to 70.
        (#""textStyle": "largeTitle", "pointSize": 34"#, "", .limitedBySystem),
        (#""textStyle": "body", "scales": false"#, "", .fixedSize),
        // A text that fits at every size does not shrink.
        (#""textStyle": "body", "minimumScaleFactor": 0.5"#, "", .reaches),
        (#""textStyle": "body", "maximumPointSize": 33"#, "", .maximumPointSize(33)),
        (#""textStyle": "body", "maximumPointSize": 34"#, "", .reaches),
        (
            #""textStyle": "body""#, #""maximumContentSizeCategory": "accessibilityLarge","#,
            .categoryLimit(.accessibilityLarge)
        ),
        // Of two limits, the lower one counts.
        (
            #""textStyle": "body", "maximumPointSize": 20"#,
            #""maximumContentSizeCategory": "accessibilityLarge","#, .maximumPointSize(20)
        ),
        (
            #""textStyle": "body", "maximumPointSize": 33"#,
            #""maximumContentSizeCategory": "large","#, .categoryLimit(.large)
        ),
    ])
    func whatHoldsTextBackIsNamed(label: String, more: String, verdict: GrowthVerdict) throws {
        let reach = try reach(screen(label, more))
        #expect(reach.fonts.map(\.growth.verdict) == [verdict])
        #expect(reach.fonts.first?.elements.map(\.element.description) == ["sections.0.rows.0"])
        #expect((reach.goal != nil) == verdict.isSufficient)
        #expect(reach.resizeText.isPassed == verdict.isSufficient)
        #expect(reach.largerText.isPassed == verdict.isSufficient)
        if !verdict.isSufficient {
            #expect(reach.resizeText == .fails([.growth(textCount: 1)]))
        }
        // `check` reports the same.
        let rules: Set<Rule> = [.reach, .doesNotScale]
        let found = try AuditSample(screen: screen(label, more)).audit().result.findings
        #expect(found.contains { rules.contains($0.rule) } == !verdict.isSufficient)
    }

    /// The category at which even the slowest text has grown enough.
    @Test func goalIsReachedByAllTexts() throws {
        let body = try reach(screen(#""textStyle": "body""#))
        #expect(body.goal == .accessibilityExtraLarge)
        #expect(body.resizeText == .passes)
        let title = try reach(screen(#""textStyle": "largeTitle""#))
        #expect(title.goal == .accessibilityExtraExtraExtraLarge)
        #expect(title.resizeText == .passesAsFarAsSystemGoes)
    }

    @Test func themeHoldsItsStylesBack() throws {
        var theme = Theme.system
        theme.fonts[.body] = ThemeFont(
            fontName: "Inter-Regular", fontSize: 17, maximumPointSize: 20)
        let reach = try reach(screen(#""textStyle": "body""#), theme: theme)
        let style = try #require(reach.styles.first { $0.style == .body })
        #expect(style.growth.verdict == .maximumPointSize(20))
        #expect(style.isUsed && style.fontName == "Inter-Regular")
        #expect(reach.styles.filter(\.isUsed).map(\.style) == [.body])
    }

    // MARK: - Losses

    /// Text that is lost past 200% only fails Apple's label.
    @Test func lossesCountUpToTheGoal() throws {
        // A line is 47.7 points at AX3, where body is at 200%, and 56.1 at AX4.
        let late = try reach(
            #"{"sections": [{"rows": [{"title": "Row", "height": 50}]}]}"#)
        #expect(late.goal == .accessibilityExtraLarge)
        #expect(late.resizeText == .passes)
        #expect(
            late.largerText
                == .fails([.loss(from: .accessibilityExtraExtraLarge, elementCount: 1)]))
        let early = try reach(
            #"{"sections": [{"rows": [{"title": "Row", "height": 30}]}]}"#)
        #expect(
            early.resizeText == .fails([.loss(from: .accessibilityMedium, elementCount: 1)]))
    }

    @Test func eachWidthCounts() throws {
        let json = """
            {"sections": [{"rows": [{"title": "Some notifications", "lines": 1}]}]}
            """
        let reach = try reach(json, widths: [744, 320])
        #expect(reach.widths == [320, 744])
        let lossy = try #require(reach.steps.first { !$0.losses.isEmpty })
        #expect(lossy.losses.map(\.width) == [320])
        #expect(lossy.losses.map(\.rule) == [.textTruncated])
        let evidence = reach.evidence
        #expect(evidence.first { $0.subject == .firstLoss }?.width == 320)
    }

    // MARK: - Evidence

    @Test func evidenceIsInOrderAndOnce() throws {
        let sound = try reach(screen(#""textStyle": "body""#)).evidence
        #expect(sound.map(\.subject) == [.atLarge, .goal, .largest])
        #expect(sound.flatMap(\.losses).isEmpty)
        let lossy = try reach(
            #"{"sections": [{"rows": [{"title": "Row", "height": 30}]}]}"#
        ).evidence
        #expect(lossy.map(\.subject) == [.atLarge, .firstLoss, .goal, .largest])
        #expect(lossy.map(\.category) == lossy.map(\.category).sorted())
        // One picture, even if several would be equal.
        let title = try reach(screen(#""textStyle": "largeTitle""#)).evidence
        #expect(title.map(\.subject) == [.atLarge, .goal])
    }

    @Test func nothingIsSaidWithoutTexts() throws {
        let reach = try reach(#"{"sections": []}"#)
        #expect(reach.fonts.isEmpty && reach.maximum == nil && reach.goal == nil)
        #expect(reach.resizeText == .noText && reach.largerText == .noText)
        #expect(reach.resizeText.isPassed && !reach.resizeText.reasons.isEmpty)
        #expect(reach.steps.compactMap(\.growth).isEmpty)
    }

    /// What is not known of a screen may hold text back or lose it.
    @Test func nothingPassesOnAScreenOfANewerVersion() throws {
        let newer = try reach(#"{"version": 1000, "sections": [{"rows": [{"title": "a"}]}]}"#)
        #expect(newer.resizeText == .newerVersion(1_000))
        #expect(newer.largerText == .newerVersion(1_000))
        #expect(newer.resizeText.reasons.joined().contains("1000"))
        let failing = try reach(
            #"{"version": 1000, "sections": [{"rows": [{"title": "a", "height": 20}]}]}"#)
        #expect(!failing.largerText.isPassed)
    }

    @Test(arguments: [(2.0, "200%"), (1.999, "199%"), (3.1176, "311%"), (1, "100%")])
    func percentagesAreNeverRoundedUp(growth: Double, words: String) {
        #expect(growth.percent == words)
    }
}
