// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// Why a file was not saved. What was on disk is as it was.
public struct SaveFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What a caller can do about it.
    public enum Reason: Hashable, Sendable {
        /// Somebody else changed the file since it was read: ask whether to overwrite it.
        case changedOnDisk
        /// This place cannot be written to: offer another one.
        case placeNotWritable
        /// There is no room: offer another place, or wait.
        case full
        /// Something else.
        case other
    }

    /// What a caller can do about it.
    public let reason: Reason
    /// The path that was to be saved.
    public let path: FilePath
    /// A sentence: what is wrong and what to do. No full stop at the end.
    public let message: String

    /// `FILE: error: what is wrong`, as diagnostics are written.
    public var description: String { "\(path): error: \(message)".visible }

    init(_ reason: Reason, _ path: FilePath, _ message: String) {
        (self.reason, self.path, self.message) = (reason, path, message)
    }

    /// Something else is there than what was read.
    init(changedOnDisk path: FilePath) {
        self.init(
            .changedOnDisk, path,
            "another program changed the file since it was opened; open it again, or overwrite it")
    }

    /// What an error code of the system means for saving.
    init(_ code: Int32, _ path: FilePath) {
        switch code {
        case ENOENT:
            self.init(.placeNotWritable, path, "the folder does not exist; choose another one")
        case ENOTDIR:
            self.init(
                .placeNotWritable, path, "a part of the path is not a folder; choose another one")
        case EACCES, EPERM:
            self.init(
                .placeNotWritable, path,
                "the folder may not be written to; save the file somewhere else")
        case EROFS:
            self.init(
                .placeNotWritable, path, "the disk is read-only; save the file somewhere else")
        case ENOSPC, EDQUOT, EFBIG:
            self.init(
                .full, path,
                "there is no room left on the disk; delete something, or save the file somewhere "
                    + "else")
        case ELOOP:
            self.init(
                .placeNotWritable, path,
                "the symbolic links of the path lead in a circle; choose another name")
        case ENAMETOOLONG:
            self.init(.placeNotWritable, path, "the file name is too long; choose a shorter one")
        default:
            let reason = String(cString: strerror(code))
            self.init(.other, path, "the file cannot be written: \(reason)")
        }
    }
}
