// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import ReaderTestSupport
import Testing

@Suite("Ids of problems in token files")
struct TokenProblemIDTests {
    @Test("what is said of bad files has the same ids in every version")
    func stability() {
        let diagnostics = TokenMistakes.all.flatMap { TokenFile.read($0.file).diagnostics }
        let ids = Set(diagnostics.map(\.id)).sorted()
        #expect(ids == Self.recorded, "\(ids.joined(separator: " "))")
    }

    private static let recorded = """
        tokens.empty-family tokens.family-not-a-name tokens.group-circle tokens.incomplete
        tokens.missing-group tokens.missing-reference tokens.no-typography
        tokens.not-a-dictionary tokens.not-a-length tokens.reference-circle
        tokens.size-of-older-draft tokens.size-out-of-range tokens.size-with-unit
        tokens.token-not-a-dictionary tokens.unknown-weight tokens.untyped
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
