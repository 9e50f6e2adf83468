// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The report of the sizes of text styles at every category.
package struct ScaleReport: Report {
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

    /// The output formats of a scale, with one more than other reports: comma-separated values.
    package enum Format: String, CaseIterable, Sendable {
        case text, json, csv
    }

    /// The base size and the maximum size of a style, in points.
    package struct Base {
        var style: TextStyle
        /// The size at `large`; nil for the system font.
        var size: Double?
        /// The maximum size; nil for none.
        var maximum: Double?

        package init(style: TextStyle, size: Double?, maximum: Double?) {
            self.style = style
            self.size = size
            self.maximum = maximum
        }
    }

    /// - Parameter displayScale: pixels per point, to which `values` are rounded.
    package init(_ bases: [Base], displayScale: Double) {
        styles = bases.map { Style($0, displayScale: displayScale) }
    }

    /// The table as comma-separated values.
    package var commaSeparated: String {
        lines.map { $0.joined(separator: ",") }.joined(separator: "\n")
    }

    package var text: String { TextTable(lines).description }

    private var lines: [[String]] {
        let categories = ContentSizeCategory.allCases.map(\.shortName)
        return [["style", "kind", "base"] + categories]
            + styles.map { style in
                [style.style, style.kind, style.base.plain]
                    + categories.map { (style.sizes[$0] ?? 0).plain }
            }
    }
}

extension ScaleReport.Style {
    fileprivate init(_ base: ScaleReport.Base, displayScale: Double) {
        let metrics = FontMetrics(forTextStyle: base.style)
        let size = base.size ?? base.style.preferredPointSize(at: .default)
        func each(_ value: (ContentSizeCategory) -> Double) -> [String: Double] {
            Dictionary(
                uniqueKeysWithValues: ContentSizeCategory.allCases.map {
                    ($0.shortName, value($0).rounded3)
                })
        }
        self.init(
            style: base.style.uiKitName, kind: base.size == nil ? "system" : "custom", base: size,
            sizes: each { category in
                guard base.size != nil else {
                    let preferred = base.style.preferredPointSize(at: category)
                    return base.maximum.map { $0 > 0 ? min($0, preferred) : preferred }
                        ?? preferred
                }
                return metrics.scaledPointSize(
                    for: size, maximumPointSize: base.maximum, at: category)
            },
            values: each {
                metrics.scaledValue(for: size, at: $0, displayScale: displayScale)
            })
    }
}
