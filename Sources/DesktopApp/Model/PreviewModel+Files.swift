// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax

// MARK: - Opening

extension PreviewModel {
    /// Opens files, each as what it is, and lays out once. Of several themes the last one counts, as
    /// of several screens; of a folder it is the theme in it. Older messages about files that could
    /// not be opened are gone.
    public func open(_ paths: [String]) { open(paths.map { FileReading($0) }) }

    /// Opens a file as what the reader says it is.
    public func open(_ path: String, as kind: FileKind) { open([FileReading(path, as: kind)]) }

    /// Opens files that were read.
    func open(_ files: [FileReading]) {
        failures.removeAll { !isShown($0.path) }
        let isChanged = files.map(show).contains(true)
        if isChanged { layOut(.files) } else { notify(.messages) }
        // Taking the syntax of a long file apart again can wait until the window shows.
        EventLoop.idle { withExtendedLifetime(files) {} }
    }

    /// Whether there is a new document.
    private func show(_ file: FileReading) -> Bool {
        note(file.failure)
        switch file.result.value {
        case .theme(let document): adopt(document, path: file.path)
        case .tokens(let tokens): return take(tokens, at: file.path)
        case .screen(let screen): self.screen = screen
        case nil: return false
        }
        return true
    }

    /// The file that something which shows came from.
    func path(of kind: FileKind) -> String? { kind == .theme ? theme.path : screen.path }

    /// Whether the theme or the screen came from a file.
    func isShown(_ path: String) -> Bool {
        [theme.path, screen.path].contains { $0?.pathBytes == path.pathBytes }
    }

    /// Goes back to the system font.
    public func closeTheme() {
        if let path = theme.path { failures.removeAll { $0.path.pathBytes == path.pathBytes } }
        adopt(.new(), path: nil)
        layOut(.files)
    }
}

// MARK: - Files that change

extension PreviewModel {
    /// Reads a file again that shows and has changed. Until it is whole again, what is shown stays.
    public func reload(_ kind: FileKind) {
        guard let path = path(of: kind) else { return }
        let file = SourceFile.read(path)
        note(FileFailure(path: path, kind: kind, diagnostics: []))
        switch kind {
        case .theme:
            if let tokens { return reload(tokens, from: file) }
            let result = file.then { ThemeDocument.read($0) }
            if let theirs = result.value { return takeNotice(of: theirs) }
            note(FileFailure(path: path, kind: kind, diagnostics: result.diagnostics))
            notify(.messages)
        case .screen:
            open(path, as: kind)
        }
    }

    /// Takes notice that a file that shows was deleted. What it held stays; of a theme it is the last
    /// copy, which is lost unless it is saved.
    func noteDeletion(of kind: FileKind) {
        guard let path = path(of: kind) else { return }
        switch kind {
        case .theme:
            editing.noteDeletion()
            note(FileFailure(path: path, kind: kind, diagnostics: []))
            notify([.files, .messages])
        case .screen:
            let reason = Diagnostic(.error, file: path, FileProblem.deleted)
            note(FileFailure(path: path, kind: kind, diagnostics: [reason]))
            notify(.messages)
        }
    }
}

// MARK: - Files that could not be opened

extension PreviewModel {
    /// The files that could not be opened, to be watched until they are mended.
    var failedPaths: [String] { failures.map(\.path).filter { !isShown($0) } }

    /// Notes what is wrong with a file now, instead of what was.
    func note(_ failure: FileFailure) {
        failures.removeAll { $0.path.pathBytes == failure.path.pathBytes }
        if !failure.isMended { failures.append(failure) }
    }

    /// Looks again at the files that could not be opened. One that was mended is offered, and never
    /// replaces what somebody looks at.
    func checkFailures() {
        failures = failures.map { isShown($0.path) ? $0 : FileReading($0.path).failure }
        notify(.messages)
    }

    /// Gives up the files that could not be opened.
    func forgetFailures() {
        failures.removeAll { !isShown($0.path) }
        notify(.messages)
    }
}

// MARK: - What there is to say

extension PreviewModel {
    /// Everything to say about the files: first those that could not be opened, then what is shown.
    public var messages: [Diagnostic] {
        failures.flatMap(\.diagnostics) + theme.diagnostics + screen.diagnostics
            + preview.diagnostics
    }

    /// The name of what shows.
    func title(of kind: FileKind) -> String { kind == .theme ? themeTitle : screenTitle }

    /// The name of the theme.
    public var themeTitle: String {
        theme.value.name?.glance ?? theme.fileTitle
            ?? (isEdited ? "Untitled Theme" : "System Font")
    }

    /// The name of the screen.
    public var screenTitle: String {
        screen.value.title?.glance ?? screen.fileTitle ?? "Untitled Screen"
    }

    /// What to tell about at once: files that do not show as they are on disk.
    var complaints: [FileFailure] {
        let errors = (theme.diagnostics + screen.diagnostics).filter { $0.severity == .error }
        let shown = FileKind.allCases.compactMap { kind -> FileFailure? in
            guard let path = path(of: kind) else { return nil }
            let own = errors.filter { $0.file.pathBytes == path.pathBytes }
            return own.isEmpty ? nil : FileFailure(path: path, kind: kind, diagnostics: own)
        }
        return failures + shown
    }
}
