// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

/// The contrast of a text with its background in a preview: the figures of the rule `contrast`.
package struct TextContrast: Hashable, Sendable {
    /// The color behind it.
    package let background: Color
    /// The ratio of the two, from 1 to 21.
    package let ratio: Double
    /// The least ratio of a text in that font and size (WCAG 2.2, success criterion 1.4.3).
    package let needed: Double

    /// The contrast of a text; nil where anything may be behind it.
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
