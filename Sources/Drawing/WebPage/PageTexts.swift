// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing
import Reporting
import Syntax
import Words

/// The texts of a list as HTML: headings, lists, and switches, to find, select, copy, and read aloud. The script moves
/// them over the drawing. Without scripts, they are below it.
struct PageTexts {
    private let preview: Preview
    private let layout: TableLayout

    init(_ preview: Preview) {
        self.preview = preview
        layout = preview.layout
    }

    var html: String {
        var lines: [String] = []
        var isInList = false
        for index in layout.ids.indices where !layout.isBlank(at: index) {
            let id = layout.ids[index]
            if isInList, id.kind != .row || id.row == 0 {
                lines.append("</ul>")
                isInList = false
            }
            if id.kind == .row, !isInList { lines.append("<ul>") }
            isInList = id.kind == .row
            lines.append(element(at: index))
        }
        if isInList { lines.append("</ul>") }
        // Without a language, the characters decide.
        let language = (preview.language ?? "").escapedForXML
        let direction = layout.isRightToLeft ? "rtl" : "ltr"
        return """
            <div class="texts" id="texts" dir="\(direction)" lang="\(language)">
            \(lines.joined(separator: "\n"))
            </div>
            """
    }

    private func element(at index: Int) -> String {
        let item = layout.item(at: index)
        let tag =
            switch item.id.kind {
            case .tableHeader, .sectionFooter: "p"
            case .sectionHeader: "h2"
            case .row: "li"
            }
        let name = ElementReport.title(of: item.id).visible.escapedForXML
        let texts = item.texts.map { text in
            let name = ElementReport.title(of: item.id, text.content).visible.escapedForXML
            return
                "<span class=\"text\" data-name=\"\(name)\">\(text.content.text.escapedForHTML)</span>"
        }
        let states = item.decorations.compactMap { state(of: $0, in: item) }
        let image = preview.imageLabel(of: item).map { label in
            "<span class=\"state\" role=\"img\" aria-label=\"\(label.visible.escapedForXML)\"></span>"
        }
        return
            "<\(tag) class=\"item\" data-item=\"\(index)\" data-name=\"\(name)\">"
            + ((image.map { [$0] } ?? []) + texts + states).joined(separator: " ") + "</\(tag)>"
    }

    /// A switch with its state, or what a checkmark says. Other accessories only show that rows can be touched.
    private func state(of decoration: Decoration, in item: ItemLayout) -> String? {
        guard case .accessory(let accessory) = decoration.kind else { return nil }
        switch accessory {
        case .switch(let isOn):
            let name = listed(item.texts.map(\.content.text)).visible.escapedForXML
            let state = (isOn ? tr("On") : tr("Off")).escapedForXML
            return
                "<span class=\"state\" role=\"switch\" aria-checked=\"\(isOn)\" aria-readonly=\"true\" "
                + "aria-label=\"\(name)\">\(state)</span>"
        case .checkmark:
            return "<span class=\"state\">\(tr("Selected").escapedForXML)</span>"
        case .disclosure, .detail: return nil
        }
    }
}

extension String {
    /// The text between tags of HTML. Line feeds stay, and characters that HTML cannot contain become U+FFFD.
    fileprivate var escapedForHTML: String { escapedForXML.replacing("&#10;", with: "\n") }
}
