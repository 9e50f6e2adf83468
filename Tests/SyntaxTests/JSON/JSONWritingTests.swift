// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Syntax

@Suite struct JSONWritingTests {
    private static func text(_ value: SyntaxValue) -> String {
        String(decoding: value.json, as: UTF8.self)
    }

    @Test func containersAreOnOneLineWhereTheyFit() {
        let short = SyntaxValue.array([.string("a"), .dictionary([]), .array([.string("b")])])
        #expect(Self.text(short) == #"["a", {}, ["b"]]"# + "\n")
        let long = SyntaxValue.array([.string(String(repeating: "a", count: 99)), short])
        #expect(
            Self.text(long)
                == "[\n  \"\(String(repeating: "a", count: 99))\",\n  [\"a\", {}, [\"b\"]]\n]\n")
    }

    /// Each level used to be written twice, and the levels in it twice for each of these.
    @Test func deepContainersTakeLinearTime() {
        var value = SyntaxValue.string("leaf")
        for _ in 0..<200 { value = .array([value, .string("a text beside it")]) }
        let text = Self.text(value)
        #expect(text.split(separator: "\n").count > 390)
    }
}
