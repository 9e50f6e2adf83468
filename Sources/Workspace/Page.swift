// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// The open documents of a window: a theme and a screen with their preview, and the files that differ from
/// their state on disk. A file with errors never replaces an open document.
package final class Page: Observable {
    package let theme: ThemeSession
    package let screen: ScreenSession
    /// The preview of the screen in the theme.
    package let preview: LivePreview
    /// The selected element of the preview.
    package private(set) lazy var selection = Selection(self)
    /// The exceptions of the folder with the screen.
    package let project: ProjectSession
    /// The findings on both, computed on demand.
    package private(set) lazy var audit = LiveAudit(self)
    /// The changes of files on disk, which can be undone.
    let fileHistory = FileHistory()
    /// The time of the newest step of all histories, undone or not.
    var newestStep = -Double.infinity
    /// What was selected at each step of the theme, by the step's time.
    var themeSelections: [Double: SelectedParts] = [:]
    /// The Swift source that the screen is converted from.
    package private(set) lazy var source = SourceSession(self)
    /// The folder of the bundled files.
    package let resources: ResourceFolder
    /// The files that differ from their state on disk.
    package private(set) var failures: [FileFailure] = []
    /// Called so that the user can confirm the mapping of tokens to text styles, and then opens them. Without
    /// this callback the proposed mapping is used.
    package var confirmTokens: ((TokenSource) -> Void)?
    let scheduler: any WorkScheduler
    /// The reading of a long file that has changed.
    var reading: (any ScheduledWork)?
    private var publishedDiagnostics: [Diagnostic] = []
    package let observers = Observers<Page>()

    /// The bundled screen in the system font.
    ///
    /// - Parameter screens: the screens of all pages.
    package init(
        _ installation: Installation, _ scheduler: any WorkScheduler,
        among screens: OpenScreens = OpenScreens()
    ) {
        theme = ThemeSession(installation, scheduler)
        screen = ScreenSession(installation.screen, among: screens, scheduler)
        preview = LivePreview(theme, screen, installation, scheduler)
        project = ProjectSession(screen)
        resources = installation.resources
        self.scheduler = scheduler
        theme.observe(.any, by: self) { $0.followDocument() }
        screen.observe(.file, by: self) { page in
            page.project.follow()
            page.fileHistory.forgetOthers(than: [page.project.path])
        }
        screen.observe(.any, by: self) { $0.followDocument() }
        project.observe(.exceptions, by: self) { $0.notify(.messages) }
        preview.observe([.preview, .diagnostics], by: self) { $0.publishDiagnostics() }
        fileHistory.observe(.any, by: self) { $0.followFileHistory() }
    }

    private func followDocument() {
        endRedo()
        notify([.files, .messages])
    }

    /// Whether replacing this theme loses nothing.
    package var isUntouched: Bool {
        !theme.isEdited && theme.undoStep == nil && theme.redoStep == nil
            && (theme.path == nil || theme.isBundled)
    }

    private func publishDiagnostics() {
        // Without observers, no preview is needed.
        guard observerCount > 0 else { return }
        let diagnostics = preview.diagnostics
        guard diagnostics != publishedDiagnostics else { return }
        publishedDiagnostics = diagnostics
        notify(.messages)
    }
}

extension Changes<Page> {
    /// The theme, the screen, or the state of either.
    package static var files: Self { Self(rawValue: 1) }
    /// ``Page/messages``.
    package static var messages: Self { Self(rawValue: 2) }
}

// MARK: - Opening

extension Page {
    /// Opens files. The content of each decides its kind. Of several themes the last counts, and of several
    /// screens, too; of a folder, the theme in it. Older messages about files that could not be opened are
    /// removed.
    package func open(_ paths: [FilePath]) { open(RecognizedFile.all(paths)) }

    /// Opens a file as the kind that the user chose.
    package func open(_ path: FilePath, as kind: FileKind) {
        open([RecognizedFile(path, as: kind)])
    }

    /// Opens files that are already read.
    package func open(_ files: [RecognizedFile]) {
        failures.removeAll { !isOpen($0.path) }
        observers.batch {
            notify(.messages)
            preview.observers.batch { files.forEach(open) }
        }
    }

    private func open(_ file: RecognizedFile) {
        record(file.failure)
        switch file.result.value {
        case .theme(let document): theme.open(document, path: document.source.path)
        case .tokens(let tokens): confirmMapping(of: tokens)
        case .screen(let screen): self.screen.open(screen)
        case nil: break
        }
    }

