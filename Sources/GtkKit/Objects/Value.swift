// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A Swift type that properties, signal arguments and signal results can have.
///
/// Conversions look at the fundamental type of the `GValue`, so an `Int` reads and writes `gint`,
/// `glong`, `gint64` and enumerations alike, and a Swift mistake stops with a sentence instead of
/// reinterpreting memory.
public protocol ValueConvertible {
    /// Reads a value; nil when it holds something else.
    static func read(_ value: Value) -> Self?

    /// Writes into a value whose type is already set; false when that is another type.
    func write(to value: Value) -> Bool
}

/// A pointer to an initialised `GValue` that lives as long as the call it is passed to.
public struct Value {
    package let pointer: UnsafeMutablePointer<GValue>

    /// What the value holds, without distinguishing one class or enumeration from another.
    var fundamental: GType {
        let type = g_type_fundamental(pointer.pointee.g_type)
        // An interface, as list models and files are, holds an object.
        return type == FundamentalType.interface ? FundamentalType.object : type
    }

    /// The name of the value's type, for messages.
    var typeName: String { String(cString: g_type_name(pointer.pointee.g_type)) }

    /// Runs `body` with an empty value of a type; `g_value_unset` follows.
    static func with<Result>(_ type: GType, _ body: (Value) -> Result) -> Result {
        var storage = GValue()
        return withUnsafeMutablePointer(to: &storage) { pointer in
            g_value_init(pointer, type)
            defer { g_value_unset(pointer) }
            return body(Value(pointer: pointer))
        }
    }
}
