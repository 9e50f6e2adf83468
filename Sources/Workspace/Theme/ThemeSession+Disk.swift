// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax
import Words

// MARK: - Saved state

extension ThemeSession {
    package var hasOtherEdits: Bool { tokens?.hasUnsavedEdits ?? false }

    package var draftPath: FilePath? { tokens == nil ? path : nil }

    package var draftVariant: [String: String]? { tokens?.contexts }

    /// The theme as a document to save, with its path. A bundled theme has only its file name.
    package var ownDocument: ThemeDocument {
        guard let path else { return document.moved(to: nil) }
        return isBundled ? document.renamed(path.lastComponent) : document.moved(to: path)
    }

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
        keepTrial()
        try write(document, to: path, overwriting: true)
        if document.source.bytes != history.committed.source.bytes {
            history.convert(to: document) { other in
                let (converted, losses) = converted(
                    other, to: document.container, entries: document.theme.format.entries, at: path)
                let isLost = losses.contains { $0.severity == .error }
                return isLost ? nil : converted
            }
        }
        tokens = nil
        move(to: path)
    }

    /// The changed files of tokens, as saving would write them, with the losses in tokens; nil without tokens.
    package func writtenTokens() -> ReadResult<[SourceFile]>? { tokens?.applying(value) }

    /// Saves the tokens, each in its file: all of them, or none.
    ///
    /// - Parameter overwriting: replaces changes by another program.
    /// - Throws: `SaveFailure`. The files then stay the same.
    package func save(tokens files: [SourceFile], overwriting: Bool = false) throws(SaveFailure) {
        keepTrial()
        guard let tokens else { return }
        try tokens.save(files, overwriting: overwriting)
        self.tokens = tokens.saving(files)
        markSaved(history.committed)
        publish()
    }
}

// MARK: - Changes by other programs

extension ThemeSession {
    package func reload() -> [Diagnostic] { tokens.map(reload) ?? reloadFile() }

    private func reload(_ tokens: TokenSource) -> [Diagnostic] {
        let result = tokens.reloaded()
        guard let theirs = result.value else { return result.diagnostics }
        if tokens.isAsSaved(theirs) {
            // The change is the result of a save here.
            history.markSaved()
            conflict = nil
            notify(.state)
            return []
        }
        let isConflict = tokens.conflicts(with: theirs)
        // Edits of other files stay.
        let other = isConflict ? theirs : theirs.keeping(tokens.variant)
        guard let document = try? other.document() else { return result.diagnostics }
        if isConflict {
            conflict = document
            theirTokens = other
            notify(.state)
        } else if other.theme.value == tokens.theme.value {
            // The change affects no value of the theme.
            history.markSaved()
            self.tokens = other
            publish()
        } else {
            theirTokens = other
            reconcile(with: document)
        }
        return []
    }

    package func followFile(keepingMine: Bool) -> TokenChange {
        guard let theirs = theirTokens else { return TokenChange() }
        let before = tokens?.variant
        tokens = keepingMine ? before.map(theirs.keeping) ?? theirs : theirs
        return TokenChange(before: before, after: tokens?.variant)
    }

    /// Searches for the theme's font files again, and reads them if there are new or changed ones.
    package func reloadFonts() {
        let folders = fontFolders
        searchFonts(adding: fontSearch.places)
        let found = FontFileFinder.fontFiles(of: value, at: fontPlace, fontSearch)
        if fonts.reload(found.value ?? []) {
            publish()
        } else if fontFolders != folders {
            notify(.state)
        }
    }
}

extension FilePath {
    /// The folder of a file, in the form that the names of its fonts use.
    fileprivate var folder: FilePath { isAbsolute ? parent : canonical.parent }
}
