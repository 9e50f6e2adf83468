// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

extension Finding {
    /// The element's name for messages, from its text and its kind.
    package var name: String {
        guard let textInRow, let title, !title.isEmpty else { return element.name(saying: title) }
        // Translators: a text of a row, and the first text of the row.
        return tr(
            "“%1$s” in “%2$s” row", Phrases.shortened(textInRow, to: 40),
            Phrases.shortened(title, to: 40))
    }
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
            return preview.layout.content.texts(of: id).first {
                !$0.text.isEmpty && $0.role != .accessory
            }?.readText ?? preview.screen.row(id)?.shownName
        }
        // The layout may have it in capital letters.
        let section = preview.screen.sections[id.section]
        return section.header?.title ?? section.title
    }

    /// A text of a row, if it is not the first; nil for the first text and for other elements.
    ///
    /// - Parameter part: the index of the text in the row.
    func textInRow(_ part: Int?, in preview: Preview) -> String? {
        guard case .item(let id) = self, id.kind == .row, let part, part > 0 else { return nil }
        let texts = preview.layout.content.texts(of: id)
        guard texts.indices.contains(part), !texts[part].text.isEmpty else { return nil }
        return texts[part].readText
    }
}
