// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The counts of live objects, with which tests prove that a closed window leaves none behind.
package enum LiveObjects {
    /// The number of live Swift wrappers.
    package internal(set) static var wrapperCount = 0

    /// The number of live GObjects that had a wrapper at any time, by type name.
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

    /// Removes an object that is being finalized from the count of its type.
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

/// The type of an object (`G_OBJECT_TYPE`, a macro in C): the class is the first field of every
/// instance.
func typeOf(_ object: UnsafeMutableRawPointer) -> GType {
    object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
}

/// Whether an object has a type or one derived from it (`g_type_check_instance_is_a`).
func isInstance(_ object: UnsafeMutableRawPointer?, of type: GType) -> Bool {
    g_type_check_instance_is_a(object?.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
