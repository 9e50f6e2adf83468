// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

extension Changes {
    static func ofPresence(_ item: ItemLayout, isGone: Bool) -> Changes {
        var changes = Changes()
        let height = item.frame.height
        changes.note(
            presence: "presence",
            isGone ? tr("gone, %1$s pt", height.shown) : tr("new, %1$s pt", height.shown),
            points: height)
        return changes
    }

    /// - Parameter isMoved: whether the item has moved among the others, or to another section.
    static func ofItems(
        _ old: ItemLayout, _ oldPreview: Preview, _ new: ItemLayout, _ newPreview: Preview,
        isMoved: Bool
    ) -> Changes {
        var changes = Changes()
        changes.note(
            length: "height", old.frame.height, new.frame.height,
            more: { tr("%1$s pt taller", $0) }, less: { tr("%1$s pt shorter", $0) })
        changes.note(
            loss: "clipped", old.isClipped, new.isClipped, isNow: tr("text is clipped"),
            isNoLonger: tr("text is no longer clipped"))
        for (number, text) in new.texts.enumerated() {
            guard old.texts.indices.contains(number) else {
                changes.note(
                    presence: "\(text.key) presence",
                    // Translators: a text of an element, such as its subtitle.
                    tr("new: %1$s", text.name),
                    points: text.frame.height)
                continue
            }
            changes.noteText(old.texts[number], oldPreview, text, newPreview)
        }
        for text in old.texts.dropFirst(new.texts.count) {
            changes.note(
                presence: "\(text.key) presence", tr("gone: %1$s", text.name),
                points: text.frame.height)
        }
        changes.note(
            "background", of: tr("background"), old.background.map(oldPreview.color(at:)),
            new.background.map(newPreview.color(at:))
        ) { $0?.hexadecimal ?? tr("none") }
        changes.note(
            values: FileValues(of: old.id, on: oldPreview.screen),
            FileValues(of: new.id, on: newPreview.screen))
        if isMoved {
            changes.note(
                presence: "presence",
                tr("moved from %1$s to %2$s", old.id.description, new.id.description))
        }
        return changes
    }

    private mutating func noteText(
        _ old: TextLayout, _ oldPreview: Preview, _ new: TextLayout, _ newPreview: Preview
    ) {
        let (key, name) = (new.key, new.name)
        note("text", of: name, inQuotes(old.content.text), inQuotes(new.content.text))
        let lines = (old.lines.count, new.lines.count)
        note(aspect: "\(key) lines", "\(lines.0)", "\(lines.1)") { before, _ in
            lines.1 == 0
                ? tr("%1$s %2$s → no lines", name, before)
                : trn("%2$s %3$s → %1$s line", "%2$s %3$s → %1$s lines", lines.1, name, before)
        }
        note(
            loss: "\(key) truncated", old.isTruncated, new.isTruncated,
            isNow: tr("truncated: %1$s", name), isNoLonger: tr("no longer truncated: %1$s", name))
        let oldFont = oldPreview.layout.font(of: old.content)
        let newFont = newPreview.layout.font(of: new.content)
        note(face: "face", of: name, oldFont.face, newFont.face)
        note(size: name, oldFont.pointSize, newFont.pointSize)
        note(
            "color", of: name, oldPreview.color(at: old.content.color),
            newPreview.color(at: new.content.color), \.hexadecimal)
        note(
            length: "\(key) x", old.frame.x, new.frame.x,
            // Translators: a text of an element, and how far it has moved.
            more: { tr("%1$s %2$s pt farther right", name, $0) },
            less: { tr("%1$s %2$s pt farther left", name, $0) })
    }
}

extension TextLayout {
    /// The role. It distinguishes the changes of different texts.
    fileprivate var key: String { content.role.rawValue }

    /// The role in words, as part of a change.
    fileprivate var name: String {
        switch content.role {
        case .title: trc("text", "title")
        case .value: trc("text", "value")
        case .subtitle: trc("text", "subtitle")
        case .label: trc("text", "label")
        case .accessory: trc("text", "accessory")
        }
    }
}
