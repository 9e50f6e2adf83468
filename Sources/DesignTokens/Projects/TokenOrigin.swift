// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The file, files, or folder that was opened as design tokens.
package enum TokenOrigin: Hashable, Sendable {
    /// A file of tokens, a resolver document, or a configuration of Style Dictionary. `-` is
    /// standard input.
    case file(FilePath)
    /// Several files, merged in this order.
    case files([FilePath])
    /// A folder of token sets.
    case folder(FilePath)

    /// The folder of sets around one of Tokens Studio's own files; nil for other files.
    package init?(tokensStudioFile path: FilePath) {
        guard TokensStudioProject.ownFiles.contains(path.lastComponent) else { return nil }
        self = .folder(path.parent)
    }

    /// The path for the whole origin.
    package var path: FilePath {
        switch self {
        case .file(let path), .folder(let path): path
        case .files(let paths): paths.first ?? .standardStream
        }
    }
}

/// Finds and reads the files of a token project, on disk or in memory.
package struct TokenFileAccess {
    /// Reads a file. A file with several paths always has the same `SourceFile.path`.
    package let read: (_ path: FilePath) -> ReadResult<SourceFile>
    /// The JSON files in a folder and its subfolders, by their relative paths, sorted; nil if there
    /// are too many.
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
    /// - Parameter files: the files, by the paths for requesting them.
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
