// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words

/// The field of a theme's color: a swatch that opens a choice, and an entry. The default color of
/// iOS is the entry's placeholder; a color of the theme is its text, with an icon that removes it.
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
    private weak var pane: StylesPane?
    private var own: ColorValue?
    private var pending: Scheduled?

    /// Milliseconds without a key after which typed text is entered.
    private static let pause = 350

    /// A field of a color.
    ///
    /// - Parameters:
    ///   - label: the name of the colored part.
    ///   - appearance: the appearance in which semantic colors are resolved by iOS; nil resolves
    ///     them by the theme, in the current appearance.
    ///   - change: the edit that sets the color.
    init(
        _ label: String, _ appearance: Appearance? = nil, in pane: StylesPane?,
        _ change: @escaping (ColorValue?) -> ThemeEdit
    ) {
        (self.label, self.pane, self.change) = (label, pane, change)
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
        // Typed text is an edit of the theme after a pause, and is undone there.
        entry.onUndoKeys(capturing: true) { [weak self] action in
            guard let self else { return }
            if pending?.isPending ?? false { enter() }
            entry.activateAction(action)
        }
    }

    isolated deinit { pending?.cancel() }

    private func makeChoice() -> Popover? {
        guard let pane else { return nil }
        let choice = ColorChoice(label, appearance, in: pane, change)
        choice.select(own, drawn: swatch.color)
        self.choice = choice
        return choice.popover
    }

    // MARK: - Showing

    /// Displays a color.
    ///
    /// - Parameters:
    ///   - own: the theme's value; nil where it has none.
    ///   - drawn: the color that is drawn.
    ///   - fallback: the color drawn without a value of the theme; nil is none.
    func display(_ own: ColorValue?, drawn: Documents.Color?, default fallback: Documents.Color?) {
        self.own = own
        swatch.color = drawn
        entry.placeholder = fallback?.hexadecimal ?? trc("color", "None")
        entry.setIcon(
            own == nil ? nil : "edit-clear-symbolic",
            tooltip: own == nil ? nil : tr("Reset to iOS Default"))
        button.setAccessibleLabel(words(for: own, default: fallback))
        choice?.select(own, drawn: drawn)
        // Another notation of the same value is not replaced while it is typed.
        guard ColorValue(typed: entry.text) != own || own == nil else { return }
        entry.text = own?.text ?? ""
        entry.removeCssClass("error")
    }

    /// The label of the button, with the current color.
    private func words(for own: ColorValue?, default fallback: Documents.Color?) -> String {
        // Translators: here and below, %1$s is what gets the color, such as “Background of headers”.
        if let own { return tr("Choose a color: %1$s (%2$s)", label, own.text) }
        return fallback.map {
            tr("Choose a color: %1$s (iOS default, %2$s)", label, $0.hexadecimal)
        } ?? tr("Choose a color: %1$s (iOS default, none)", label)
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
        if value != own { pane?.edit(change(value), label) }
    }
}

extension ColorValue {
    /// A typed color, also without the number sign.
    fileprivate init?(typed text: String) {
        let text = text.filter { !$0.isWhitespace }
        guard let value = ColorValue(text: text) ?? ColorValue(text: "#" + text) else { return nil }
        self = value
    }
}
