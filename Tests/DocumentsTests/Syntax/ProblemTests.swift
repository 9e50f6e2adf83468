// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

@Suite("Problems")
struct ProblemTests {
    @Test("ids are area and case, in lower case with hyphens")
    func ids() {
        let ids: [(any Problem, String)] = [
            (TextProblem.empty, "text.empty"),
            (TextProblem.notUTF8, "text.not-utf8"),
            (TextProblem.omitted(count: 3), "text.omitted"),
            (JSONProblem.notAValue("x"), "json.not-a-value"),
            (JSONProblem.missingColon(key: "a", found: nil), "json.missing-colon"),
            (PropertyListProblem.damaged(.trailer), "plist.damaged"),
            (ValueProblem.notAColor("x", suggestion: nil), "value.not-a-color"),
            (ScreenProblem.notJSON, "screen.not-json"),
            (ThemeProblem.unknownStyle("x", suggestion: nil), "theme.unknown-style"),
            (LossProblem.colors(.swift), "loss.colors"),
            (TokenProblem.groupCircle, "tokens.group-circle"),
            (TokenConversionProblem.unmappedStyle(.body), "token-conversion.unmapped-style"),
            (FileProblem.missing, "file.missing"),
        ]
        for (problem, id) in ids { #expect(problem.id == id) }
    }

    @Test("ids of what is said of bad files are the same in every version")
    func stability() {
        let diagnostics =
            ScreenMistakes.all.flatMap { ScreenReader.read($0.file).diagnostics }
            + ThemeMistakes.all.flatMap { ThemeReader.read($0.file).diagnostics }
            + TokenMistakes.all.flatMap { TokenFile.read($0.file).diagnostics }
        let ids = Set(diagnostics.map(\.id)).sorted()
        #expect(ids == Self.recorded, "\(ids.joined(separator: " "))")
    }

    private static let recorded = """
        json.trailing-comma screen.hidden-title screen.is-theme screen.missing-labels
        screen.missing-sections screen.not-a-language screen.not-json screen.unused-key
        text.repeated-key theme.design-beside-name theme.incomplete-font theme.is-no-theme
        theme.is-screen theme.key-of-typeladder-theme theme.maximum-of-another-app
        theme.not-a-font-file theme.read-by theme.repeated-style
        theme.stray-value theme.style-not-a-dictionary theme.unknown-style
        theme.unusable-maximum theme.unused-variant
        tokens.empty-family tokens.family-not-a-name tokens.group-circle
        tokens.incomplete tokens.missing-group tokens.missing-reference
        tokens.no-typography tokens.not-a-dictionary tokens.not-a-length
        tokens.reference-circle tokens.size-of-older-draft tokens.size-out-of-range
        tokens.size-with-unit tokens.token-not-a-dictionary tokens.unknown-weight
        tokens.untyped value.dotted-font-name value.empty-font-name value.missing-key
        value.not-a-color value.not-a-dictionary value.not-a-whole-number
        value.not-hexadecimal value.points-out-of-range value.repeated-meaning
        value.unknown-key value.unknown-word value.wrong-type
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test("equal diagnostics have equal problems")
    func equality() {
        func diagnostic(_ problem: any Problem) -> Diagnostic {
            Diagnostic(.error, file: "f", problem)
        }
        #expect(diagnostic(FileProblem.missing) == diagnostic(FileProblem.missing))
        #expect(diagnostic(FileProblem.missing) != diagnostic(FileProblem.tooLarge))
        #expect(diagnostic(TextProblem.empty) != diagnostic(FileProblem.missing))
        #expect(Set([diagnostic(TextProblem.empty), diagnostic(TextProblem.empty)]).count == 1)
    }
}
