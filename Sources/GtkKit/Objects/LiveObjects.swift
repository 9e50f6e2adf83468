// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Counts what is alive, so that a test can close a window and prove that nothing stayed behind.
public enum LiveObjects {
    /// Swift wrappers that exist now.
    public internal(set) static var wrapperCount = 0

    /// GObjects that were wrapped once and have not been finalized, by type name. Their wrappers
    /// may be long gone.
    public private(set) static var objects: [String: Int] = [:]

    /// Counts a new wrapper, and its object if it never had one before.
    static func noteWrapper(of object: UnsafeMutableRawPointer) {
        wrapperCount += 1
        let instance = object.assumingMemoryBound(to: GObject.self)
        guard g_object_get_qdata(instance, quark) == nil,
            let name = g_type_name(typeOf(object))
        else { return }
        objects[String(cString: name), default: 0] += 1
        g_object_set_qdata_full(
            instance, quark, UnsafeMutableRawPointer(mutating: name), liveObjectFinalized)
    }

    /// Called with the type name of an object that is being finalized.
    fileprivate static func noteEnd(of name: String) {
        let left = objects[name, default: 0] - 1
        objects[name] = left > 0 ? left : nil
    }

    private static let quark = g_quark_from_string("typeladder-live")
}

private let liveObjectFinalized: GDestroyNotify = { name in
    guard let name else { return }
    LiveObjects.noteEnd(of: String(cString: name.assumingMemoryBound(to: CChar.self)))
}

/// `G_OBJECT_TYPE`, a macro in C: the class is the first field of every instance.
func typeOf(_ object: UnsafeMutableRawPointer) -> GType {
    object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
}
