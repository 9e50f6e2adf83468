// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A wrapper that owns one reference to a GObject.
///
/// `init(owning:)` takes over a reference that a function returned, and `init(borrowing:)` adds a reference. A GObject
/// may have several wrappers. The GObject of a ``CustomWidget`` has exactly one.
@MainActor
open class Object {
    /// The GObject. Only ``opaque`` and ``pointer(as:)`` cast it.
    package let raw: UnsafeMutableRawPointer

    /// The kind of reference that `deinit` releases.
    let ownership: Ownership

    enum Ownership { case reference, toggleReference }

    /// Takes over a reference that a `*_new` function returned. A floating reference is sunk. A full one is not,
    /// because that would add a reference and leak (`g_object_ref_sink`).
    public init(owning pointer: UnsafeMutableRawPointer?) {
        raw = pointer!
        ownership = .reference
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        LiveObjects.countWrapper(of: raw)
    }

    /// Adds a reference to an object with another owner, such as the result of a getter (`g_object_ref`).
    public init(borrowing pointer: UnsafeMutableRawPointer?) {
        raw = pointer!
        ownership = .reference
        g_object_ref(raw)
        LiveObjects.countWrapper(of: raw)
    }

    /// Takes over a new object that will own this wrapper (``CustomWidget``).
    public init(toggling pointer: UnsafeMutableRawPointer?) {
        raw = pointer!
        ownership = .toggleReference
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        LiveObjects.countWrapper(of: raw)
    }

    isolated deinit {
        LiveObjects.wrapperCount -= 1
        switch ownership {
        case .reference: g_object_unref(raw)
        case .toggleReference: Peer.detach(raw)
        }
    }
}

// MARK: - Wrapping

extension Object {
    /// The wrapper of an object from C: for a ``CustomWidget`` the existing one, otherwise a new ``Widget`` or
    /// ``Object``.
    static func wrap(_ pointer: UnsafeMutableRawPointer?) -> Object {
        if let peer = Peer.widget(of: pointer) { return peer }
        return isInstance(pointer, of: gtk_widget_get_type())
            ? Widget(borrowing: pointer) : Object(borrowing: pointer)
    }
}

extension Object {
    /// Whether another wrapper has the same GObject.
    package func isSame(as other: Object?) -> Bool { raw == other?.raw }
}

// MARK: - Pointers

extension Object {
    /// The pointer for C types that are opaque in Swift, such as `GtkLabel`.
    package var opaque: OpaquePointer { OpaquePointer(raw) }

    /// The pointer for C types that are complete in Swift, such as `GtkWidget`. Unchecked, as in C.
    package func pointer<Instance>(as type: Instance.Type = Instance.self)
        -> UnsafeMutablePointer<Instance>
    {
        raw.assumingMemoryBound(to: type)
    }
}

// MARK: - Construction

extension Object {
    /// A new object with construction properties that no `*_new` function has
    /// (`g_object_new_with_properties`). The caller owns it.
    package static func make(
        _ type: GType, _ properties: KeyValuePairs<String, any ValueConvertible>
    )
        -> UnsafeMutableRawPointer
    {
        // The class must be initialized before its properties can be looked up.
        let objectClass = g_type_class_ref(type)!
        defer { g_type_class_unref(objectClass) }
        var names: [UnsafePointer<CChar>?] = []
        var values: [GValue] = []
        for (name, content) in properties {
            guard
                let specification = g_object_class_find_property(
                    objectClass.assumingMemoryBound(to: GObjectClass.self), name)
            else { fatalError("\(String(cString: g_type_name(type))) has no property \(name)") }
            var value = GValue()
            g_value_init(&value, specification.pointee.value_type)
            guard withUnsafeMutablePointer(to: &value, { content.write(to: Value(pointer: $0)) })
            else { fatalError("The property \(name) does not take \(content)") }
            names.append(specification.pointee.name)
            values.append(value)
        }
        defer { for index in values.indices { g_value_unset(&values[index]) } }
        return UnsafeMutableRawPointer(
            g_object_new_with_properties(type, guint(values.count), &names, values))
    }
}

// MARK: - Values

extension Object: ValueConvertible {
    /// Reads an object with its wrapper (``wrap(_:)``).
    package static func read(_ value: Value) -> Self? {
        guard value.fundamental == FundamentalType.object,
            let object = g_value_get_object(value.pointer)
        else { return nil }
        return wrap(object) as? Self
    }

    /// Writes an object, to which the value adds a reference.
    package func write(to value: Value) -> Bool {
        guard value.fundamental == FundamentalType.object else { return false }
        g_value_set_object(value.pointer, raw)
        return true
    }
}

extension OpaquePointer {
    /// This pointer for the initializers of ``Object``.
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// Releases an object that `Unmanaged.passRetained` passed to C.
let releaseRetained: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}
