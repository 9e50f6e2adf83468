// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What design tokens were opened from.
public enum TokenOrigin: Hashable, Sendable {
    /// A file of tokens, a resolver document, or Style Dictionary's configuration; `-` is standard input.
    case file(String)
    /// Several files, merged in this order.
    case files([String])
    /// A folder of token sets.
    case folder(String)

    /// The folder of sets that one of Tokens Studio's own files is in; nil for any other file.
    public init?(tokensStudioFile path: String) {
        guard TokensStudioProject.ownFiles.contains(path.fileName) else { return nil }
        self = .folder(path.folder)
    }

    /// The path that stands for all of it.
    public var path: String {
        switch self {
        case .file(let path), .folder(let path): path
        case .files(let paths): paths.first ?? ""
        }
    }
}

/// How the files of a token project are found and read: on disk, or in memory.
public struct TokenFileAccess {
    /// Reads a file. What is one file under several paths comes with the same `SourceFile.path`.
    public let read: (_ path: String) -> ReadResult<SourceFile>
    /// The JSON files in a folder and in those below it, by their paths from there, sorted; nil where
    /// there are too many to look through.
    public let list: (_ folder: String) -> [String]?

    /// Access to files.
    public init(
        read: @escaping (_ path: String) -> ReadResult<SourceFile>,
        list: @escaping (_ folder: String) -> [String]?
    ) {
        (self.read, self.list) = (read, list)
    }

    /// Access to files in memory.
    ///
    /// - Parameter files: the files by the paths that they are asked for by.
    init(_ files: [String: SourceFile]) {
        read = { path in
            files[path].map { ReadResult($0, []) }
                ?? ReadResult(nil, [Diagnostic(.error, file: path, TokenProjectProblem.notRead)])
        }
        list = { folder in
            let start = folder.appending(path: "")
            return files.keys.filter { $0.utf8.starts(with: start.utf8) }
                .map { String($0.dropFirst(start.count)) }.sorted()
        }
    }
}
