// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A Swift type that converts to a `GVariant`, for parameters of actions and for settings.
package protocol VariantConvertible {
    /// The type string, such as `s`.
    static var variantTypeString: String { get }
    /// Reads a `GVariant` of that type.
    init(variant: OpaquePointer)
    /// The value as a new, floating `GVariant`.
    func makeVariant() -> OpaquePointer
}

extension VariantConvertible {
    /// Reads a `GVariant`; nil if it has another type.
    init?(checking variant: OpaquePointer) {
        guard String(cString: g_variant_get_type_string(variant)) == Self.variantTypeString else {
            return nil
        }
        self.init(variant: variant)
    }

    /// The type. Its string lives as long as the process, as with `g_variant_type_checked_` in C.
    static var variantType: OpaquePointer? {
        OpaquePointer(g_intern_string(variantTypeString))
    }
}

extension Bool: VariantConvertible {
    package static var variantTypeString: String { "b" }
    package init(variant: OpaquePointer) { self = g_variant_get_boolean(variant) != 0 }
    package func makeVariant() -> OpaquePointer { g_variant_new_boolean(gboolean) }
}

extension Int: VariantConvertible {
    /// `i`: 32 bits.
    package static var variantTypeString: String { "i" }
    package init(variant: OpaquePointer) { self = Int(g_variant_get_int32(variant)) }
    /// An integer, clamped to 32 bits.
    package func makeVariant() -> OpaquePointer { g_variant_new_int32(gint32(clamping: self)) }
}

extension Double: VariantConvertible {
    package static var variantTypeString: String { "d" }
    package init(variant: OpaquePointer) { self = g_variant_get_double(variant) }
    package func makeVariant() -> OpaquePointer { g_variant_new_double(self) }
}

extension String: VariantConvertible {
    package static var variantTypeString: String { "s" }
    package init(variant: OpaquePointer) {
        self = String(cString: g_variant_get_string(variant, nil))
    }
    package func makeVariant() -> OpaquePointer { g_variant_new_string(self) }
}
