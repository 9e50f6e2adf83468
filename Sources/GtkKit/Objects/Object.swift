// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// One reference to a GObject, released when this Swift object goes away.
///
/// How the reference came about is written in the initialiser: `owning:` takes one over from
/// whoever returned it, `borrowing:` adds one. Several wrappers of one GObject may exist; a
/// ``CustomWidget`` is the exception and has exactly one.
@MainActor
open class Object {
    /// The GObject. Cast by ``opaque`` and ``pointer(as:)``, nowhere else.
    package let raw: UnsafeMutableRawPointer

    /// How `deinit` gives the reference back.
    let ownership: Ownership

    enum Ownership { case reference, toggleReference }

    /// Takes over a reference, as `*_new` functions return it. A floating one is sunk; sinking one
    /// that is not floating would add a reference and leak (`g_object_ref_sink`).
    package init(owning pointer: UnsafeMutableRawPointer?) {
        raw = pointer!
        ownership = .reference
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        LiveObjects.noteWrapper(of: raw)
    }

    /// Adds a reference to an object that somebody else owns, as getters return it (`g_object_ref`).
    package init(borrowing pointer: UnsafeMutableRawPointer?) {
        raw = pointer!
        ownership = .reference
        g_object_ref(raw)
        LiveObjects.noteWrapper(of: raw)
    }

    /// Takes over a new object that is going to own this wrapper: see ``CustomWidget``.
    package init(toggling pointer: UnsafeMutableRawPointer?) {
        raw = pointer!
        ownership = .toggleReference
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        LiveObjects.noteWrapper(of: raw)
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
    /// A wrapper for an object that C hands out: the Swift side of a ``CustomWidget``, a plain
    /// ``Widget`` or a plain ``Object``. Whoever needs more keeps the wrapper it made.
    static func wrap(_ pointer: UnsafeMutableRawPointer?) -> Object {
        if let peer = Peer.widget(of: pointer) { return peer }
        let instance = pointer?.assumingMemoryBound(to: GTypeInstance.self)
        return g_type_check_instance_is_a(instance, gtk_widget_get_type()) != 0
            ? Widget(borrowing: pointer) : Object(borrowing: pointer)
    }
}

extension Object {
    /// Whether another wrapper is one of the same GObject.
    public func isSame(as other: Object?) -> Bool { raw == other?.raw }
}

// MARK: - Pointers

extension Object {
    /// For C types that Swift knows by name only, such as `GtkLabel`.
    package var opaque: OpaquePointer { OpaquePointer(raw) }

    /// For C types whose fields Swift can see, such as `GtkWidget`. Unchecked, as in C.
    package func pointer<Instance>(as type: Instance.Type = Instance.self)
        -> UnsafeMutablePointer<Instance>
    {
        raw.assumingMemoryBound(to: type)
    }
}

// MARK: - Making

extension Object {
    /// A new object with construction properties (`g_object_new_with_properties`), for what no
    /// `*_new` function offers. The caller owns it.
    package static func make(
        _ type: GType, _ properties: KeyValuePairs<String, any ValueConvertible>
    )
        -> UnsafeMutableRawPointer
    {
        // The class must exist before its properties can be looked up.
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

// MARK: - As a value

extension Object: ValueConvertible {
    /// Reads an object, wrapped as ``wrap(_:)`` does.
    public static func read(_ value: Value) -> Self? {
        guard value.fundamental == FundamentalType.object,
            let object = g_value_get_object(value.pointer)
        else { return nil }
        return wrap(object) as? Self
    }

    /// Writes an object, which the value then holds a reference to.
    public func write(to value: Value) -> Bool {
        guard value.fundamental == FundamentalType.object else { return false }
        g_value_set_object(value.pointer, raw)
        return true
    }
}
