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
