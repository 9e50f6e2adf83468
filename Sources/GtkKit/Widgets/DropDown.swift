// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A choice of one text among several (`GtkDropDown` over a `GtkStringList`).
public final class DropDown: Widget {
    /// A choice among `items`, the first of which is chosen.
    public convenience init(_ items: [String]) {
        self.init(owning: withCStrings(items) { gtk_drop_down_new_from_strings($0) })
        describe()
        connect(emission: "notify::selected") { emission in
            DropDown(borrowing: emission.emitter.raw).describe()
        }
    }

    /// Names the button inside as well: it is what has the focus, and GTK 4.8 calls it by its class.
    public override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        children.first?.setAccessibleLabel(label)
    }

    /// Tells what is chosen, which GTK 4.8 does not.
    private func describe() {
        let item = gtk_drop_down_get_selected_item(opaque).map { OpaquePointer($0) }
        let text = item.flatMap { gtk_string_object_get_string($0) }.map { String(cString: $0) }
        children.first?.setAccessibleDescription(text ?? "")
    }

    @Property("selected", isInput: true) private var position: UInt

    /// Which item is chosen, from 0; nil when there is none to choose (`GTK_INVALID_LIST_POSITION`), and
    /// setting nil changes nothing.
    public var selected: Int? {
        get { position == UInt(guint.max) ? nil : Int(position) }
        set { if let newValue { position = UInt(newValue) } }
    }

    /// The texts to choose from. The chosen position stays where it can.
    public func setItems(_ items: [String]) {
        let selected = items.isEmpty ? nil : selected
        let model = Object(owning: withCStrings(items) { gtk_string_list_new($0) }?.raw)
        silently { gtk_drop_down_set_model(opaque, model.opaque) }
        self.selected = selected.map { min($0, items.count - 1) }
    }

    /// Calls `handler` with each choice of the reader.
    @discardableResult
    public func onSelected(_ handler: @escaping (Int) -> Void) -> SignalConnection {
        connect(input: "notify::selected", reading: "selected") { (position: UInt) in
            guard position != UInt(guint.max) else { return }
            handler(Int(position))
        }
    }
}

/// Calls `body` with a NULL-terminated array of C strings that lives as long as the call.
func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
    let copies = strings.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { buffer in
        body(buffer.baseAddress!)
    }
}
