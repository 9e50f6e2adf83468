// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The report of the sizes of text styles at every category.
package struct ScaleReport: TableReport, Encodable {
    var styles: [Style]

    /// The sizes of a style.
    struct Style: Encodable {
        var style: String
        /// `system` for the preferred font, `custom` for one that UIFontMetrics scales.
        var kind: String
        var base: Double
        /// The scaled font sizes, in points, by the short names of categories.
        var sizes: [String: Double]
        /// The scaled lengths of `UIFontMetrics.scaledValue`, in points.
        var values: [String: Double]
    }

    /// - Parameter displayScale: pixels per point, to which `values` are rounded.
    package init(_ sizings: [FontSizing], displayScale: Double) {
        styles = sizings.map { Style($0, displayScale: displayScale) }
    }

    package var rows: [[String]] {
        let categories = ContentSizeCategory.allCases.map(\.shortName)
        return [["style", "kind", "base"] + categories]
            + styles.map { style in
                [style.style, style.kind, style.base.plain]
                    + categories.map { (style.sizes[$0] ?? 0).plain }
            }
    }
}

extension ScaleReport.Style {
    fileprivate init(_ sizing: FontSizing, displayScale: Double) {
        let metrics = FontMetrics(forTextStyle: sizing.textStyle)
        func each(_ value: (ContentSizeCategory) -> Double) -> [String: Double] {
            Dictionary(
                uniqueKeysWithValues: ContentSizeCategory.allCases.map {
                    ($0.shortName, value($0).rounded3)
                })
        }
        self.init(
            style: sizing.textStyle.uiKitName,
            kind: sizing.pointSize == nil ? "system" : "custom", base: sizing.baseSize,
            sizes: each(sizing.pointSize),
            values: each {
                metrics.scaledValue(for: sizing.baseSize, at: $0, displayScale: displayScale)
            })
    }
}
