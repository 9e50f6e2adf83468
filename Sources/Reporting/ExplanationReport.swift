// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Explanations
import LayoutEngine
import Previewing
import Syntax
import Words

/// The steps of computing the size of a text style or the height of an item.
package struct ExplanationReport: Report {
    /// The style's name, or the item's key path.
    private let subject: String
    private let quantity: Quantity
    private let category: String
    private let explanation: Explanation
    /// The height of the content, if it differs from a fixed height.
    private var needed: Explanation?
    /// Whether the report has every step, instead of only the nearest ones.
    package var hasEveryStep = false

    enum Quantity: String, CaseIterable {
        case pointSize, height
    }

    /// The size of a text style.
    package init(_ style: TextStyle, in preview: Preview) {
        self.init(style.uiKitName, .pointSize, preview.explanation(of: style), in: preview)
    }

    /// The height of an item; nil if the screen does not have the item.
    package init?(_ item: ItemID, in preview: Preview) {
        guard let explanation = preview.explanation(of: item) else { return nil }
        self.init(item.description, .height, explanation.given, in: preview)
        if explanation.needed.value != explanation.given.value { needed = explanation.needed }
    }

    private init(
        _ subject: String, _ quantity: Quantity, _ explanation: Explanation, in preview: Preview
    ) {
        self.subject = subject
        self.quantity = quantity
        category = preview.effectiveCategory.shortName
        self.explanation = explanation
    }

    package var json: JSONObject {
        [
            "subject": subject, "quantity": quantity.rawValue, "category": category,
            "value": explanation.value.rounded3, "steps": steps(of: explanation),
            "moreSteps": moreSteps(of: explanation),
            "needed": needed.map {
                [
                    "value": $0.value.rounded3, "steps": steps(of: $0),
                    "moreSteps": moreSteps(of: $0),
                ] as JSONObject
            },
        ]
    }

    /// The steps of an explanation. Parts are listed only if they are among the steps.
    private func steps(of explanation: Explanation) -> [JSONObject] {
        let shown = hasEveryStep ? Array(explanation.steps.indices) : explanation.nearest
        let places = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
        return shown.map { index in
            let step = explanation.steps[index]
            return step.json(parts: step.parts.compactMap { places[$0] })
        }
    }

    /// The number of omitted steps; nil for none.
    private func moreSteps(of explanation: Explanation) -> Int? {
        let count = hasEveryStep ? 0 : explanation.steps.count - explanation.nearest.count
        return count == 0 ? nil : count
    }

    package var text: String {
        func indented(_ explanation: Explanation) -> [String] {
            let all = explanation.steps.map(\.line)
            let lines = hasEveryStep ? all : explanation.nearestLines
            let left = all.count - lines.count
            return
                ((left > 0
                ? [
                    trn(
                        "… use --all to show %1$s more steps",
                        "… use --all to show %1$s more steps", left)
                ] : [])
                + lines)
                .map { "  \($0)".visible }
        }
        var lines = [
            tr("%1$s at %2$s: %3$s pt", subject, category, explanation.value.calculated)
        ]
        lines += indented(explanation)
        if let needed {
            lines.append(tr("The content needs %1$s pt:", needed.value.calculated))
            lines += indented(needed)
        }
        return lines.joined(separator: "\n")
    }
}

extension Explanation {
    /// The nearest steps in words, each on a line with its source.
    package var nearestLines: [String] { nearest.map { steps[$0].line } }
}

extension Explanation.Step {
    package var line: String { source.isEmpty ? text : "\(text) — \(source.text)" }

    /// The step in JSON. The source is empty for plain arithmetic. Parts are indices of steps.
    func json(parts: [Int]) -> JSONObject {
        [
            "text": text, "value": value.rounded3, "source": source.text,
            "parts": parts.isEmpty ? nil : parts,
        ]
    }
}
