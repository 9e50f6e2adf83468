// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// The growth of text in a theme and a screen, and what is lost on the way, with verdicts in the
/// terms of WCAG 2.2, 1.4.4 and Apple's Larger Text label.
package struct ReachReport: Report {
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
        var isPassed: Bool
        /// For people.
        var words: String

        private enum CodingKeys: CodingKey {
            case verdict, reasons
        }
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
        /// For people.
        var words: String

        private enum CodingKeys: CodingKey {
            case base, maximum, percent, maximumCategory, first, verdict
        }
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
        /// The name of the first element for people.
        var name: String

        private enum CodingKeys: CodingKey {
            case font, style, growth, elements
        }
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
        /// For people.
        var words: String

        private enum CodingKeys: CodingKey {
            case shows, category, width, losses, file
        }
    }

    /// - Parameter files: the pictures that were written, in the order of the evidence.
    package init(_ reach: Reach, files: [String] = []) {
        verdicts = Verdicts(
            resizeText: Verdict(reach.resizeText), largerText: Verdict(reach.largerText))
        goal = reach.goal?.shortName
        maximum = reach.maximum.map {
            Maximum(category: $0.category.shortName, percent: ($0.growth * 100).rounded3)
        }
        widths = reach.widths.map(\.rounded3)
        categories = reach.steps.map { step in
            Category(
                category: step.category.shortName, percent: step.growth.map { ($0 * 100).rounded3 },
                losses: step.losses.map {
                    Loss(
                        element: $0.element.description, name: $0.name, rule: $0.rule,
                        width: $0.width.rounded3)
                })
        }
        styles = reach.styles.map {
            Style(
                style: $0.style.uiKitName, font: $0.fontName, isUsed: $0.isUsed,
                growth: Growth($0.growth))
        }
        texts = reach.fonts.map {
            Text(
                font: $0.fontName, style: $0.style.uiKitName, growth: Growth($0.growth),
                elements: $0.elements.map(\.element.description),
                name: $0.elements.first?.name ?? "")
        }
        evidence = reach.evidence.enumerated().map { number, evidence in
            Evidence(
                shows: evidence.subject.rawValue, category: evidence.category.shortName,
                width: evidence.width.rounded3, losses: evidence.losses.map(\.element.description),
                file: files.indices.contains(number) ? files[number] : nil,
                words: evidence.subject.english)
        }
    }

    /// Whether nothing stands against either criterion.
    package var isPassed: Bool { verdicts.resizeText.isPassed && verdicts.largerText.isPassed }
}

extension ReachReport.Verdict {
    fileprivate init(_ verdict: ReachVerdict) {
        let name =
            switch verdict {
            case .passes: "passes"
            case .passesAsFarAsSystemGoes: "passesAsFarAsSystemGoes"
            case .fails: "fails"
            case .noText: "notChecked"
            }
        self.init(
            verdict: name, reasons: verdict.reasons, isPassed: verdict.isPassed,
            words: verdict.title)
    }
}

extension ReachReport.Growth {
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
            verdict: verdict, words: growth.verdict.english)
    }
}
