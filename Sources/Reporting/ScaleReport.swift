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

    /// - Parameter displayScale: pixels to a point, which `values` are rounded to.
    package init(_ sizings: [FontSizing], displayScale: Double) {
        styles = sizings.map { Ladder($0, displayScale: displayScale) }
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