    /// The tokens of a project, with their proposed mapping; nil if they cannot be read.
    package func tokens(of origin: TokenOrigin) -> TokenSource? {
        guard case .tokens(let file) = RecognizedFile(origin, TokenInput()).result.value else {
            return nil
        }
        return TokenSource(file, theme.fonts.deviceFonts, adding: theme.givenFonts)
    }

    private func confirmMapping(of file: LoadedDocument<TokenFile>) {
        let tokens = TokenSource(file, theme.fonts.deviceFonts, adding: theme.givenFonts)
        if let confirmTokens { confirmTokens(tokens) } else { open(tokens) }
    }

    /// Opens the theme of mapped tokens.
    package func open(_ tokens: TokenSource) {
        failures.removeAll { $0.path == tokens.path }
        do {
            try theme.open(tokens)
        } catch {
            let failure = Diagnostic(.error, file: tokens.path.string, error.problem)
            record(FileFailure(path: tokens.path, kind: .theme, diagnostics: [failure]))
            notify(.messages)
        }
    }

    /// Replaces the theme with the system font.
    package func closeTheme() {
        if let path = theme.path { failures.removeAll { $0.path == path } }
        theme.close()
    }

    /// The open document of a kind.
    package func document(of kind: FileKind) -> any OpenDocument {
        switch kind {
        case .theme: theme
        case .screen: screen.file
        }
    }

    /// The file of the open document of a kind.
    package func path(of kind: FileKind) -> FilePath? { document(of: kind).path }

    /// The files to watch for changes of the open document.
    package func watchedPaths(of kind: FileKind) -> [FilePath] {
        if kind == .screen, screen.file.isConverted { return source.files }
        return kind == .theme ? theme.watchedPaths : path(of: kind).map { [$0] } ?? []
    }

    /// The name of the open document.
    package func title(of kind: FileKind) -> String { document(of: kind).title }

    /// Whether the path is the file of the theme or the screen.
    package func isOpen(_ path: FilePath) -> Bool {
        [theme.path, screen.path].contains { $0 == path }
    }
}

// MARK: - Files that could not be opened

extension Page {
    /// The files that could not be opened, which are watched until they are fixed.
    package var failedPaths: [FilePath] {
        failures.filter { !isOpen($0.path) }.flatMap(\.watchedPaths)
    }

    /// Replaces the recorded failure of a file.
    func record(_ failure: FileFailure) {
        failures.removeAll { $0.path == failure.path }
        if !failure.isFixed { failures.append(failure) }
    }

    /// Reads the files that could not be opened again. A valid file is offered, and does not replace an open
    /// document by itself.
    package func checkFailures() {
        failures = failures.map { failure in
            // Sources are never read on this thread.
            let stays = isOpen(failure.path) || AppSource.isSource(failure.path)
            return stays ? failure : RecognizedFile(failure.path).failure
        }
        notify(.messages)
    }

    /// Discards the failure of a file, for example after another window has opened it.
    package func discardFailure(of path: FilePath) {
        failures.removeAll { $0.path == path }
        notify(.messages)
    }

    /// Discards the failures of files that are not open.
    package func discardFailures() {
        failures.removeAll { !isOpen($0.path) }
        notify(.messages)
    }

    /// Adds failures, except those of files that have been opened since.
    package func addFailures(_ added: [FileFailure]) {
        added.forEach(record)
        notify(.messages)
    }

    /// All diagnostics: those of files that could not be opened, then those of the open documents and their
    /// preview.
    package var messages: [Diagnostic] {
        failures.flatMap(\.diagnostics) + theme.diagnostics + screen.diagnostics
            + project.diagnostics + preview.diagnostics
    }

    /// Reads the project again after its file has changed.
    package func reloadProject() { project.reload() }

    /// The failures to announce at once: those of files that differ from their state on disk.
    package var unshownFailures: [FileFailure] {
        let errors = (theme.diagnostics + screen.diagnostics).filter { $0.severity == .error }
        let shown = FileKind.allCases.compactMap { kind -> FileFailure? in
            guard let path = path(of: kind) else { return nil }
            let own = errors.filter { FilePath($0.file) == path }
            guard !own.isEmpty else { return nil }
            // An open document has errors if its fix was undone.
            return FileFailure(
                path: path, kind: kind, diagnostics: own,
                fixing: FixedFile(document(of: kind).document.source, as: kind))
        }
        return failures + shown
    }
}
