// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing
import Syntax

extension Finding {
    /// The element's name for people, from its text and its kind.
    package var name: String { element.name(saying: title) }
}

extension Element {
    /// The element's name for people.
    ///
    /// - Parameter title: the element's first text, as the file has it; nil for none.
    func name(saying title: String?) -> String {
        switch self {
        case .style(let style): return style.displayName
        case .theme: return "The theme"
        case .screen: return "The screen"
        case .item(let id):
            guard let title, !title.isEmpty else { return id.kind.english.capitalized }
            return "\(Phrases.shortened(title, to: 40)) \(id.kind.english)"
        }
    }

    /// The first text of an item, as the file has it; nil for what is no item.
    func title(in preview: Preview) -> String? {
        guard case .item(let id) = self, id.kind != .tableHeader else { return nil }
        guard id.kind == .sectionHeader else {
            return preview.layout.content.text(0, of: id)?.text
        }
        // The layout may have it in capitals.
        let section = preview.screen.sections[id.section]
        return section.header?.title ?? section.title
    }
}

extension ItemID.Kind {
    fileprivate var english: String {
        switch self {
        case .tableHeader: "table header"
        case .sectionHeader: "header"
        case .row: "row"
        case .sectionFooter: "footer"
        }
    }
}

extension String {
    /// With a capital at the beginning.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
