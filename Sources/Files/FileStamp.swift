// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// A stamp that changes if a file is written or replaced. Making it does not read the file.
package struct FileStamp: Hashable, Sendable {
    private let inode: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The stamp of the file at a path. Stamps of missing files are equal.
    package init(_ path: FilePath) {
        var status = stat()
        guard stat(path.string, &status) == 0 else {
            (inode, size, seconds, nanoseconds) = (0, 0, 0, 0)
            return
        }
        inode = UInt64(status.st_ino)
        size = Int(status.st_size)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}
