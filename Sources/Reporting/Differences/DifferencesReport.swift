// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// The differences of two previews, which came from two files.
package struct DifferencesReport: Report, Encodable {
    /// The files, as they were given.
    var old: String
    var new: String
    var category: String
    var width: Double
    var differences: [Difference]

    struct Difference: Encodable {
        var kind: Kind
        /// The name of a style or a colour, or the key path of an element; left out where the first
        /// file does not have the element.
        var old: String?
        /// The same in the second file.
        var new: String?
        /// The largest change, 0 where none is a length.
        var points: Double
        var changes: [String]
        var text: String

        enum Kind: String, CaseIterable, Encodable {
            case table, style, color, element
        }
    }

    package init(_ differences: Differences, of old: String, and new: String, in preview: Preview) {
        self.old = old
        self.new = new
        category = preview.effectiveCategory.shortName
        width = preview.layout.width.rounded3
        self.differences = differences.list.map(Difference.init)
    }

    package var text: String {
        let count = differences.count
        let amount =
            count == 0 ? "no differences" : count == 1 ? "1 difference" : "\(count) differences"
        let title = "\(old) → \(new) at \(category), \(width.plain) pt wide: \(amount)".visible
        return ([title] + differences.map { "  \($0.text)" }).joined(separator: "\n")
    }
}

extension DifferencesReport.Difference {
    fileprivate init(_ difference: Differences.Difference) {
        (points, changes) = (difference.points.rounded3, difference.changes)
        text = difference.text
        switch difference.subject {
        case .table: (kind, old, new) = (.table, "table", "table")
        case .style(let style): (kind, old, new) = (.style, style.uiKitName, style.uiKitName)
        case .color(let color): (kind, old, new) = (.color, color.rawValue, color.rawValue)
        case .item(let oldItem, let newItem):
            (kind, old, new) = (.element, oldItem?.description, newItem?.description)
        }
    }
}
