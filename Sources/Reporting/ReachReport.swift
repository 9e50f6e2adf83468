// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

/// The growth of text in a theme and on a screen, the lost text, and verdicts in the terms of WCAG
/// 2.2, 1.4.4 and Apple's Larger Text label.
package struct ReachReport: Report {
    let reach: Reach
    /// The paths of the written pictures, in the order of the evidence.
    let files: [String]

    package init(_ reach: Reach, files: [String] = []) {
        self.reach = reach
        self.files = files
    }

    /// Whether both criteria are met.
    package var isPassed: Bool { reach.resizeText.isPassed && reach.largerText.isPassed }

    /// The path of an evidence's picture; nil if none was written.
    func file(_ number: Int) -> String? { files.indices.contains(number) ? files[number] : nil }
}

// MARK: - JSON

extension ReachReport {
    package var json: JSONObject {
        [
            "verdicts": [
                "resizeText": reach.resizeText.json, "largerText": reach.largerText.json,
            ] as JSONObject,
            "goal": reach.goal?.shortName,
            // Left out if there are no texts.
            "maximum": reach.maximum.map { category, growth in
                ["category": category.shortName, "percent": (growth * 100).rounded3] as JSONObject
            },
            "widths": reach.widths.map(\.rounded3),
            "categories": reach.steps.map(\.json),
            "styles": reach.styles.map {
                [
                    "style": $0.style.uiKitName, "font": $0.fontName, "isUsed": $0.isUsed,
                    "growth": $0.growth.json,
                ] as JSONObject
            },
            // The fonts of the screen's texts.
            "texts": reach.fonts.map {
                [
                    "font": $0.fontName, "style": $0.style.uiKitName, "growth": $0.growth.json,
                    "elements": $0.elements.map(\.element.description),
                ] as JSONObject
            },
            "evidence": reach.evidence.enumerated().map { number, evidence in
                [
                    "shows": evidence.subject.rawValue, "category": evidence.category.shortName,
                    "width": evidence.width.rounded3,
                    "losses": evidence.losses.map(\.element.description), "file": file(number),
                ] as JSONObject
            },
        ]
    }
}

extension ReachVerdict {
    fileprivate var json: JSONObject {
        let name =
            switch self {
            case .passes: "passes"
            case .passesAsFarAsSystemGoes: "passesAsFarAsSystemGoes"
            case .fails: "fails"
            case .noText, .newerVersion: "notChecked"
            }
        return ["verdict": name, "reasons": reasons]
    }
}

extension Reach.Step {
    fileprivate var json: JSONObject {
        [
            "category": category.shortName, "percent": growth.map { ($0 * 100).rounded3 },
            "losses": losses.map {
                [
                    "element": $0.element.description, "name": $0.name, "rule": $0.rule,
                    "width": $0.width.rounded3,
                ] as JSONObject
            },
        ]
    }
}

extension Growth {
    fileprivate var json: JSONObject {
        let name =
            switch verdict {
            case .reaches: "reaches"
            case .limitedBySystem: "limitedBySystem"
            case .maximumPointSize: "maximumPointSize"
            case .categoryLimit: "categoryLimit"
            case .fixedSize: "fixedSize"
            case .shrinksToFit: "shrinksToFit"
            }
        return [
            "base": baseSize.rounded3, "maximum": maximumSize.rounded3,
            "percent": (maximum * 100).rounded3, "maximumCategory": maximumCategory.shortName,
            // The first category at 200%; left out if there is none.
            "first": first?.shortName, "verdict": name,
        ]
    }
}
