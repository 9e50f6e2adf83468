// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import LayoutEngine
import Previewing
import Syntax
import Words

/// Edits of the page's screen, after which its selection is what the edit is about.
extension Page {
    /// Makes an edit as a step of the undo history.
    ///
    /// - Parameter key: consecutive edits with the same key become one step.
    /// - Returns: the number of texts that the edit leaves out.
    /// - Throws: `EditFailure`. The screen then stays the same.
    @discardableResult
    package func edit(
        _ edit: ScreenEdit, coalescing key: String? = nil
    ) throws(EditFailure) -> Int {
        let edited = try screen.file.edit(edit, from: selection.parts, coalescing: key)
        if !edited.selection.isEmpty || !edited.places.isEmpty {
            selection.parts = SelectedParts(edited.selection)
        }
        return edited.lostTexts
    }

    /// Shows an edit until it is kept or discarded.
    ///
    /// - Throws: `EditFailure`. An earlier trial then stays.
    package func tryEdit(_ edit: ScreenEdit) throws(EditFailure) {
        try screen.file.tryEdit(edit)
    }

    /// Keeps a trial, such as a typed text, as a step of the undo history.
    package func keepTrial() {
        screen.file.keepTrial(ScreenChange(staying: selection.parts))
    }

    /// Applies the fix of a diagnostic or a finding to the screen as a step of the undo history.
    ///
    /// - Throws: `EditFailure` if the fix does not apply to this screen. Nothing then changes.
    package func fixScreen(by fix: Fix) throws(EditFailure) {
        try screen.file.fix(by: fix, ScreenChange(staying: selection.parts))
    }
}

// MARK: - New screens

extension Page {
    /// Shows a new screen that has no file yet.
    ///
    /// - Parameter resource: the bundled screen that it begins with; nil for a blank one.
    package func newScreen(from resource: String?) {
        let source = resource.flatMap { SourceFile.read(resources.path($0)).value }
        let document =
            source.flatMap { source in
                let name = ScreenDocument.untitledName
                return ScreenDocument.read(SourceFile(name: name, bytes: source.bytes)).value
            } ?? .new()
        screen.open(LoadedDocument(document))
        selection.clear()
    }
}

// MARK: - Saving

extension Page {
    /// Saves the screen in its file, and the exceptions of elements that have moved among equal ones.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Returns: the number of exceptions that were rewritten.
    /// - Throws: `SaveFailure`. The screen's file then stays the same.
    @discardableResult
    package func saveScreen(overwriting: Bool = false) throws(SaveFailure) -> Int {
        keepTrial()
        let moved = project.movedExceptions
        try screen.file.save(overwriting: overwriting)
        return rewrite(moved)
    }

    /// Saves the screen in another file, which becomes the screen's file.
    ///
    /// - Throws: `SaveFailure`. The file then stays the same.
    package func saveScreen(as path: FilePath) throws(SaveFailure) {
        keepTrial()
        try screen.file.save(as: path)
    }

    /// A change of the project's file is no step of the undo history: undo of the move and another save rewrite it
    /// again.
    private func rewrite(_ moved: [Project.MovedException]) -> Int {
        guard !moved.isEmpty, (try? project.rewrite(moved)) != nil else { return 0 }
        return moved.count
    }
}

// MARK: - Documents that differ from their files

extension Page {
    private func show(_ document: ThemeDocument, at path: FilePath?) -> ThemeSession {
        theme.open(document, path: path)
        return theme
    }

    private func show(_ document: ScreenDocument, at path: FilePath?) -> OpenScreen {
        screen.open(LoadedDocument(document, path: path))
        return screen.file
    }

    /// Whether a fixed file becomes the next step of an open document.
    package func isOpen(_ fixed: FixedFile) -> Bool {
        let isTokens = fixed.kind == .theme && theme.tokens != nil
        return fixed.path != nil && fixed.path == path(of: fixed.kind) && !isTokens
    }

    /// Opens a fixed file as a step with unsaved edits, and discards its failure. Undo leads back to the bytes of the
    /// file.
    package func open(_ fixed: FixedFile) {
        if let path = fixed.path { discardFailure(of: path) }
        switch fixed.kind {
        case .theme: theme.observers.batch { open(fixed, in: theme, opening: show) }
        case .screen: screen.observers.batch { open(fixed, in: screen.file, opening: show) }
        }
    }

