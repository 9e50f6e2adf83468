// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Syntax
import Words

/// The field of a list of texts: an entry for each, with a button that removes it, and a button that adds one.
final class ListField {
    let widget = Box(.vertical, spacing: 6, [])
    /// Called with the index of an entry and its new text.
    var onTyped: (Int, String) -> Void = { _, _ in }
    /// Called with the elements in another order, or with another one.
    var onArranged: ([ArrangedElement]) -> Void = { _ in }
    /// The entries of the displayed texts.
    private(set) var entries: [Entry] = []
    /// The button that removes each text.
    private(set) var removals: [Button] = []
    /// Adds an empty text at the end.
    let add: Button
    private var lines: [Box] = []
    /// The entry that gets the focus when the list has changed.
    private var next: Int?
    private let label: String
    private let count: ClosedRange<Int>

    /// A field of an empty list.
    ///
    /// - Parameter count: the allowed numbers of elements.
    init(_ label: String, _ count: ClosedRange<Int>) {
        (self.label, self.count) = (label, count)
        // Translators: %1$s is a list, such as “Segments”.
        add = Button(iconName: "list-add-symbolic", tooltip: tr("Add to %1$s", label))
        add.addCssClass("flat")
        add.horizontalAlignment = .end
        widget.append(add)
        widget.marginTop = 6
        widget.marginBottom = 6
        add.onClicked { [weak self] in self?.addElement() }
    }

    private func addElement() {
        next = lines.count
        onArranged(lines.indices.map { .existing($0) } + [.value(.string(""))])
    }

    private func remove(_ index: Int) {
        guard lines.count > count.lowerBound else { return }
        next = max(0, min(index, lines.count - 2))
        onArranged(lines.indices.filter { $0 != index }.map { .existing($0) })
    }

    /// Displays the texts of a list; nil for elements that are no texts, which are only removed here.
    func display(_ texts: [String?]) {
        while lines.count > texts.count {
            widget.remove(lines.removeLast())
            entries.removeLast()
            removals.removeLast()
        }
        while lines.count < texts.count { appendLine() }
        for (index, (entry, text)) in zip(entries, texts).enumerated() {
            let text = text ?? "…"
            if entry.text != text { entry.text = text }
            entry.isSensitive = texts[index] != nil
            // Translators: a list, such as “Segments”, the number of one of its texts, and their number.
            entry.setAccessibleLabel(
                tr("%1$s, %2$s of %3$s", label, "\(index + 1)", "\(texts.count)"))
        }
        add.isSensitive = texts.count < count.upperBound
        for button in removals { button.isSensitive = texts.count > count.lowerBound }
        guard let index = next else { return }
        next = nil
        if entries.indices.contains(index) { entries[index].grabFocus() } else { add.grabFocus() }
    }

    private func appendLine() {
        let index = lines.count
        let entry = Entry()
        entry.widthInCharacters = 12
        entry.onChanged { [weak self] in self?.onTyped(index, $0) }
        // Typed texts are edits of the screen, which has its own undo.
        entry.onUndoKeys(capturing: true) { [weak entry] in _ = entry?.activateAction($0) }
        let remove = Button(
            iconName: "list-remove-symbolic",
            tooltip: tr("Remove “%1$s”", "\(label) \(index + 1)"))
        remove.addCssClass("flat")
        remove.onClicked { [weak self] in self?.remove(index) }
        let line = Box(.horizontal, spacing: 3, [entry, remove])
        widget.insert(line, at: index)
        lines.append(line)
        entries.append(entry)
        removals.append(remove)
    }
}
