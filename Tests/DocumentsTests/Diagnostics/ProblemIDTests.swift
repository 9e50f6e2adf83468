// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import ReaderTestSupport
import Testing

@Suite("Ids of problems in themes and screens")
struct ProblemIDTests {
    @Test("what is said of bad files has the same ids in every version")
    func stability() {
        let diagnostics =
            ScreenMistakes.all.flatMap { ScreenReader.read($0.file).diagnostics }
            + ThemeMistakes.all.flatMap { ThemeReader.read($0.file).diagnostics }
        let ids = Set(diagnostics.map(\.id)).sorted()
        #expect(ids == Self.recorded, "\(ids.joined(separator: " "))")
    }

    private static let recorded = """
        json.trailing-comma screen.empty-bar-item screen.hidden-title screen.is-theme
        screen.missing-labels screen.newer-version screen.no-such-segment screen.not-a-fraction screen.not-a-language
        screen.not-a-symbol-name screen.not-json screen.too-many-values screen.unused-key
        text.repeated-key theme.design-beside-name theme.incomplete-font theme.is-no-theme
        theme.is-screen theme.key-of-typeladder-theme theme.maximum-of-another-app
        theme.not-a-font-file theme.read-by theme.repeated-style
        theme.stray-value theme.style-not-a-dictionary theme.unknown-style
        theme.unusable-maximum theme.unused-variant
        value.dotted-font-name value.empty-font-name value.missing-key value.not-a-color
        value.not-a-dictionary value.not-a-whole-number value.not-hexadecimal
        value.points-out-of-range value.repeated-meaning value.unknown-key
        value.unknown-word value.wrong-type
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
