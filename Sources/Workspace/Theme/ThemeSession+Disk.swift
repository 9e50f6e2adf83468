// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax
import Words

// MARK: - Saved state

extension ThemeSession {
    /// Whether the theme has edits that are not in its file.
    package var isEdited: Bool { history.isEdited || tokens?.hasUnsavedEdits ?? false }

    /// Whether the theme's file was deleted while it was open.
    package var isDeleted: Bool { history.saved.deleted != nil }

    /// Whether the theme has a file that can be saved without asking for a name.
    package var hasOwnFile: Bool { path != nil && !isBundled && !isDetached }

    /// The theme as a document to save, with its path. A bundled theme has only its file name.
    package var ownDocument: ThemeDocument {
        guard let path else { return document.renamed(ThemeDocument.untitledName) }
        return isBundled ? document.renamed(path.lastComponent) : document.moved(to: path)
    }

    /// Whether the theme differs from its file, or the file is missing.
    package var needsSaving: Bool {
        isEdited || conflict != nil || path.map { !$0.exists } ?? false
    }

    /// The fingerprint of the file when it was last read or written; nil without a file.
    var savedFingerprint: Fingerprint? { history.saved.bytes.map(Fingerprint.init) }

    /// The files and folders to watch for changes of the theme.
    package var watchedPaths: [FilePath] { tokens?.watchedPaths ?? (path.map { [$0] } ?? []) }

    /// A path in the folder where the theme's fonts are searched.
    var fontPlace: FilePath? { tokens?.file.project.origin.fontPlace ?? path }

    /// The font files to watch.
    package var fontPaths: [FilePath] {
        let named = value.fontFiles.compactMap { file in
            fontPlace?.resolving(file) ?? (file.isAbsolute ? file : nil)
        }
        return named + fontSearch.places
    }

    /// The folders to watch for new and removed font files.
    package var fontFolders: [FilePath] { fontSearch.watchedFolders }
}

// MARK: - Saving

extension ThemeSession {
    /// Saves the theme in its file, unless the file is up to date.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Throws: `SaveFailure`. The file then stays the same.
    package func save(overwriting: Bool = false) throws(SaveFailure) {
        commitTrial()
        guard let path, needsSaving else { return }
        try save(document, to: path, overwriting: overwriting)
        notify(.state)
    }

    /// A document of the theme for another file, with the losses in its format. A Typeladder theme names the
    /// added font files, so that it has them when it is opened again.
    package func converted(
        _ document: ThemeDocument, to container: ThemeFormat.Container,
        entries: ThemeFormat.Entries?, at path: FilePath
    ) -> (document: ThemeDocument, losses: [Diagnostic]) {
        let (converted, losses) = document.converted(to: container, entries: entries)
        let isLost = losses.contains { $0.severity == .error }
        guard container == .typeladder, !isLost else { return (converted, losses) }
        let named = converted.theme.fontFiles
        let unreadable = fonts.library.unreadableFiles
        let isPiped = path == .standardStream
        let added = fontSearch.added.filter { !unreadable.contains($0) }
            .map { $0.isAbsolute ? $0 : $0.canonical }
            .map { isPiped ? $0 : $0.relative(to: path.folder) ?? $0 }
            .filter { !named.contains($0) }
        let complete =
            added.isEmpty ? nil : try? converted.applying([.fontFiles(named + added)])
        return (complete ?? converted, losses)
    }

    /// The theme as a file of any format, with the losses in this format; without bytes if one of the losses is
    /// an error.
    ///
    /// - Parameters:
    ///   - entries: the entries that a style dictionary may have; nil keeps its current entries.
    ///   - path: the path of the new file.
    ///   - file: the name of the theme in diagnostics.
    package func bytes(
        as format: ThemeFileFormat, entries: ThemeFormat.Entries? = nil, at path: FilePath,
        file: String
    ) -> (bytes: [UInt8], losses: [Diagnostic]) {
        if let container = format.container {
            let (converted, losses) = converted(
                document, to: container, entries: entries, at: path)
            return (converted.source.bytes, losses)
        }
        guard let exported = format.text(of: value, file: file, fonts.names) else {
            return ([], [])
        }
        return (Array(exported.text.utf8), exported.diagnostics.located(in: sourceMap))
    }

    /// Saves the theme in another file, which becomes the theme's file.
    ///
    /// - Parameter document: the theme in the chosen format.
    /// - Throws: `SaveFailure`. The file then stays the same.
    package func save(_ document: ThemeDocument, as path: FilePath) throws(SaveFailure) {
        commitTrial()
        try save(document, to: path, overwriting: true)
        if document.source.bytes != self.document.source.bytes {
            history.convert(to: document.moved(to: path)) { other in
                let (converted, losses) = converted(
                    other, to: document.container, entries: document.theme.format.entries, at: path)
                let isLost = losses.contains { $0.severity == .error }
                return isLost ? nil : converted.moved(to: path)
            }
        }
        tokens = nil
        self.path = path
        searchFonts(adding: fontSearch.places)
        publishDocument()
    }

