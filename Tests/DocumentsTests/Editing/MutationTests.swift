// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import ReaderTestSupport
import TestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Damaged files: bytes are changed, and pieces are missing, repeated, or swapped.
@Suite("Mutated files")
struct MutationTests {
    private static let runsPerFile = 300

    @Test("no mutation crashes a reader or is placed outside its file", .timeLimit(.minutes(20)))
    func mutationsInEndurance() throws {
        for (number, path) in (Bundled.screens + Bundled.themes).enumerated() {
            let original = try #require(SourceFile.read(path).value)
            try mutate(original, seed: UInt64(number))
        }
    }

    @Test("nor do mutations of a binary property list", .timeLimit(.minutes(20)))
    func binaryMutations() throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let data = try encoder.encode([
            "body": ["fontName": "Ä"], "list": ["a": "b", "c": "d"], "other": ["fontName": "A"],
        ])
        let original = SourceFile(name: "binary", bytes: Array(data))
        try mutate(original, seed: 99, runs: 5 * Self.runsPerFile)
    }

    private func mutate(
        _ original: SourceFile, seed: UInt64, runs: Int = runsPerFile
    ) throws {
        for run in 0..<runs {
            var generator = SeededGenerator(seed: seed << 32 | UInt64(run))
            let bytes = generator.mutated(original.bytes)
            let file = SourceFile(name: "f", bytes: bytes)
            let screen = ScreenReader.read(file)
            let theme = ThemeReader.read(file)
            let lines = lineLengths(of: bytes)
            for diagnostic in screen.diagnostics + theme.diagnostics {
                #expect(!diagnostic.message.isEmpty)
                guard let position = diagnostic.position else { continue }
                let isInside =
                    lines.indices.contains(position.line - 1)
                    && (1...lines[position.line - 1] + 1).contains(position.column)
                #expect(isInside, "seed \(seed), run \(run): \(diagnostic)")
            }
        }
    }

    /// The bytes of each line, without its line end.
    private func lineLengths(of bytes: [UInt8]) -> [Int] {
        var lengths = [0]
        for (index, byte) in bytes.enumerated() {
            let followsReturn = index > 0 && bytes[index - 1] == 0x0D
            if byte == 0x0A, followsReturn {
                continue
            } else if byte == 0x0A || byte == 0x0D {
                lengths.append(0)
            } else {
                lengths[lengths.count - 1] += 1
            }
        }
        return lengths
    }
}
