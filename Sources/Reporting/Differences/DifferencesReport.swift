// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

/// The differences between the previews of two files, at one category or at all.
package struct DifferencesReport: Report {
    private let differences: Differences
    /// The files, as given.
    private let old: String
    private let new: String
    private let category: String
    private let width: Double

    /// - Parameter previews: the previews of the second file, in ascending order of categories.
    package init(
        _ differences: Differences, of old: String, and new: String, in previews: [Preview]
    ) {
        (self.differences, self.old, self.new) = (differences, old, new)
        category = previews.count == 1 ? previews[0].effectiveCategory.shortName : "all"
        width = previews.first?.layout.width ?? 0
    }

    package var json: JSONObject {
        [
            "old": old, "new": new, "category": category, "width": width.rounded3,
            "differences": JSONList(differences.list, \.jsonWithSubject),
        ]
    }

    package var text: String {
        let lines = differences.lines
        let compared =
            category == "all"
            ? tr("%1$s → %2$s at all sizes, %3$s pt wide", old, new, width.shown)
            : tr("%1$s → %2$s at %3$s, %4$s pt wide", old, new, category, width.shown)
        let title =
            lines.isEmpty
            // Translators: before the colon, two compared files with the text size and width.
            ? tr("%1$s: no differences", compared)
            : trn(
                "%2$s: %1$s difference", "%2$s: %1$s differences", lines.count, compared)
        return ([title.visible] + lines.map { "  \($0.text)" }).joined(separator: "\n")
    }
}

extension Differences.Difference {
    /// The keys that all reports of differences have.
    var json: JSONObject {
        [
            "name": name, "points": points.rounded3, "changes": changes, "losesText": losesText,
            "categories": categories.categories.map(\.shortName), "text": text,
        ]
    }

    fileprivate var jsonWithSubject: JSONObject {
        let (old, new) = subject.names
        // A name is left out if a file does not have the element.
        return json.adding(["kind": subject.kind.rawValue, "old": old, "new": new])
    }
}

extension Differences.Subject {
    enum Kind: String, CaseIterable {
        case theme, table, style, color, element
    }

    fileprivate var kind: Kind {
        switch self {
        case .theme: .theme
        case .table: .table
        case .style: .style
        case .color: .color
        case .item, .recorded: .element
        }
    }

    /// The name of a style or a color, or the key path of an element, in each file.
    fileprivate var names: (old: String?, new: String?) {
        switch self {
        case .theme, .table: (kind.rawValue, kind.rawValue)
        case .style(let style): (style.uiKitName, style.uiKitName)
        case .color(let color): (color.rawValue, color.rawValue)
        case .item(let old, let new): (old?.description, new?.description)
        case .recorded(_, let old, let new): (old, new)
        }
    }
}
