// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Testing

@Suite("Formats of texts")
struct TextFormatTests {
    @Test(
        "placeholders are filled in order or by number",
        arguments: [
            ("%@ of %d", ["A", "2"], "A of 2"), ("%2$@, %1$@", ["A", "B"], "B, A"),
            ("%lld%%", ["5"], "5%"), ("%.1f and %5.2lf", ["1.5", "2.25"], "1.5 and 2.25"),
            ("%1$lld %1$lld", ["7"], "7 7"), ("100% of %@", ["A"], "100% of A"),
            ("50% de %@", ["A"], "50% de A"), ("%@", [], "%@"), ("%", ["A"], "%"),
            ("%*d %@", ["4", "1", "A"], "1 A"), ("%-5s|%05x|%c", ["a", "b", "c"], "a|b|c"),
            ("%99999999999$@", ["A"], "%99999999999$@"), ("%0$@", ["A"], "%0$@"),
            ("%#@n@ %@", ["A", "B"], "A B"), ("%1$#@n@", ["A"], "A"), ("%q", ["A"], "%q"),
            ("é%@é", ["ü"], "éüé"), ("", ["A"], ""), ("%%@", ["A"], "%@"), ("%#x", ["A"], "A"),
        ] as [(String, [String], String)])
    func filling(format: String, samples: [String], expected: String) {
        #expect(TextFormat(format).filled(with: samples) == expected)
    }

    @Test("kinds follow the conversions")
    func kinds() {
        let format = TextFormat("%@ %lld %lf %c %s %p %#@n@ %1$zu")
        #expect(
            format.placeholders.map(\.kind) == [
                .object, .integer, .double, .character, .text, .pointer, .variable("n"), .integer,
            ])
        #expect(format.placeholders.last?.number == 1)
        #expect(format.placeholders.last?.conversion == "zu")
    }
}
