// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import Syntax
import TestSupport
import Testing

/// Theme files from people and programs: valid, odd, and broken, in all four formats.
package enum Corpus {
    package static let folder = FilePath(SourceTree.path("Tests/DocumentsTests/Corpus"))

    package static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? [])
        .filter { $0.hasSuffix(".plist") || $0.hasSuffix(".json") }.sorted()

    /// A file of the corpus under its bare name, so that goldens do not depend on the folder.
    package static func file(_ name: String) throws -> SourceFile {
        let file = try #require(SourceFile.read(folder.appending(name)).value)
        return SourceFile(name: name, bytes: file.bytes)
    }

    /// The files that can be edited.
    package static func documents() throws -> [ThemeDocument] {
        try names.compactMap { ThemeDocument.read(try file($0)).value }
    }
}
