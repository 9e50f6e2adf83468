// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// A file that does not show as it is on disk: it could not be opened, or was open when it was broken
/// or deleted.
public struct FileFailure: Equatable, Sendable {
    /// The file.
    public let path: FilePath
    /// What the file would have been; nil where nothing tells, as when there is no such file.
    public let kind: FileKind?
    /// What is wrong with it; empty once the file is mended.
    public var diagnostics: [Diagnostic]

    /// Whether the file can be opened now.
    public var isMended: Bool { diagnostics.isEmpty }
}

/// The content of a file, by what it is.
public enum FileContent: Sendable {
    case theme(ThemeDocument)
    /// Design tokens, which become a theme once it is known which token is which style.
    case tokens(LoadedDocument<TokenFile>)
    case screen(LoadedDocument<Screen>)
}

/// What came of reading a file.
public struct OpenedFile: Sendable {
    /// The file; of a folder the theme in it.
    public let path: FilePath
    /// What it is, or would be without its mistakes; nil where nothing tells.
    public let kind: FileKind?
    /// The content, or why there is none.
    public let result: ReadResult<FileContent>
    /// The syntax, which takes a while to be freed.
    private let parsed: ParsedFile?

    /// Reads the file or the folder at a path.
    ///
    /// - Parameter expected: what it has to be; its content decides otherwise.
    public init(_ path: FilePath, as expected: FileKind? = nil) {
        let parsed =
            path.isFolder
            ? ThemeFolder.theme(in: path) : SourceFile.read(path).map(ParsedFile.init)
        let path = parsed.value?.source.path ?? path
        let isForeign = parsed.value.map { ForeignFormat(of: $0.source) != nil } ?? true
        let kind = expected ?? (isForeign ? nil : parsed.value.map { FileKind($0) })
        (self.path, self.kind) = (path, kind)
        self.parsed = parsed.value
        result = parsed.flatMap { file in
            if kind == .screen {
                let screen = ScreenReader.read(file)
                return screen.map {
                    .screen(
                        LoadedDocument(
                            $0, path: path, diagnostics: screen.diagnostics,
                            sourceMap: screen.sourceMap))
                }
            }
            if TokenFile.isTokenFile(file) {
                let tokens = TokenFile.read(file)
                return tokens.map {
                    .tokens(LoadedDocument($0, path: path, diagnostics: tokens.diagnostics))
                }
            }
            return ThemeDocument.read(file).map { .theme($0) }
        }
    }

    /// Whether the file is a theme that can be shown at once, which design tokens cannot.
    public var isTheme: Bool {
        if case .theme = result.value { true } else { false }
    }

    /// The failure that this is; one without diagnostics if the file is good.
    public var failure: FileFailure {
        FileFailure(
            path: path, kind: kind, diagnostics: result.value == nil ? result.diagnostics : [])
    }
}
