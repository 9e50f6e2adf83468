// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// How large the text of a theme and a screen gets, and what is lost on the way: in the terms of WCAG 2.2,
/// 1.4.4 Resize Text, and of Apple's Larger Text accessibility label.
package struct Reach: Sendable {
    /// The eleven text styles of the theme.
    package let styles: [StyleReach]
    /// The fonts of the screen's texts, with the texts in each, in the order of the screen.
    package let fonts: [FontReach]
    /// The categories from the smallest up.
    package let steps: [Step]
    /// The widths that were looked at, in points.
    package let widths: [Double]

    /// A category of the screen.
    package struct Step: Sendable {
        package let category: ContentSizeCategory
        /// The growth of the text that grows least, relative to `large`: 2 for 200%; nil without texts.
        package let growth: Double?
        /// What loses text there, by width and from top to bottom.
        package let losses: [Loss]
    }

    /// An item that loses text.
    package struct Loss: Hashable, Sendable {
        package let element: Element
        /// What people call it.
        package let name: String
        /// The first rule that it violates.
        package let rule: Rule
        /// The width of the table, in points.
        package let width: Double
    }

    /// The first category at which each text is twice as large as at `large`, or as large as iOS lets it
    /// become; nil where something else keeps one from that.
    package let goal: ContentSizeCategory?

    /// WCAG 2.2, success criterion 1.4.4.
    package var resizeText: ReachVerdict {
        verdict(upTo: goal ?? .accessibilityExtraExtraExtraLarge)
    }

    /// Apple's Larger Text label: testers are asked to go through the accessibility sizes up to the
    /// largest.
    package var largerText: ReachVerdict { verdict(upTo: .accessibilityExtraExtraExtraLarge) }

    /// The growth of the text of the screen that grows least, over all categories; nil without texts.
    package var maximum: (category: ContentSizeCategory, growth: Double)? {
        steps.reduce(nil) { best, step in
            guard let growth = step.growth, growth > best?.growth ?? 0 else { return best }
            return (step.category, growth)
        }
    }

    private func verdict(upTo last: ContentSizeCategory) -> ReachVerdict {
        guard !fonts.isEmpty else { return .noText }
        var shortcomings: [ReachVerdict.Shortcoming] = []
        let short = fonts.filter { !$0.growth.verdict.isSufficient }
        if !short.isEmpty {
            shortcomings.append(.growth(textCount: short.reduce(0) { $0 + $1.elements.count }))
        }
        // Losses below `large` do not matter for larger text.
        let lossy = steps.filter { $0.category >= .default && $0.category <= last }.filter {
            !$0.losses.isEmpty
        }
        if let first = lossy.first {
            let elements = Set(lossy.flatMap(\.losses).map(\.element))
            shortcomings.append(.loss(from: first.category, elementCount: elements.count))
        }
        if !shortcomings.isEmpty { return .fails(shortcomings) }
        let isLimited = fonts.contains { $0.growth.verdict == .limitedBySystem }
        return isLimited ? .passesAsFarAsSystemGoes : .passes
    }
}

/// The verdict of a criterion on a screen.
package enum ReachVerdict: Hashable, Sendable {
    /// All text gets twice as large, and nothing is lost.
    case passes
    /// Some text gets as large as iOS lets it become, which is less, and nothing is lost. Source: W3C,
    /// Guidance on Applying WCAG 2.2 to Non-Web ICT (WCAG2ICT), 1.4.4, note 3: text need only be scaled
    /// as far as the settings of the platform go.
    case passesAsFarAsSystemGoes
    /// The criterion fails, for these reasons.
    case fails([Shortcoming])
    /// The screen has no text.
    case noText

    /// A reason why a criterion fails.
    package enum Shortcoming: Hashable, Sendable {
        /// Texts that something other than iOS keeps from growing.
        case growth(textCount: Int)
        /// Items that lose text, and the first category where one does.
        case loss(from: ContentSizeCategory, elementCount: Int)
    }

    /// Whether nothing stands against it.
    package var isPassed: Bool {
        if case .fails = self { false } else { true }
    }
}

/// How far a text style of a theme grows.
package struct StyleReach: Sendable {
    package let style: TextStyle
    /// The PostScript name that the theme asks for, or `system`.
    package let fontName: String
    /// Whether the screen has texts in it.
    package let isUsed: Bool
    /// How far it grows, whatever a screen does about it.
    package let growth: Growth
}

/// How far the texts of a screen in one font grow.
package struct FontReach: Sendable {
    /// The PostScript name that is asked for, or `system`.
    package let fontName: String
    /// The style whose growth it has.
    package let style: TextStyle
    /// How far it grows on the screen.
    package let growth: Growth
    /// The items that have such a text, each with what people call it, from top to bottom.
    package let elements: [(element: Element, name: String)]
}
