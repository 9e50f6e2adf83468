// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Explanations
import LayoutEngine
import Words

extension Profile {
    /// The rules of line pitch and of lines raised by fallback faces.
    struct Lines: Hashable, Sendable {
        /// The distance between the baselines of a text.
        enum Pitch: String, CaseIterable, Hashable, Sendable {
            /// The leading of the text style, even if it is less than the line height.
            case leading
            /// Ascent, descent, and line gap of the font.
            case lineHeight
        }

        /// The preferred font of a text style without changes.
        var preferredFont: Pitch
        /// The preferred font in a weight of the text.
        var weightOverride: Pitch
        /// The preferred font while Bold Text is on.
        var boldText: Pitch
        /// The preferred font in the serif, monospaced, or rounded design.
        var otherDesign: Pitch
        /// Values and subtitles in the preferred font.
        var secondaryText: Pitch
        /// A font that does not scale.
        var unscaled: Pitch
        /// A font that its maximum limits.
        var limitedSize: Pitch
        /// Which fallback faces raise a line in the system font.
        var systemFontRaising: LineRaising
        /// Which fallback faces raise a line in any other font.
        var customFontRaising: LineRaising
        /// The category at which words wider than their line start to be hyphenated.
        var hyphenatesFrom: ContentSizeCategory
    }
}

extension Profile.Lines {
    /// The line pitch of a text, in points.
    ///
    /// - Parameters:
    ///   - request: the request. Its name is in iOS.
    ///   - pointSize: the drawn size in points, within the maximum.
    ///   - context: the category within its limits, and Bold Text.
    ///   - lineHeight: the line height of the font at that size, in points.
    ///   - source: returns the source for a key of the profile, for explanations.
    func pitch<Number: ExplainableNumber>(
        of request: CompletedFontRequest, pointSize: Double, in context: FontContext,
        lineHeight: Number, source: (String) -> Origin = { .words($0) }
    ) -> Number {
        var name: String { tr("line pitch") }
        // UIFontMetrics scales a requested size, and it has no leading.
        guard request.name == nil, request.pointSize == nil else {
            return lineHeight.named(
                name, source: .words(tr("custom fonts and sizes have no leading")))
        }
        let style = request.style
        let preferredSize = style.preferredPointSize(at: context.category)
        var rules: [(pitch: Pitch, key: String)] = [(preferredFont, "lines.preferredFont")]
        if let weight = request.weight, weight != style.preferredWeight {
            rules.append((weightOverride, "lines.weightOverride"))
        }
        if context.boldText { rules.append((boldText, "lines.boldText")) }
        if let design = request.design, design != .default {
            rules.append((otherDesign, "lines.otherDesign"))
        }
        if request.isSecondary { rules.append((secondaryText, "lines.secondaryText")) }
        if !request.scales { rules.append((unscaled, "lines.unscaled")) }
        if request.scales, pointSize < preferredSize {
            rules.append((limitedSize, "lines.limitedSize"))
        }
        if let rule = rules.first(where: { $0.pitch == .lineHeight }) {
            return lineHeight.named(name, source: source(rule.key))
        }
        let leading: Number = style.explainableLeading(
            at: request.scales ? context.category : .default)
        // The last rule is the most specific.
        let key = rules[rules.count - 1].key
        guard request.lessThanLeading != 0 else { return leading.named(name, source: source(key)) }
        let less = Number(
            request.lessThanLeading, tr("reduction of the leading"),
            source: .words(tr("\"lessThanLeading\" of headers and footers in the profile")))
        return (leading - less).named(name, source: source(key))
    }
}
