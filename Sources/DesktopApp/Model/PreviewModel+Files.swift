// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing

// MARK: - Opening

extension PreviewModel {
    /// Opens files, each as what it is, and lays out once. Of several themes the last one counts, as
    /// of several screens; of a folder it is the theme in it. Older messages about files that could
    /// not be opened are gone.
    public func open(_ paths: [String]) {
        failures = [:]
        var isChanged = false
        for path in paths {
            let found = path.isFolder ? ThemeFolder.theme(in: path) : ReadResult(path, [])
            let file = found.then { SourceFile.read($0).map(ParsedFile.init) }
            let kind = file.value.map { FileKind($0) } ?? .theme
            isChanged = load(file, found.value ?? path, as: kind) || isChanged
        }
        finishLoading(isChanged)
    }

    /// Opens a file as what the reader says it is.
    public func open(_ path: String, as kind: FileKind) {
        failures = [:]
        finishLoading(load(SourceFile.read(path).map(ParsedFile.init), path, as: kind))
    }

    /// Reads a file again that has changed. Until it is whole again, what is shown stays.
    public func reload(_ kind: FileKind) {
        guard let path = requested[kind] else { return }
        let file = SourceFile.read(path).map(ParsedFile.init)
        failures[kind] = nil
        if kind == .theme, path == theme.path || isEdited { return reloadTheme(file, path) }
        // Repaired, it may turn out to be something else.
        let certain = file.value.flatMap { FileKind.certain($0) } ?? kind
        if certain != kind { requested[kind] = kind == .theme ? theme.path : screen.path }
        finishLoading(load(file, path, as: certain))
    }

    private func reloadTheme(_ file: ReadResult<ParsedFile>, _ path: String) {
        if let tokens, path == theme.path {
            return reload(tokens, from: file.map(\.source))
        }
        let result = file.then { ThemeDocument.read($0.source) }
        guard let theirs = result.value else {
            _ = fail(.theme, result.diagnostics)
            return notify(.messages)
        }
        if path == theme.path {
            takeNotice(of: theirs)
        } else {
            // Another theme is being edited here.
            requested[.theme] = theme.path
            notify(.messages)
        }
    }

    /// Goes back to the system font.
    public func closeTheme() {
        failures[.theme] = nil
        requested[.theme] = nil
        adopt(.new(), path: nil)
        layOut(.files)
    }

    /// The theme that shows is the one that is wanted, whatever could not be opened before.
    func forgetFailure() {
        failures[.theme] = nil
        requested[.theme] = theme.path
        notify(.messages)
    }

    private func finishLoading(_ isChanged: Bool) {
        if isChanged { layOut(.files) } else { notify(.messages) }
    }

    /// Whether there is a new document.
    private func load(_ file: ReadResult<ParsedFile>, _ path: String, as kind: FileKind) -> Bool {
        // Taking the syntax of a long file apart again can wait until the window shows.
        defer { EventLoop.idle { withExtendedLifetime(file) {} } }
        requested[kind] = path
        switch kind {
        case .theme:
            if let file = file.value, TokenFile.isTokenFile(file) {
                return take(tokens: file.source, at: path)
            }
            let result = file.then { ThemeDocument.read($0.source) }
            guard let value = result.value else { return fail(kind, result.diagnostics) }
            adopt(value, path: path)
        case .screen:
            let result = file.then { ScreenReader.read($0) }
            guard let value = result.value else { return fail(kind, result.diagnostics) }
            screen = Opened(value, path: path, diagnostics: result.diagnostics)
        }
        return true
    }

    private func fail(_ kind: FileKind, _ diagnostics: [Diagnostic]) -> Bool {
        failures[kind, default: []] += diagnostics
        return false
    }
}

// MARK: - What there is to say

extension PreviewModel {
    /// Everything to say about the files: first those that could not be opened, then what is shown.
    public var messages: [Diagnostic] {
        FileKind.allCases.flatMap { failures[$0] ?? [] }
            + theme.diagnostics + screen.diagnostics + preview.diagnostics
    }

    /// The name of the theme.
    public var themeTitle: String {
        theme.value.name ?? theme.fileTitle ?? (isEdited ? "Untitled Theme" : "System Font")
    }

    /// The name of the screen.
    public var screenTitle: String { screen.value.title ?? screen.fileTitle ?? "Untitled Screen" }
}
