// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A drop-down list of texts (`GtkDropDown` with a `GtkStringList`).
package final class DropDown: Widget {
    /// A list of items, the first of which is selected.
    package convenience init(_ items: [String]) {
        self.init(owning: withCStrings(items) { gtk_drop_down_new_from_strings($0) })
        describeSelection()
        connect(emission: "notify::selected") { emission in
            DropDown(borrowing: emission.emitter.raw).describeSelection()
        }
    }

    /// Sets the accessible name, also of the inner button, which has the focus and no name in GTK
    /// 4.8.
    package override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        children.first?.setAccessibleLabel(label)
    }

    /// Sets the accessible description to the selected item, which GTK 4.8 does not.
    private func describeSelection() {
        let item = gtk_drop_down_get_selected_item(opaque).map { OpaquePointer($0) }
        let text = item.flatMap { gtk_string_object_get_string($0) }.map { String(cString: $0) }
        children.first?.setAccessibleDescription(text ?? "")
    }

    @Property("selected", isInput: true) private var position: UInt

    /// The index of the selected item; nil for an empty list (`GTK_INVALID_LIST_POSITION`). Setting
    /// nil has no effect.
    package var selected: Int? {
        get { position == UInt(guint.max) ? nil : Int(position) }
        set { if let newValue { position = UInt(newValue) } }
    }

    /// Sets the items. The selected index is kept where possible.
    package func setItems(_ items: [String]) {
        let selected = items.isEmpty ? nil : selected
        let model = Object(owning: withCStrings(items) { gtk_string_list_new($0) }?.raw)
        silently { gtk_drop_down_set_model(opaque, model.opaque) }
        self.selected = selected.map { min($0, items.count - 1) }
    }

    /// Calls `handler` with each item that the user selects.
    @discardableResult
    package func onSelected(_ handler: @escaping (Int) -> Void) -> SignalConnection {
        connect(input: "notify::selected", reading: "selected") { (position: UInt) in
            guard position != UInt(guint.max) else { return }
            handler(Int(position))
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
