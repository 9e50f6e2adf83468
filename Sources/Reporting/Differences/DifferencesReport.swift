// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import LayoutEngine
import Previewing

/// The differences of two previews, which came from two files, or of the previews at all categories.
package struct DifferencesReport: Report, Encodable {
    /// The files, as they were given.
    var old: String
    var new: String
    var category: String
    var width: Double
    var differences: [Difference]
    /// The differences for people.
    var lines: [String]

    private enum CodingKeys: CodingKey {
        case old, new, category, width, differences
    }

    struct Difference: Encodable {
        var kind: Kind
        /// The name of the style, the colour or the element for people.
        var name: String
        /// The name of a style or a colour, or the key path of an element; left out where the first
        /// file does not have the element.
        var old: String?
        /// The same in the second file.
        var new: String?
        /// The largest change, 0 where none is a length.
        var points: Double
        var changes: [String]
        /// Whether text is lost that was not lost before.
        var losesText: Bool
        /// The categories at which something differs.
        var categories: [String]
        /// All of it in a line.
        var text: String

        enum Kind: String, CaseIterable, Encodable {
            case theme, table, style, color, element
        }
    }

    /// - Parameter previews: those of the second file, smaller categories first.
    package init(
        _ differences: Differences, of old: String, and new: String, in previews: [Preview]
    ) {
        self.old = old
        self.new = new
        category = previews.count == 1 ? previews[0].effectiveCategory.shortName : "all"
        width = previews.first?.layout.width.rounded3 ?? 0
        self.differences = differences.list.map(Difference.init)
        lines = differences.lines.map(\.text)
    }

    package var text: String {
        let count = lines.count
        let amount =
            count == 0 ? "no differences" : count == 1 ? "1 difference" : "\(count) differences"
        let place = category == "all" ? "all categories" : category
        let title = "\(old) → \(new) at \(place), \(width.plain) pt wide: \(amount)".visible
        return ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}

extension DifferencesReport.Difference {
    fileprivate init(_ difference: Differences.Difference) {
        (points, changes) = (difference.points.rounded3, difference.changes)
        (name, losesText) = (difference.name, difference.losesText)
        categories = difference.categories.categories.map(\.shortName)
        text = difference.text
        switch difference.subject {
        case .theme: (kind, old, new) = (.theme, "theme", "theme")
        case .table: (kind, old, new) = (.table, "table", "table")
        case .style(let style): (kind, old, new) = (.style, style.uiKitName, style.uiKitName)
        case .color(let color): (kind, old, new) = (.color, color.rawValue, color.rawValue)
        case .item(let oldItem, let newItem):
            (kind, old, new) = (.element, oldItem?.description, newItem?.description)
        }
    }
}
