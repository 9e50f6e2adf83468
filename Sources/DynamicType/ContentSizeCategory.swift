// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The text size that a user has chosen, from extra small to the fifth accessibility size.
///
/// Categories compare by size, in the order of the slider in Settings. Seven are offered to all users. The five
/// accessibility sizes appear when Larger Accessibility Sizes is on. Source: UIKit, `UIContentSizeCategory`.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The default category of a device: `large`.
    public static let `default` = ContentSizeCategory.large

    /// The categories without Larger Accessibility Sizes, in order.
    public static let standardCases = allCases.filter { !$0.isAccessibilityCategory }

    /// Whether this is one of the five accessibility sizes. Some layouts stack texts at these sizes that are
    /// side by side at smaller ones.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The next larger category; nil for the largest.
    public var larger: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue + 1) }

    /// Whether text is smaller at the first category than at the second.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The category of a view with limits: this one, clamped to the two limits.
    ///
    /// If the minimum is larger than the maximum, only the maximum counts, as in UIKit
    /// (`minimumContentSizeCategory`, `maximumContentSizeCategory`).
    public func limited(
        from minimum: ContentSizeCategory? = nil, to maximum: ContentSizeCategory? = nil
    ) -> ContentSizeCategory {
        if let maximum, let minimum, minimum > maximum { return min(self, maximum) }
        let raised = max(self, minimum ?? self)
        return min(raised, maximum ?? raised)
    }
}
