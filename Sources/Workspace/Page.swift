// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// What a window has open: a theme and a screen with a preview of them, and the files that do not show as
/// they are on disk. A file with errors never replaces what shows.
public final class Page {
    /// What a notification is about.
    public struct Change: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: Int

        /// Changes by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The theme or the screen is another, or its state is.
        public static let files = Change(rawValue: 1)
        /// ``Page/messages`` may be others.
        public static let messages = Change(rawValue: 2)
    }

    /// The theme.
    public let theme: ThemeSession
    /// The screen.
    public let screen: ScreenSession
    /// The preview of both.
    public let preview: LivePreview
    /// Where the bundled files are.
    public let resources: ResourceFolder
    /// The files that do not show as they are on disk.
    public private(set) var failures: [FileFailure] = []
    /// Asks which token is which style, and may open them in the theme then; without anybody to ask, the
    /// proposal counts.
    public var confirmTokens: ((TokenSource) -> Void)?
    private var shownDiagnostics: [Diagnostic] = []
    /// What has changed while files are being opened; nil otherwise.
    private var pending: Change?
    private var observers = Observers<Change>()

    /// The bundled screen in the system font.
    public init(_ installation: Installation, _ scheduler: any WorkScheduler) {
        theme = ThemeSession(installation, scheduler)
        screen = ScreenSession(installation.screen)
        preview = LivePreview(theme, screen, installation, scheduler)
        resources = installation.resources
        theme.observe(until: self) { [weak self] _ in self?.notify([.files, .messages]) }
        screen.observe(until: self) { [weak self] _ in self?.notify([.files, .messages]) }
        preview.observe(until: self) { [weak self] change in
            if change.contains(.preview) { self?.notePreview() }
        }
    }

    /// Whether nothing would be missed if another theme showed here.
    public var isUntouched: Bool {
        !theme.isEdited && theme.undoLabel == nil && theme.redoLabel == nil
            && (theme.path == nil || theme.isBundled)
    }

    /// Calls `observer` after each change, as long as its owner lives.
    public func observe(until owner: AnyObject, _ observer: @escaping (Change) -> Void) {
        observers.add(owner, observer)
    }

    /// How many are told of changes.
    package var observerCount: Int { observers.count }

    private func notify(_ change: Change) {
        if pending != nil { pending?.formUnion(change) } else { observers.notify(change) }
    }

    private func notePreview() {
        // A preview is not made for nobody.
        guard observers.count > 0 else { return }
        let diagnostics = preview.current.diagnostics
        guard diagnostics != shownDiagnostics else { return }
        shownDiagnostics = diagnostics
        notify(.messages)
    }
}

// MARK: - Opening

extension Page {
    /// Opens files, each as what it is. Of several themes the last one counts, as of several screens;
    /// of a folder it is the theme in it. Older messages about files that could not be opened are
    /// gone.
    public func open(_ paths: [FilePath]) { open(paths.map { OpenedFile($0) }) }

    /// Opens a file as what the reader says it is.
    public func open(_ path: FilePath, as kind: FileKind) { open([OpenedFile(path, as: kind)]) }

    /// Opens files that were read.
    public func open(_ files: [OpenedFile]) {
        failures.removeAll { !isShown($0.path) }
        pending = .messages
        preview.changeTogether { files.forEach(open) }
        let change = pending ?? .messages
        pending = nil
        notify(change)
    }

    private func open(_ file: OpenedFile) {
        note(file.failure)
        switch file.result.value {
        case .theme(let document): theme.open(document, path: document.source.path)
        case .tokens(let tokens): take(tokens, at: file.path)
        case .screen(let screen): self.screen.open(screen)
        case nil: break
        }
    }

    private func take(_ file: LoadedDocument<TokenFile>, at path: FilePath) {
        let tokens = TokenSource(
            file, at: path, theme.fonts.deviceFonts, adding: theme.givenFonts)
        if let confirmTokens { confirmTokens(tokens) } else { open(tokens) }
    }

