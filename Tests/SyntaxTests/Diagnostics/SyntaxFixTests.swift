// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import ReaderTestSupport
import Testing

@testable import Syntax

@Suite("Fixes of syntax")
struct SyntaxFixTests {
    @Test("a fix fixes its problem and makes no other")
    func all() throws {
        let files = (JSONMistakes.all + XMLMistakes.all).map(\.file)
        let fixed = try expectFixes(of: files) { ThemeReader.read($0).diagnostics }
        #expect(fixed.sorted() == Self.fixable)
    }

    private static let fixable = """
        json.capitalized-word json.comment json.control-character json.missing-comma
        json.not-a-number json.not-a-value json.single-quotes json.trailing-comma
        json.unclosed-bracket json.unknown-escape json.unquoted-key
        plist.bare-ampersand plist.encoding plist.not-a-number
        plist.not-property-list plist.text-in-boolean plist.unclosed-element
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
