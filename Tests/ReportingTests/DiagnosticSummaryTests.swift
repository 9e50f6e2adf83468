// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Testing

@testable import Reporting
@testable import Syntax

/// Each kind of problem is said once, and none that says something else to do is swallowed.
@Suite struct DiagnosticSummaryTests {
    private func lines(_ keys: [String], line: Int? = 1) -> [String] {
        DiagnosticSummary(
            keys.enumerated().map { index, key in
                Diagnostic(
                    .warning, file: "f",
                    position: line.map { Position(line: $0 + index, column: 2) }, keyPath: key,
                    ThemeProblem.unknownStyle(key, suggestion: nil))
            }
        ).lines
    }

    private func sentence(_ key: String) -> String {
        "\"\(key)\" is not a text style and is ignored."
    }

    @Test func oneOfAKindIsAsItWas() {
        #expect(lines(["a"]) == ["f:1:2: warning: \(sentence("a"))"])
        #expect(lines([]) == [])
    }

    @Test func equalSentencesAreCounted() {
        #expect(
            lines(["a", "a", "a"])
                == ["f:1:2: warning: \(sentence("a")) This occurs 3 times. Other places: 2:2, 3:2."]
        )
        #expect(
            lines(Array(repeating: "a", count: 9)).first?.hasSuffix(
                " This occurs 9 times. Other places: 2:2, 3:2, 4:2, 5:2, 6:2, ….") == true)
        // Where there are no lines, keys tell the place.
        #expect(
            lines(["a", "a"], line: nil)
                == ["f: a: warning: \(sentence("a")) This occurs 2 times. Other places: a."])
    }

    @Test func differentSentencesAreShownUpToThree() {
        #expect(lines(["a", "b", "c", "b"]).count == 3)
        #expect(
            lines(["a", "b", "c", "d"])
                == [
                    "f:1:2: warning: \(sentence("a")) There are 3 more messages of this kind, "
                        + "at 2:2, 3:2, 4:2."
                ])
    }

    @Test func filesAndSeveritiesAreKeptApart() {
        let problem = ThemeProblem.isScreen
        let summary = DiagnosticSummary([
            Diagnostic(.error, file: "a", problem), Diagnostic(.error, file: "b", problem),
            Diagnostic(.note, file: "a", problem), Diagnostic(.error, file: "a", problem),
        ])
        #expect(summary.kinds.map(\.diagnostics.count) == [2, 1, 1])
    }
}
