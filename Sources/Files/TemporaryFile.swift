// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// A file with a name that cannot be guessed, in the folder of the file that it will replace.
///
/// It is locked while it is written. The lock ends with its process in any case. So an unlocked file
/// belongs to a killed process, and the next process that saves in the folder removes it.
struct TemporaryFile {
    private static let prefix = ".typeladder-save-"

    let path: FilePath
    let descriptor: Int32

    /// A name with random digits and their fingerprint. No file of a user has such a name by chance.
    static func newName() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return "\(prefix)\(digits)-\(check(digits))"
    }

    /// Whether a file's name comes from ``newName()``.
    private static func isOurs(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let parts = name.dropFirst(prefix.count).split(
            separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && check(String(parts[0])) == parts[1]
    }

    private static func check(_ digits: String) -> String {
        Fingerprint(Array((prefix + digits).utf8)).description
    }

    /// A new file; nil if another process removed it as stale before it was locked.
    init?(in folder: FilePath, mode: UInt32, for original: FilePath) throws(SaveFailure) {
        path = folder.appending(Self.newName())
        descriptor = open(path.string, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else {
            if errno == EEXIST { return nil }
            throw SaveFailure(errno, original)
        }
        flock(descriptor, LOCK_EX)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
            Glibc.close(descriptor)
            return nil
        }
    }

    /// Whether its path still leads to this file, and not to a file with which it was exchanged.
    var isAtItsPath: Bool {
        var own = stat()
        var there = stat()
        return fstat(descriptor, &own) == 0 && lstat(path.string, &there) == 0
            && own.st_ino == there.st_ino && own.st_dev == there.st_dev
    }

    func close() { Glibc.close(descriptor) }

    /// Removes the file at its path.
    func remove() { unlink(path.string) }

    /// Removes the files of killed processes from a folder.
    static func removeStale(in folder: FilePath) {
        for name in Folder.names(in: folder) where isOurs(name) {
            let path = folder.appending(name)
            let descriptor = open(path.string, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path.string) }
            Glibc.close(descriptor)
        }
    }
}
