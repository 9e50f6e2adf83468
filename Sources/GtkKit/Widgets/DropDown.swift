// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A drop-down list of texts (`GtkDropDown` with a `GtkStringList`).
package class DropDown: Widget {
    /// A list of items, with the first one selected.
    package convenience init(_ items: [String]) {
        self.init(owning: withCStrings(items) { gtk_drop_down_new_from_strings($0) })
        describeSelection()
        connect(emission: "notify::selected") { emission in
            DropDown(borrowing: emission.emitter.raw).describeSelection()
        }
    }

    /// Sets the accessible name of the widget and of the inner button, which gets the focus and has no name in GTK 4.8.
    package override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        children.first?.setAccessibleLabel(label)
    }

    /// Sets the accessible description to the selected item, because GTK 4.8 does not.
    private func describeSelection() {
        let item = gtk_drop_down_get_selected_item(opaque).map { OpaquePointer($0) }
        let text = item.flatMap { gtk_string_object_get_string($0) }.map { String(cString: $0) }
        children.first?.setAccessibleDescription(text ?? "")
    }

    @Property("selected", isInput: true) private var position: Int

    /// The index of the selected item; nil for an empty list. Setting nil has no effect.
    package var selected: Int? {
        get { position == Self.noPosition ? nil : position }
        set { if let newValue { position = newValue } }
    }

    /// `GTK_INVALID_LIST_POSITION`.
    private static let noPosition = Int(guint.max)

    /// Sets the items, and keeps the selected index if possible.
    package func setItems(_ items: [String]) {
        let selected = items.isEmpty ? nil : selected
        let model = Object(owning: withCStrings(items) { gtk_string_list_new($0) }?.raw)
        silently { gtk_drop_down_set_model(opaque, model.opaque) }
        self.selected = selected.map { min($0, items.count - 1) }
    }

    /// Calls `handler` with each item that the user selects.
    package func onSelected(_ handler: @escaping (Int) -> Void) {
        connect(input: "notify::selected", reading: "selected") { (position: Int) in
            if position != Self.noPosition { handler(position) }
        }
    }
}

/// A drop-down list of values with names.
package final class Choice<Value: Equatable>: DropDown {
    /// The values with their names.
    package private(set) var options: [(name: String, value: Value)] = []

    /// A list of values, with the first one selected.
    package convenience init(_ label: String, _ options: [(name: String, value: Value)] = []) {
        self.init(options.map(\.name))
        self.options = options
        setAccessibleLabel(label)
    }

    /// A list whose first value is nil, with a name.
    package convenience init<Wrapped>(
        _ label: String, none: String, _ options: [(name: String, value: Wrapped)]
    ) where Value == Wrapped? {
        self.init(label, [(none, nil)] + options.map { ($0.name, .some($0.value)) })
    }

    package var values: [Value] { options.map(\.value) }

    /// Replaces the values if they or their names differ.
    package func offer(_ options: [(name: String, value: Value)]) {
        let isSame = options.elementsEqual(self.options) { $0 == $1 }
        self.options = options
        if !isSame { setItems(options.map(\.name)) }
    }

    /// Selects a value, or the first one if the list does not contain the value.
    package func select(_ value: Value) {
        selected = options.firstIndex { $0.value == value } ?? 0
    }

    /// Calls `handler` with each value that the user selects.
    package func onChosen(_ handler: @escaping (Value) -> Void) {
        onSelected { [weak self] position in
            guard let self, options.indices.contains(position) else { return }
            handler(options[position].value)
        }
    }
}

/// Calls `body` with a NULL-terminated array of C strings, valid for the duration of the call.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = strings.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { buffer in
        body(buffer.baseAddress!)
    }
}
