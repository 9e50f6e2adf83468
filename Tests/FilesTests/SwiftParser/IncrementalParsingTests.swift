// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Files

/// A source that has changed in one place is parsed from its earlier tree. Its answer must be that of a program that has
/// never seen it.
@Suite("changed Swift", .enabled(if: SwiftReader.isBuilt, "typeladder-swift is not built"))
struct IncrementalParsingTests {
    private static let source = SourceTree.root
        .appending(path: "Tests/SwiftScreensTests/Fixtures/Choices/ChoicesView.swift")

    /// What an editor types, pastes, and leaves half done.
    private static let insertions = [
        "x", "\n", " ", "Text(\"New\")\n", "\"", "{", "}", "(", "if a {\n", "/*", "*/", "// a\n",
        ".bold()", "struct A: View { var body: some View { EmptyView() } }\n", "\\(", "é",
        "#if os(iOS)\n",
    ]

    @Test(arguments: [3, 11, 42]) func answersAreThoseOfANewProgram(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var bytes = [UInt8](try Data(contentsOf: Self.source))
        let process = SwiftReader.process()
        _ = try process.parse(bytes)
        for step in 0..<24 {
            let good = bytes
            let start = Int.random(in: 0...bytes.count, using: &random)
            let length = min(Int.random(in: 0..<30, using: &random), bytes.count - start)
            let insertion = Self.insertions.randomElement(using: &random) ?? ""
            bytes.replaceSubrange(
                start..<start + (step % 3 == 0 ? length : 0), with: Array(insertion.utf8))
            let answer = try SwiftReader.answer(to: bytes, process)
            let expected = try SwiftReader.answer(to: bytes, SwiftReader.process())
            #expect(
                answer.tree.description == expected.tree.description, "\(insertion) at \(start)")
            #expect(
                answer.tree.all.map(\.range) == expected.tree.all.map(\.range),
                "\(insertion) at \(start)")
            #expect(answer.errors.map(\.offset) == expected.errors.map(\.offset))
            // Most sources are good again after some edits.
            if !answer.errors.isEmpty { bytes = good }
        }
    }
}
