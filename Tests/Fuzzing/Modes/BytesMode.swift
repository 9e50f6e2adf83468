// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Syntax
import TestSupport

/// Damaged files, read as every kind of file.
struct BytesMode: FuzzMode {
    private let samples: Samples
    private var readable = 0

    init() throws { samples = try Samples() }

    var summary: String { ", \(readable) of them themes" }

    mutating func run(_ random: inout SeededGenerator) throws {
        let first = random.one(of: samples.files)
        var bytes = random.mutated(first.bytes, times: 1...4)
        if Int.random(in: 0..<8, using: &random) == 0 {
            let other = random.one(of: samples.files).bytes
            let start = Int.random(in: 0...other.count, using: &random)
            bytes.insert(
                contentsOf: other[start..<min(other.count, start + 400)],
                at: Int.random(in: 0...bytes.count, using: &random))
        }
        if try Self.read(SourceFile(name: first.name, bytes: bytes)) { readable += 1 }
    }

    /// Reads a file in every way, and tells whether it is a theme.
    static func read(_ file: SourceFile) throws -> Bool {
        let screen = ScreenReader.read(file)
        let theme = ThemeDocument.read(file)
        let tokens = TokenFile.read(file)
        for diagnostic in screen.diagnostics + theme.diagnostics + tokens.diagnostics {
            try require(!diagnostic.message.isEmpty, "an empty message")
            try require(
                !diagnostic.description.contains("\n"), "a message of two lines: \(diagnostic)")
        }
        let hasErrors = theme.diagnostics.contains { $0.severity == .error }
        try require((theme.value == nil) == hasErrors, "a theme with errors, or none without")
        return theme.value != nil
    }
}
