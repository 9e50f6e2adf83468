// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing
import Syntax

extension Element {
    /// What people call it: by what it says, and what it is.
    func name(in preview: Preview) -> String {
        switch self {
        case .style(let style): return style.displayName
        case .theme: return "The theme"
        case .screen: return "The screen"
        case .item(let id):
            guard let title = Self.title(of: id, in: preview), !title.isEmpty else {
                return id.kind.english
            }
            return "\(title) \(id.kind.english)"
        }
    }

    /// The first text of an item, cut to what a list has room for.
    private static func title(of id: ItemID, in preview: Preview) -> String? {
        guard id.kind != .tableHeader else { return nil }
        let screen = preview.screen
        // As files have it, since the layout may have it in capitals.
        let written =
            id.kind == .sectionHeader
            ? screen.sections[id.section].header?.title ?? screen.sections[id.section].title
            : preview.layout.content.texts(of: id).first?.text
        return written.map { Phrases.shortened($0, to: 40) }
    }
}

extension ItemID.Kind {
    fileprivate var english: String {
        switch self {
        case .tableHeader: "Table header"
        case .sectionHeader: "header"
        case .row: "row"
        case .sectionFooter: "footer"
        }
    }
}
