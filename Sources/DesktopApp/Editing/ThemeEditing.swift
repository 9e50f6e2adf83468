// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// A theme that is being edited: the states it went through, and what of it is on disk.
struct ThemeEditing {
    /// The states it went through.
    private(set) var history: History<ThemeDocument>
    /// What its file held when it was last read or written; nil where there is no such file.
    var savedBytes: [UInt8]?
    /// What its file held until somebody deleted it; nil while there is one.
    private(set) var deletedBytes: [UInt8]?
    /// When the last edit was made, in seconds of ``EventLoop/now``.
    private var lastEdit = 0.0

    /// Edits of the same thing that follow each other so soon, in seconds, are undone as one.
    private static let pause = 1.5

    /// A document as it is on disk, or a new one.
    init(_ document: ThemeDocument = .new()) {
        history = History(document)
        savedBytes = document.source.bytes
    }

    /// The current state.
    var document: ThemeDocument { history.value }

    /// Whether something would be lost if it were not saved.
    var isEdited: Bool { document.source.bytes != savedBytes }

    /// Whether the reader changed anything since the file was read or written, be it there or not.
    var hasOwnEdits: Bool { document.source.bytes != savedBytes ?? deletedBytes }

    /// The file is gone, and with it all that would be left without saving.
    mutating func noteDeletion() {
        deletedBytes = savedBytes ?? deletedBytes
        savedBytes = nil
    }

    /// The file is there, and holds these bytes; what it held before without them.
    mutating func noteContent(_ bytes: [UInt8]? = nil) {
        savedBytes = bytes ?? savedBytes ?? deletedBytes
        deletedBytes = nil
    }

    /// Makes a document the current one.
    mutating func push(
        _ document: ThemeDocument, label: String, coalescing key: String? = nil, at time: Double
    ) {
        if time - lastEdit > Self.pause { history.endCoalescing() }
        lastEdit = time
        history.push(document, label: label, coalescing: key)
    }

    /// Whatever comes next is a step of its own.
    mutating func endCoalescing() { history.endCoalescing() }

    /// Goes back by one step; false when there is none.
    mutating func undo() -> Bool { history.undo() }

    /// Goes forward by one step; false when there is none.
    mutating func redo() -> Bool { history.redo() }
}

/// Another program changed the file of a theme with unsaved edits: the reader chooses.
public struct ThemeConflict: Sendable {
    /// The theme as it is on disk now.
    public let theirs: ThemeDocument
    /// The design tokens that it is made of, if it is.
    var tokens: TokenSource?
}
