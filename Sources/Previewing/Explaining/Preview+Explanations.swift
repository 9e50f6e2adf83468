// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import LayoutEngine

/// How tall an item is and why.
package struct HeightExplanation: Hashable, Sendable {
    /// The height that the item has, in points.
    package let given: Explanation
    /// What its content needs, in points: the same, unless the height is fixed.
    package let needed: Explanation
}

extension Preview {
    /// How the size that a text style is drawn in comes about.
    package func explanation(of style: TextStyle) -> Explanation {
        let report = self.style(style)
        let font = theme.fonts[style]
        let size = report.sizing.explainedPointSize(
            at: effectiveCategory,
            ExplainedInputs { value, input in
                switch input {
                case .pointSize:
                    ExplainedNumber(
                        value, "base size",
                        source: font?.fontSize == nil
                            ? TextStyle.guidelines
                            : FileValue(style, "fontSize", in: theme).origin
                    )
                case .maximumPointSize:
                    ExplainedNumber(
                        value, "maximum size",
                        source: FileValue(style, "maximumPointSize", in: theme).origin)
                }
            })
        return Explanation(size)
    }

    /// How the height of an item comes about; nil for an item that is not there.
    package func explanation(of item: ItemID) -> HeightExplanation? {
        guard let index = layout.index(of: item) else { return nil }
        let sources = ItemSources(self, item)
        let heights = layout.explainedHeight(at: index, ExplainedInputs(sources.explain))
        return HeightExplanation(
            given: Explanation(heights.given), needed: Explanation(heights.needed))
    }
}
