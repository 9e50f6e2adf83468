// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A row with a drop-down of values, the first of which is the default.
final class ChoiceRow<Value: Equatable> {
    let item: ActionRow
    let choice: DropDown
    /// Called with each value that the user selects; nil is the default.
    var onChosen: (Value?) -> Void = { _ in }
    private let values: [Value?]

    init(_ title: String, label: String, open: String, _ values: [(name: String, value: Value)]) {
        item = ActionRow(title: title)
        self.values = [nil] + values.map(\.value)
        choice = DropDown([open] + values.map(\.name))
        choice.verticalAlignment = .center
        choice.setAccessibleLabel(label)
        item.addSuffix(choice)
        item.activatableWidget = choice
        choice.onSelected { [weak self] in self?.choose($0) }
    }

    private func choose(_ position: Int) {
        guard values.indices.contains(position) else { return }
        onChosen(values[position])
    }

    func select(_ value: Value?) { choice.selected = values.firstIndex(of: value) ?? 0 }
}
