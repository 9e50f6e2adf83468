// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What design tokens were opened from.
package enum TokenOrigin: Hashable, Sendable {
    /// A file of tokens, a resolver document, or Style Dictionary's configuration; `-` is standard input.
    case file(FilePath)
    /// Several files, merged in this order.
    case files([FilePath])
    /// A folder of token sets.
    case folder(FilePath)

    /// The folder of sets that one of Tokens Studio's own files is in; nil for any other file.
    package init?(tokensStudioFile path: FilePath) {
        guard TokensStudioProject.ownFiles.contains(path.lastComponent) else { return nil }
        self = .folder(path.parent)
    }

    /// The path that stands for all of it.
    package var path: FilePath {
        switch self {
        case .file(let path), .folder(let path): path
        case .files(let paths): paths.first ?? .standardStream
        }
    }
}

/// How the files of a token project are found and read: on disk, or in memory.
package struct TokenFileAccess {
    /// Reads a file. What is one file under several paths comes with the same `SourceFile.path`.
    package let read: (_ path: FilePath) -> ReadResult<SourceFile>
    /// The JSON files in a folder and in those below it, by their paths from there, sorted; nil where
    /// there are too many to look through.
    package let list: (_ folder: FilePath) -> [FilePath]?

    /// Access to files.
    package init(
        read: @escaping (_ path: FilePath) -> ReadResult<SourceFile>,
        list: @escaping (_ folder: FilePath) -> [FilePath]?
    ) {
        (self.read, self.list) = (read, list)
    }

    /// Access to files in memory.
    ///
    /// - Parameter files: the files by the paths that they are asked for by.
    init(_ files: [FilePath: SourceFile]) {
        read = { path in
            files[path].map { ReadResult($0, []) }
                ?? ReadResult(
                    nil, [Diagnostic(.error, file: path.string, TokenProjectProblem.notRead)])
        }
        list = { folder in
            files.keys.compactMap { $0.relative(to: folder) }.sorted {
                $0.string.utf8.lexicographicallyPrecedes($1.string.utf8)
            }
        }
    }
}
