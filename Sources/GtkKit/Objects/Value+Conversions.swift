// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

extension Bool: ValueConvertible {
    /// Reads a `gboolean`.
    package static func read(_ value: Value) -> Bool? {
        guard value.fundamental == FundamentalType.boolean else { return nil }
        return g_value_get_boolean(value.pointer) != 0
    }

    /// Writes a `gboolean`.
    package func write(to value: Value) -> Bool {
        guard value.fundamental == FundamentalType.boolean else { return false }
        g_value_set_boolean(value.pointer, gboolean)
        return true
    }
}

extension Int: ValueConvertible {
    /// Reads an integer of any width, an enumeration or flags.
    package static func read(_ value: Value) -> Int? {
        switch value.fundamental {
        case FundamentalType.int: Int(g_value_get_int(value.pointer))
        case FundamentalType.uint: Int(g_value_get_uint(value.pointer))
        case FundamentalType.long: g_value_get_long(value.pointer)
        case FundamentalType.ulong: Int(clamping: g_value_get_ulong(value.pointer))
        case FundamentalType.int64: Int(g_value_get_int64(value.pointer))
        case FundamentalType.uint64: Int(clamping: g_value_get_uint64(value.pointer))
        case FundamentalType.enumeration: Int(g_value_get_enum(value.pointer))
        case FundamentalType.flags: Int(g_value_get_flags(value.pointer))
        default: nil
        }
    }

    /// Writes an integer of any width, an enumeration, or flags. A value that is too wide is clamped.
    package func write(to value: Value) -> Bool {
        switch value.fundamental {
        case FundamentalType.int: g_value_set_int(value.pointer, gint(clamping: self))
        case FundamentalType.uint: g_value_set_uint(value.pointer, guint(clamping: self))
        case FundamentalType.long: g_value_set_long(value.pointer, self)
        case FundamentalType.ulong: g_value_set_ulong(value.pointer, gulong(clamping: self))
        case FundamentalType.int64: g_value_set_int64(value.pointer, gint64(self))
        case FundamentalType.uint64: g_value_set_uint64(value.pointer, guint64(clamping: self))
        case FundamentalType.enumeration: g_value_set_enum(value.pointer, gint(clamping: self))
        case FundamentalType.flags: g_value_set_flags(value.pointer, guint(clamping: self))
        default: return false
        }
        return true
    }
}

extension Double: ValueConvertible {
    /// Reads a `gdouble` or `gfloat`.
    package static func read(_ value: Value) -> Double? {
        switch value.fundamental {
        case FundamentalType.double: g_value_get_double(value.pointer)
        case FundamentalType.float: Double(g_value_get_float(value.pointer))
        default: nil
        }
    }

    /// Writes a `gdouble` or `gfloat`.
    package func write(to value: Value) -> Bool {
        switch value.fundamental {
        case FundamentalType.double: g_value_set_double(value.pointer, self)
        case FundamentalType.float: g_value_set_float(value.pointer, Float(self))
        default: return false
        }
        return true
    }
}

extension String: ValueConvertible {
    /// Reads a string. NULL is read as an empty string; an optional type distinguishes the two.
    package static func read(_ value: Value) -> String? {
        guard value.fundamental == FundamentalType.string else { return nil }
        return g_value_get_string(value.pointer).map { String(cString: $0) } ?? ""
    }

    /// Writes a copy of the string up to its first NUL.
    package func write(to value: Value) -> Bool {
        guard value.fundamental == FundamentalType.string else { return false }
        g_value_set_string(value.pointer, self)
        return true
    }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    /// Reads a string or object that may be NULL.
    package static func read(_ value: Value) -> Wrapped?? {
        switch value.fundamental {
        case FundamentalType.string where g_value_get_string(value.pointer) == nil: .some(nil)
        case FundamentalType.object where g_value_get_object(value.pointer) == nil: .some(nil)
        default: Wrapped.read(value).map { .some($0) }
        }
    }

    /// Writes a string or object that may be NULL (`g_value_reset`).
    package func write(to value: Value) -> Bool {
        guard let wrapped = self else {
            g_value_reset(value.pointer)
            return true
        }
        return wrapped.write(to: value)
    }
}

/// Enumerations and option sets are converted by their raw values.
extension ValueConvertible where Self: RawRepresentable, RawValue: ValueConvertible {
    package static func read(_ value: Value) -> Self? {
        RawValue.read(value).flatMap { Self(rawValue: $0) }
    }

    package func write(to value: Value) -> Bool { rawValue.write(to: value) }
}
