// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax
import Words

// MARK: - The saved state

extension OpenDocument {
    /// Whether the document has edits that are not in its file.
    package var isEdited: Bool { history.isEdited || hasOtherEdits }

    /// Whether the document differs from its file, or the file is missing.
    package var needsSaving: Bool {
        isEdited || hasConflict || path.map { !$0.exists } ?? false
    }

    /// Whether the document has a file that can be saved without asking for a name.
    package var hasOwnFile: Bool { path != nil && !isBundled && !isDetached }

    /// Whether there is a saved version other than the current one.
    package var canRevert: Bool { isEdited && savedDocument != nil }

    /// Whether the file was deleted while it was open.
    package var isDeleted: Bool { history.saved.isDeleted }

    /// Whether another program has changed the file, and the user has not resolved the conflict yet.
    package var hasConflict: Bool { conflict != nil }

    /// The document in its file; nil if nothing is saved.
    var savedDocument: Document? {
        history.saved.document.flatMap { $0.isReadable ? $0 : nil }
    }

    /// The unsaved edits, with a trial; nil without any.
    package var draft: Draft? {
        let bytes = document.source.bytes
        guard hasOtherEdits || bytes != history.saved.bytes else { return nil }
        return Draft(
            path: draftPath?.canonical, variant: draftVariant,
            original: history.saved.bytes.map(Fingerprint.init), bytes: bytes)
    }
}

// MARK: - Saving

extension OpenDocument {
    /// Saves the document in its file, unless the file is up to date.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Throws: `SaveFailure`. The file then stays the same.
    package func save(overwriting: Bool = false) throws(SaveFailure) {
        keepTrial()
        guard let path, needsSaving else { return }
        try write(history.committed, to: path, overwriting: overwriting)
        markSaved(history.committed)
        notify(.state)
    }

    /// Saves the document in another file, which becomes its file.
    ///
    /// - Throws: `SaveFailure`. The file then stays the same.
    package func save(as path: FilePath) throws(SaveFailure) {
        keepTrial()
        try write(history.committed, to: path, overwriting: true)
        move(to: path)
    }

    func write(
        _ document: Document, to path: FilePath, overwriting: Bool
    ) throws(SaveFailure) {
        let known = overwriting ? nil : history.saved.known.map { Fingerprint($0.source.bytes) }
        try FileSaver().save(
            document.source.bytes, to: path,
            expecting: known.map { .unchanged($0) } ?? .anything)
    }

    /// Makes a file with the current state the document's file.
    func move(to path: FilePath) {
        self.path = path
        history.move(to: path)
        markSaved(history.committed)
        publish([.value, .file, .state], Note(), rereading: false)
    }

    /// Records a document as the content of the file.
    func markSaved(_ document: Document) {
        history.markSaved(document)
        conflict = nil
    }

    /// Goes back to the saved version as a step of the undo history.
    package func revert() {
        discardTrial()
        guard isEdited, let savedDocument else { return }
        push(saved: savedDocument, label: tr("Revert to Saved"))
    }
}

// MARK: - Changes by other programs

extension OpenDocument {
    /// Reads the document's own file again, as in ``reload()``.
    func reloadFile() -> [Diagnostic] { path.map { follow(FileReading($0)) } ?? [] }

    /// Reconciles the document with its file as it was read again, as in ``reload()``.
    func follow(_ read: FileReading<Document>) -> [Diagnostic] {
        guard let theirs = read.document.value else {
            // After the fixes of a file, its errors are already known.
            let isKnown = read.file.value.map { $0.bytes == history.saved.bytes } ?? false
            return isKnown ? [] : read.document.diagnostics
        }
        reconcile(with: theirs)
        return []
    }

    /// Reconciles the document with its file as it is now. Without unsaved edits, a change becomes a step of the undo
    /// history; with unsaved edits, it is a conflict.
    func reconcile(with theirs: Document) {
        guard theirs.isReadable else { return }
        let bytes = theirs.source.bytes
        if bytes == history.committed.source.bytes || bytes == history.saved.known?.source.bytes {
            _ = followFile(keepingMine: false)
            markSaved(theirs)
            publish(.state, Note(), rereading: true)
        } else if history.hasOwnEdits {
            history.markSaved()
            conflict = theirs
            notify(.state)
        } else {
            adopt(theirs)
        }
    }

    /// Adopts the version of another program as a step of the undo history.
    private func adopt(_ theirs: Document) {
        let note = followFile(keepingMine: false)
        conflict = nil
        push(saved: theirs, note, label: tr("Change on Disk"))
    }

    /// Makes the content of the file the current state.
    private func push(saved document: Document, _ note: Note = Note(), label: String) {
        history.endCoalescing()
        history.push(document, .init(UndoStep(label: label, time: scheduler.now), note))
        history.markSaved(document)
        publish([.value, .file, .state], note, rereading: true)
    }

    /// Resolves a conflict with the document's own edits. Saving then replaces the change by the other program.
    package func keepMine() {
        guard let theirs = conflict else { return }
        _ = followFile(keepingMine: true)
        markSaved(theirs)
        notify(.state)
    }

    /// Resolves a conflict with the version on disk. Undo restores the document's own edits.
    package func adoptTheirs() {
        if let conflict { adopt(conflict) }
    }

    /// Handles the deletion of the file: the document is then unsaved, because it is the last copy.
    package func handleDeletion() {
        history.markDeleted()
        notify(.state)
    }
}

/// A document's file as it is on disk.
struct FileReading<Document: FileDocument>: Sendable {
    let file: ReadResult<SourceFile>
    let document: ReadResult<Document>

    init(_ path: FilePath) {
        file = SourceFile.read(path)
        document = file.flatMap { Document.read($0) }
    }
}
