// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The settings of the program (`GSettings`).
package final class Settings: Object {
    /// The settings of a schema; nil if the schema is not installed. `g_settings_new` would abort then, so the schema
    /// is looked up first (`g_settings_schema_source_lookup`).
    package static func installed(schema identifier: String) -> Settings? {
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, identifier, 1)
        else { return nil }
        defer { g_settings_schema_unref(schema) }
        return Settings(owning: g_settings_new_full(schema, nil, nil))
    }

    /// A value; nil if the schema has no such key, or if the key has another type.
    package func value<Content: VariantConvertible>(
        _ key: String, as type: Content.Type = Content.self
    ) -> Content? {
        guard hasKey(key), let variant = g_settings_get_value(pointer(), key) else { return nil }
        defer { g_variant_unref(variant) }
        return Content(checking: variant)
    }

    /// Sets a value; false if the schema has no such key, or if the value is not writable or out of range.
    @discardableResult
    package func set<Content: VariantConvertible>(_ key: String, to content: Content) -> Bool {
        guard value(key, as: Content.self) != nil else { return false }
        return g_settings_set_value(pointer(), key, content.makeVariant()) != 0
    }

    private func hasKey(_ key: String) -> Bool {
        var schema: OpaquePointer?
        Value.with(g_settings_schema_get_type()) { value in
            g_object_get_property(pointer(), "settings-schema", value.pointer)
            schema = OpaquePointer(g_value_get_boxed(value.pointer))
        }
        return g_settings_schema_has_key(schema, key) != 0
    }
}
