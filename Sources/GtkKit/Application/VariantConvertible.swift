// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A Swift type that converts to a `GVariant`, as the parameters of actions and settings do.
package protocol VariantConvertible {
    /// The type string, such as `s`.
    static var variantTypeString: String { get }
    /// Reads a `GVariant`; nil for one of another type.
    init?(_ variant: Variant)
    /// The value as a new, floating `GVariant`.
    var variant: Variant { get }
}

/// A borrowed `GVariant`.
package struct Variant {
    let pointer: OpaquePointer

    var typeString: String { String(cString: g_variant_get_type_string(pointer)) }
}

extension VariantConvertible {
    init?(variant: OpaquePointer) {
        let variant = Variant(pointer: variant)
        guard variant.typeString == Self.variantTypeString else { return nil }
        self.init(variant)
    }

    func makeVariant() -> OpaquePointer { variant.pointer }

    /// The type, whose string lives for the whole process, as with `g_variant_type_checked_` in C.
    static var variantType: OpaquePointer? {
        OpaquePointer(g_intern_string(variantTypeString))
    }
}

extension Bool: VariantConvertible {
    package static var variantTypeString: String { "b" }
    package init?(_ variant: Variant) { self = g_variant_get_boolean(variant.pointer) != 0 }
    package var variant: Variant { Variant(pointer: g_variant_new_boolean(gboolean)) }
}

extension Int: VariantConvertible {
    /// `i`: 32 bits.
    package static var variantTypeString: String { "i" }
    package init?(_ variant: Variant) { self = Int(g_variant_get_int32(variant.pointer)) }
    /// An integer, clamped to 32 bits.
    package var variant: Variant { Variant(pointer: g_variant_new_int32(gint32(clamping: self))) }
}

extension Double: VariantConvertible {
    package static var variantTypeString: String { "d" }
    package init?(_ variant: Variant) { self = g_variant_get_double(variant.pointer) }
    package var variant: Variant { Variant(pointer: g_variant_new_double(self)) }
}

extension String: VariantConvertible {
    package static var variantTypeString: String { "s" }
    package init?(_ variant: Variant) {
        self = String(cString: g_variant_get_string(variant.pointer, nil))
    }
    package var variant: Variant { Variant(pointer: g_variant_new_string(self)) }
}
