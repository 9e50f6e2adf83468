// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// A file that does not show as it is on disk: it could not be opened, or was open when it was broken
/// or deleted.
struct FileFailure: Equatable, Sendable {
    /// The file.
    let path: String
    /// What the file would have been; nil where nothing tells, as when there is no such file.
    let kind: FileKind?
    /// What is wrong with it; empty once the file is mended.
    var diagnostics: [Diagnostic]

    /// Whether the file can be opened now.
    var isMended: Bool { diagnostics.isEmpty }
}

/// The content of a file, by what it is.
enum FileContent: Sendable {
    case theme(ThemeDocument)
    /// Design tokens, which become a theme once it is known which token is which style.
    case tokens(SourceFile)
    case screen(Opened<Screen>)
}

/// What came of reading a file.
struct FileReading: Sendable {
    /// The file; of a folder the theme in it.
    let path: String
    /// What it is, or would be without its mistakes; nil where nothing tells.
    let kind: FileKind?
    /// The content, or why there is none.
    let result: ReadResult<FileContent>
    /// The syntax, which takes a while to be freed.
    private let parsed: ParsedFile?

    /// Reads the file or the folder at a path.
    ///
    /// - Parameter expected: what it has to be; its content decides otherwise.
    init(_ path: String, as expected: FileKind? = nil) {
        let found = path.isFolder ? ThemeFolder.theme(in: path) : ReadResult(path, [])
        let parsed = found.then { SourceFile.read($0).map(ParsedFile.init) }
        let path = found.value ?? path
        let isForeign = parsed.value.map { ForeignFormat(of: $0.source) != nil } ?? true
        let kind = expected ?? (isForeign ? nil : parsed.value.map { FileKind($0) })
        (self.path, self.kind) = (path, kind)
        self.parsed = parsed.value
        result = parsed.then { file in
            if kind == .screen {
                let screen = ScreenReader.read(file)
                return screen.map {
                    .screen(Opened($0, path: path, diagnostics: screen.diagnostics))
                }
            }
            if TokenFile.isTokenFile(file) {
                return TokenFile.read(file.source).map { _ in .tokens(file.source) }
            }
            return ThemeDocument.read(file.source).map { .theme($0) }
        }
    }

    /// The failure that this is; one without diagnostics if the file is good.
    var failure: FileFailure {
        FileFailure(
            path: path, kind: kind, diagnostics: result.value == nil ? result.diagnostics : [])
    }
}
