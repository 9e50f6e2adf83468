// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import TestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Random edits")
struct RandomEditTests {
    private static let knownKeys: Set<String> = [
        "fontName", "fontSize", "maximumPointSize", "design", "weight", "name", "fontFiles",
        "sectionHeader", "colors",
    ]

    /// Values that a careless editor might lose.
    private func unknownLeaves(of document: ThemeDocument) throws -> [Leaf] {
        let styleKeys = document.theme.fonts.values.map(\.key)
        return try Leaf.all(of: document.source).filter { leaf in
            leaf.keys != ["fonts"] && !leaf.keys.contains(where: Self.knownKeys.contains)
                && !(leaf.keys.last.map(styleKeys.contains) ?? true)
        }
    }

    @Test("an edit does to every file what it does to the theme", .timeLimit(.minutes(20)))
    func modelInEndurance() throws {
        var made = 0
        var refused = 0
        for (number, original) in try Corpus.documents().enumerated() {
            // Files with hundreds of values do not need more edits. They only take longer.
            let length = original.source.bytes.count > 2_500 ? 10 : 40
            for run in 0..<3 {
                var generator = SeededGenerator(seed: UInt64(number) << 8 | UInt64(run))
                var document = original
                for step in 0..<length {
                    let edit = generator.themeEdit()
                    let comment: Comment =
                        "\(original.source.name), run \(run), step \(step): \(edit)"
                    let unknown = try unknownLeaves(of: document)
                    do {
                        let edited = try document.applying(edit)
                        let expected = document.theme.expected(after: edit).meaning
                        #expect(edited.theme.meaning == expected, comment)
                        let left = Set(try Leaf.all(of: edited.source))
                        let lost = unknown.filter { !left.contains($0) }
                        if case .remove = edit {} else { #expect(lost == [], comment) }
                        document = edited
                        made += 1
                    } catch {
                        #expect((error as? EditFailure)?.id != "theme-edit.not-readable", comment)
                        refused += 1
                    }
                }
            }
        }
        #expect(made > 3_000)
        #expect(refused > 500)
    }

    @Test("an edit and its opposite leave the bytes as they were")
    func opposites() throws {
        for document in try Corpus.documents() where document.container != .binaryPropertyList {
            for style in TextStyle.allCases where document.theme.fonts[style] == nil {
                let added = try document.applying(.font(style, fontName: "A", fontSize: 17))
                let removed = try added.applying(.remove(style))
                if document.theme.fonts.isEmpty { continue }
                #expect(
                    removed.source.bytes == document.source.bytes,
                    "\(document.source.name): \(style)")
            }
        }
    }
}
