// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// Tells whether a file was written or replaced, without reading it.
package struct FileStamp: Hashable, Sendable {
    private let inode: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// The stamp of the file at a path; equal ones where there is none.
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
