// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Files
import Syntax

extension TokenFileAccess {
    /// Access to files on disk, each read once.
    ///
    /// - Parameter known: files that are already read, or are edited in memory.
    static func disk(knowing known: [SourceFile] = []) -> TokenFileAccess {
        // The key has no links, so that a file has one key for all of its paths.
        func key(_ path: FilePath) -> FilePath {
            path == .standardStream ? path : path.canonical
        }
        var results: [FilePath: ReadResult<SourceFile>] = [:]
        for file in known { results[key(file.path ?? .standardStream)] = ReadResult(file, []) }
        return TokenFileAccess(
            read: { path in
                let place = key(path)
                let result = results[place] ?? SourceFile.read(path)
                results[place] = result
                return result
            },
            list: { Folder.files(below: $0, suffixes: [".json", ".tokens"]) })
    }
}
