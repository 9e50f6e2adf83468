// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Counts of live objects. Tests use them to prove that a closed window leaves no objects behind.
package enum LiveObjects {
    /// The number of live Swift wrappers.
    package internal(set) static var wrapperCount = 0

    /// The number of live GObjects that have or had a wrapper, by type name.
    package private(set) static var objects: [String: Int] = [:]

    /// Counts a new wrapper, and its object if it had none before.
    static func countWrapper(of object: UnsafeMutableRawPointer) {
        wrapperCount += 1
        let instance = object.assumingMemoryBound(to: GObject.self)
        guard g_object_get_qdata(instance, quark) == nil,
            let name = g_type_name(typeOf(object))
        else { return }
        objects[String(cString: name), default: 0] += 1
        g_object_set_qdata_full(
            instance, quark, UnsafeMutableRawPointer(mutating: name), liveObjectFinalized)
    }

    /// Removes an object from the count of its type when the object is finalized.
    fileprivate static func removeObject(of name: String) {
        let left = objects[name, default: 0] - 1
        objects[name] = left > 0 ? left : nil
    }

    private static let quark = g_quark_from_string("typeladder-live")
}

private let liveObjectFinalized: GDestroyNotify = { name in
    guard let name else { return }
    LiveObjects.removeObject(of: String(cString: name.assumingMemoryBound(to: CChar.self)))
}

/// The type of an object (`G_OBJECT_TYPE`, a macro in C). The first field of every instance is its class.
func typeOf(_ object: UnsafeMutableRawPointer) -> GType {
    object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
}

/// Whether an object has a type or a type derived from it (`g_type_check_instance_is_a`).
func isInstance(_ object: UnsafeMutableRawPointer?, of type: GType) -> Bool {
    g_type_check_instance_is_a(object?.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
