// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

extension Profile {
    /// The rules of line pitch and of lines raised by fallback faces.
    struct Lines: Hashable, Sendable {
        /// The distance between the baselines of a text.
        enum Pitch: String, Hashable, Sendable {
            /// The leading of the text style, even where it is less than the line height.
            case leading
            /// Ascent, descent and line gap of the font.
            case lineHeight
        }

        /// The preferred font of a text style without changes.
        var preferredFont: Pitch
        /// The preferred font in a weight of the text.
        var weightOverride: Pitch
        /// The preferred font while Bold Text is on.
        var boldText: Pitch
        /// The preferred font in the serif, monospaced or rounded design.
        var otherDesign: Pitch
        /// Values and subtitles in the preferred font.
        var secondaryText: Pitch
        /// A font that does not scale.
        var unscaled: Pitch
        /// A font that its maximum size limits.
        var limitedSize: Pitch
        /// Which fallback faces raise a line in the system font.
        var systemFontRaising: LineRaising
        /// Which fallback faces raise a line in any other font.
        var customFontRaising: LineRaising
    }
}

extension Profile.Lines {
    /// The line pitch of a text in the system font, in points; nil for the line height of the font.
    ///
    /// - Parameters:
    ///   - request: the request, without a name that iOS does not have.
    ///   - pointSize: the size that is drawn, in points, the maximum applied.
    ///   - context: the category, limits applied, and Bold Text.
    func pitch(
        of request: CompletedFontRequest, pointSize: Double, in context: FontContext
    ) -> Double? {
        // A requested size is scaled by UIFontMetrics, which has no leading.
        guard request.pointSize == nil else { return nil }
        let style = request.style
        let preferredSize = style.preferredPointSize(at: context.category)
        var rules = [preferredFont]
        if let weight = request.weight, weight != style.preferredWeight {
            rules.append(weightOverride)
        }
        if context.boldText { rules.append(boldText) }
        if let design = request.design, design != .default { rules.append(otherDesign) }
        if request.isSecondary { rules.append(secondaryText) }
        if !request.scales { rules.append(unscaled) }
        if request.scales, pointSize < preferredSize { rules.append(limitedSize) }
        guard rules.allSatisfy({ $0 == .leading }) else { return nil }
        let category = request.scales ? context.category : .default
        return style.leading(at: category) - request.lessThanLeading
    }
}
