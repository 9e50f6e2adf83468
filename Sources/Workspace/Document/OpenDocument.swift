// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Words

/// A document that is open for editing: its undo history, its file with the saved state, and the conflict with another
/// program.
///
/// A theme and a screen are edited, undone, saved, and reconciled with their files in the same way. Each kind says only
/// what it has besides its bytes.
package protocol OpenDocument: Observable, UndoHistory, DraftSource {
    associatedtype Document: FileDocument
    associatedtype Note: StepNote

    /// The document's file; nil for a document without one.
    var path: FilePath? { get set }
    var history: DocumentHistory<Document, Note> { get set }
    /// The version that another program has saved, until the user resolves the conflict.
    var conflict: Document? { get set }
    var scheduler: any WorkScheduler { get }
    /// The title in the window.
    var title: String { get }
    /// Whether the file is one of the program's own, which are never saved.
    var isBundled: Bool { get }
    /// Whether an edit has converted the document to a format other than its file's.
    var isDetached: Bool { get }
    /// Whether there are unsaved edits besides those of the bytes.
    var hasOtherEdits: Bool { get }
    /// The file of drafts; nil if they must never get into the document's file.
    var draftPath: FilePath? { get }
    /// The chosen token themes, each choice of which has a draft of its own; nil for other documents.
    var draftVariant: [String: String]? { get }

    /// Reads the file again after it has changed. While it has errors, the last valid version stays.
    ///
    /// - Returns: the errors of the file; empty if it is valid.
    func reload() -> [Diagnostic]

    /// Updates what depends on the current state, and notifies observers.
    ///
    /// - Parameters:
    ///   - note: what changes besides the bytes.
    ///   - rereading: whether other files may have changed since they were read, such as pictures.
    func publish(_ changes: Changes<Self>, _ note: Note, rereading: Bool)

    /// Changes what a step that was undone or repeated changes besides the bytes; false if that is impossible.
    func follow(_ note: Note) -> Bool

    /// Follows the version of another program in what it has besides the bytes.
    ///
    /// - Parameter keepingMine: keeps unsaved edits of it.
    func followFile(keepingMine: Bool) -> Note
}

extension OpenDocument {
    package var isDetached: Bool { false }
    package var hasOtherEdits: Bool { false }
    package var draftVariant: [String: String]? { nil }
    package func reload() -> [Diagnostic] { reloadFile() }
    package func follow(_ note: Note) -> Bool { true }
    package func followFile(keepingMine: Bool) -> Note { Note() }

    /// The document to save, with a trial.
    package var document: Document { history.document }
}

extension Changes where Subject: OpenDocument {
    /// The value, its diagnostics, and what else previews depend on.
    package static var value: Self { Self(rawValue: 1) }
    /// The path, or the whole content of the file.
    package static var file: Self { Self(rawValue: 2) }
    /// The saved state, the conflict, or the undo history.
    package static var state: Self { Self(rawValue: 4) }
}

// MARK: - Edits

extension OpenDocument {
    /// Makes a document the current state as a step of the undo history.
    ///
    /// - Parameters:
    ///   - label: the name of the edit for menus.
    ///   - id: the kind of the edit, for code.
    ///   - key: consecutive edits with the same key become one step.
    func push(
        _ document: Document, _ note: Note = Note(), label: String, id: String? = nil,
        coalescing key: String? = nil
    ) {
        let step = UndoStep(label: label, id: id, time: scheduler.now)
        history.push(document, .init(step, note, coalescing: key))
        publish([.value, .state], note, rereading: false)
    }

    /// Makes a document the current state as a step that quick edits never join.
    func pushAlone(_ document: Document, _ note: Note = Note(), label: String) {
        history.endCoalescing()
        push(document, note, label: label)
        history.endCoalescing()
    }

    /// Applies the fix of a diagnostic or a finding as a step of the undo history.
    ///
    /// - Throws: `EditFailure` if the fix does not apply to this document. Nothing then changes.
    package func fix(by fix: Fix, _ note: Note = Note()) throws(EditFailure) {
        keepTrial(note)
        pushAlone(try history.committed.applying(fix), note, label: [fix].label)
    }
}

// MARK: - Trials

extension OpenDocument {
    /// Whether a trial shows, such as a text that is being typed. It is neither kept nor discarded yet.
    package var isTrying: Bool { history.trial != nil }

    /// The name of the trial for menus; nil without one.
    package var trialLabel: String? { history.trial?.label }

    /// Shows a document in place of an earlier trial, until it is kept or discarded.
    func show(trial document: Document, label: String) {
        guard document != self.document else { return }
        history.trial = document == history.committed ? nil : (document, label)
        publish([.value, .state], Note(), rereading: false)
    }

    /// Keeps the trial as a step of the undo history.
    package func keepTrial(_ note: Note = Note()) {
        guard let trial = history.trial else { return }
        pushAlone(trial.document, note, label: trial.label)
    }

    /// Shows the current state without the trial.
    package func discardTrial() {
        guard history.trial != nil else { return }
        history.trial = nil
        publish([.value, .state], Note(), rereading: false)
    }
}

// MARK: - Undo and redo

extension OpenDocument {
    /// The step that ``undo()`` reverts; nil for none.
    package var undoStep: UndoStep? { history.undoStep?.edit }

    /// The step that ``redo()`` repeats; nil for none.
    package var redoStep: UndoStep? { history.redoStep?.edit }

    /// Discards the trial, or else reverts the last step.
    package func undo() {
        guard history.trial == nil else { return discardTrial() }
        guard let note = history.undo()?.note.inverse else { return }
        guard follow(note) else { return _ = history.redo() }
        publish([.value, .state], note, rereading: false)
    }

    /// Discards the trial, and repeats the next step.
    package func redo() {
        discardTrial()
        guard let note = history.redo()?.note else { return }
        guard follow(note) else { return _ = history.undo() }
        publish([.value, .state], note, rereading: false)
    }

    package func dropRedo() { history.dropRedo() }
}
