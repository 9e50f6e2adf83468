// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import TestSupport
import Testing

/// A file of our own sources, for checking the rules.
struct SwiftFile {
    /// The path from the top of the tree.
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

    /// All files in a folder and its subfolders, by path.
    ///
    /// - Throws: if there are none, unless the folder may be empty.
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
