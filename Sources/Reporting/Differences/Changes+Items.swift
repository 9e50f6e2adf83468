// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax
import Words

extension Changes {
    /// An element of only one table.
    ///
    /// - Parameter height: the height of the element, in points.
    static func ofPresence(height: Double, isGone: Bool) -> Changes {
        var changes = Changes()
        changes.note(
            presence: "presence",
            isGone ? tr("gone, %1$s pt", height.shown) : tr("new, %1$s pt", height.shown),
            points: height)
        return changes
    }

    /// The changes of the figures of an element.
    static func ofFigures(_ old: ItemFigures, _ new: ItemFigures) -> Changes {
        var changes = Changes()
        changes.note(
            length: "height", old.height, new.height,
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
                    points: text.height)
                continue
            }
            changes.noteText(old.texts[number], text)
        }
        for text in old.texts.dropFirst(new.texts.count) {
            changes.note(
                presence: "\(text.key) presence", tr("gone: %1$s", text.name),
                points: text.height)
        }
        return changes
    }

    /// - Parameter isMoved: whether the item has moved among the others, or to another section.
    static func ofItems(
        _ old: ItemLayout, _ oldPreview: Preview, _ new: ItemLayout, _ newPreview: Preview,
        isMoved: Bool
    ) -> Changes {
        var changes = ofFigures(
            ItemFigures(old, in: oldPreview), ItemFigures(new, in: newPreview))
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

    private mutating func noteText(_ old: ItemFigures.Text, _ new: ItemFigures.Text) {
        let (key, name) = (new.key, new.name)
        if let old = old.content, let new = new.content {
            note("text", of: name, inQuotes(old.text), inQuotes(new.text))
        }
        let lines = (old.lineCount, new.lineCount)
        note(aspect: "\(key) lines", "\(lines.0)", "\(lines.1)") { before, _ in
            lines.1 == 0
                ? tr("%1$s %2$s → no lines", name, before)
                : trn("%2$s %3$s → %1$s line", "%2$s %3$s → %1$s lines", lines.1, name, before)
        }
        note(
            loss: "\(key) truncated", old.isTruncated, new.isTruncated,
            isNow: tr("truncated: %1$s", name), isNoLonger: tr("no longer truncated: %1$s", name))
        if let old = old.content, let new = new.content {
            note(face: "face", of: name, old.face, new.face)
        }
        note(size: name, old.pointSize, new.pointSize)
        if let old = old.content, let new = new.content {
            note("color", of: name, old.color, new.color, \.hexadecimal)
        }
        note(
            length: "\(key) x", old.x, new.x,
            // Translators: a text of an element, and how far it has moved.
            more: { tr("%1$s %2$s pt farther right", name, $0) },
            less: { tr("%1$s %2$s pt farther left", name, $0) })
    }
}

extension ItemFigures.Text {
    /// The role. It distinguishes the changes of different texts.
    fileprivate var key: String { role.rawValue }

    /// The role in words, as part of a change.
    fileprivate var name: String {
        switch role {
        case .title: trc("text", "title")
        case .value: trc("text", "value")
        case .subtitle: trc("text", "subtitle")
        case .trailing: trc("text", "trailing text")
        case .field: trc("text", "text of the field")
        case .segment: trc("text", "segment")
        case .date: trc("text", "date")
        case .label: trc("text", "label")
        case .accessory: trc("text", "accessory")
        }
    }
}
