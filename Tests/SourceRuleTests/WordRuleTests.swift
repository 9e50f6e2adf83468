// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// What people read is plain American English.
@Suite struct WordRuleTests {
    /// Constructions that have to be read twice, and British spelling.
    private static let words = [
        "whoever", "what came of", "is another", "are others", "said of", "somebody asks",
        "what there is", "colour", "centred", "catalogue", "neighbour", "behaviour", "licence",
        "localis", "recognis", "initialis",
    ]

    /// The words of a text that are out, each with its line. Regular expressions take half a minute for this.
    private static func faults(in text: String) -> [String] {
        let small = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } + [0]
        return small.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return [] }
            return words.compactMap { word in
                guard let place = strstr(start, word) else { return nil }
                let before = UnsafeBufferPointer(
                    start: start, count: place - UnsafeMutablePointer(mutating: start))
                return "\(before.count { $0 == 0x0A } + 1): \(word)"
            }
        }
    }

    @Test(arguments: ["Sources", "Resources", "docs"])
    func wordsAreUnderstoodAtOneReading(folder: String) throws {
        let kinds = [".swift", ".md", ".json", ".css"]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: SourceTree.path(folder))
        for path in paths where kinds.contains(where: path.hasSuffix) {
            let file = SourceTree.root.appending(path: "\(folder)/\(path)")
            let faults = Self.faults(in: try String(contentsOf: file, encoding: .utf8))
            #expect(faults.isEmpty, "\(folder)/\(path): \(faults)")
        }
    }

    @Test func faultsAreFound() {
        #expect(Self.faults(in: "Fine\nThe Colour that\nwhoever") == ["3: whoever", "2: colour"])
    }
}
