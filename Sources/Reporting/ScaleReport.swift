// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The sizes of text styles at every category.
package struct ScaleReport: Report {
    var styles: [Ladder]

    /// One style at every category.
    struct Ladder: Encodable {
        var style: String
        /// `system` for the preferred font, `custom` for one that UIFontMetrics scales.
        var kind: String
        var base: Double
        /// Font sizes that are drawn, in points, by the short names of categories.
        var sizes: [String: Double]
        /// What `UIFontMetrics.scaledValue` gives for other lengths, in points.
        var values: [String: Double]
    }

    /// What a scale can be written as: a table of numbers has one way more than other reports.
    package enum Format: String, CaseIterable, Sendable {
        case text, json, csv
    }

    /// A size that a style has at `large`, in points, and the one past which it does not grow.
    package struct Base {
        var style: TextStyle
        /// Nil for the system font.
        var size: Double?
        /// Nil where there is no limit.
        var maximum: Double?

        package init(style: TextStyle, size: Double?, maximum: Double?) {
            self.style = style
            self.size = size
            self.maximum = maximum
        }
    }

    /// - Parameter displayScale: pixels to a point, which `values` are rounded to.
    package init(_ bases: [Base], displayScale: Double) {
        styles = bases.map { Ladder($0, displayScale: displayScale) }
    }

    /// The table with commas between its columns.
    package var commaSeparated: String {
        lines.map { $0.joined(separator: ",") }.joined(separator: "\n")
    }

    package var text: String { TextTable(lines).description }

    private var lines: [[String]] {
        let categories = ContentSizeCategory.allCases.map(\.shortName)
        return [["style", "kind", "base"] + categories]
            + styles.map { ladder in
                [ladder.style, ladder.kind, ladder.base.plain]
                    + categories.map { (ladder.sizes[$0] ?? 0).plain }
            }
    }
}

extension ScaleReport.Ladder {
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
