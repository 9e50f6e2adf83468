// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The states a theme went through while it was edited, and which of them is on disk.
struct ThemeHistory {
    /// A state: the theme, and what shows of the tokens that it is made of.
    private struct State: Equatable, Sendable {
        var document: ThemeDocument
        var tokens: TokenSource.Variant?
    }

    /// The states it went through.
    private var history: History<State>
    /// What is being tried on: shown, but neither a step nor an edit until it is kept.
    private(set) var trial: (document: ThemeDocument, label: String)?
    /// What its file held when it was last read or written; nil where there is no such file.
    var savedBytes: [UInt8]?
    /// The format of that file.
    var savedContainer: ThemeFormat.Container
    /// What its file held until somebody deleted it; nil while there is one.
    private(set) var deletedBytes: [UInt8]?
    /// When the last edit was made, in seconds of ``WorkScheduler/now``.
    private var lastEdit = 0.0

    /// Edits of the same thing that follow each other so soon, in seconds, are undone as one.
    private static let pause = 1.5

    /// A document as it is on disk, or a new one.
    init(_ document: ThemeDocument = .new(), _ tokens: TokenSource.Variant? = nil) {
        history = History(State(document: document, tokens: tokens))
        savedBytes = document.source.bytes
        savedContainer = document.container
    }

    /// The current state, whatever is being tried on.
    var settled: ThemeDocument { history.value.document }

    /// What shows of the tokens in the current state; nil for a theme of no tokens.
    var tokens: TokenSource.Variant? { history.value.tokens }

    /// What ``undo()`` would take back; nil when there is nothing.
    var undoLabel: String? { history.undoLabel }

    /// What kind of step ``undo()`` would take back.
    var undoID: String? { history.undoID }

    /// What ``redo()`` would do again; nil when there is nothing.
    var redoLabel: String? { history.redoLabel }

    /// The current state, as it shows.
    var document: ThemeDocument { trial?.document ?? settled }

    /// Whether something would be lost if it were not saved.
    var isEdited: Bool { settled.source.bytes != savedBytes }

    /// Whether the reader changed anything since the file was read or written, be it there or not.
    var hasOwnEdits: Bool { settled.source.bytes != savedBytes ?? deletedBytes }

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
        _ document: ThemeDocument, _ tokens: TokenSource.Variant?, label: String,
        id: String? = nil, coalescing key: String? = nil, at time: Double
    ) {
        if time - lastEdit > Self.pause { history.endCoalescing() }
        lastEdit = time
        trial = nil
        history.push(
            State(document: document, tokens: tokens), label: label, id: id, coalescing: key)
    }

    /// Shows a document in place of the current state, until that is kept or given up.
    mutating func tryOn(_ document: ThemeDocument, label: String) { trial = (document, label) }

    /// Shows the current state again; false when nothing was tried on.
    mutating func giveUpTrial() -> Bool {
        defer { trial = nil }
        return trial != nil
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
    package var tokens: TokenSource?
}
