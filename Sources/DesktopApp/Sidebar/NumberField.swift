// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A number to spin, type, scroll or step by key. What is typed counts after a short pause, without
/// Enter, and what is shown is no edit.
final class NumberField {
    /// The widget to put into a row.
    let spin: SpinButton
    /// Learns of each number that the reader has entered.
    var onEntered: (Double) -> Void = { _ in }
    /// What the first step from none leads to: the lowest number would seldom be wanted.
    var firstStep: (() -> Double)?
    private let range: ClosedRange<Double>
    private let wordForNone: String?
    private var shown: Double?
    private var pending: Scheduled?
    /// What is being typed: "17." is on its way to 17.5 and not to be corrected.
    private var typed: String?

    /// How long a pause in typing is, in milliseconds.
    private static let pause = 350

    /// A field for numbers in a range.
    ///
    /// - Parameter wordForNone: what the lowest number reads, which stands for none.
    init(
        _ label: String, _ range: ClosedRange<Double>, step: Double = 1, wordForNone: String? = nil
    ) {
        self.range = range
        self.wordForNone = wordForNone
        spin = SpinButton(range, step: step)
        spin.widthInCharacters = wordForNone.map { max(4, $0.utf8.count) } ?? 4
        spin.verticalAlignment = .center
        spin.setAccessibleLabel(label)
        // What is typed counts soon, and is undone with the theme and not by itself.
        let keys = UndoKeys.controller(capturing: true) { [weak self] action in
            self?.spin.commitText()
            self?.spin.activateAction(action)
        }
        spin.addController(keys)
        spin.setParser { [weak self] in self?.number($0) }
        spin.setFormat { [weak self] in self?.text(for: $0) }
        spin.onValueChanged { [weak self] in self?.enter($0) }
        spin.onTextChanged { [weak self] in self?.type($0) }
    }

    isolated deinit { pending?.cancel() }

    /// Shows a number; nil is none.
    func display(_ value: Double?) {
        let value = value ?? range.lowerBound
        // Nothing new, and no reason to disturb who is typing.
        if value == shown, typed == spin.text { return }
        shown = value
        let text = text(for: value)
        guard spin.value != value || spin.text != text else { return }
        pending?.cancel()
        spin.value = value
        spin.text = text
    }

    private func text(for value: Double) -> String {
        if let typed, typed == spin.text, number(typed).map(words) == words(value) { return typed }
        return words(value)
    }

    private func type(_ text: String) {
        pending?.cancel()
        guard text != words(spin.value) else { return }
        typed = text
        guard let value = number(text), range.contains(value),
            shown.map(words) != words(value)
        else { return }
        pending = EventLoop.after(milliseconds: Self.pause) { [weak self] in
            self?.spin.value = value
            self?.enter(value)
        }
    }

    private func enter(_ value: Double) {
        guard shown.map(words) != words(value) else { return }
        pending?.cancel()
        let isFirstStep =
            wordForNone != nil && shown == range.lowerBound && typed != spin.text
            && value == range.lowerBound + 1
        if isFirstStep, let first = firstStep?() {
            display(first)
            commit(first)
        } else {
            shown = value
            commit(value)
        }
    }

    private func commit(_ value: Double) {
        onEntered(value)
        // A refused number shows no longer, and the button that made it shall not make the next.
        if shown != value { spin.release() }
    }

    // MARK: - Words

    private func words(_ value: Double) -> String {
        if let wordForNone, value == range.lowerBound { return wordForNone }
        return SizeWords.number(value)
    }

    /// A number with a point or a comma.
    private func number(_ text: String) -> Double? {
        if let wordForNone, text.isEmpty || text == wordForNone { return range.lowerBound }
        return Double(text.replacing(",", with: "."))
    }
}

extension NumberField {
    /// A row with a title and a field.
    static func row(_ title: String, _ field: NumberField) -> ActionRow {
        let row = ActionRow(title: title)
        row.addSuffix(field.spin)
        row.activatableWidget = field.spin
        return row
    }
}
