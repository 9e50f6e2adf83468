// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Words

extension Finding {
    /// The element's name for messages, from its text and its kind.
    package var name: String { element.name(saying: title) }
}

extension Element {
    /// The element's name with a capital letter, for the start of messages.
    ///
    /// - Parameter title: the element's first text in the file; nil if it has none.
    func name(saying title: String?) -> String {
        switch self {
        case .style(let style): return style.displayName
        case .theme: return tr("The theme")
        case .screen: return tr("The screen")
        case .bar(let element): return element.name(saying: title)
        case .item(let id):
            guard let title, !title.isEmpty else { return id.kind.title }
            return id.kind.name(saying: title)
        }
    }

    /// The first text of an item or of an element of a bar in the file; nil for other elements.
    func title(in preview: Preview) -> String? {
        if case .bar(let element) = self { return preview.screen.bars[element] }
        guard case .item(let id) = self, id.kind != .tableHeader else { return nil }
        guard id.kind == .sectionHeader else {
            // A row may have only a control, whose title is spoken.
            return preview.layout.content.texts(of: id).first?.text
                ?? preview.screen.identity(of: id)?.texts.first
        }
        // The layout may have it in capital letters.
        let section = preview.screen.sections[id.section]
        return section.header?.title ?? section.title
    }
}
