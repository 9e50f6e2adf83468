// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Explanations
import LayoutEngine
import Previewing

/// The steps to the size of a text style or the height of an item.
package struct ExplanationReport: Report, Encodable {
    /// The style's name, or the item's key path.
    var subject: String
    var quantity: Quantity
    var category: String
    /// Points.
    var value: Double
    var steps: [Step]
    /// The height that the content needs, where a fixed one gives it another; left out elsewhere.
    var needed: Needed?

    enum Quantity: String, CaseIterable, Encodable {
        case pointSize, height
    }

    struct Step: Encodable {
        var text: String
        var value: Double
        /// A key of a file, a rule of UIKit or a document; empty for plain arithmetic.
        var source: String
    }

    struct Needed: Encodable {
        var value: Double
        var steps: [Step]
    }

    /// The size of a text style.
    package init(_ style: TextStyle, in preview: Preview) {
        self.init(style.uiKitName, .pointSize, preview.explanation(of: style), in: preview)
    }

    /// The height of an item; nil for an item that the screen does not have.
    package init?(_ item: ItemID, in preview: Preview) {
        guard let explanation = preview.explanation(of: item) else { return nil }
        self.init(item.description, .height, explanation.given, in: preview)
        if explanation.needed.value != explanation.given.value {
            needed = Needed(
                value: explanation.needed.value.rounded3,
                steps: explanation.needed.steps.map(Step.init))
        }
    }

    private init(
        _ subject: String, _ quantity: Quantity, _ explanation: Explanation, in preview: Preview
    ) {
        self.subject = subject
        self.quantity = quantity
        category = preview.effectiveCategory.shortName
        value = explanation.value.rounded3
        steps = explanation.steps.map(Step.init)
    }

    package var text: String {
        var lines = ["\(subject) at \(category): \(value.plain) pt"] + steps.map(\.line)
        if let needed {
            lines += ["Its content needs \(needed.value.plain) pt:"] + needed.steps.map(\.line)
        }
        return lines.joined(separator: "\n")
    }
}

extension ExplanationReport.Step {
    init(_ step: Explanation.Step) {
        self.init(text: step.text, value: step.value.rounded3, source: step.source)
    }

    fileprivate var line: String { "  \(text)\(source.isEmpty ? "" : " — \(source)")".visible }
}
