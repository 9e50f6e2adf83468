// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Syntax

/// The attributes of a file besides its bytes: owner, group, mode, and extended attributes, including access
/// control lists.
enum FileAttributes {
    /// Copies the attributes of a file to the open file that replaces it, as far as the system allows.
    ///
    /// - Returns: the reason (`errno`) if the mode could not be set; otherwise nil. Other attributes may be
    ///   refused.
    static func copy(from path: FilePath, _ existing: stat, to descriptor: Int32) -> Int32? {
        // Ownership comes first, because changing it clears the set-user-ID and set-group-ID bits.
        if fchown(descriptor, existing.st_uid, existing.st_gid) != 0 {
            _ = fchown(descriptor, uid_t.max, existing.st_gid)
        }
        let code = fchmod(descriptor, existing.st_mode & 0o7777) == 0 ? nil : errno
        for name in extendedAttributes(of: path) {
            guard let value = bytes({ getxattr(path.string, name, $0, $1) }) else { continue }
            _ = fsetxattr(descriptor, name, value, value.count, 0)
        }
        return code
    }

    /// The names of the attributes, each with its final NUL.
    private static func extendedAttributes(of path: FilePath) -> [[CChar]] {
        guard let names = bytes({ listxattr(path.string, $0, $1) }) else { return [] }
        return names.split(separator: 0).map { $0.map(CChar.init(bitPattern:)) + [0] }
    }

    /// The bytes that a call writes to a buffer; nil if it fails. A first call gets the size.
    private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
        let size = call(nil, 0)
        guard size >= 0 else { return nil }
        var count = 0
        let buffer = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            count = size == 0 ? 0 : call(buffer.baseAddress, size)
            filled = max(0, count)
        }
        return count < 0 ? nil : buffer
    }
}
