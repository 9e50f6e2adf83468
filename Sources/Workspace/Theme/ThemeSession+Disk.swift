// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

// MARK: - What is saved

extension ThemeSession {
    /// Whether the theme has edits that are not in its file.
    public var isEdited: Bool { history.isEdited || tokens?.hasUnsavedEdits ?? false }

    /// Whether the theme's file was deleted since it was opened.
    public var isDeleted: Bool { history.deletedBytes != nil }

    /// Whether the theme has a file of the reader's own, so that saving needs no name.
    public var hasOwnFile: Bool { path != nil && !isBundled && !isDetached }

    /// The theme as a document that may be saved where it is: one that came with the program has only
    /// its name from there.
    public var ownDocument: ThemeDocument {
        guard let path else { return document.renamed(ThemeDocument.untitledName) }
        return isBundled ? document.renamed(path.lastComponent) : document.moved(to: path)
    }

    /// Whether the theme's file holds something else, or is gone.
    public var needsSaving: Bool { isEdited || conflict != nil || path.map { !$0.exists } ?? false }

    /// What the file held when it was last read or written; nil where there is none.
    var savedFingerprint: Fingerprint? { history.savedBytes.map(Fingerprint.init) }

    /// The files and folders to watch for changes of the theme.
    public var watchedPaths: [FilePath] { tokens?.watchedPaths ?? (path.map { [$0] } ?? []) }

    /// A path in the folder that the theme's fonts are looked for in.
    var fontPlace: FilePath? { tokens?.file.project.origin.fontPlace ?? path }

    /// The files and folders to watch for changes of the theme's fonts.
    public var fontPaths: [FilePath] {
        guard let place = fontPlace else { return fonts.files }
        return value.fontFiles.map(place.resolving) + [place.resolving(FilePath("fonts"))]
    }
}

// MARK: - Saving

extension ThemeSession {
    /// Saves the theme in its file, unless that holds it already.
    ///
    /// - Parameter overwriting: replaces what another program wrote.
    /// - Throws: `SaveFailure`; the file is as it was then.
    public func save(overwriting: Bool = false) throws(SaveFailure) {
        keepTrial()
        guard let path, needsSaving else { return }
        try save(document, to: path, overwriting: overwriting)
        notify(.state)
    }

    /// Saves the theme under another name, which is its own from then on.
    ///
    /// - Parameter document: the theme in the format that is wanted.
    /// - Throws: `SaveFailure`; the file is as it was then.
    public func save(_ document: ThemeDocument, as path: FilePath) throws(SaveFailure) {
        try save(document, to: path, overwriting: true)
        if document.source.bytes != self.document.source.bytes {
            // In another format; what was undone would be in the old one.
            adopt(document.moved(to: path), path: path)
        }
        tokens = nil
        self.path = path
        reloadFonts()
    }

    /// The files of tokens that change, as they would be saved, with what tokens cannot hold; nil without
    /// tokens.
    public func writtenTokens() -> ReadResult<[SourceFile]>? { tokens?.applying(value) }

    /// Saves the tokens, each in its file: all of them, or none.
    ///
    /// - Parameter overwriting: replaces what another program wrote.
    /// - Throws: `SaveFailure`; the files are as they were then.
    public func save(tokens files: [SourceFile], overwriting: Bool = false) throws(SaveFailure) {
        guard let tokens else { return }
        try tokens.save(files, overwriting: overwriting)
        self.tokens = tokens.saving(files)
        noteSaved(document)
        showDocument()
    }

    private func save(
        _ document: ThemeDocument, to path: FilePath, overwriting: Bool
    ) throws(SaveFailure) {
        let known = (history.savedBytes ?? history.deletedBytes).map(Fingerprint.init)
        try FileSaver().save(
            document.source.bytes, to: path,
            expecting: overwriting ? .anything : known.map { .unchanged($0) } ?? .anything)
        noteSaved(document)
    }

    /// The theme is on disk, as it is or in another format.
    private func noteSaved(_ document: ThemeDocument) {
        history.noteContent(document.source.bytes)
        history.savedContainer = document.container
        history.endCoalescing()
        conflict = nil
    }
}

// MARK: - Changes by others

extension ThemeSession {
    /// Reads the file again, which has changed. Until it is whole again, what shows stays.
    ///
    /// - Returns: what is wrong with it; empty where it is good.
    public func reload() -> [Diagnostic] {
        guard let path else { return [] }
        if let tokens { return reload(tokens) }
        let result = SourceFile.read(path).flatMap { ThemeDocument.read($0) }
        guard let theirs = result.value else { return result.diagnostics }
        takeNotice(of: ThemeConflict(theirs: theirs))
        return []
    }

    private func reload(_ tokens: TokenSource) -> [Diagnostic] {
        let result = tokens.reloaded()
        guard let theirs = result.value else { return result.diagnostics }
        if tokens.isAsSaved(theirs) {
            // What was saved here comes by again.
            history.noteContent()
            conflict = nil
            notify(.state)
            return []
        }
        let isConflict = tokens.conflicts(with: theirs)
        // Edits of other files stay what they are.
        let other = isConflict ? theirs : theirs.keeping(tokens.variant)
        guard let document = try? other.document() else { return result.diagnostics }
        if isConflict {
            conflict = ThemeConflict(theirs: document, tokens: other)
            notify(.state)
        } else if other.theme.value == tokens.theme.value {
            // Nothing that a theme holds.
            history.noteContent()
            self.tokens = other
            showDocument()
        } else {
            takeNotice(of: ThemeConflict(theirs: document, tokens: other))
        }
        return []
    }

    /// Takes notice of what a program wrote into the file. Without unsaved edits that is what shows, as
    /// a step that can be undone; with some, the reader has to choose.
    private func takeNotice(of change: ThemeConflict) {
        let known = [document.source.bytes, history.savedBytes, history.deletedBytes]
        if known.contains(change.theirs.source.bytes) {
            settle(change)
            notify(.state)
        } else if history.hasOwnEdits {
            history.noteContent()
            conflict = change
            notify(.state)
        } else {
            take(change)
        }
    }

    /// Another program's version is what is on disk.
    private func settle(_ change: ThemeConflict) {
        history.noteContent(change.theirs.source.bytes)
        history.savedContainer = change.theirs.container
        tokens = change.tokens
        conflict = nil
    }

    private func take(_ change: ThemeConflict) {
        settle(change)
        history.endCoalescing()
        push(change.theirs, label: "Change on Disk")
    }

    /// Ends a conflict with the theme as it is here; saving it replaces the other's.
    public func keepMine() {
        guard let conflict else { return }
        let mine = tokens?.variant
        settle(conflict)
        if let mine { tokens = tokens?.keeping(mine) }
        notify(.state)
    }

    /// Ends a conflict with the theme as it is on disk. Undo brings the own edits back.
    public func takeTheirs() {
        if let conflict { take(conflict) }
    }

    /// Takes notice that the file was deleted: what it held is the last copy, which is lost unless it
    /// is saved.
    public func noteDeletion() {
        history.noteDeletion()
        notify(.state)
    }

    /// Reads the theme's font files again, one of which has changed.
    public func reloadFonts() {
        let found = FontFileFinder.fontFiles(of: value, at: fontPlace)
        fonts.use(found.value ?? [], again: true)
        showDocument()
    }
}
