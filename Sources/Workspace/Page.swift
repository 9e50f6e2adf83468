// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// The open documents of a window: a theme and a screen with their preview, and the files that are
/// not shown as they are on disk. A file with errors never replaces a document that is shown.
package final class Page: Observable {
    package let theme: ThemeSession
    package let screen: ScreenSession
    /// The preview of the screen in the theme.
    package let preview: LivePreview
    /// The inspected elements of the preview.
    package let inspection: Inspection
    /// The decisions about audits of the folder that the screen is in.
    package let project: ProjectSession
    /// The findings on both, which are looked for on demand.
    package private(set) lazy var audit = LiveAudit(self)
    /// The folder of the bundled files.
    package let resources: ResourceFolder
    /// The files that are not shown as they are on disk.
    package private(set) var failures: [FileFailure] = []
    /// Lets the user confirm the mapping of tokens to text styles, and opens them then; without
    /// this callback the proposed mapping is used.
    package var confirmTokens: ((TokenSource) -> Void)?
    let scheduler: any WorkScheduler
    private var publishedDiagnostics: [Diagnostic] = []
    package let observers = Observers<Page>()

    /// The bundled screen in the system font.
    package init(_ installation: Installation, _ scheduler: any WorkScheduler) {
        theme = ThemeSession(installation, scheduler)
        screen = ScreenSession(installation.screen)
        preview = LivePreview(theme, screen, installation, scheduler)
        inspection = Inspection(preview)
        project = ProjectSession(screen)
        resources = installation.resources
        self.scheduler = scheduler
        theme.observe(.any, by: self) { $0.notify([.files, .messages]) }
        screen.observe(.file, by: self) { $0.project.follow() }
        screen.observe(.any, by: self) { $0.notify([.files, .messages]) }
        preview.observe(.preview, by: self) { $0.publishDiagnostics() }
    }

    /// Whether nothing is lost when another theme replaces this one.
    package var isUntouched: Bool {
        !theme.isEdited && theme.undoStep == nil && theme.redoStep == nil
            && (theme.path == nil || theme.isBundled)
    }

    private func publishDiagnostics() {
        // Without observers no preview needs to be computed.
        guard observerCount > 0 else { return }
        let diagnostics = preview.current.diagnostics
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
    /// Opens files, each as what it is. Of several themes the last one counts, as of several screens;
    /// of a folder it is the theme in it. Older messages about files that could not be opened are
    /// gone.
    package func open(_ paths: [FilePath]) { open(RecognizedFile.all(paths)) }

    /// Opens a file as the kind that the user chose.
    package func open(_ path: FilePath, as kind: FileKind) {
        open([RecognizedFile(path, as: kind)])
    }

    /// Opens files that were read.
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

    /// The tokens of a project, as they are mapped by themselves; nil where they cannot be read.
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

    /// Opens the theme that tokens give with their mapping.
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

    /// Replaces the theme by the system font.
    package func closeTheme() {
        if let path = theme.path { failures.removeAll { $0.path == path } }
        theme.close()
    }

    /// The file of the open document of a kind.
    package func path(of kind: FileKind) -> FilePath? { kind == .theme ? theme.path : screen.path }

    /// The files to watch for changes of what shows.
    package func watchedPaths(of kind: FileKind) -> [FilePath] {
        kind == .theme ? theme.watchedPaths : path(of: kind).map { [$0] } ?? []
    }

    /// The name of what shows.
    package func title(of kind: FileKind) -> String { kind == .theme ? theme.title : screen.title }

    /// Whether a file is that of the theme or the screen.
    package func isOpen(_ path: FilePath) -> Bool {
        [theme.path, screen.path].contains { $0 == path }
    }
}

// MARK: - Files that change

extension Page {
    /// Reads the changed file of an open document again. While the file has errors, the last valid
    /// version stays.
    package func reload(_ kind: FileKind) {
        guard let path = path(of: kind) else { return }
        switch kind {
        case .theme:
            var failure = FileFailure(path: path, kind: kind, diagnostics: theme.reload())
            // Unsaved edits would get lost.
            if !failure.isFixed, theme.tokens == nil, !theme.isEdited {
                failure.fixing = RecognizedFile(path, as: kind).failure.fixing
            }
            record(failure)
            notify(.messages)
        case .screen: open(path, as: kind)
        }
    }

    /// Handles the deletion of the file of an open document. The document stays; a theme is unsaved
    /// then, being the last copy.
    package func handleDeletion(of kind: FileKind) {
        guard let path = path(of: kind) else { return }
        switch kind {
        case .theme:
            discardFailure(of: path)
            theme.handleDeletion()
        case .screen:
            let reason = Diagnostic(.error, file: path.string, FileProblem.deleted)
            record(FileFailure(path: path, kind: kind, diagnostics: [reason]))
        }
        notify(.messages)
    }
}

// MARK: - Files that could not be opened

extension Page {
    /// The files that could not be opened, to be watched until they are fixed.
    package var failedPaths: [FilePath] {
        failures.filter { !isOpen($0.path) }.flatMap(\.watchedPaths)
    }

    /// Replaces the recorded failure of a file.
    private func record(_ failure: FileFailure) {
        failures.removeAll { $0.path == failure.path }
        if !failure.isFixed { failures.append(failure) }
    }

    /// Reads the files that could not be opened again. A valid one is offered, and does not replace
    /// an open document by itself.
    package func checkFailures() {
        failures = failures.map { isOpen($0.path) ? $0 : RecognizedFile($0.path).failure }
        notify(.messages)
    }

    /// Opens the fixed theme of a file with errors, and discards its failure.
    package func open(_ fixed: FixedTheme) {
        if let path = fixed.path { discardFailure(of: path) }
        theme.open(fixed)
    }

    /// Discards the failure of a file, as after it was opened in another window.
    package func discardFailure(of path: FilePath) {
        failures.removeAll { $0.path == path }
        notify(.messages)
    }

    /// Discards the failures of files that are not open.
    package func discardFailures() {
        failures.removeAll { !isOpen($0.path) }
        notify(.messages)
    }

    /// Records failures in addition to those of files that were opened since.
    package func addFailures(_ added: [FileFailure]) {
        added.forEach(record)
        notify(.messages)
    }

    /// All diagnostics: first of files that could not be opened, then of the open documents and
    /// their preview.
    package var messages: [Diagnostic] {
        failures.flatMap(\.diagnostics) + theme.diagnostics + screen.diagnostics
            + project.diagnostics + preview.current.diagnostics
    }

    /// Reads the project again, after its file has changed.
    package func reloadProject() {
        project.reload()
        notify(.messages)
    }

    /// The failures to announce at once: of files that are not shown as they are on disk.
    package var unshownFailures: [FileFailure] {
        let errors = (theme.diagnostics + screen.diagnostics).filter { $0.severity == .error }
        let shown = FileKind.allCases.compactMap { kind -> FileFailure? in
            guard let path = path(of: kind) else { return nil }
            let own = errors.filter { FilePath($0.file) == path }
            guard !own.isEmpty else { return nil }
            // A theme that shows has errors where its fixing was undone.
            return FileFailure(
                path: path, kind: kind, diagnostics: own,
                fixing: kind == .theme ? FixedTheme(theme.document.source) : nil)
        }
        return failures + shown
    }
}
