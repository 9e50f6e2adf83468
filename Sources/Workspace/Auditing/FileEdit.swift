// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax

/// A change of a file on disk, which can be undone as long as no other program changes the file.
package struct FileEdit: Sendable {
    package let path: FilePath
    private let before: [UInt8]
    private let after: [UInt8]

    /// Changes a file on disk, or makes it if it does not exist.
    ///
    /// - Parameter file: the content before the change; of a new file, its template.
    /// - Throws: `EditFailure` if the file cannot be read or the change does not fit it, `SaveFailure` if the
    ///   file cannot be written. The file then stays the same.
    init(of file: SourceFile, at path: FilePath, _ edits: [SyntaxEdit]) throws {
        let edited = try file.applying(edits)
        (self.path, before, after) = (path, file.bytes, edited.bytes)
        try FileSaver().save(after, to: path, expecting: .unchanged(Fingerprint(before)))
    }

    /// Undoes the change. A new file stays, with the content of its template.
    ///
    /// - Throws: `SaveFailure`. The file then stays the same.
    func undo() throws(SaveFailure) {
        try FileSaver().save(before, to: path, expecting: .unchanged(Fingerprint(after)))
    }

    /// Makes the change again after it was undone.
    ///
    /// - Throws: `SaveFailure`. The file then stays the same.
    func redo() throws(SaveFailure) {
        try FileSaver().save(after, to: path, expecting: .unchanged(Fingerprint(before)))
    }
}
