// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words

/// The field of a color of a theme or a screen: a swatch that opens a choice, and an entry. The entry's placeholder is
/// what applies without a color. Its text is the file's color, with an icon that removes the color.
final class ColorField {
    /// The widget to put into a row.
    let widget: Box
    let swatch = Swatch()
    /// The file's value, in hexadecimal or by name.
    let entry = Entry()
    /// The button that opens the choice.
    let button: MenuButton
    /// The choice, created when it is first opened.
    private(set) var choice: ColorChoice?
    /// Called with why the typed text is no color; empty once it is one, or gone.
    var onMarkedWrong: (String) -> Void = { _ in }
    private let label: String
    private let titleOfNone: String
    private let titleOfReset: String
    private let color: (ColorValue) -> Documents.Color?
    /// Called with each typed color; nil to remove it.
    var onEntered: (ColorValue?) -> Void = { _ in }
    /// Called with each color that is tried on, until the trial ends; nil for none.
    var onTried: (ColorValue?) -> Void = { _ in }
    /// Called when a trial ends, with whether it is kept.
    var onTrialEnded: (Bool) -> Void = { _ in }
    private var own: ColorValue?
    private var pending: Scheduled?

    /// A typed text is entered after this many milliseconds without a key.
    private static let pause = 350

    /// A field of a color.
    ///
    /// - Parameters:
    ///   - label: the name of the colored part.
    ///   - titleOfNone: what applies without a color, in a word or two.
    ///   - titleOfReset: the tooltip of the icon that removes the color.
    ///   - color: the color in which a value is drawn.
    init(
        _ label: String, none titleOfNone: String, reset titleOfReset: String,
        color: @escaping (ColorValue) -> Documents.Color?
    ) {
        (self.label, self.color) = (label, color)
        (self.titleOfNone, self.titleOfReset) = (titleOfNone, titleOfReset)
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
        entry.onFocus(
            entered: {},
            left: { [weak self] in
                guard let self, entry.hasCssClass("error") else { return }
                // What is no color goes, and the value stays.
                markWrong(false)
                entry.text = own?.text ?? ""
            })
        // After a pause, typed text is an edit of the file, which has its own undo.
        entry.onUndoKeys(capturing: true) { [weak self] action in
            guard let self else { return }
            if pending?.isPending ?? false { enter() }
            entry.activateAction(action)
        }
    }

    isolated deinit { pending?.cancel() }

    private func makeChoice() -> Popover? {
        let choice = ColorChoice(label, none: titleOfNone, color: color)
        choice.onTried = { [weak self] in self?.onTried($0) }
        choice.onEnded = { [weak self] in self?.onTrialEnded($0) }
        choice.select(own, drawn: swatch.color)
        self.choice = choice
        return choice.popover
    }

    // MARK: - Showing

    /// Displays a color.
    ///
    /// - Parameters:
    ///   - own: the file's value; nil without one.
    ///   - drawn: the color that is drawn; nil if it is not known.
    ///   - placeholder: what the entry has without a value.
    ///   - words: what applies without a value, for screen readers.
    func display(
        _ own: ColorValue?, drawn: Documents.Color?, placeholder: String, words: String
    ) {
        self.own = own
        if swatch.color != drawn { swatch.color = drawn }
        if entry.placeholder != placeholder { entry.placeholder = placeholder }
        entry.setIcon(
            own == nil ? nil : "edit-clear-symbolic",
            tooltip: own == nil ? nil : titleOfReset)
        button.setAccessibleLabel(
            // Translators: %1$s is what gets the color, such as “Background of headers”, and %2$s is its color now.
            tr("Choose a color: %1$s (%2$s)", label, own?.text ?? words))
        choice?.select(own, drawn: drawn)
        // While the user types, another notation of the same value stays.
        guard ColorValue(typed: entry.text) != own || own == nil else { return }
        if entry.text != own?.text ?? "" { entry.text = own?.text ?? "" }
        markWrong(false)
    }

    // MARK: - Typing

    private func type() {
        pending?.cancel()
        markWrong(false)
        pending = EventLoop.after(milliseconds: Self.pause) { [weak self] in self?.enter() }
    }

    private func enter() {
        pending?.cancel()
        // The values of a color by appearance are shown, but cannot be typed.
        if entry.text == own?.text { return }
        let value = ColorValue(typed: entry.text)
        if value != nil || entry.text.isEmpty { return edit(value) }
        markWrong(true)
    }

    /// Says whether the typed text is no color.
    private func markWrong(_ isWrong: Bool) {
        guard isWrong != entry.hasCssClass("error") else { return }
        entry.setCssClass("error", isWrong)
        let reason =
            isWrong ? tr("Enter a name such as systemBlue, or a number such as #FF9500") : ""
        entry.tooltip = isWrong ? reason : nil
        entry.setAccessibleDescription(reason)
        onMarkedWrong(reason)
    }

    private func edit(_ value: ColorValue?) {
        pending?.cancel()
        if value != own { onEntered(value) }
    }
}
