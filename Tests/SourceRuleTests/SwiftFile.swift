// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import TestSupport
import Testing

/// A file of our own sources, for the rules that they keep.
struct SwiftFile {
    /// From the top of the tree.
    var path: String
    var lines: [Substring]

    /// The modules that the file imports.
    var imports: [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1,
                !line.hasPrefix(" "), !line.hasPrefix("/")
            else { return nil }
            return String(words[index + 1])
        }
    }

    /// All files in a folder and below, by path.
    ///
    /// - Throws: where there are none, unless there may be.
    static func all(in folder: String, canBeEmpty: Bool = false) throws -> [SwiftFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: SourceTree.path(folder))
        let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let path = "\(folder)/\(path)"
            let text = try String(
                contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
            return SwiftFile(
                path: path,
                lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
        try #require(canBeEmpty || !files.isEmpty, "\(folder) holds no Swift")
        return files
    }
}