    /// The changed files of tokens, as saving would write them, with the losses in tokens; nil without tokens.
    package func writtenTokens() -> ReadResult<[SourceFile]>? { tokens?.applying(value) }

    /// Saves the tokens, each in its file: all of them, or none.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Throws: `SaveFailure`. The files then stay the same.
    package func save(tokens files: [SourceFile], overwriting: Bool = false) throws(SaveFailure) {
        guard let tokens else { return }
        try tokens.save(files, overwriting: overwriting)
        self.tokens = tokens.saving(files)
        markSaved(document)
        publishDocument()
    }

    private func save(
        _ document: ThemeDocument, to path: FilePath, overwriting: Bool
    ) throws(SaveFailure) {
        let known = history.saved.known.map(Fingerprint.init)
        try FileSaver().save(
            document.source.bytes, to: path,
            expecting: overwriting ? .anything : known.map { .unchanged($0) } ?? .anything)
        markSaved(document)
    }

    /// Records a document as the content of the file.
    private func markSaved(_ document: ThemeDocument) {
        history.saved.markSaved(document.source.bytes)
        history.savedContainer = document.container
        history.steps.endCoalescing()
        conflict = nil
    }
}

// MARK: - Changes by other programs

extension ThemeSession {
    /// Reads the changed file again. While it has errors, the last valid version stays.
    ///
    /// - Returns: the errors of the file; empty if it is valid.
    package func reload() -> [Diagnostic] {
        guard let path else { return [] }
        if let tokens { return reload(tokens) }
        let file = SourceFile.read(path)
        let result = file.flatMap { ThemeDocument.read($0) }
        guard let theirs = result.value else {
            // If the fixed theme of this file is open, its errors are already known.
            let isKnown = file.value?.bytes == history.saved.bytes
            return isKnown ? [] : result.diagnostics
        }
        reconcile(with: ThemeConflict(theirs: theirs))
        return []
    }

    private func reload(_ tokens: TokenSource) -> [Diagnostic] {
        let result = tokens.reloaded()
        guard let theirs = result.value else { return result.diagnostics }
        if tokens.isAsSaved(theirs) {
            // The change is the result of a save here.
            history.saved.markSaved()
            conflict = nil
            notify(.state)
            return []
        }
        let isConflict = tokens.conflicts(with: theirs)
        // Edits of other files stay.
        let other = isConflict ? theirs : theirs.keeping(tokens.variant)
        guard let document = try? other.document() else { return result.diagnostics }
        if isConflict {
            conflict = ThemeConflict(theirs: document, tokens: other)
            notify(.state)
        } else if other.theme.value == tokens.theme.value {
            // The change affects no value of the theme.
            history.saved.markSaved()
            self.tokens = other
            publishDocument()
        } else {
            reconcile(with: ThemeConflict(theirs: document, tokens: other))
        }
        return []
    }

    /// Reconciles the theme with a change of its file. Without unsaved edits the change becomes a step of the
    /// undo history; with unsaved edits it is a conflict.
    private func reconcile(with change: ThemeConflict) {
        let known = [document.source.bytes, history.saved.bytes, history.saved.deleted]
        if known.contains(change.theirs.source.bytes) {
            resolve(with: change)
            notify(.state)
        } else if history.hasOwnEdits {
            history.saved.markSaved()
            conflict = change
            notify(.state)
        } else {
            adopt(change)
        }
    }

    /// Records the other program's version as the content of the file.
    private func resolve(with change: ThemeConflict) {
        history.saved.markSaved(change.theirs.source.bytes)
        history.savedContainer = change.theirs.container
        tokens = change.tokens
        conflict = nil
    }

    private func adopt(_ change: ThemeConflict) {
        resolve(with: change)
        history.steps.endCoalescing()
        push(change.theirs, label: tr("Change on Disk"))
    }

    /// Resolves a conflict with the theme's own edits. Saving then replaces the change by the other program.
    package func keepMine() {
        guard let conflict else { return }
        let mine = tokens?.variant
        resolve(with: conflict)
        if let mine { tokens = tokens?.keeping(mine) }
        notify(.state)
    }

    /// Resolves a conflict with the version on disk. Undo restores the theme's own edits.
    package func adoptTheirs() {
        if let conflict { adopt(conflict) }
    }

    /// Handles the deletion of the file: the theme is then unsaved, because it is the last copy.
    package func handleDeletion() {
        history.saved.markDeleted()
        notify(.state)
    }

    /// Searches for the theme's font files again, and reads them if there are new or changed ones.
    package func reloadFonts() {
        let folders = fontFolders
        searchFonts(adding: fontSearch.places)
        let found = FontFileFinder.fontFiles(of: value, at: fontPlace, fontSearch)
        if fonts.reload(found.value ?? []) {
            publishDocument()
        } else if fontFolders != folders {
            notify(.state)
        }
    }
}

extension FilePath {
    /// The folder of a file, in the form that the names of its fonts use.
    fileprivate var folder: FilePath { isAbsolute ? parent : canonical.parent }
}
