// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax
import Words

// MARK: - The saved state

extension OpenScreen {
    /// Whether the screen has edits that are not in its file.
    package var isEdited: Bool { history.isEdited }
    /// Whether the screen differs from its file, or the file is missing.
    package var needsSaving: Bool {
        isEdited || conflict != nil || path.map { !$0.exists } ?? false
    }
    /// Whether there is a saved version other than the current one.
    package var canRevert: Bool { isEdited && history.saved.bytes != nil }
    /// Whether the screen's file was deleted while it was open.
    package var isDeleted: Bool { history.saved.deleted != nil }
    /// The fingerprint of the file when it was last read or written; nil without a file.
    var savedFingerprint: Fingerprint? { history.saved.bytes.map(Fingerprint.init) }
    /// The screen in its file, and where its sections and rows are now; nil if that is not known.
    var saved: (screen: Screen, places: PlaceMap)? {
        history.placesSinceSaving.map { (history.savedScreen, $0) }
    }
    /// A separate screen with the content of the file; nil if nothing is saved.
    var savedCopy: LoadedDocument<Screen>? {
        history.saved.bytes.flatMap(history.committed.replacingBytes).map(loaded)
    }
    /// A separate screen with the version of another program; nil without a conflict.
    var copyOfTheirs: LoadedDocument<Screen>? { conflict.map(loaded) }

    private func loaded(_ document: ScreenDocument) -> LoadedDocument<Screen> {
        var screen = document.screen
        screen.pictures = value.pictures
        return LoadedDocument(
            screen, path: path, diagnostics: document.warnings, sourceMap: document.sourceMap)
    }

    /// Saves the screen in its file, unless the file is up to date.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Throws: `SaveFailure`. The file then stays the same.
    func save(overwriting: Bool) throws(SaveFailure) {
        guard let path, needsSaving else { return }
        try write(to: path, overwriting: overwriting)
        notify(.state)
    }

    /// Saves the screen in another file, which becomes the screen's file.
    ///
    /// - Throws: `SaveFailure`. The file then stays the same.
    func save(as path: FilePath) throws(SaveFailure) {
        try write(to: path, overwriting: true)
        self.path = path
        history.move(to: path)
        publish([.value, .file, .state])
    }

    private func write(to path: FilePath, overwriting: Bool) throws(SaveFailure) {
        let known = history.saved.known.map(Fingerprint.init)
        let bytes = history.committed.source.bytes
        try FileSaver().save(
            bytes, to: path,
            expecting: overwriting ? .anything : known.map { .unchanged($0) } ?? .anything)
        history.markSaved(bytes)
        conflict = nil
    }
}

// MARK: - Changes by other programs

extension OpenScreen {
    /// Reconciles the screen with its file as it is now. Without unsaved edits, a change becomes a step of the undo
    /// history; with unsaved edits, it is a conflict.
    func reconcile(with loaded: LoadedDocument<Screen>, at time: Double) {
        let theirs = ScreenDocument(loaded)
        let known = [history.committed.source.bytes, history.saved.bytes, history.saved.deleted]
        if known.contains(theirs.source.bytes) {
            history.markSaved(theirs.source.bytes)
            conflict = nil
            // A picture may have changed.
            publish([.value, .state], rereading: true)
        } else if history.hasOwnEdits {
            history.markSaved()
            conflict = theirs
            notify(.state)
        } else {
            adopt(theirs, label: tr("Change on Disk"), at: time)
        }
    }

    private func adopt(_ theirs: ScreenDocument, label: String, at time: Double) {
        conflict = nil
        history.endCoalescing()
        history.push(theirs, ScreenHistory.Step(edit: UndoStep(label: label, time: time)))
        history.markSaved(theirs.source.bytes)
        publish([.value, .file, .state], rereading: true)
    }

    /// Resolves a conflict with the screen's own edits. Saving then replaces the change by the other program.
    package func keepMine() {
        guard let theirs = conflict else { return }
        conflict = nil
        history.markSaved(theirs.source.bytes)
        notify(.state)
    }

    /// Resolves a conflict with the version on disk. Undo restores the screen's own edits.
    func adoptTheirs(at time: Double) {
        if let conflict { adopt(conflict, label: tr("Change on Disk"), at: time) }
    }

    /// Goes back to the saved version as one step.
    func revert(at time: Double) {
        discardTrial()
        guard isEdited, let bytes = history.saved.bytes,
            let document = history.committed.replacingBytes(by: bytes)
        else { return }
        adopt(document, label: tr("Revert to Saved"), at: time)
    }

    /// Handles the deletion of the file: the screen is then unsaved, because it is the last copy.
    func handleDeletion() {
        history.markDeleted()
        notify(.state)
    }

    /// Replaces the content with the draft of unsaved edits, as a step of the undo history. If the file has changed
    /// since, there is a conflict.
    func restore(_ record: UnsavedEdits.Record, at time: Double) {
        guard let mine = history.committed.replacingBytes(by: record.bytes),
            mine.source.bytes != history.committed.source.bytes
        else { return }
        let theirs = history.committed
        push(
            mine,
            ScreenHistory.Step(edit: UndoStep(label: tr("Restore Unsaved Edits"), time: time)))
        guard path != nil, Fingerprint(theirs.source.bytes) != record.original else { return }
        conflict = theirs
        notify(.state)
    }

    /// The unsaved edits, with a trial; nil without any.
    var draft: Draft? {
        let bytes = document.source.bytes
        guard isEdited || history.trial != nil, bytes != history.saved.bytes else { return nil }
        let isOwn = path.map { !isBundled($0) } ?? false
        return Draft(
            path: isOwn ? path?.canonical : nil, original: savedFingerprint, bytes: bytes)
    }
}
