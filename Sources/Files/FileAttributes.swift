// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Syntax

/// The attributes of a file beside its bytes: an owner, a group, a mode and extended attributes,
/// access control lists among them.
enum FileAttributes {
    /// Gives an open file those of the file in whose place it is put, as far as the system lets it.
    ///
    /// - Returns: why the mode could not be set (`errno`); nil when it was. The others may be refused.
    static func copy(from path: FilePath, _ existing: stat, to descriptor: Int32) -> Int32? {
        // Ownership first: changing it takes away the bits that run a file as its owner.
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

    /// The names, each with the NUL that ends it.
    private static func extendedAttributes(of path: FilePath) -> [[CChar]] {
        guard let names = bytes({ listxattr(path.string, $0, $1) }) else { return [] }
        return names.split(separator: 0).map { $0.map(CChar.init(bitPattern:)) + [0] }
    }

    /// The bytes that a call fills a buffer with, whose size is asked for first; nil when it fails.
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
