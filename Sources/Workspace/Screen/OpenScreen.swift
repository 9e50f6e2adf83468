// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// A screen file that is open in one or more pages.
///
/// All edits, undo, saves, and changes of the file go through it, as through a ``ThemeSession`` for themes.
package final class OpenScreen: OpenDocument {
    package var path: FilePath?
    package var history: DocumentHistory<ScreenDocument, ScreenChange>
    package var conflict: ScreenDocument?
    /// The content of the screen, with its pictures and with a trial.
    package private(set) var value: Screen
    /// The content of the screen without a trial, with the texts by which its elements are known.
    package private(set) var writtenValue: Screen
    /// The diagnostics of reading the screen.
    package private(set) var diagnostics: [Diagnostic]
    /// Where the last change moved sections and rows, for what follows them.
    package private(set) var lastPlaces = PlaceMap()
    package let kind = FileKind.screen
    package let scheduler: any WorkScheduler
    package let observers = Observers<OpenScreen>()
    /// The versions that were parsed last: with and without a trial.
    private var parsed: [(source: SourceFile, tree: SyntaxTree?)] = []
    private let isBundledPath: (FilePath) -> Bool

    /// A screen that was read.
    ///
    /// - Parameter isBundled: tells the program's own files.
    init(
        _ loaded: LoadedDocument<Screen>, _ scheduler: any WorkScheduler,
        isBundled: @escaping (FilePath) -> Bool
    ) {
        self.scheduler = scheduler
        isBundledPath = isBundled
        path = loaded.path
        (value, writtenValue, diagnostics) = (loaded.value, loaded.value, loaded.diagnostics)
        history = DocumentHistory(ScreenDocument(loaded))
    }

    /// The picture files of the screen, whether they exist or not.
    package var picturePaths: [FilePath] {
        path.map { ScreenPictures.paths(of: value, at: $0) } ?? []
    }
    /// The positions of the screen's values in the file.
    package var sourceMap: SourceMap? {
        document.source.bytes.isEmpty ? nil : document.sourceMap
    }
    /// The values of the file, with a trial; nil for a file that is not readable.
    package var root: Node? { tree(of: document)?.root }

    /// The syntax tree of a version of the screen. All edits of a text that is being typed begin with the same one.
    private func tree(of document: ScreenDocument) -> SyntaxTree? {
        let known = parsed.first { $0.source == document.source }
        let tree = known.map(\.tree) ?? ParsedFile(document.source).tree
        keep(tree, of: document)
        return tree
    }

    private func keep(_ tree: SyntaxTree?, of document: ScreenDocument) {
        let other = parsed.first { $0.source != document.source }
        parsed = [(document.source, tree)] + (other.map { [$0] } ?? [])
    }

    package var title: String {
        value.title?.glance ?? path?.displayStem ?? ScreenDocument.untitledName
    }
    package var isBundled: Bool { isConverted || path.map(isBundledPath) ?? false }
    /// Whether the screen was converted from another file, which is never saved.
    package var isConverted: Bool { document.source.origin != nil }
    /// Pages that show the same file of the program have screens of their own.
    package var draftPath: FilePath? { isBundled ? nil : path }

    /// Reads the pictures of the current document, and notifies observers.
    package func publish(
        _ changes: Changes<OpenScreen>, _ change: ScreenChange, rereading: Bool
    ) {
        lastPlaces = change.places
        let read = ReadResult(document.screen, document.warnings, sourceMap: document.sourceMap)
        let known = rereading ? [:] : value.pictures
        let result = path.map { ScreenPictures.load(read, at: $0, knowing: known) } ?? read
        value = result.value ?? document.screen
        diagnostics = result.diagnostics
        if history.trial == nil { writtenValue = value }
        notify(rereading ? changes.union(.value) : changes)
    }
}

extension ScreenDocument {
    /// The document of a screen that was read.
    init(_ loaded: LoadedDocument<Screen>) {
        var screen = loaded.value
        screen.pictures = [:]
        self.init(
            screen,
            source: loaded.sourceMap?.file
                ?? SourceFile(name: ScreenDocument.untitledName, bytes: []),
            warnings: loaded.diagnostics.filter { !$0.isAboutPicture })
    }
}

extension Diagnostic {
    /// Whether the diagnostic is about a picture file, which is read again with each version of the screen.
    fileprivate var isAboutPicture: Bool { problem is PictureProblem }
}

extension OpenScreen {
    /// Shows another conversion of the same source. There is nothing to undo, because nothing was edited.
    func replace(by loaded: LoadedDocument<Screen>) {
        guard ScreenDocument(loaded) != document else { return }
        history = DocumentHistory(ScreenDocument(loaded))
        conflict = nil
        publish([.value, .file, .state], ScreenChange(), rereading: true)
    }

    /// Follows the file as it was just read, unless this version of it is known.
    func follow(_ read: ScreenDocument) {
        if read.source.bytes != history.saved.bytes { reconcile(with: read) }
    }
}

// MARK: - Edits

extension OpenScreen {
    /// Makes an edit as a step of the undo history.
    ///
    /// - Parameters:
    ///   - selection: what is selected now.
    ///   - key: consecutive edits with the same key become one step.
    /// - Throws: `EditFailure`. The screen then stays the same.
    func edit(
        _ edit: ScreenEdit, from selection: SelectedParts, coalescing key: String? = nil
    ) throws(EditFailure) -> ScreenDocument.Edited {
        guard !isConverted else { throw EditFailure(ScreenEditProblem.converted) }
        keepTrial(ScreenChange(staying: selection))
        let edited = try history.committed.applying(edit, in: tree(of: history.committed))
        guard edited.document != history.committed else { return edited }
        keep(edited.tree, of: edited.document)
        var after = SelectedParts(edited.selection)
        if after.items.isEmpty, edited.places.isEmpty { after = selection }
        push(
            edited.document,
            ScreenChange(places: edited.places, before: selection, after: after),
            label: edit.label, coalescing: key)
        return edited
    }

    /// Shows an edit in place of an earlier trial, until it is kept or discarded.
    ///
    /// - Throws: `EditFailure`. The earlier trial then stays.
    package func tryEdit(_ edit: ScreenEdit) throws(EditFailure) {
        guard !isConverted else { throw EditFailure(ScreenEditProblem.converted) }
        let edited = try history.committed.applying(edit, in: tree(of: history.committed))
        keep(edited.tree, of: edited.document)
        show(trial: edited.document, label: edit.label)
    }
}

// MARK: - Versions

extension OpenScreen {
    /// The screen in its file, and where its sections and rows are now; nil if that is not known.
    var saved: (screen: Screen, places: PlaceMap)? {
        guard let savedDocument, let change = history.noteSinceSaving else { return nil }
        return (savedDocument.screen, change.places)
    }

    /// A separate screen with the content of the file; nil if nothing is saved.
    var savedCopy: LoadedDocument<Screen>? { savedDocument.map(copy) }

    /// A separate screen with the version of another program; nil without a conflict.
    var copyOfTheirs: LoadedDocument<Screen>? { conflict.map(copy) }

    private func copy(of document: ScreenDocument) -> LoadedDocument<Screen> {
        var screen = document.screen
        screen.pictures = value.pictures
        return LoadedDocument(
            screen, path: path, diagnostics: document.warnings, sourceMap: document.sourceMap)
    }
}
