// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax

/// The visible differences of two previews, in words and points, the largest first.
package struct Differences: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// The table as a whole.
        case table
        /// A text style, whether the screen has texts in it or not.
        case style(TextStyle)
        /// A colour of the system.
        case color(SemanticColor)
        /// An item by its place in either table; nil in one that does not have it.
        case item(old: ItemID?, new: ItemID?)
    }

    /// All that differs in one subject.
    package struct Difference: Hashable, Sendable {
        package let subject: Subject
        /// The largest of its changes, in points; 0 where none is a length.
        package let points: Double
        /// Each change in words: `6.333 pt taller`, `title 2 → 3 lines`.
        package let changes: [String]

        /// Nil without changes.
        init?(_ subject: Subject, _ changes: Changes) {
            guard !changes.words.isEmpty else { return nil }
            self.subject = subject
            points = changes.points
            self.changes = changes.words
        }

        /// `sections.0.header: 6.333 pt taller; title 2 → 3 lines`.
        package var text: String { "\(subject): \(changes.joined(separator: "; "))".visible }
    }

    /// The largest first; those of the same size in the order of the table.
    package let list: [Difference]

    /// The differences from one preview to another.
    package init(from old: Preview, to new: Preview) {
        let differences =
            [Difference(.table, .ofTables(old, new))]
            + TextStyle.allCases.map {
                Difference(.style($0), .ofStyles($0, old, new))
            }
            + SemanticColor.allCases.map {
                Difference(.color($0), .ofColors(old.color($0), new.color($0)))
            }
            + Self.items(old, new)
        // Sorting is not stable.
        list = differences.compactMap(\.self).enumerated()
            .sorted { ($0.element.points, $1.offset) > ($1.element.points, $0.offset) }
            .map(\.element)
    }

    private static func items(_ old: Preview, _ new: Preview) -> [Difference?] {
        ItemMatching(old.layout, new.layout).pairs.map { pair in
            let oldItem = pair.old.map(old.layout.item(at:))
            let newItem = pair.new.map(new.layout.item(at:))
            let subject = Subject.item(old: oldItem?.id, new: newItem?.id)
            return switch (oldItem, newItem) {
            case (let oldItem?, let newItem?):
                Difference(subject, .ofItems(oldItem, old, newItem, new))
            case (let item?, nil): Difference(subject, .ofPresence(item, isGone: true))
            case (nil, let item?): Difference(subject, .ofPresence(item, isGone: false))
            case (nil, nil): nil
            }
        }
    }
}

extension Differences.Subject: CustomStringConvertible {
    package var description: String {
        switch self {
        case .table: "table"
        case .style(let style): style.uiKitName
        case .color(let color): color.rawValue
        case .item(let old?, let new?): old == new ? "\(old)" : "\(old) → \(new)"
        case .item(let old?, nil): "\(old)"
        case .item(nil, let new): new.map { "\($0)" } ?? ""
        }
    }
}
