// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Previewing
@testable import Syntax

@Suite("Problems")
struct ProblemTests {
    @Test("ids are area and case, in lower case with hyphens")
    func ids() {
        let ids: [(any Message, String)] = [
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
            (SaveProblem.folderNotWritable, "save.folder-not-writable"),
            (SwiftParserFailure.tookTooLong, "swift-parser.took-too-long"),
            (FontProblem.unknown("x", .broughtByTheme), "font.unknown"),
            (FontReason.leftDevice("x", lastVersion: 12), "font-reason.left-device"),
            (FontNotice.missingItalic(family: "x"), "font-notice.missing-italic"),
            (TokenMapping.Explanation.choice, "token-mapping.choice"),
        ]
        for (message, id) in ids { #expect(message.id == id) }
    }

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
