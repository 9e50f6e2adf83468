// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The trees in the fixtures of SwiftScreens are those of the parser. `GOLDEN=record` writes them.
@Suite("recorded trees", .enabled(if: SwiftReader.isBuilt, "typeladder-swift is not built"))
struct RecordedTreeTests {
    private static let fixtures = SourceTree.root
        .appending(path: "Tests/SwiftScreensTests/Fixtures")

    @Test func recordedTreesAreThoseOfTheParser() throws {
        let sources = try FileManager.default.subpathsOfDirectory(atPath: Self.fixtures.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        try #require(!sources.isEmpty)
        for source in sources {
            let bytes = Array(try Data(contentsOf: Self.fixtures.appending(path: source)))
            let tree = Self.fixtures.appending(path: "\(source.dropLast(6)).tree.json")
            let difference = try RecordedFile.difference(
                of: try SwiftReader.treeText(of: bytes) + "\n", from: tree)
            #expect(difference == nil, "\(source)")
        }
    }
}
