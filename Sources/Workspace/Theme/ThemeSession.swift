// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax
import Words

/// An open theme: its document with an undo history, its file with the saved state and conflicts, its design
/// tokens, and its fonts.
///
/// All edits, undo, saves, and changes of the file go through the session, which may have any number of
/// previews.
package final class ThemeSession: OpenDocument {
    /// The theme's file, or the file of its tokens; nil for a theme without a file or from standard input.
    package var path: FilePath?
    package var history = DocumentHistory<ThemeDocument, TokenChange>(.new())
    package var conflict: ThemeDocument? { didSet { if conflict == nil { theirTokens = nil } } }
    /// The design tokens of the theme; nil for a theme with its own file.
    package internal(set) var tokens: TokenSource?
    /// The tokens of a version that another program has saved.
    var theirTokens: TokenSource?
    /// The diagnostics of the theme, its tokens, and its font files.
    package private(set) var diagnostics: [Diagnostic] = []
    package let fonts: ThemeFonts
    /// The font files that the theme does not name: added files, and those beside it.
    private(set) var fontSearch = FontSearch(beside: nil)
    /// The font files and folders that every theme opened here gets.
    package var givenFonts: [FilePath] = [] {
        didSet {
            searchFonts(adding: givenFonts)
            publish()
        }
    }
    private let installation: Installation
    package let scheduler: any WorkScheduler
    package let kind = FileKind.theme
    package let observers = Observers<ThemeSession>()

    /// The system font, without a file.
    package init(_ installation: Installation, _ scheduler: any WorkScheduler) {
        fonts = ThemeFonts(installation)
        self.installation = installation
        self.scheduler = scheduler
    }

    /// The theme of ``document``.
    package var value: Theme { document.theme }

    /// The positions of the theme's values in its file, or in the file of its tokens.
    package var sourceMap: SourceMap {
        tokens.map { $0.file.sourceMap(using: $0.mapping) } ?? document.sourceMap
    }

    package var title: String {
        value.name?.glance ?? path?.displayStem
            ?? (isEdited ? tr("Untitled Theme") : tr("System Font"))
    }

    package var isBundled: Bool {
        path.map(installation.resources.contains) ?? false
    }
}

// MARK: - Opening

extension ThemeSession {
    /// Replaces the theme with a document from a file, or with one without a file.
    package func open(_ document: ThemeDocument, path: FilePath?) {
        adopt(document, path: path)
        notify([.value, .state])
    }

    /// Replaces the theme with that of mapped tokens.
    ///
    /// - Throws: `EditFailure` if they make no theme. Nothing then changes.
    package func open(_ tokens: TokenSource) throws(EditFailure) {
        let path = tokens.path == .standardStream ? nil : tokens.path
        adopt(try tokens.document(), path: path, tokens: tokens)
        notify([.value, .state])
    }

    /// The theme in its file; nil if nothing is saved.
    var savedValue: Theme? { savedDocument?.theme }

    /// A separate session for the theme in its file; nil if nothing is saved.
    var savedCopy: ThemeSession? { savedDocument.map(copy) }

    /// A separate session for the theme as another program has saved it; nil without a conflict.
    var copyOfTheirs: ThemeSession? { conflict.map(copy) }

    private func copy(of document: ThemeDocument) -> ThemeSession {
        let copy = ThemeSession(installation, NoScheduler())
        copy.open(document, path: path)
        return copy
    }

    /// Replaces the theme with the system font.
    package func close() { open(.new(), path: nil) }

    /// Replaces the theme without a notification.
    func adopt(_ document: ThemeDocument, path: FilePath?, tokens: TokenSource? = nil) {
        history = DocumentHistory(document)
        self.tokens = tokens
        self.path = path
        conflict = nil
        searchFonts(adding: givenFonts)
        readDocument()
    }

    /// Updates fonts and diagnostics for the current document, and notifies observers.
    package func publish(
        _ changes: Changes<ThemeSession> = [.value, .state], _ note: TokenChange = TokenChange(),
        rereading: Bool = false
    ) {
        if changes.contains(.file) { searchFonts(adding: fontSearch.places) }
        if changes.contains(.value) { readDocument() }
        notify(changes)
    }

    /// Searches for the fonts that the theme does not name.
    func searchFonts(adding places: [FilePath]) {
        fontSearch = FontSearch(beside: fontPlace, adding: places)
    }

    /// Loads the fonts and collects the diagnostics of the current document.
    private func readDocument() {
        let found = FontFileFinder.fontFiles(
            of: value, at: fontPlace, fontSearch, in: document.sourceMap)
        let warnings = document.warnings.map { warning in
            var warning = warning
            warning.file = path?.string ?? warning.file
            // A position in the theme is not valid in the token file.
            if tokens != nil { warning.position = nil }
            return warning
        }
        let said = (tokens.map { $0.diagnostics + $0.theme.diagnostics } ?? []) + warnings
        fonts.load(found.value ?? [])
        diagnostics = said + found.diagnostics + unreadableFonts
    }

    /// The number of font files without a font up to which each has its own warning.
    private static let unreadableFontLimit = 3

    /// The warnings of font files without a font. If there are many, they become one warning.
    private var unreadableFonts: [Diagnostic] {
        let files = fonts.library.unreadableFiles
        var warnings = files.map { Diagnostic(.warning, file: $0.string, FileProblem.notAFont) }
        if warnings.count > Self.unreadableFontLimit {
            warnings.removeLast(warnings.count - 1)
            var repeats = Diagnostic.Repeats()
            for file in files.dropFirst() { repeats.add(file.string) }
            warnings[0].repeats = repeats
        }
        return warnings
    }
}
