// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine
import Words

/// The height of an item with its computation.
package struct HeightExplanation: Hashable, Sendable {
    /// The height of the item, in points.
    package let given: Explanation
    /// The height that its content needs, in points: the same, unless the height is fixed.
    package let needed: Explanation
}

extension Preview {
    /// The computation of the drawn size of a text style.
    package func explanation(of style: TextStyle) -> Explanation {
        let size = self.style(style).sizing.explainedPointSize(at: effectiveCategory) { input in
            switch input {
            case .pointSize:
                theme.fonts[style]?.fontSize == nil
                    ? TextStyle.guidelines : FileValue(style, "fontSize", in: theme).origin
            case .maximumPointSize: FileValue(style, "maximumPointSize", in: theme).origin
            }
        }
        return Explanation(size)
    }

    /// The computation of the height of an item; nil for a missing item.
    package func explanation(of item: ItemID) -> HeightExplanation? {
        guard let index = layout.index(of: item) else { return nil }
        let sources = ItemSources(self, item)
        // The cache helps because each line of each text uses the measures of its font.
        var known: [LayoutInput: ExplainedNumber] = [:]
        let inputs = ExplainedInputs { value, input in
            if let number = known[input], number.value == value { return number }
            let number = sources.explain(value, input)
            known[input] = number
            return number
        }
        let heights = layout.explainedHeight(at: index, inputs)
        guard let rule = assumedListRule(of: item) else {
            return HeightExplanation(
                given: Explanation(heights.given), needed: Explanation(heights.needed))
        }
        func assumed(_ height: ExplainedNumber) -> Explanation {
            Explanation(height.named(tr("height by the rules of UIKit"), source: rule))
        }
        return HeightExplanation(
            given: assumed(heights.given), needed: assumed(heights.needed))
    }
}
