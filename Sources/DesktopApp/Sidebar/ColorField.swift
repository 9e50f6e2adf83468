// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit

/// A colour of the theme: a swatch that opens a choice, and the value to type. What the theme leaves
/// to iOS shows as the entry's placeholder; what it says itself as text, with an icon that takes it
/// back.
final class ColorField {
    /// The widget to put into a row.
    let widget: Box
    /// What is drawn.
    let swatch = Swatch()
    /// The theme's own value, in hexadecimal or by name.
    let entry = Entry()
    /// Opens the choice.
    let button: MenuButton
    /// The choice, once it was opened.
    private(set) var choice: ColorChoice?
    private let label: String
    private let appearance: Appearance?
    private let change: (ColorValue?) -> ThemeEdit
    private weak var sidebar: StyleSidebar?
    private var own: ColorValue?
    private var pending: Scheduled?

    /// How long a pause in typing is, in milliseconds.
    private static let pause = 350

    /// A field by what it is the colour of, and the edit that changes it.
    ///
    /// - Parameter appearance: in which names stand for colours of iOS; nil where they are names of the
    ///   theme, in the appearance that shows.
    init(
        _ label: String, _ appearance: Appearance? = nil, in sidebar: StyleSidebar?,
        _ change: @escaping (ColorValue?) -> ThemeEdit
    ) {
        (self.label, self.sidebar, self.change) = (label, sidebar, change)
        self.appearance = appearance
        button = MenuButton(swatch)
        widget = Box(.horizontal, spacing: 6, [button, entry])
        button.setPopover { [weak self] in self?.makeChoice() }
        widget.verticalAlignment = .center
        button.addCssClass("flat")
        entry.widthInCharacters = 9
        entry.addCssClass("numeric")
        entry.addCssClass("color-value")
        entry.expandsHorizontally = true
        entry.setAccessibleLabel(label)
        entry.onChanged { [weak self] _ in self?.type() }
        entry.onActivate { [weak self] in self?.enter() }
        entry.onIconClicked { [weak self] in self?.edit(nil) }
        // What is typed counts soon, and is undone with the theme and not by itself.
        entry.addController(
            UndoKeys.controller(capturing: true) { [weak self] action in
                guard let self else { return }
                if pending?.isPending ?? false { enter() }
                entry.activateAction(action)
            })
    }

    isolated deinit { pending?.cancel() }

    private func makeChoice() -> Popover? {
        guard let sidebar else { return nil }
        let choice = ColorChoice(label, appearance, in: sidebar, change)
        choice.select(own, drawn: swatch.color)
        self.choice = choice
        return choice.popover
    }

    // MARK: - Showing

    /// Shows a colour.
    ///
    /// - Parameters:
    ///   - own: what the theme says; nil where it leaves the colour to iOS.
    ///   - drawn: what is drawn.
    ///   - fallback: what would be drawn if the theme said nothing; nil is nothing.
    func display(_ own: ColorValue?, drawn: Documents.Color?, default fallback: Documents.Color?) {
        self.own = own
        swatch.color = drawn
        entry.placeholder = fallback?.hexadecimal ?? "None"
        entry.setIcon(
            own == nil ? nil : "edit-clear-symbolic",
            tooltip: own == nil ? nil : "Reset \(label)")
        button.setAccessibleLabel(
            "Choose \(label): \(own?.text ?? "as iOS, \(fallback?.hexadecimal ?? "none")")")
        choice?.select(own, drawn: drawn)
        // Another way of writing the same is not to be corrected while it is being typed.
        guard ColorValue(typed: entry.text) != own || own == nil else { return }
        entry.text = own?.text ?? ""
        entry.removeCssClass("error")
    }

    // MARK: - Typing

    private func type() {
        pending?.cancel()
        entry.removeCssClass("error")
        pending = EventLoop.after(milliseconds: Self.pause) { [weak self] in self?.enter() }
    }

    private func enter() {
        pending?.cancel()
        let value = ColorValue(typed: entry.text)
        if value != nil || entry.text.isEmpty { return edit(value) }
        entry.addCssClass("error")
    }

    private func edit(_ value: ColorValue?) {
        pending?.cancel()
        if value != own { sidebar?.edit(change(value), label) }
    }
}

extension ColorValue {
    /// A colour as people type it: also without the number sign.
    fileprivate init?(typed text: String) {
        let text = text.filter { !$0.isWhitespace }
        guard let value = ColorValue(text: text) ?? ColorValue(text: "#" + text) else { return nil }
        self = value
    }
}
