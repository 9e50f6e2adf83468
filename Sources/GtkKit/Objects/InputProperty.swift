// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A ``Property`` of an input: what the reader changes, and the program too. Setting it calls no handler
/// of the reader's input, so that showing a value is never taken for choosing it.
@propertyWrapper
public struct InputProperty<Content: ValueConvertible> {
    private let name: StaticString

    /// A property by its GObject name, such as `selected`.
    public init(_ name: StaticString) { self.name = name }

    /// Reached through the object alone.
    @available(*, unavailable, message: "A GObject property needs an Object around it")
    public var wrappedValue: Content {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// Gets or sets the property of the object around it.
    public static subscript<Owner: Object>(
        _enclosingInstance object: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Content>,
        storage storage: ReferenceWritableKeyPath<Owner, InputProperty>
    ) -> Content {
        get { object.property("\(object[keyPath: storage].name)") }
        set {
            object.silently { object.setProperty("\(object[keyPath: storage].name)", to: newValue) }
        }
    }
}

extension Object {
    /// Changes an input without calling the handlers of the reader's input. The mark is the GObject's
    /// (`g_object_set_qdata`), as the handlers are: wrappers come and go. Inside a handler of the same input
    /// GLib calls it once more afterwards (`G_SIGNAL_NO_RECURSE`), with what was set.
    func silently(_ change: () -> Void) {
        let before = g_object_get_qdata(pointer(), silence)
        g_object_set_qdata(pointer(), silence, raw)
        change()
        g_object_set_qdata(pointer(), silence, before)
    }

    /// Whether the program is changing the input.
    var isSilent: Bool { g_object_get_qdata(pointer(), silence) != nil }
}

private let silence = g_quark_from_string("typeladder-silence")
