// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The report of the sizes of text styles at every category.
package struct ScaleReport: TableReport {
    private let sizings: [FontSizing]
    private let displayScale: Double

    /// - Parameter displayScale: the number of pixels per point, for rounding `values`.
    package init(_ sizings: [FontSizing], displayScale: Double) {
        (self.sizings, self.displayScale) = (sizings, displayScale)
    }

    package var json: JSONObject {
        [
            "styles": sizings.map { sizing in
                let metrics = FontMetrics(forTextStyle: sizing.textStyle)
                return [
                    "style": sizing.textStyle.uiKitName, "kind": sizing.kind,
                    "base": sizing.baseSize,
                    // The scaled font sizes, in points.
                    "sizes": byCategory(sizing.pointSize),
                    // The scaled lengths of `UIFontMetrics.scaledValue`, in points.
                    "values": byCategory {
                        metrics.scaledValue(
                            for: sizing.baseSize, at: $0, displayScale: displayScale)
                    },
                ] as JSONObject
            }
        ]
    }

    private func byCategory(_ value: (ContentSizeCategory) -> Double) -> [String: Double] {
        Dictionary(
            uniqueKeysWithValues: ContentSizeCategory.allCases.map {
                ($0.shortName, value($0).rounded3)
            })
    }

    package var rows: [[String]] {
        [["style", "kind", "base"] + ContentSizeCategory.allCases.map(\.shortName)]
            + sizings.map { sizing in
                [sizing.textStyle.uiKitName, sizing.kind, sizing.baseSize.plain]
                    + ContentSizeCategory.allCases.map { sizing.pointSize(at: $0).plain }
            }
    }
}

extension FontSizing {
    /// `system` for the preferred font, `custom` for a font scaled by `UIFontMetrics`.
    fileprivate var kind: String { pointSize == nil ? "system" : "custom" }
}
