// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The popover with an entry in which properties of the selection are typed: their names and values.
///
/// ```
/// Popover
/// ╰── Box
///     ├── Label .heading    what is selected
///     ├── Entry
///     ├── Label             what the typed text sets, or why it sets nothing
///     ├── Label .dim-label  what it can go on with
///     ╰── Label .caption    the keys
/// ```
final class PropertyPopover {
    let popover: Popover
    let entry = Entry()
    /// What the typed text sets, or why it sets nothing.
    let result = Label(start: "")
    /// What the typed text can go on with.
    let completions = Label(start: "", "dim-label")
    private let title = Label(start: "", "heading")
    private let keys = Label(start: PropertyPopover.words, "caption", "dim-label")
    private weak var controller: ScreenEditController?
    private var typed: TypedProperties

    // Translators: keys, and what they do, while the names and values of properties are typed.
    private static let words = tr("Enter: apply · Tab: complete · Semicolon: next property")
        // A line does not begin with a dot.
        .replacing(" ·", with: "\u{A0}·")
    /// The width in characters. At this width, the popover fits next to a narrow device.
    private static let width = 34
    /// The most completions that show; the popover keeps the height of as many lines.
    private static let completionLimit = 5

    init(_ controller: ScreenEditController) {
        self.controller = controller
        let page = controller.page
        typed = TypedProperties(
            "", about: page.selection.parts, in: page.screen.value, root: page.screen.file.root)
        for label in [title, result, completions, keys] {
            label.maximumWidthInCharacters = Self.width
            label.wraps = true
        }
        title.wraps = false
        title.ellipsis = .end
        title.text = tr("Properties of %1$s", controller.name(of: controller.parts))
        entry.widthInCharacters = Self.width
        // Translators: an example of typed names and values of properties.
        entry.placeholder = tr("size 22; weight semibold")
        entry.setAccessibleLabel(title.text)
        let column = Box(.vertical, spacing: 6, [title, entry, result, completions, keys])
        column.setMargins(6)
        popover = Popover(column)
        entry.onChanged { [weak self] in self?.read($0) }
        entry.onActivate { [weak self] in self?.apply() }
        entry.onKey(capturing: true) { [weak self] key, modifiers in
            guard key == "Tab", modifiers.isDisjoint(with: [.control, .shift, .alt]) else {
                return false
            }
            self?.complete()
            return true
        }
        display()
    }

    /// Opens the popover at a place of the frame around the list.
    func open(at place: Rectangle, of frame: Widget) {
        popover.open(at: place, of: frame)
        entry.grabFocus()
    }

    // MARK: - Typing

    private func read(_ text: String) {
        guard let page = controller?.page else { return }
        typed = TypedProperties(
            text, about: page.selection.parts, in: page.screen.value, root: page.screen.file.root)
        display()
    }

    /// Types the rest of a name or a value.
    private func complete() {
        guard let completion = typed.completions.first else { return }
        entry.text = completion.text
        entry.grabFocusAtEnd()
        read(completion.text)
    }

    private func display() {
        let titles = typed.completions.map(\.title)
        let shown = Array(titles.prefix(Self.completionLimit))
        let rest = titles.count - shown.count
        let more = rest > 0 ? [trn("and %1$s more", "and %1$s more", rest)] : []
        show((shown + more).joined(separator: "\n"), in: completions)
        // A name that is not typed to its end is no mistake yet.
        let isUnfinished = typed.problem != nil && !titles.isEmpty
        show(isUnfinished ? "" : typed.problem ?? typed.summary.joined(separator: "\n"), in: result)
        result.setCssClass("error", typed.problem != nil)
        let words = listed((result.text.isEmpty ? [] : [result.text]) + shown + more)
        entry.setAccessibleDescription(words.isEmpty ? Self.words : words)
    }

    private func show(_ text: String, in label: Label) {
        label.text = text
        label.isVisible = !text.isEmpty
    }

    /// Makes the edits, as one step.
    private func apply() {
        if let problem = typed.problem {
            show(problem, in: result)
            controller?.announce(problem)
            return
        }
        if !typed.edits.isEmpty { controller?.perform(typed.edits, saying: listed(typed.summary)) }
        popover.close()
    }
}
