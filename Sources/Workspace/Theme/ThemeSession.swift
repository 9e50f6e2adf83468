// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax

/// One open theme: its document with the states it went through, its file, what of it is saved and what
/// is in conflict, the tokens it was made of, and its fonts.
///
/// Whoever edits, undoes, saves, or learns that the file has changed goes through it. It may have any
/// number of previews.
public final class ThemeSession {
    /// What a notification is about.
    public struct Change: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: Int

        /// Changes by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``ThemeSession/value`` or the fonts are others, so that previews are.
        public static let value = Change(rawValue: 1)
        /// The path, the diagnostics, what is saved, in conflict or can be undone may be others.
        public static let state = Change(rawValue: 2)
    }

    /// The theme's file, or that of its tokens; nil for a theme that has none or is from standard input.
    public internal(set) var path: FilePath?
    /// The states of the document.
    var history = ThemeHistory()
    /// The design tokens that the theme was made of; nil for a theme from a file of its own.
    public internal(set) var tokens: TokenSource?
    /// Another program's change of the file that the reader has to choose about.
    public internal(set) var conflict: ThemeConflict?
    /// What there is to say about the theme, its tokens and font files.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The theme's fonts.
    public let fonts: ThemeFonts
    /// The font files that the theme does not name: added ones, and those beside it.
    private(set) var fontSearch = FontSearch(beside: nil)
    /// Font files and folders that every theme has which is opened here.
    public var givenFonts: [FilePath] = [] {
        didSet {
            searchFonts(adding: givenFonts)
            showDocument()
        }
    }
    private let resources: ResourceFolder
    let scheduler: any WorkScheduler
    private var observers = Observers<Change>()

    /// The system font, in no file.
    public init(_ installation: Installation, _ scheduler: any WorkScheduler) {
        fonts = ThemeFonts(installation)
        resources = installation.resources
        self.scheduler = scheduler
    }

    /// The document as it would be saved.
    public var document: ThemeDocument { history.document }

    /// The theme, as ``document`` has it.
    public var value: Theme { document.theme }

    /// Where the theme's parts are in its file or in its tokens'.
    public var sourceMap: SourceMap {
        tokens.map { $0.file.sourceMap(using: $0.mapping) } ?? document.sourceMap
    }

    /// The name for people.
    public var title: String {
        value.name?.glance ?? path?.displayStem ?? (isEdited ? "Untitled Theme" : "System Font")
    }

    /// Whether the theme came with the program.
    public var isBundled: Bool {
        path.map(resources.contains) ?? false
    }

    /// Calls `observer` after each change, as long as its owner lives.
    public func observe(until owner: AnyObject, _ observer: @escaping (Change) -> Void) {
        observers.add(owner, observer)
    }

    /// How many are told of changes.
    package var observerCount: Int { observers.count }

    func notify(_ change: Change) { observers.notify(change) }
}

// MARK: - Opening

extension ThemeSession {
    /// Begins anew with a document as it is in a file, or with one that has none.
    public func open(_ document: ThemeDocument, path: FilePath?) {
        adopt(document, path: path)
        notify([.value, .state])
    }

    /// Begins anew with the theme that tokens make, as they are mapped.
    ///
    /// - Throws: `EditFailure` when they make none; nothing has changed then.
    public func open(_ tokens: TokenSource) throws(EditFailure) {
        adopt(try tokens.document(), path: tokens.file.source.path, tokens: tokens)
        notify([.value, .state])
    }

    /// Goes back to the system font.
    public func close() { open(.new(), path: nil) }

    /// Shows a theme with edits that were kept of it, as a step that can be undone. Where its file
    /// has changed in the meantime, the reader has to choose.
    public func restore(_ record: UnsavedEdits.Record) {
        let path = record.path
        let onDisk = path.flatMap { path in
            SourceFile.read(path).flatMap { ThemeDocument.read($0) }.value
        }
        let file =
            path.map { SourceFile(path: $0, bytes: record.bytes) }
            ?? SourceFile(name: ThemeDocument.untitledName, bytes: record.bytes)
        guard let mine = ThemeDocument.read(file).value else { return }
        adopt(onDisk ?? .new(mine.container), path: path)
        if onDisk == nil, path != nil { history.savedBytes = nil }
        push(mine, label: "Restore Unsaved Edits")
        if let onDisk, Fingerprint(onDisk.source.bytes) != record.original, isEdited {
            conflict = ThemeConflict(theirs: onDisk)
            notify(.state)
        }
    }

    /// Begins anew without telling anybody.
    ///
    /// - Parameter places: font files and folders that somebody has added to the theme.
    func adopt(
        _ document: ThemeDocument, path: FilePath?, tokens: TokenSource? = nil,
        adding places: [FilePath]? = nil
    ) {
        history = ThemeHistory(document)
        self.tokens = tokens
        self.path = path
        conflict = nil
        searchFonts(adding: places ?? givenFonts)
        readDocument()
    }

    /// Shows the document with what there is to say about it now.
    func showDocument() {
        readDocument()
        notify([.value, .state])
    }

    /// Looks for the fonts that the theme does not name.
    func searchFonts(adding places: [FilePath]) {
        fontSearch = FontSearch(beside: path, adding: places)
    }

    /// Brings fonts and diagnostics to the current state of the document.
    private func readDocument() {
        let found = FontFileFinder.fontFiles(
            of: value, at: path, fontSearch, in: document.sourceMap)
        let warnings = document.warnings.map { warning in
            var warning = warning
            warning.file = path?.string ?? warning.file
            // In tokens it stands elsewhere.
            if tokens != nil { warning.position = nil }
            return warning
        }
        let said = (tokens.map { $0.diagnostics + $0.theme.diagnostics } ?? []) + warnings
        fonts.use(found.value ?? [])
        let unreadable = fonts.library.unreadableFiles.map {
            Diagnostic(.warning, file: $0.string, FileProblem.notAFont)
        }
        diagnostics = said + found.diagnostics + unreadable
    }
}
