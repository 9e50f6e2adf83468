// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import FoundationEssentials
import Syntax
import Testing

@testable import Workspace

/// A folder with design tokens in several files. It is removed with this object.
final class TokenProjectFolder {
    private let url: URL

    /// A folder with files, by relative path.
    init(_ files: [String: String] = studio) throws {
        url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The folder itself, or a file in it.
    func path(_ name: String = "") -> FilePath {
        FilePath(name.isEmpty ? url.path : url.appending(path: name).path)
    }

    func write(_ text: String, to name: String) throws {
        let place = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    /// The current texts of all files.
    func texts() throws -> [String: String] {
        let names = try #require(Folder.files(below: path(), suffixes: [".json"]))
        return Dictionary(
            uniqueKeysWithValues: try names.map { ($0.string, try text($0.string)) })
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: name))
    }

    /// Tokens Studio's sets: one that all themes share, and one for each of two themes.
    static let studio = [
        "$themes.json": """
        [{"name": "light", "selectedTokenSets": {"core": "enabled", "light": "enabled"}},
         {"name": "dark", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}}]
        """,
        "core.json": """
        {"body": {"type": "typography", "value":
          {"fontFamily": "Noto Serif", "fontSize": "17", "fontWeight": "Regular"}}}
        """,
        "light.json": """
        {"title1": {"type": "typography", "value":
          {"fontFamily": "Noto Serif", "fontSize": "28", "fontWeight": "Regular"}}}
        """,
        "dark.json": """
        {"title1": {"type": "typography", "value":
          {"fontFamily": "Noto Sans", "fontSize": "29", "fontWeight": "Regular"}}}
        """,
    ]
}
