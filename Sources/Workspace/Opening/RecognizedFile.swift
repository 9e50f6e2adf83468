// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// The failure of a file that is not shown as it is on disk: it could not be opened, or became
/// invalid or was deleted while it was open.
public struct FileFailure: Equatable, Sendable {
    /// The file.
    public let path: FilePath
    /// The kind of the file as far as it was recognised; nil where it was not, as when there is no
    /// such file.
    public let kind: FileKind?
    /// The errors in the file; empty once the file is valid again.
    public var diagnostics: [Diagnostic]

    /// Whether the file is valid again and can be opened.
    public var isMended: Bool { diagnostics.isEmpty }
}

/// The document in a file, by its kind.
public enum FileContent: Sendable {
    case theme(ThemeDocument)
    /// Design tokens, which become a theme once they are mapped to text styles.
    case tokens(LoadedDocument<TokenFile>)
    case screen(LoadedDocument<Screen>)
}

/// A file that was read once, with the recognised kind of its content.
public struct RecognizedFile: Sendable {
    /// The file; for a folder, the theme file in it.
    public let path: FilePath
    /// The kind of its content, whether valid or not; nil where it was not recognised.
    public let kind: FileKind?
    /// The document, or the errors that prevent reading it.
    public let result: ReadResult<FileContent>
    /// The syntax tree, retained because freeing a large one takes a while.
    private let parsed: ParsedFile?

    /// Reads the file or the folder at a path.
    ///
    /// - Parameter expected: the kind to read it as; nil recognises the kind from the content.
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

    /// Whether the file is a theme that can be shown without mapping tokens first.
    public var isTheme: Bool {
        if case .theme = result.value { true } else { false }
    }

    /// The failure of the file; without diagnostics if the file is valid.
    public var failure: FileFailure {
        FileFailure(
            path: path, kind: kind, diagnostics: result.value == nil ? result.diagnostics : [])
    }
}
