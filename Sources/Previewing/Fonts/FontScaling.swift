// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// How large a font is at each category: the preferred font has a table of its own, every other font grows
/// as `UIFontMetrics` has it.
package struct FontScaling: Hashable, Sendable {
    /// The style it grows as.
    package var style: TextStyle
    /// Size at `large`, in points.
    package var baseSize: Double
    /// Size past which it does not grow, in points.
    package var maximumPointSize: Double?
    /// Whether it is the preferred font of its style.
    package var isPreferred: Bool

    private var limit: Double {
        maximumPointSize.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    }

    /// The size at a category, in points.
    package func pointSize(at category: ContentSizeCategory) -> Double {
        let size =
            isPreferred
            ? style.preferredPointSize(at: category)
            : FontMetrics(forTextStyle: style).scaledPointSize(for: baseSize, at: category)
        return min(size, limit)
    }

    /// How many times as large as at `large` it is at a category, before sizes are rounded.
    package func growth(at category: ContentSizeCategory) -> Double {
        let (now, base) =
            isPreferred
            ? (style.preferredPointSize(at: category), style.preferredPointSize(at: .default))
            : (style.leading(at: category), style.leading(at: .default))
        return min(now / base, limit / baseSize)
    }
}
