// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import TestSupport
import Testing

/// What people read is plain American English.
@Suite struct WordRuleTests {
    /// Constructions that have to be read twice.
    private static var stilted: Regex<Substring> {
        /whoever|what came of|is another|are others|said of|somebody asks|what there is/
            .ignoresCase()
    }
    private static var british: Regex<Substring> {
        /\b\w*(?:colour|centred|catalogue|neighbour|behaviour|licence|localis|recognis|initialis)\w*/
            .ignoresCase()
    }
    /// Mistakes in the files of tests.
    private static let exceptions = [#""colour""#, #"\"colour\""#, "colour: red"]

    private static func lines(of folders: [String]) throws -> [(place: String, text: Substring)] {
        try folders.flatMap { folder in
            let paths = try FileManager.default.subpathsOfDirectory(
                atPath: SourceTree.path(folder))
            let kinds = [".swift", ".md", ".json", ".css", ".py", ".xml", ".1"]
            return try paths.filter { path in kinds.contains { path.hasSuffix($0) } }.flatMap {
                let path = "\(folder)/\($0)"
                let text = String(
                    decoding: try Data(contentsOf: SourceTree.root.appending(path: path)),
                    as: UTF8.self)
                return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                    .map { ("\(path):\($0 + 1)", $1) }
            }
        }
    }

    @Test func sentencesAreUnderstoodAtOneReading() throws {
        for line in try Self.lines(of: ["Sources", "Resources", "docs"]) {
            #expect(!line.text.contains(Self.stilted), "\(line.place): \(line.text)")
        }
    }

    @Test func wordsAreAmerican() throws {
        for line in try Self.lines(of: ["Sources", "Resources", "docs", "Tests", "data"])
        where line.place.hasPrefix("Tests/SourceRuleTests/WordRuleTests.swift") == false
            && !Self.exceptions.contains(where: line.text.contains)
        {
            #expect(!line.text.contains(Self.british), "\(line.place): \(line.text)")
        }
    }
}
