// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

// MARK: - What is saved

extension ThemeSession {
    /// Whether the theme has edits that are not in its file.
    public var isEdited: Bool { history.isEdited }

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

    /// The font files to watch.
    public var fontPaths: [FilePath] {
        let named = value.fontFiles.compactMap { file in
            path?.resolving(file) ?? (file.isAbsolute ? file : nil)
        }
        return named + fontSearch.places
    }

    /// The folders to watch for font files that come and go.
    public var fontFolders: [FilePath] { fontSearch.watchedFolders }
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
            adopt(document.moved(to: path), path: path, adding: fontSearch.places)
        }
        tokens = nil
        self.path = path
        searchFonts(adding: fontSearch.places)
        showDocument()
    }

    /// The token file as it would be saved, with what tokens cannot hold; nil without tokens.
    public func writtenTokens() -> ReadResult<SourceFile>? { tokens?.applying(value) }

    /// Saves the tokens in their file.
    ///
    /// - Parameter overwriting: replaces what another program wrote.
    /// - Throws: `SaveFailure`; the file is as it was then.
    public func save(tokens file: SourceFile, overwriting: Bool = false) throws(SaveFailure) {
        guard let tokens else { return }
        let known = Fingerprint(tokens.file.source.bytes)
        try FileSaver().save(
            file.bytes, to: tokens.path,
            expecting: overwriting ? .anything : .unchanged(known))
        self.tokens = tokens.reading(file).value ?? tokens
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
        let file = SourceFile.read(path)
        if let tokens { return reload(tokens, from: file) }
        let result = file.flatMap { ThemeDocument.read($0) }
        guard let theirs = result.value else { return result.diagnostics }
        takeNotice(of: ThemeConflict(theirs: theirs))
        return []
    }

    private func reload(_ tokens: TokenSource, from file: ReadResult<SourceFile>) -> [Diagnostic] {
        // What was saved here comes by again.
        if file.value?.bytes == tokens.file.source.bytes {
            history.noteContent()
            conflict = nil
            notify(.state)
            return []
        }
        let result = file.flatMap { tokens.reading($0) }
        guard let theirs = result.value, let document = try? theirs.document() else {
            return result.diagnostics
        }
        if theirs.theme.value == tokens.theme.value {
            // Nothing that a theme holds.
            history.noteContent()
            self.tokens = theirs
            showDocument()
        } else {
            takeNotice(of: ThemeConflict(theirs: document, tokens: theirs))
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
        settle(conflict)
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

    /// Looks for the theme's font files again, and reads them if they are others or have changed.
    public func reloadFonts() {
        let folders = fontFolders
        searchFonts(adding: fontSearch.places)
        let found = FontFileFinder.fontFiles(of: value, at: path, fontSearch)
        if fonts.reload(found.value ?? []) {
            showDocument()
        } else if fontFolders != folders {
            notify(.state)
        }
    }
}
