// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax

extension Changes {
    static func ofPresence(_ item: ItemLayout, isGone: Bool) -> Changes {
        var changes = Changes()
        changes.note(
            "\(isGone ? "gone" : "new"), \(item.frame.height.plain) pt", points: item.frame.height)
        return changes
    }

    /// - Parameter isMoved: whether the item has another place among the others, or another section.
    static func ofItems(
        _ old: ItemLayout, _ oldPreview: Preview, _ new: ItemLayout, _ newPreview: Preview,
        isMoved: Bool
    ) -> Changes {
        var changes = Changes()
        changes.note(
            length: "height", old.frame.height, new.frame.height, more: "taller", less: "lower")
        changes.note(
            loss: "clipped", old.isClipped, new.isClipped, isNow: "text is clipped",
            isNoLonger: "text is no longer clipped")
        for (number, text) in new.texts.enumerated() {
            guard old.texts.indices.contains(number) else {
                changes.note("is new", of: text.name, points: text.frame.height)
                continue
            }
            changes.noteText(old.texts[number], oldPreview, text, newPreview)
        }
        for text in old.texts.dropFirst(new.texts.count) {
            changes.note("is gone", of: text.name, points: text.frame.height)
        }
        changes.note(
            "background", of: "background", old.background.map(oldPreview.color(at:)),
            new.background.map(newPreview.color(at:))
        ) { $0?.hexadecimal ?? "none" }
        changes.note(
            values: FileValues(of: old.id, on: oldPreview.screen),
            FileValues(of: new.id, on: newPreview.screen))
        if isMoved { changes.note("moved from \(old.id) to \(new.id)") }
        return changes
    }

    private mutating func noteText(
        _ old: TextLayout, _ oldPreview: Preview, _ new: TextLayout, _ newPreview: Preview
    ) {
        let name = new.name
        note("text", of: name, "“\(old.content.text)”", "“\(new.content.text)”")
        let lines = (old.lines.count, new.lines.count)
        note("lines", of: name, lines.0, lines.1) {
            $0 == lines.0 ? "\($0)" : counted($0, "line")
        }
        note(
            loss: "truncated", of: name, old.isTruncated, new.isTruncated, isNow: "is cut short",
            isNoLonger: "is no longer cut short")
        let oldFont = oldPreview.layout.font(of: old.content)
        let newFont = newPreview.layout.font(of: new.content)
        note(face: "face", of: name, oldFont.face, newFont.face)
        note(size: name, oldFont.pointSize, newFont.pointSize)
        note(
            "color", of: name, oldPreview.color(at: old.content.color),
            newPreview.color(at: new.content.color), \.hexadecimal)
        note(
            length: "x", of: name, old.frame.x, new.frame.x, more: "further right",
            less: "further left")
    }
}

extension TextLayout {
    fileprivate var name: String { content.role.rawValue }
}
