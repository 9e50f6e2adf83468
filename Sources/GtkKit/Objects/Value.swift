// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A Swift type that converts to a `GValue`, for properties and for arguments and results of signals.
///
/// A conversion depends on the fundamental type of the `GValue`: an `Int` reads and writes `gint`, `glong`, `gint64`,
/// and enumerations. A wrong type is a fatal error with a message, and never reinterprets memory.
package protocol ValueConvertible {
    /// Reads a value; nil if it has another type.
    static func read(_ value: Value) -> Self?

    /// Writes to a value that has a type; false if the type differs.
    func write(to value: Value) -> Bool
}

/// A pointer to an initialized `GValue`, valid for the duration of a call.
package struct Value {
    package let pointer: UnsafeMutablePointer<GValue>

    var fundamental: GType {
        let type = g_type_fundamental(pointer.pointee.g_type)
        // An interface, such as a list model or a file, has an object as its value.
        return type == FundamentalType.interface ? FundamentalType.object : type
    }

    /// The name of the value's type, for messages.
    var typeName: String { String(cString: g_type_name(pointer.pointee.g_type)) }

    /// Calls `body` with an empty value of a type.
    static func with<Result>(_ type: GType, _ body: (Value) -> Result) -> Result {
        var storage = GValue()
        return withUnsafeMutablePointer(to: &storage) { pointer in
            g_value_init(pointer, type)
            defer { g_value_unset(pointer) }
            return body(Value(pointer: pointer))
        }
    }
}
