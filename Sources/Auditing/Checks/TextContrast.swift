// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

/// The contrast between a text and its background in a preview: the figures of the rule `contrast`.
package struct TextContrast: Hashable, Sendable {
    /// The color behind the text.
    package let background: Color
    /// The contrast ratio of the two, from 1 to 21.
    package let ratio: Double
    /// The minimum ratio for a text in its font and size (WCAG 2.2, success criterion 1.4.3).
    package let needed: Double

    /// The contrast of a text; nil if its background can be any color.
    package init?(of content: TextContent, in item: ItemID, _ preview: Preview) {
        let setting = ContrastSetting(
            appearance: preview.environment.appearance,
            increasesContrast: preview.environment.increasesContrast)
        let ground = ScreenIndex.ground(of: content, in: item, of: preview.layout.content)
        guard let background = ContrastGround(ground, setting, preview)?.color else { return nil }
        self.background = background
        ratio = preview.color(at: content.color).over(background).contrast(with: background)
        needed = ContrastRule.needed(
            preview.drawnFonts[content.font], at: preview.effectiveCategory)
    }
}
