// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The growth of text in a theme and on a screen, and the text lost by it. Uses the terms of WCAG
/// 2.2, 1.4.4 Resize Text, and of Apple's Larger Text accessibility label.
package struct Reach: Sendable {
    /// The eleven text styles of the theme.
    package let styles: [StyleReach]
    /// The fonts of the screen's texts, each with its texts, in the order of the screen.
    package let fonts: [FontReach]
    /// The results at each category, in ascending order.
    package let steps: [Step]
    /// The audited widths, in points.
    package let widths: [Double]
    /// Whether bars of the app have texts that iOS does not scale. They are no reason to fail.
    package let hasFixedBars: Bool
    /// The version of the screen, if parts of it may be missing because it is newer than the program.
    package let newerVersion: Int?

    /// The result at a category.
    package struct Step: Sendable {
        package let category: ContentSizeCategory
        /// The growth of the text with the least growth, relative to `large`: 2 for 200%; nil
        /// without texts.
        package let growth: Double?
        /// The items that lose text, by width and from top to bottom.
        package let losses: [Loss]
    }

    /// An item that loses text.
    package struct Loss: Hashable, Sendable {
        package let element: Element
        /// The name for messages.
        package let name: String
        /// The first violated rule.
        package let rule: Rule
        /// The width of the table, in points.
        package let width: Double
    }

    /// The first category where each text is twice as large as at `large`, or as large as iOS
    /// allows; nil if another limit prevents this.
    package let goal: ContentSizeCategory?

    /// The verdict on WCAG 2.2, success criterion 1.4.4.
    package var resizeText: ReachVerdict {
        verdict(upTo: goal ?? .accessibilityExtraExtraExtraLarge)
    }

    /// The verdict on Apple's Larger Text label. Apple asks testers to go through the accessibility
    /// sizes up to the largest.
    package var largerText: ReachVerdict { verdict(upTo: .accessibilityExtraExtraExtraLarge) }

    /// The largest growth of the text with the least growth, and its category; nil without texts.
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
        if let newerVersion { return .newerVersion(newerVersion) }
        let isLimited =
            hasFixedBars || fonts.contains { $0.growth.verdict == .limitedBySystem }
        return isLimited ? .passesAsFarAsSystemGoes : .passes
    }
}

/// The verdict on a criterion for a screen.
package enum ReachVerdict: Hashable, Sendable {
    /// All text grows to twice its size, and nothing is lost.
    case passes
    /// Some text grows only as far as iOS allows, which is less, and nothing is lost. Source: W3C,
    /// Guidance on Applying WCAG 2.2 to Non-Web ICT (WCAG2ICT), 1.4.4, note 3: text must only scale
    /// as far as the settings of the platform allow.
    case passesAsFarAsSystemGoes
    /// The criterion fails, with the reasons.
    case fails([Shortcoming])
    /// The screen has no text.
    case noText
    /// Nothing fails, but the screen is of a newer version, so parts of it may be missing.
    case newerVersion(Int)

    /// A reason why a criterion fails.
    package enum Shortcoming: Hashable, Sendable {
        /// Texts with a growth limited by something other than iOS.
        case growth(textCount: Int)
        /// Items that lose text, and the first category where one does.
        case loss(from: ContentSizeCategory, elementCount: Int)
    }

    /// Whether the verdict is not a failure.
    package var isPassed: Bool {
        if case .fails = self { false } else { true }
    }
}

/// The growth of a text style of a theme.
package struct StyleReach: Sendable {
    package let style: TextStyle
    /// The PostScript name in the theme, or `system`.
    package let fontName: String
    /// Whether the screen has texts in the style.
    package let isUsed: Bool
    /// The growth without the limits of a screen.
    package let growth: Growth
}

/// The growth of a screen's texts in one font.
package struct FontReach: Sendable {
    /// The requested PostScript name, or `system`.
    package let fontName: String
    /// The style that determines the growth.
    package let style: TextStyle
    /// The growth on the screen.
    package let growth: Growth
    /// The items with such texts and their names, from top to bottom.
    package let elements: [(element: Element, name: String)]
}
