// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Syntax

/// Mistakes in design tokens that clearly have one fix.
@Suite("Fixes of tokens")
struct TokenFixTests {
    @Test("a fix fixes its problem and makes no other")
    func all() throws {
        let fixed = try expectFixes(of: TokenMistakes.all.map(\.file)) {
            TokenFile.read($0).diagnostics
        }
        #expect(
            fixed.sorted()
                == ["tokens.missing-reference", "tokens.size-of-older-draft", "tokens.untyped"])
    }

    /// Mistakes in design tokens, and the file without them; nil if the intended value is unclear.
    static let tokenSlips: [(slip: String, fixed: String?)] = [
        (token(size: #""{size.bdoy}""#), token(size: #""{size.body}""#)),
        (token(size: #""{Size.Body}""#), token(size: #""{size.body}""#)),
        (token(size: #""{size.title1}""#), nil),
        (token(size: #""{spacing}""#), nil),
        (token(size: #"{"value": 17}"#), token(size: #"{"value": 17, "unit": "px"}"#)),
        (token(size: "17"), token(size: #"{"value": 17, "unit": "px"}"#)),
        (token(size: #""17px""#), token(size: #"{"value": 17, "unit": "px"}"#)),
        (
            token(size: #""{size.body}""#, type: ""),
            token(size: #""{size.body}""#, type: "", end: #", "$type": "typography""#)
        ),
    ]

    private static func token(
        size: String, type: String = #""$type": "typography", "#, end: String = ""
    ) -> String {
        #"{"size": {"$type": "dimension", "body": {"$value": {"value": 17, "unit": "px"}}, "#
            + #""title2": {"$value": {"value": 22, "unit": "px"}}, "#
            + #""title3": {"$value": {"value": 20, "unit": "px"}}},"#
            + "\"text\": {\(type)\"$value\": {\"fontFamily\": \"A\", \"fontSize\": \(size)}\(end)}}"
    }

    @Test("a slip in tokens is fixed as it was meant, or left alone", arguments: tokenSlips)
    func tokens(_ slip: String, _ fixed: String?) {
        let fixer = FileFixer(SourceFile(name: "f", text: slip)) {
            TokenFile.read($0).diagnostics
        }
        let text = String(decoding: fixer.file.bytes, as: UTF8.self)
        #expect(text == fixed ?? slip)
        #expect((fixed == nil) == !fixer.diagnostics.isEmpty, "\(fixer.diagnostics)")
    }
}
