// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

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
