// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words

/// The popover with an entry, for typing over a text.
///
/// ```
/// Popover
/// ╰── Box
///     ├── Label .heading    which text it is
///     ├── Entry
///     ╰── Label .caption    the keys
/// ```
final class TextEntryPopover {
    let popover: Popover
    /// The entry of the current text. Each text has one, with an undo of its own.
    private(set) var entry = Entry()
    /// The place of the text in the entry; nil before the first text.
    private(set) var place: TextLocation?
    /// Called with each typed text and its place. Returns why the text is not possible; nil if it is.
    var onTyped: (String, TextLocation) -> String? = { _, _ in nil }
    /// Called when the user goes on with something else.
    var onNext: (TextTyping.Next) -> Void = { _ in }
    /// Called when the user goes on with a new row.
    var onNewRow: () -> Void = {}
    /// Called when the user cancels the typed text.
    var onTakenBack: () -> Void = {}
    /// Called when the user moves to the next text, or with −1 to the previous one.
    var onAdvanced: (Int) -> Void = { _ in }
    /// Called when the popover has closed.
    var onClosed: () -> Void = {}
    private let title = GtkKit.Label(start: "", "heading")
    private let keys = GtkKit.Label(start: TextEntryPopover.hint, "caption", "dim-label")
    private let column: Box

    // Translators: keys, and what they do.
    private static let hint = tr(
        "Enter: keep · Escape: cancel · Tab: next text · Ctrl+Enter: new row"
    )
    // A line does not begin with a dot.
    .replacing(" ·", with: "\u{A0}·")
    /// The width of the entry in characters. At this width, the popover fits next to a narrow device.
    private static let width = 28

    /// A popover without a text.
    init() {
        for label in [title, keys] { label.maximumWidthInCharacters = Self.width }
        title.ellipsis = .end
        keys.wraps = true
        column = Box(.vertical, spacing: 6, [title, entry, keys])
        column.setMargins(6)
        popover = Popover(column)
        popover.onClosed { [weak self] in self?.onClosed() }
    }

    /// Displays a text for typing over, and selects it.
    func display(_ text: String, at place: TextLocation, name: String) {
        self.place = place
        title.text = name
        let old = entry
        entry = makeEntry(text, name: name)
        column.insert(entry, at: 1)
        // The new entry takes the focus and the primary selection before the old entry is removed. Otherwise X would
        // report the lost selection later, and that would deselect the new text.
        entry.grabFocusSelecting()
        column.remove(old)
    }

    private func makeEntry(_ text: String, name: String) -> Entry {
        let entry = Entry()
        entry.widthInCharacters = Self.width
        entry.text = text
        entry.setAccessibleLabel(name)
        entry.setAccessibleDescription(Self.hint)
        entry.onChanged { [weak self] text in
            guard let self, let place else { return }
            let reason = onTyped(text, place)
            keys.text = reason ?? Self.hint
            keys.setCssClass("error", reason != nil)
            keys.setCssClass("dim-label", reason == nil)
        }
        entry.onActivate { [weak popover] in popover?.close() }
        entry.onKey(capturing: true) { [weak self] key, modifiers in
            self?.press(key, modifiers) ?? false
        }
        return entry
    }

    /// Handles the keys that end typing or move to the next text; false for keys of the entry.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        switch key {
        case "Escape":
            onTakenBack()
            popover.close()
        case "F2", "Tab", "ISO_Left_Tab":
            onAdvanced(modifiers.contains(.shift) ? -1 : 1)
        // Otherwise the key would overwrite letters instead of inserting them, which nobody expects.
        case "Insert", "KP_Insert":
            guard modifiers.isDisjoint(with: [.control, .shift, .alt]) else { return false }
            onNext(.adding)
        case "Return", "KP_Enter", "ISO_Enter":
            switch modifiers.intersection([.control, .shift, .alt]) {
            case .control: onNewRow()
            case [.control, .shift]: onNext(.section)
            case .alt: onNext(.properties)
            default: return false
            }
        default: return false
        }
        return true
    }
}

extension TextLocation {
    /// The words in the place of an empty text.
    nonisolated var emptyWords: String {
        switch self {
        case .row(_, _, .title), .tableHeader, .sectionHeader: tr("Title")
        case .row(_, _, .subtitle): tr("Subtitle")
        case .row(_, _, .trailing): tr("Trailing Text")
        default: tr("Text")
        }
    }

    /// The name for people and screen readers: "Title of General header".
    ///
    /// - Parameter title: the first text of the item.
    nonisolated func name(inItemWith title: String) -> String {
        let item = title.isEmpty ? tr("new") : title.glance
        return switch self {
        case .tableHeader: tr("Title of table header")
        case .tableFooter: tr("Text of table footer")
        // Translators: here and below, %1$s is the first text of the header or the row
        case .sectionHeader: tr("Title of header “%1$s”", item)
        case .sectionFooter: tr("Text of footer")
        case .row(_, _, .title): tr("Title of row “%1$s”", item)
        case .row(_, _, .value): tr("Value of row “%1$s”", item)
        case .row(_, _, .subtitle): tr("Subtitle of row “%1$s”", item)
        // Translators: %1$s is the first text of the row, %2$s the number of the label
        case .row(_, _, .label(let number)): tr("Label %2$s of row “%1$s”", item, "\(number + 1)")
        case .row(_, _, .trailing): tr("Trailing text of row “%1$s”", item)
        case .row(_, _, .placeholder): tr("Placeholder of row “%1$s”", item)
        // Translators: %1$s is the first text of the row, %2$s the number of the segment
        case .row(_, _, .segment(let number)):
            tr("Segment %2$s of row “%1$s”", item, "\(number + 1)")
        case .row(_, _, .date): tr("Date of row “%1$s”", item)
        case .row(_, _, .accessory): tr("Accessory of row “%1$s”", item)
        case .bar(let element): element.name(saying: title)
        }
    }
}
