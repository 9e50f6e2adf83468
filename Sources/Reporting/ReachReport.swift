// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// The growth of text in a theme and a screen, and what is lost on the way, with verdicts in the
/// terms of WCAG 2.2, 1.4.4 and Apple's Larger Text label.
package struct ReachReport: Report {
    let reach: Reach
    /// The pictures that were written, in the order of the evidence.
    let files: [String]

    package init(_ reach: Reach, files: [String] = []) {
        self.reach = reach
        self.files = files
    }

    /// Whether nothing stands against either criterion.
    package var isPassed: Bool { reach.resizeText.isPassed && reach.largerText.isPassed }

    /// The picture of an evidence; nil where none was written.
    func file(_ number: Int) -> String? { files.indices.contains(number) ? files[number] : nil }
}

// MARK: - JSON

extension ReachReport {
    package struct Content: Encodable {
        var verdicts: Verdicts
        /// The first category at which all text is at 200 %, or as large as iOS lets it become; left out where
        /// something keeps it from that.
        var goal: String?
        /// The growth of the screen's text that grows least; left out without texts.
        var maximum: Maximum?
        var widths: [Double]
        var categories: [Category]
        var styles: [Style]
        /// The fonts of the screen's texts.
        var texts: [Text]
        var evidence: [Evidence]

        struct Verdicts: Encodable {
            var resizeText: Verdict
            var largerText: Verdict
        }

        struct Verdict: Encodable {
            /// `passes`, `passesAsFarAsSystemGoes`, `fails` or `notChecked`.
            var verdict: String
            var reasons: [String]
        }

        struct Maximum: Encodable {
            var category: String
            var percent: Double
        }

        struct Category: Encodable {
            var category: String
            /// Of the text that grows least; left out without texts.
            var percent: Double?
            var losses: [Loss]
        }

        struct Loss: Encodable {
            var element: String
            var name: String
            var rule: Rule
            var width: Double
        }

        struct Growth: Encodable {
            /// Size at `large`, in points.
            var base: Double
            /// The largest size, in points.
            var maximum: Double
            var percent: Double
            var maximumCategory: String
            /// The first category at 200 %; left out where there is none.
            var first: String?
            /// `reaches`, `limitedBySystem`, `maximumPointSize`, `categoryLimit` or `fixedSize`.
            var verdict: String
        }

        struct Style: Encodable {
            var style: String
            var font: String
            var isUsed: Bool
            var growth: Growth
        }

        struct Text: Encodable {
            var font: String
            var style: String
            var growth: Growth
            var elements: [String]
        }

        struct Evidence: Encodable {
            /// `atLarge`, `goal`, `firstLoss` or `largest`.
            var shows: String
            var category: String
            var width: Double
            /// The items that lose text.
            var losses: [String]
            /// The picture; left out where none was written.
            var file: String?
        }
    }

    package var content: Content {
        Content(
            verdicts: Content.Verdicts(
                resizeText: Content.Verdict(reach.resizeText),
                largerText: Content.Verdict(reach.largerText)),
            goal: reach.goal?.shortName,
            maximum: reach.maximum.map {
                Content.Maximum(
                    category: $0.category.shortName, percent: ($0.growth * 100).rounded3)
            },
            widths: reach.widths.map(\.rounded3),
            categories: reach.steps.map(Content.Category.init),
            styles: reach.styles.map {
                Content.Style(
                    style: $0.style.uiKitName, font: $0.fontName, isUsed: $0.isUsed,
                    growth: Content.Growth($0.growth))
            },
            texts: reach.fonts.map {
                Content.Text(
                    font: $0.fontName, style: $0.style.uiKitName,
                    growth: Content.Growth($0.growth),
                    elements: $0.elements.map(\.element.description))
            },
            evidence: reach.evidence.enumerated().map { number, evidence in
                Content.Evidence(
                    shows: evidence.subject.rawValue, category: evidence.category.shortName,
                    width: evidence.width.rounded3,
                    losses: evidence.losses.map(\.element.description), file: file(number))
            })
    }
}

extension ReachReport.Content.Verdict {
    fileprivate init(_ verdict: ReachVerdict) {
        let name =
            switch verdict {
            case .passes: "passes"
            case .passesAsFarAsSystemGoes: "passesAsFarAsSystemGoes"
            case .fails: "fails"
            case .noText: "notChecked"
            }
        self.init(verdict: name, reasons: verdict.reasons)
    }
}

extension ReachReport.Content.Category {
    fileprivate init(_ step: Reach.Step) {
        self.init(
            category: step.category.shortName, percent: step.growth.map { ($0 * 100).rounded3 },
            losses: step.losses.map {
                ReachReport.Content.Loss(
                    element: $0.element.description, name: $0.name, rule: $0.rule,
                    width: $0.width.rounded3)
            })
    }
}

extension ReachReport.Content.Growth {
    fileprivate init(_ growth: Auditing.Growth) {
        let verdict =
            switch growth.verdict {
            case .reaches: "reaches"
            case .limitedBySystem: "limitedBySystem"
            case .maximumPointSize: "maximumPointSize"
            case .categoryLimit: "categoryLimit"
            case .fixedSize: "fixedSize"
            }
        self.init(
            base: growth.baseSize.rounded3, maximum: growth.maximumSize.rounded3,
            percent: (growth.maximum * 100).rounded3,
            maximumCategory: growth.maximumCategory.shortName, first: growth.first?.shortName,
            verdict: verdict)
    }
}
