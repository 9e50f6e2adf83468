// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Syntax
import Words

/// A number field for spinning, typing, scrolling, and keys. A typed number is entered after a pause, without Enter.
/// Displaying a number is not an edit.
final class NumberField {
    /// The widget to put into a row.
    let spin: SpinButton
    /// Called with each number that the user enters; nil for no number, if that has a title.
    var onEntered: (Double?) -> Void = { _ in }
    /// The number after the first step up from no number. Without it, the lowest number.
    var firstStep: (() -> Double)?
    private let range: ClosedRange<Double>
    private let titleOfNone: String?
    private var shown: Double?
    private var pending: Scheduled?
    /// The text being typed: "17." may become 17.5 and is not reformatted.
    private var typed: String?

    /// A typed text is entered after this many milliseconds without a key.
    private static let pause = 350

    /// A field for numbers in a range.
    ///
    /// - Parameter titleOfNone: the text for no number, which is one step below the lowest number; nil if a number is
    ///   required.
    init(
        _ label: String, _ range: ClosedRange<Double>, step: Double = 1, titleOfNone: String? = nil
    ) {
        // A spin button always has a number, so one number stands for none internally.
        let lowest = range.lowerBound - (titleOfNone == nil ? 0 : step)
        self.range = lowest...range.upperBound
        self.titleOfNone = titleOfNone
        spin = SpinButton(self.range, step: step)
        spin.widthInCharacters = titleOfNone.map { max(4, $0.count) } ?? 4
        spin.setAccessibleLabel(label)
        // After a pause, typed text is an edit of the theme, which has its own undo.
        spin.onUndoKeys(capturing: true) { [weak self] action in
            self?.spin.commitText()
            self?.spin.activateAction(action)
        }
        spin.setParser { [weak self] in self?.number($0) }
        spin.setFormat { [weak self] in self?.text(for: $0) }
        spin.onValueChanged { [weak self] in self?.enter($0) }
        spin.onTextChanged { [weak self] in self?.type($0) }
    }

    isolated deinit { pending?.cancel() }

    /// Displays a number; nil is none.
    func display(_ value: Double?) {
        let value = value ?? range.lowerBound
        // The number that stands for none has no meaning for people.
        spin.setAccessibleValue(words(value))
        // While the user types, the same number is not reformatted.
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
            titleOfNone != nil && shown == range.lowerBound && typed != spin.text
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
        onEntered(titleOfNone != nil && value == range.lowerBound ? nil : value)
        // If an edit failed, a held button stops stepping.
        if shown != value { spin.release() }
    }

    // MARK: - Words

    private func words(_ value: Double) -> String {
        if let titleOfNone, value == range.lowerBound { return titleOfNone }
        return typeable(value)
    }

    /// The number in the form that users type: in digits, rounded to a hundredth.
    private func typeable(_ value: Double) -> String {
        ((value * 100).rounded() / 100).shortest
            .replacing(".", with: Catalog.current.numbers.decimalSeparator)
    }

    /// The number of a text with a decimal point or comma.
    private func number(_ text: String) -> Double? {
        if let titleOfNone, text.isEmpty || text == titleOfNone { return range.lowerBound }
        return Double(text.replacing(",", with: "."))
    }
}
