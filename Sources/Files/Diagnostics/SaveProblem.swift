// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// Obstacles to saving a file.
package enum SaveProblem: Problem {
    package static let area = "save"

    /// The file differs from the file that was read.
    case changedOnDisk
    case noFileName
    case nameNotUTF8
    /// A symbolic link to a name that is not UTF-8.
    case linkToNameNotUTF8
    case missingFolder
    case notAFolder
    case folderNotWritable
    case fileNotWritable
    case readOnlyDisk
    case fullDisk
    case circularLinks
    case longName
    /// A folder has the name.
    case isFolder
    /// A device, a pipe, or the like has the name.
    case notRegular
    /// Any other reason, with the text of the system.
    case failed(reason: String)

    /// The problem for an error code of the system (`errno`).
    init(code: Int32) {
        self =
            switch code {
            case ENOENT: .missingFolder
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .folderNotWritable
            case EROFS: .readOnlyDisk
            case ENOSPC, EDQUOT, EFBIG: .fullDisk
            case ELOOP: .circularLinks
            case ENAMETOOLONG: .longName
            default: .failed(reason: String(cString: strerror(code)))
            }
    }
}