    /// Opens the theme that tokens make, as they are mapped.
    public func open(_ tokens: TokenSource) {
        note(FileFailure(path: tokens.path, kind: .theme, diagnostics: []))
        do {
            try theme.open(tokens)
        } catch {
            let failure = Diagnostic(
                .error, file: tokens.path.string, FileProblem.notSaved(reason: error.message))
            note(FileFailure(path: tokens.path, kind: .theme, diagnostics: [failure]))
            notify(.messages)
        }
    }

    /// Goes back to the system font.
    public func closeTheme() {
        if let path = theme.path { failures.removeAll { $0.path == path } }
        theme.close()
    }

    /// Saves the theme under another name, which is its own from then on.
    ///
    /// - Throws: `SaveFailure`; the file is as it was then.
    public func save(_ document: ThemeDocument, as path: FilePath) throws(SaveFailure) {
        try theme.save(document, as: path)
        note(FileFailure(path: path, kind: .theme, diagnostics: []))
        notify(.messages)
    }

    /// The file that something which shows came from.
    public func path(of kind: FileKind) -> FilePath? { kind == .theme ? theme.path : screen.path }

    /// The name of what shows.
    public func title(of kind: FileKind) -> String { kind == .theme ? theme.title : screen.title }

    /// Whether the theme or the screen came from a file.
    public func isShown(_ path: FilePath) -> Bool {
        [theme.path, screen.path].contains { $0 == path }
    }
}

// MARK: - Files that change

extension Page {
    /// Reads a file again that shows and has changed. Until it is whole again, what is shown stays.
    public func reload(_ kind: FileKind) {
        guard let path = path(of: kind) else { return }
        switch kind {
        case .theme:
            note(FileFailure(path: path, kind: kind, diagnostics: theme.reload()))
            notify(.messages)
        case .screen: open(path, as: kind)
        }
    }

    /// Takes notice that a file that shows was deleted. What it held stays; of a theme it is the last
    /// copy, which is lost unless it is saved.
    public func noteDeletion(of kind: FileKind) {
        guard let path = path(of: kind) else { return }
        switch kind {
        case .theme:
            note(FileFailure(path: path, kind: kind, diagnostics: []))
            theme.noteDeletion()
        case .screen:
            let reason = Diagnostic(.error, file: path.string, FileProblem.deleted)
            note(FileFailure(path: path, kind: kind, diagnostics: [reason]))
        }
        notify(.messages)
    }
}

// MARK: - Files that could not be opened

extension Page {
    /// The files that could not be opened, to be watched until they are mended.
    public var failedPaths: [FilePath] { failures.map(\.path).filter { !isShown($0) } }

    /// Notes what is wrong with a file now, instead of what was.
    private func note(_ failure: FileFailure) {
        failures.removeAll { $0.path == failure.path }
        if !failure.isMended { failures.append(failure) }
    }

    /// Looks again at the files that could not be opened. One that was mended is offered, and never
    /// replaces what somebody looks at.
    public func checkFailures() {
        failures = failures.map { isShown($0.path) ? $0 : OpenedFile($0.path).failure }
        notify(.messages)
    }

    /// Gives up the files that could not be opened.
    public func forgetFailures() {
        failures.removeAll { !isShown($0.path) }
        notify(.messages)
    }

    /// Goes on with files that could not be opened, after others were.
    public func keepFailures(_ kept: [FileFailure]) {
        kept.forEach(note)
        notify(.messages)
    }

    /// Everything to say about the files: first those that could not be opened, then what is shown.
    public var messages: [Diagnostic] {
        failures.flatMap(\.diagnostics) + theme.diagnostics + screen.diagnostics
            + preview.current.diagnostics
    }

    /// What to tell about at once: files that do not show as they are on disk.
    public var complaints: [FileFailure] {
        let errors = (theme.diagnostics + screen.diagnostics).filter { $0.severity == .error }
        let shown = FileKind.allCases.compactMap { kind -> FileFailure? in
            guard let path = path(of: kind) else { return nil }
            let own = errors.filter { FilePath($0.file) == path }
            return own.isEmpty ? nil : FileFailure(path: path, kind: kind, diagnostics: own)
        }
        return failures + shown
    }
}
