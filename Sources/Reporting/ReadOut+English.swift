// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing
import Words

extension ContentSizeCategory {
    /// The UIKit name in words: "Accessibility Extra Large".
    package var title: String {
        switch self {
        case .extraSmall: trc("text size", "Extra Small")
        case .small: trc("text size", "Small")
        case .medium: trc("text size", "Medium")
        case .large: trc("text size", "Large")
        case .extraLarge: trc("text size", "Extra Large")
        case .extraExtraLarge: trc("text size", "Extra Extra Large")
        case .extraExtraExtraLarge: trc("text size", "Extra Extra Extra Large")
        case .accessibilityMedium: trc("text size", "Accessibility Medium")
        case .accessibilityLarge: trc("text size", "Accessibility Large")
        case .accessibilityExtraLarge: trc("text size", "Accessibility Extra Large")
        case .accessibilityExtraExtraLarge: trc("text size", "Accessibility Extra Extra Large")
        case .accessibilityExtraExtraExtraLarge:
            trc("text size", "Accessibility Extra Extra Extra Large")
        }
    }
}

/// The text about a category in a theme: the size of body text, and its percentage of the size at L.
package struct ReadOut {
    private let category: ContentSizeCategory
    private let pointSize: Double
    private let percent: Int
    private let isMaximum: Bool

    /// The text about a category.
    ///
    /// - Parameter effective: the category after the screen's limits.
    package init(
        _ body: StyleReport, at category: ContentSizeCategory, effective: ContentSizeCategory
    ) {
        self.category = category
        pointSize = body.pointSize(at: effective)
        percent = Int((pointSize / body.pointSize(at: .default) * 100).rounded())
        isMaximum = pointSize == body.maximumPointSize
    }

    /// The short name and the title of the category: "AX1 – Accessibility Medium".
    package var name: String { "\(category.shortName) – \(category.title)" }

    /// The visible text: "Body 40 pt, its maximum · 235% of Large".
    package var text: String {
        let points = pointSize.points
        return isMaximum
            ? tr("Body %1$s (maximum) · %2$s%% of Large", points, "\(percent)")
            : tr("Body %1$s · %2$s%% of Large", points, "\(percent)")
    }

    /// The text for screen readers, with the category's name.
    package var spokenText: String {
        let points = pointSize.shown
        return isMaximum
            // Translators: %1$s is the name of a text size, and %2$s a number of points.
            ? tr(
                """
                %1$s, body at its maximum of %2$s points, %3$s percent of Large
                """, category.title, points,
                "\(percent)")
            // Translators: %1$s is the name of a text size, and %2$s a number of points.
            : tr(
                """
                %1$s, body %2$s points, %3$s percent of Large
                """, category.title, points, "\(percent)")
    }
}
