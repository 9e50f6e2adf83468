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
            case .tableHeader, .sectionFooter, .tableFooter: "p"
            case .sectionHeader: "h2"
            case .row: "li"
            }
        let name = ElementReport.title(of: item.id).visible.escapedForXML
        let texts = item.texts.map { text in
            let name = ElementReport.title(of: item.id, text.content).visible.escapedForXML
            return
                "<span class=\"text\" data-name=\"\(name)\">\(text.content.text.escapedForHTML)</span>"
        }
        let states =
            [switchState(of: item)].compactMap(\.self)
            + item.spokenStates.map { "<span class=\"state\">\($0.escapedForXML)</span>" }
        let image = preview.imageLabel(of: item).map { label in
            "<span class=\"state\" role=\"img\" aria-label=\"\(label.visible.escapedForXML)\"></span>"
        }
        return
            "<\(tag) class=\"item\" data-item=\"\(index)\" data-name=\"\(name)\">"
            + ((image.map { [$0] } ?? []) + texts + states).joined(separator: " ") + "</\(tag)>"
    }

    /// The switch of an item with its state; nil for none.
    private func switchState(of item: ItemLayout) -> String? {
        guard let isOn = item.switchState else { return nil }
        let state = (isOn ? tr("On") : tr("Off")).escapedForXML
        return
            "<span class=\"state\" role=\"switch\" aria-checked=\"\(isOn)\" aria-readonly=\"true\" "
            + "aria-label=\"\(item.spokenName.visible.escapedForXML)\">\(state)</span>"
    }
}

extension String {
    /// The text between tags of HTML. Line feeds stay, and characters that HTML cannot contain become U+FFFD.
    fileprivate var escapedForHTML: String { escapedForXML.replacing("&#10;", with: "\n") }
}
