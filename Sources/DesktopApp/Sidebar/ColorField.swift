// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words

/// The field of a theme's color: a swatch that opens a choice, and an entry. The entry's placeholder is iOS's default
/// color. Its text is the theme's color, with an icon that removes the color.
final class ColorField {
    /// The widget to put into a row.
    let widget: Box
    let swatch = Swatch()
    /// The theme's value, in hexadecimal or by name.
    let entry = Entry()
    /// The button that opens the choice.
    let button: MenuButton
    /// The choice, created when it is first opened.
    private(set) var choice: ColorChoice?
    private let label: String
    private let appearance: Appearance?
    private let change: (ColorValue?) -> ThemeEdit
    private let editor: FieldEditor
    private var own: ColorValue?
    private var pending: Scheduled?

    /// A typed text is entered after this many milliseconds without a key.
    private static let pause = 350

    /// A field of a color.
    ///
    /// - Parameters:
    ///   - label: the name of the colored part.
    ///   - appearance: the appearance in which iOS resolves semantic colors; nil if the theme resolves them, in the
    ///     current appearance.
    ///   - change: the edit that sets the color.
    init(
        _ label: String, _ appearance: Appearance?, _ editor: FieldEditor,
        _ change: @escaping (ColorValue?) -> ThemeEdit
    ) {
        (self.label, self.editor, self.change) = (label, editor, change)
        self.appearance = appearance
        button = MenuButton(swatch)
        widget = Box(.horizontal, spacing: 6, [button, entry])
        button.setPopover { [weak self] in self?.makeChoice() }
        widget.verticalAlignment = .center
        button.addCssClass("flat")
        entry.widthInCharacters = 9
        entry.addCssClasses("numeric", "color-value")
        entry.expandsHorizontally = true
        entry.setAccessibleLabel(label)
        entry.onChanged { [weak self] _ in self?.type() }
        entry.onActivate { [weak self] in self?.enter() }
        entry.onIconClicked { [weak self] in self?.edit(nil) }
        // After a pause, typed text is an edit of the theme, which has its own undo.
        entry.onUndoKeys(capturing: true) { [weak self] action in
            guard let self else { return }
            if pending?.isPending ?? false { enter() }
            entry.activateAction(action)
        }
    }

    isolated deinit { pending?.cancel() }

    private func makeChoice() -> Popover? {
        let choice = ColorChoice(label, appearance, editor, change)
        choice.select(own, drawn: swatch.color)
        self.choice = choice
        return choice.popover
    }

    // MARK: - Showing

    /// Displays a color.
    ///
    /// - Parameters:
    ///   - own: the theme's value; nil if the theme has none.
    ///   - drawn: the color that is drawn.
    ///   - fallback: the color that is drawn if the theme has none; nil for no color.
    func display(_ own: ColorValue?, drawn: Documents.Color?, default fallback: Documents.Color?) {
        self.own = own
        swatch.color = drawn
        entry.placeholder = fallback?.hexadecimal ?? trc("color", "None")
        entry.setIcon(
            own == nil ? nil : "edit-clear-symbolic",
            tooltip: own == nil ? nil : tr("Reset to iOS Default"))
        button.setAccessibleLabel(words(for: own, default: fallback))
        choice?.select(own, drawn: drawn)
        // While the user types, another notation of the same value stays.
        guard ColorValue(typed: entry.text) != own || own == nil else { return }
        entry.text = own?.text ?? ""
        entry.removeCssClass("error")
    }

    /// The label of the button, with the current color.
    private func words(for own: ColorValue?, default fallback: Documents.Color?) -> String {
        // Translators: here and below, %1$s is what gets the color, such as “Background of headers”.
        if let own { return tr("Choose a color: %1$s (%2$s)", label, own.text) }
        return fallback.map {
            tr("Choose a color: %1$s (iOS default: %2$s)", label, $0.hexadecimal)
        } ?? tr("Choose a color: %1$s (iOS default: none)", label)
    }

    // MARK: - Typing

    private func type() {
        pending?.cancel()
        entry.removeCssClass("error")
        pending = EventLoop.after(milliseconds: Self.pause) { [weak self] in self?.enter() }
    }

    private func enter() {
        pending?.cancel()
        // The values of a color by appearance are shown, but cannot be typed.
        if entry.text == own?.text { return }
        let value = ColorValue(typed: entry.text)
        if value != nil || entry.text.isEmpty { return edit(value) }
        entry.addCssClass("error")
    }

    private func edit(_ value: ColorValue?) {
        pending?.cancel()
        if value != own { editor.edit(change(value), label) }
    }
}

extension ColorValue {
    /// A typed color, with or without the number sign.
    fileprivate init?(typed text: String) {
        let text = text.filter { !$0.isWhitespace }
        guard let value = ColorValue(text: text) ?? ColorValue(text: "#" + text) else { return nil }
        self = value
    }
}
