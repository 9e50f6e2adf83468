// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Files
import Syntax

extension TokenFileAccess {
    /// Access to files on disk, each read once.
    ///
    /// - Parameter known: files that were read already, or are edited in memory.
    static func disk(knowing known: [SourceFile] = []) -> TokenFileAccess {
        let reading = TokenFileReading(known)
        return TokenFileAccess(
            read: { reading.read($0) },
            list: { Folder.files(below: $0, suffixes: [".json", ".tokens"]) })
    }
}

/// Files by their paths without links, so that a file has one path however it is named.
private final class TokenFileReading {
    private var results: [FilePath: ReadResult<SourceFile>] = [:]

    init(_ known: [SourceFile]) {
        for file in known { results[Self.key(file.path ?? .standardStream)] = ReadResult(file, []) }
    }

    func read(_ path: FilePath) -> ReadResult<SourceFile> {
        let key = Self.key(path)
        if let known = results[key] { return known }
        let result = SourceFile.read(path)
        results[key] = result
        return result
    }

    private static func key(_ path: FilePath) -> FilePath {
        path == .standardStream ? path : path.canonical
    }
}
