// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Files
import Syntax

/// The target of a path: a file that is read by its content, or a project of design tokens.
enum LocatedFile {
    case file(FilePath, ReadResult<ParsedFile>, holdsTokens: Bool)
    /// A folder without a theme. It may have tokens.
    case folder(FilePath, withoutTheme: ReadResult<ParsedFile>)
    /// - Parameter known: the files that are already read.
    case project(TokenOrigin, knowing: [SourceFile])

    /// Reads the file at a path, or searches a folder for one. A theme has priority over tokens, except those
    /// of Tokens Studio, because its sets may have the names of themes.
    init(_ path: FilePath) {
        if let origin = TokenOrigin(tokensStudioFile: path) {
            self = .project(origin, knowing: [])
        } else if !path.isFolder {
            let file = SourceFile.read(path).map(ParsedFile.init)
            if let parsed = file.value, TokenProject.isProject(parsed) {
                self = .project(.file(path), knowing: [parsed.source])
            } else {
                let holdsTokens = file.value.map(TokenFile.isTokenFile) ?? false
                self = .file(path, file, holdsTokens: holdsTokens)
            }
        } else if Folder.names(in: path).contains(where: Self.isTokensStudioFile) {
            self = .project(.folder(path), knowing: [])
        } else {
            let theme = ThemeFolder.theme(in: path)
            let isEmpty = theme.diagnostics.contains(where: ThemeFolder.lacksTheme)
            self =
                isEmpty
                ? .folder(path, withoutTheme: theme) : .file(path, theme, holdsTokens: false)
        }
    }

    /// Several files of tokens as one project.
    init(merging files: [LocatedFile]) {
        let sources = files.compactMap { file -> SourceFile? in
            if case .file(_, let result, _) = file { result.value?.source } else { nil }
        }
        self = .project(.files(sources.map { $0.path ?? .standardStream }), knowing: sources)
    }

    /// Whether it is a file of tokens, not part of a project.
    var isTokenFile: Bool { if case .file(_, _, true) = self { true } else { false } }

    private static func isTokensStudioFile(_ name: String) -> Bool {
        TokenOrigin(tokensStudioFile: FilePath(name)) != nil
    }
}
