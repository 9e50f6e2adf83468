// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The content of an open document's file, as far as it is known here. It tells unsaved edits.
struct SavedContent {
    /// The content of the file when it was last read or written; nil without a file.
    private(set) var bytes: [UInt8]?
    /// The content of the file before it was deleted; nil while the file exists.
    private(set) var deleted: [UInt8]?

    /// The content of a file, or nil for a document without one.
    init(_ bytes: [UInt8]?) { self.bytes = bytes }

    /// The last content of the file, whether it exists or not.
    var known: [UInt8]? { bytes ?? deleted }

    /// Records that the file was deleted, so that the document is its last copy.
    mutating func markDeleted() {
        deleted = known
        bytes = nil
    }

    /// Records that the file exists with these bytes; without bytes, with its last content.
    mutating func markSaved(_ bytes: [UInt8]? = nil) {
        self.bytes = bytes ?? known
        deleted = nil
    }
}
