// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A GObject property as a Swift property: `@Property("label") public var text: String`.
///
/// The GObject stores the value. This type stores only the name. A wrong name or type is a fatal error with a message,
/// so any test of the property finds it.
@propertyWrapper
package struct Property<Content: ValueConvertible> {
    let name: StaticString
    private let isInput: Bool

    /// A property by its GObject name, such as `use-underline`.
    ///
    /// - Parameter isInput: whether both the user and the program change the property. If so, setting it calls no
    ///   handler of the user's input. Thus displaying a value never counts as selecting it.
    package init(_ name: StaticString, isInput: Bool = false) {
        (self.name, self.isInput) = (name, isInput)
    }

    /// Unavailable: use the property through the enclosing object.
    @available(*, unavailable, message: "A GObject property needs an Object around it")
    package var wrappedValue: Content {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// The value of the property of the enclosing object.
    package static subscript<Owner: Object>(
        _enclosingInstance object: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Content>,
        storage storage: ReferenceWritableKeyPath<Owner, Property>
    ) -> Content {
        get { object.property("\(object[keyPath: storage].name)") }
        set {
            let property = object[keyPath: storage]
            let set = { object.setProperty("\(property.name)", to: newValue) }
            if property.isInput { object.silently(set) } else { set() }
        }
    }
}

// MARK: - By name

extension Object {
    /// The value of a property (`g_object_get_property`).
    package func property<Content: ValueConvertible>(
        _ name: String, as type: Content.Type = Content.self
    ) -> Content {
        Value.with(specification(of: name).pointee.value_type) { value in
            g_object_get_property(pointer(), name, value.pointer)
            guard let content = Content.read(value) else {
                fatalError("\(typeName).\(name) holds \(value.typeName), not \(Content.self)")
            }
            return content
        }
    }

    /// Sets a property (`g_object_set_property`). GObject clamps values that are out of range.
    package func setProperty<Content: ValueConvertible>(_ name: String, to content: Content) {
        Value.with(specification(of: name).pointee.value_type) { value in
            guard content.write(to: value) else {
                fatalError("\(typeName).\(name) takes \(value.typeName), not \(Content.self)")
            }
            g_object_set_property(pointer(), name, value.pointer)
        }
    }

    /// The name of the object's `GType`.
    package var typeName: String { String(cString: g_type_name(typeOf(raw))) }

    private func specification(of name: String) -> UnsafeMutablePointer<GParamSpec> {
        let instance = raw.assumingMemoryBound(to: GTypeInstance.self)
        let objectClass = UnsafeMutableRawPointer(instance.pointee.g_class)
            .assumingMemoryBound(to: GObjectClass.self)
        guard let specification = g_object_class_find_property(objectClass, name) else {
            fatalError("\(typeName) has no property named \(name)")
        }
        return specification
    }
}

// MARK: - Silent changes

extension Object {
    /// Changes an input without calling the handlers of the user's input. The GObject stores the flag
    /// (`g_object_set_qdata`), because handlers outlive wrappers. If a handler of the same input calls this, GLib calls
    /// the handler once more afterwards, with the new value (`G_SIGNAL_NO_RECURSE`).
    func silently(_ change: () -> Void) {
        let before = g_object_get_qdata(pointer(), silence)
        g_object_set_qdata(pointer(), silence, raw)
        change()
        g_object_set_qdata(pointer(), silence, before)
    }

    /// Whether a silent change is being made.
    var isSilent: Bool { g_object_get_qdata(pointer(), silence) != nil }
}

private let silence = g_quark_from_string("typeladder-silence")
