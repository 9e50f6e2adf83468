// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing
import TestSupport
import Testing

@testable import Auditing

/// Each seeded defect has a finding with the right element, categories, and figures. There is no other finding, and
/// each fix works.
@Suite struct CorpusTests {
    @Test func everyRuleHasThreeSeedsAtLeast() {
        for rule in Rule.allCases where rule.scope != .project {
            #expect(Seed.all.count { $0.rule == rule } >= 3, "\(rule.rawValue)")
        }
    }

    /// The findings that most themes of the seeds have on any screen.
    private static func noise() throws -> Set<String> {
        try AuditSample(theme: Seed.customTheme, screen: #"{"sections": [{"rows": []}]}"#)
            .audit().known
    }

    @Test(arguments: Seed.all) func defectIsFound(seed: Seed) throws {
        let outcome = try seed.files.audit()
        let noise = try Self.noise()
        let findings = outcome.result.findings.filter {
            !noise.contains($0.known)
                || $0.rule == seed.rule && $0.element.description == seed.element
        }
        let index = try #require(
            findings.firstIndex {
                $0.rule == seed.rule && $0.element.description == seed.element
            }, "\(findings.map(\.message))")
        let finding = findings[index]
        #expect(finding.categories.english == seed.at)
        #expect(finding.severity == seed.severity)
        #expect(finding.width == seed.width)
        #expect(finding.place?.keyPath == seed.keyPath)
        #expect((finding.fix != nil) == seed.isFixed)
        if let (needed, given) = seed.figures {
            let found = try #require(finding.defect.figures)
            #expect(abs(found.needed - needed) < 0.001, "\(found)")
            #expect(abs(found.given - given) < 0.001, "\(found)")
        }
        var others = findings
        others.remove(at: index)
        #expect(
            others.map(\.rule.rawValue).sorted() == seed.beside.map(\.rawValue).sorted(),
            "\(others.map(\.message))")
    }

    /// Files give a position, and the position leads back to the key path.
    @Test(arguments: Seed.all) func causeHasAPlace(seed: Seed) throws {
        for finding in try seed.files.audit().result.findings {
            #expect((finding.place == nil) || finding.place?.position != nil, "\(finding.message)")
            #expect(!finding.message.isEmpty && !finding.remedy.isEmpty)
            #expect(!finding.message.hasSuffix(".") && !finding.remedy.hasSuffix("."))
        }
    }

    @Test(arguments: Seed.all) func fixRemovesItsFindingAndAddsNone(seed: Seed) throws {
        let before = try seed.files.audit()
        for finding in before.result.findings {
            guard let fix = finding.fix else { continue }
            let after = try seed.files.applying(fix).audit()
            #expect(!after.known.contains(finding.known), "\(finding.message)")
            #expect(
                after.known.subtracting(before.known).isEmpty,
                "\(finding.message): \(after.result.findings.map(\.message))")
        }
    }

    // MARK: - Agreement

    /// The figures of a finding at a category, measured in the layout; nil if the layout has no such finding.
    private func figures(
        _ finding: Finding, in preview: Preview
    ) -> (needed: Double, given: Double)? {
        if let index = preview.sectionIndex, finding.element == .screen,
            finding.rule == .doesNotScale
        {
            let style = TextStyle.caption2.preferredPointSize(at: finding.from)
            return (style, index.font.pointSize)
        }
        guard case .item(let id) = finding.element, let index = preview.layout.index(of: id) else {
            return nil
        }
        let item = preview.layout.item(at: index)
        let isTooLow = item.neededHeight > item.frame.height + 1e-6
        switch finding.defect.value {
        case let clipped as TextClippedRule where clipped.edge == .height:
            return item.isClipped ? (item.neededHeight, item.frame.height) : nil
        case is RowNotGrownRule:
            return isTooLow && !item.isClipped ? (item.neededHeight, item.frame.height) : nil
        case is HitTargetRule: return item.frame.height < 44 ? (44, item.frame.height) : nil
        case is FillsScreenRule: return item.frame.height > 844 ? (item.frame.height, 844) : nil
        case let truncated as TextTruncatedRule:
            let text = item.texts[finding.part ?? 0]
            return text.isTruncated ? (truncated.needed, text.frame.height) : nil
        case is LongLineRule:
            let longest =
                item.texts[finding.part ?? 0].lines.map {
                    $0.text.count - ($0.text.last == " " ? 1 : 0)
                }.max() ?? 0
            return longest > 70 ? (70, Double(longest)) : nil
        case is WordBrokenRule:
            let lines = item.texts[finding.part ?? 0].lines
            return lines.contains { $0.end == .letters } ? finding.defect.figures : nil
        case let fixed as DoesNotScaleRule:
            let text = item.texts[finding.part ?? 0].content
            let size = preview.layout.font(of: text).pointSize
            return fixed.needed > size ? (fixed.needed, size) : nil
        default: return nil
        }
    }

    /// The figures match at the reported category, to the pixel. At the next smaller category, the defect does not
    /// exist.
    @Test(arguments: Seed.all) func figuresAgreeWithTheLayout(seed: Seed) throws {
        let outcome = try seed.files.audit()
        for finding in outcome.result.findings {
            let preview = try #require(outcome.previews[finding.from])
            guard let layout = figures(finding, in: preview) else {
                let isOfLayout = [
                    Rule.rowNotGrown, .hitTarget, .fillsScreen, .textTruncated, .longLine,
                    .wordBroken, .doesNotScale,
                ].contains(finding.rule)
                #expect(!isOfLayout, "\(finding.message)")
                continue
            }
            let found = try #require(finding.defect.figures)
            #expect(abs(found.needed - layout.needed) < 1e-6, "\(finding.message)")
            #expect(abs(found.given - layout.given) < 1e-6, "\(finding.message)")
            guard let smaller = ContentSizeCategory(rawValue: finding.from.rawValue - 1),
                finding.rule != .doesNotScale
            else {
                continue
            }
            let clean = try #require(outcome.previews[smaller])
            #expect(figures(finding, in: clean) == nil, "\(finding.message)")
        }
    }

    /// Required heights match the automatic height.
    @Test func neededHeightIsTheAutomaticOne() throws {
        for seed in Seed.all where seed.rule == .textClipped || seed.rule == .rowNotGrown {
            let outcome = try seed.files.audit()
            for finding in outcome.result.findings {
                guard let fix = finding.fix, case .item(let id) = finding.element,
                    finding.rule == .rowNotGrown || finding.rule == .textClipped,
                    let needed = finding.defect.figures?.needed
                else { continue }
                let after = try seed.files.applying(fix).audit([finding.from])
                let preview = try #require(after.previews[finding.from])
                let index = try #require(preview.layout.index(of: id))
                let height = preview.layout.frame(at: index).height
                // Rows have a minimum height, which no text requires.
                let metrics = preview.metrics
                let separator =
                    metrics.addsSeparatorToRowHeight ? metrics[.separatorThickness] : 0
                let least = metrics[.minimumRowHeight] + separator
                let expected =
                    id.kind == .row ? max(needed, preview.layout.grid.ceil(least)) : needed
                #expect(abs(height - expected) < 1e-6, "\(finding.message)")
            }
        }
    }

    /// `limit the text to N pt`: with this maximum the header has enough room, and with one point more it does not.
    @Test(arguments: ["headline", "title1", "footnote"], [36, 44, 60])
    func sizeThatFitsFits(style: String, height: Int) throws {
        func sample(_ more: String) -> AuditSample {
            AuditSample(
                theme: Seed.customTheme,
                screen: """
                    {"sections": [{"header": {"title": "General", "textStyle": "\(style)",
                      "height": \(height)\(more)}, "rows": []}]}
                    """)
        }
        func isTooLow(_ sample: AuditSample) throws -> Bool {
            try sample.audit().result.findings.contains {
                $0.rule == .textClipped || $0.rule == .rowNotGrown
            }
        }
        let findings = try sample("").audit().result.findings
        guard
            let finding = findings.first(where: {
                $0.rule == .rowNotGrown || $0.rule == .textClipped
            }), case .number(let size)? = finding.advice.argument
        else { return }
        #expect(try !isTooLow(sample(", \"maximumPointSize\": \(size)")))
        #expect(try isTooLow(sample(", \"maximumPointSize\": \(size + 1)")))
    }
}
