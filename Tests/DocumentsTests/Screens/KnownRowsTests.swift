// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import TestSupport
import Testing

/// A version of a screen is what its bytes say, whatever was known of the version before.
@Suite struct KnownRowsTests {
    private static let text = """
        {
          "sections": [
            {"title": "One", "rows": [
              {"title": "A", "tintColor": "systemRed"},
              {"title": "B", "other": 1},
              {"kind": "value", "title": "B", "value": "b"}
            ]},
            {"rows": [
              {"labels": ["C", {"text": "D", "weigth": "bold"}]},
              {"kind": "switch", "title": "E", "isOn": true},
              {"title": "A", "tintColor": "systemRed"}
            ]}
          ]
        }
        """

    private func document(_ text: String) throws -> ScreenDocument {
        try #require(ScreenDocument.read(SourceFile(name: "s.json", text: text)).value)
    }

    private func requireEqual(
        _ document: ScreenDocument, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let read = try #require(
            ScreenDocument.read(document.source).value, sourceLocation: location)
        #expect(document.screen == read.screen, sourceLocation: location)
        #expect(document.warnings == read.warnings, sourceLocation: location)
    }

    @Test func diagnosticsFollowTheirRows() throws {
        var document = try document(Self.text)
        #expect(document.warnings.count == 2)
        for edit in [
            ScreenEdit.moveRows([.init(0, 0)], to: .init(0, 2)),
            .text(.row(section: 0, row: 0, .title), "A longer title"),
            .moveRows([.init(0, 1)], to: .init(1, 0)),
            .remove([PlaceMap.RowPlace(0, 0).item]),
        ] {
            document = try document.applying(edit).document
            try requireEqual(document)
        }
        #expect(document.warnings.count == 1)
    }

    /// In a newer version, rows of unknown kinds are default rows.
    @Test func rowsOfANewerVersionAreReadAgain() throws {
        let document = try document(Self.text)
        let newer = Self.text.replacing(
            "{\n  \"sections\"", with: "{\n  \"version\": 99, \"sections\""
        )
        .replacing("\"switch\"", with: "\"future\"")
        let read = document.with(SourceFile(name: "s.json", text: newer))
        #expect(read.screen.newerVersion == 99)
        try requireEqual(read)
        try requireEqual(read.with(document.source))
    }

    /// Values that are removed, repeated, and exchanged at random.
    @Test(arguments: 0..<40 as Range<UInt64>) func randomVersionsInEndurance(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var document = try document(Self.text)
        var versions = 0
        for _ in 0..<60 {
            let bytes = document.source.bytes
            let tree = try #require(SyntaxTree.read(document.source).value)
            let ranges = Self.ranges(in: tree.root)
            let (target, source) = (random.one(of: ranges), random.one(of: ranges))
            let isRemoved = Int.random(in: 0..<4, using: &random) == 0
            let new = isRemoved ? Array("{\"title\": \"\"}".utf8) : Array(bytes[source])
            let changed = Array(bytes[..<target.lowerBound] + new + bytes[target.upperBound...])
            let version = document.with(document.source.replacingBytes(by: changed))
            guard version.isReadable, changed.count < 4_000 else { continue }
            versions += 1
            try requireEqual(version)
            document = version
        }
        #expect(versions > 5)
    }

    /// The bytes of all values in sections.
    private static func ranges(in node: Node) -> [Range<Int>] {
        let children = node.array ?? node.entries?.map(\.value) ?? []
        return children.flatMap { [$0.bytes] + ranges(in: $0) }
    }
}