    private func open<Source: OpenDocument>(
        _ fixed: FixedFile, in open: Source, opening show: (Source.Document, FilePath?) -> Source
    ) {
        guard let (unreadable, document): (Source.Document, Source.Document) = fixed.documents()
        else { return }
        let shown = isOpen(fixed) ? open : show(unreadable, fixed.path)
        shown.keepTrial()
        shown.markSaved(unreadable)
        shown.pushAlone(document, label: fixed.fixes.label)
    }

    /// Restores a draft as a step of the undo history of its document, whose file is read again. Without the file, the
    /// draft is the last copy. If the file has changed since, there is a conflict.
    package func restore(_ record: UnsavedEdits.Record) {
        if record.kind == FileKind.screen.name {
            restore(record) { show($0, at: record.path) as OpenScreen }
        } else {
            restore(record) { show($0, at: record.path) as ThemeSession }
        }
    }

    private func restore<Source: OpenDocument>(
        _ record: UnsavedEdits.Record, opening open: (Source.Document) -> Source
    ) {
        let name = Source.Document.untitledName
        let file =
            record.path.map { SourceFile(path: $0, bytes: record.bytes) }
            ?? SourceFile(name: name, bytes: record.bytes)
        guard let mine = Source.Document.read(file).value else { return }
        guard let path = record.path else { return open(mine.blank).restore(record) }
        if let onDisk = SourceFile.read(path).value {
            open(mine.with(onDisk)).restore(record)
        } else {
            open(mine).restoreMissing()
        }
    }
}

extension OpenDocument {
    fileprivate func restore(_ record: UnsavedEdits.Record) {
        let theirs = history.committed
        let mine = theirs.replacingBytes(by: record.bytes)
        guard mine.isReadable, mine.source.bytes != theirs.source.bytes else {
            return publish(.state, Note(), rereading: true)
        }
        pushAlone(mine, label: tr("Restore Unsaved Edits"))
        guard path != nil, theirs.isReadable, Fingerprint(theirs.source.bytes) != record.original
        else { return }
        conflict = theirs
        notify(.state)
    }

    fileprivate func restoreMissing() {
        history.markMissing()
        publish([.value, .state], Note(), rereading: true)
    }
}

// MARK: - Files that change

extension Page {
    /// Reads the changed file of an open document again. While the file has errors, the last valid
    /// version stays.
    package func reload(_ kind: FileKind) {
        if kind == .screen { reading?.cancel() }
        guard let path = path(of: kind) else { return }
        if kind == .screen, screen.file.isConverted { return source.reload() }
        if kind == .screen, path.isLongFile { return reloadLongScreen(path) }
        finishReloading(path, kind, document(of: kind).reload()) {
            RecognizedFile(path, as: kind).failure.fixing
        }
    }

    /// Reads a long screen on another thread: parsing it, and making its table, take many frames.
    private func reloadLongScreen(_ path: FilePath) {
        let shown = screen.file.document.source.bytes
        reading = preview.read {
            let read = FileReading<ScreenDocument>(path)
            let isReadable = read.document.value != nil
            return (
                file: read,
                fixing: isReadable ? nil : RecognizedFile(path, as: .screen).failure.fixing
            )
        } screen: {
            // The screen with its pictures has a different table. If only they have changed, the screen stays.
            guard let document = $0.file.document.value, document.source.bytes != shown,
                document.screen.pictureNames.isEmpty
            else { return nil }
            return document.screen
        } then: { [weak self] read in
            guard let self, screen.path == path, !screen.file.isConverted else { return }
            finishReloading(path, .screen, screen.file.follow(read.file)) { read.fixing }
        }
    }

    private func finishReloading(
        _ path: FilePath, _ kind: FileKind, _ errors: [Diagnostic], _ fixing: () -> FixedFile?
    ) {
        var failure = FileFailure(path: path, kind: kind, diagnostics: errors)
        // The fixed document would replace unsaved edits.
        if !failure.isFixed, !document(of: kind).isEdited { failure.fixing = fixing() }
        record(failure)
        notify(.messages)
    }

    /// Handles the deletion of the file of an open document. The document stays, and is then unsaved, because it is
    /// the last copy.
    package func handleDeletion(of kind: FileKind) {
        guard let path = path(of: kind) else { return }
        // A source that is gone leaves the last good screen, which was never the file.
        if kind == .screen, screen.file.isConverted { return }
        if kind == .screen { reading?.cancel() }
        discardFailure(of: path)
        document(of: kind).handleDeletion()
        notify(.messages)
    }
}
