// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The content of an open document's file, as far as it is known here. It tells unsaved edits.
package struct SavedContent<Document: FileDocument>: Sendable {
    /// The last content of the file, whether it exists or not; nil if that was never read.
    private(set) var known: Document?
    /// Whether the file no longer exists, so that the document is its last copy.
    private(set) var isDeleted = false

    /// The content of a file that exists.
    init(_ document: Document) { known = document }

    private init() { isDeleted = true }

    /// A file that was deleted before its content was read.
    static var missing: Self { Self() }

    /// The content of the file; nil for a deleted one.
    var document: Document? { isDeleted ? nil : known }

    /// The bytes of ``document``.
    var bytes: [UInt8]? { document?.source.bytes }

    /// Records that the file was deleted.
    mutating func markDeleted() { isDeleted = true }

    /// Records that the file exists with the content of a document; with nil, with its last content.
    mutating func markSaved(_ document: Document?) {
        known = document ?? known
        isDeleted = false
    }
}
