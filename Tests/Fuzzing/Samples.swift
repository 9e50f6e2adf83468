// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import Previewing
import Syntax

/// The files that inputs start with.
struct Samples {
    let files: [SourceFile]
    let documents: [ThemeDocument]
    let resources: ResourceFolder

    init() throws {
        resources = try ResourceFolder.locate()
        let corpus = Self.tests.appending("DocumentsTests/Corpus")
        files = [corpus, resources.path("screens"), resources.path("themes")].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? []).sorted()
                .compactMap { SourceFile.read(folder.appending($0)).value }
        }
        documents = files.compactMap { ThemeDocument.read($0).value }
        guard documents.count > 20 else { throw Finding("the corpus is not in \(corpus)") }
    }

    /// The folder of the tests.
    static let tests = FilePath(#filePath).parent.parent
}
