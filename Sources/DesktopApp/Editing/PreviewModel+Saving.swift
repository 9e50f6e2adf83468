// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files

// MARK: - Saving

extension PreviewModel {
    /// Whether the theme has a file of the reader's own, so that saving needs no name.
    public var hasOwnFile: Bool { theme.path != nil && !isBundled && !isDetached }

    /// Whether the theme came with the program.
    public var isBundled: Bool {
        theme.path.map { $0.canonicalPath.hasPrefix("\(resources.path("").canonicalPath)/") }
            ?? false
    }

    /// Whether the theme's file holds something else, or is gone.
    var needsSaving: Bool {
        isEdited || conflict != nil || theme.path.map { !$0.exists } ?? false
    }

    /// Saves the theme in its file, unless that holds it already.
    ///
    /// - Parameter overwriting: replaces what another program wrote.
    /// - Throws: `SaveFailure`; the file is as it was then.
    public func save(overwriting: Bool = false) throws(SaveFailure) {
        keepTrial()
        guard let path = theme.path, needsSaving else { return }
        try save(document, to: path, overwriting: overwriting)
    }

    /// Saves the theme under another name, which is its own from then on.
    ///
    /// - Parameter document: the theme in the format that is wanted.
    public func save(_ document: ThemeDocument, as path: String) throws(SaveFailure) {
        try save(document, to: path, overwriting: true)
        if document.source.bytes != self.document.source.bytes {
            // In another format; what was undone would be in the old one.
            adopt(document.renamed(path, path: path), path: path)
        }
        tokens = nil
        note(FileFailure(path: path, kind: .theme, diagnostics: []))
        theme = Opened(theme.value, path: path)
        reloadFonts()
    }

    private func save(
        _ document: ThemeDocument, to path: String, overwriting: Bool
    ) throws(SaveFailure) {
        let known = (editing.savedBytes ?? editing.deletedBytes).map(Fingerprint.init)
        try FileSaver().save(
            document.source.bytes, to: path,
            expecting: overwriting ? .anything : known.map { .unchanged($0) } ?? .anything)
        noteSaved(document)
        notify([.files, .messages])
    }

    /// The theme is on disk, as it is or in another format.
    func noteSaved(_ document: ThemeDocument? = nil) {
        let document = document ?? self.document
        editing.noteContent(document.source.bytes)
        editing.savedContainer = document.container
        editing.endCoalescing()
        conflict = nil
    }
}
