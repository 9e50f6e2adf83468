// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The undo history of a theme, with the content of its file.
struct ThemeHistory {
    /// A state: the theme, and the selection of its tokens.
    struct State: Equatable, Sendable {
        var document: ThemeDocument
        var tokens: TokenSource.Variant?
    }

    /// The states so far.
    var steps: History<State>
    /// The trial: it shows, but is neither a step nor an edit until it is kept.
    private(set) var trial: (document: ThemeDocument, label: String)?
    /// The content of the file.
    var saved: SavedContent
    /// The format of the saved file.
    var savedContainer: ThemeFormat.Container
    /// The time of the last edit, in seconds of ``WorkScheduler/now``.
    private var lastEdit = 0.0

    /// The seconds between two edits of the same value that become one step.
    private static let pause = 1.5

    /// A document from disk, or a new document.
    init(_ document: ThemeDocument = .new(), _ tokens: TokenSource.Variant? = nil) {
        steps = History(State(document: document, tokens: tokens))
        saved = SavedContent(document.source.bytes)
        savedContainer = document.container
    }

    /// The current state without a trial.
    var committed: ThemeDocument { steps.value.document }

    /// The selection of tokens in the current state; nil for a theme without tokens.
    var tokens: TokenSource.Variant? { steps.value.tokens }

    /// The current state with a trial.
    var document: ThemeDocument { trial?.document ?? committed }

    /// Whether unsaved edits would be lost.
    var isEdited: Bool { committed.source.bytes != saved.bytes }

    /// Whether the user has changed anything since the file was read or written, even if the file no longer
    /// exists.
    var hasOwnEdits: Bool { committed.source.bytes != saved.known }

    /// Replaces the current state by its version in another format, and converts the others. A state without a
    /// version in this format is dropped.
    mutating func convert(
        to converted: ThemeDocument, others convert: (ThemeDocument) -> ThemeDocument?
    ) {
        let current = committed
        steps.replaceValues { state in
            (state.document == current ? converted : convert(state.document)).map {
                State(document: $0, tokens: nil)
            }
        }
    }

    /// Adds a document as the current state.
    mutating func push(
        _ document: ThemeDocument, _ tokens: TokenSource.Variant?, label: String,
        id: String? = nil, coalescing key: String? = nil, at time: Double
    ) {
        if time - lastEdit > Self.pause { steps.endCoalescing() }
        lastEdit = time
        trial = nil
        steps.push(
            State(document: document, tokens: tokens), label: label, id: id, coalescing: key,
            at: time)
    }

    /// Shows a document as a trial edit.
    mutating func beginTrial(_ document: ThemeDocument, label: String) { trial = (document, label) }

    /// Discards the trial edit. Returns false if there is none.
    mutating func discardTrial() -> Bool {
        defer { trial = nil }
        return trial != nil
    }
}

/// The conflict of unsaved edits with a change of the file by another program.
package struct ThemeConflict: Sendable {
    /// The theme in the file now.
    package let theirs: ThemeDocument
    /// The design tokens of that theme; nil for a theme file.
    package var tokens: TokenSource?
}
