// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

enum JSONMistakes {
    static let all = [
        Mistake(
            "[1,]",
            #"""
            f:1:3: error: a comma before the closing ]; remove it
            """#),
        Mistake(
            "{\"a\": 1,}",
            #"""
            f:1:8: error: a comma before the closing }; remove it
            """#),
        Mistake(
            "[1,,2]",
            #"""
            f:1:4: error: expected a value but found ","; remove a comma, or add the value
            """#),
        Mistake(
            "// hello\n[1, /* two */ 2]",
            #"""
            f:1:1: error: JSON has no comments; remove it
            f:2:5: error: JSON has no comments; remove it
            """#),
        Mistake(
            "[1] /* never closed",
            #"""
            f:1:5: error: a comment without an end; remove it
            """#),
        Mistake(
            "[NaN, -Infinity, inf]",
            #"""
            f:1:2: error: JSON has no NaN; write a finite number
            f:1:7: error: JSON has no -Infinity; write a finite number
            f:1:18: error: JSON has no inf; write a finite number
            """#),
        Mistake(
            "[01, .5, 1., +1, 0x10, 12pt, 1e, -, 1.2.3]",
            #"""
            f:1:2: error: 01 is not a JSON number; leave out the zero in front
            f:1:6: error: .5 is not a JSON number; write a 0 before the point
            f:1:10: error: 1. is not a JSON number; write a digit behind the point or leave it \#
            out
            f:1:14: error: +1 is not a JSON number; leave out the plus sign
            f:1:18: error: 0x10 is not a JSON number; write digits with at most one point, and \#
            no unit
            f:1:24: error: 12pt is not a JSON number; write digits with at most one point, and \#
            no unit
            f:1:30: error: 1e is not a JSON number; write digits with at most one point, and no \#
            unit
            f:1:34: error: - is not a JSON number; write digits with at most one point, and no \#
            unit
            f:1:37: error: 1.2.3 is not a JSON number; write digits with at most one point, and \#
            no unit
            """#),
        Mistake(
            "[True, None, undefined, hello]",
            #"""
            f:1:2: error: write true in lower case
            f:1:8: error: JSON has no None; write null or leave the key out
            f:1:14: error: JSON has no undefined; write null or leave the key out
            f:1:25: error: hello is not a JSON value; text must be in double quotes
            """#),
        Mistake(
            "{'a': 'b'}",
            #"""
            f:1:2: error: JSON strings are in double quotes, not single ones
            f:1:7: error: JSON strings are in double quotes, not single ones
            """#),
        Mistake(
            "{a: 1}",
            #"""
            f:1:2: error: the key a must be in double quotes
            """#),
        Mistake(
            "[“a”]",
            #"""
            f:1:2: error: expected a value but found "“"; use straight double quotes
            """#),
        Mistake(
            "[\"a\u{1}b\", \"a\tb\"]",
            #"""
            f:1:4: error: a control character in a string; write \u0001
            f:1:11: error: a tab in a string; write \t
            """#),
        Mistake(
            "[\"a\nb\"]",
            #"""
            f:1:2: error: the string that begins here is not closed on its line; add a double \#
            quote at its end, or write \n for a line break
            """#),
        Mistake(
            "[\"abc",
            #"""
            f:1:2: error: the string that begins here is never closed; add a double quote at its\#
             end
            """#),
        Mistake(
            "[\"\\x41\", \"\\u12g4\", \"\\\u{e9}\"]",
            #"""
            f:1:3: error: JSON has no escape \x; write \\ for a backslash
            f:1:11: error: \u needs four hexadecimal digits behind it
            f:1:21: error: JSON has no escape \é; write \\ for a backslash
            """#),
        Mistake(
            "[\"\\ud83d\", \"\\ude00\", \"\\ud83d\\u0041\"]",
            #"""
            f:1:3: error: \uD83D is half a character; write the character itself, or both halves\#
             of the pair
            f:1:13: error: \uDE00 is half a character; write the character itself, or both \#
            halves of the pair
            f:1:23: error: \uD83D is half a character; write the character itself, or both \#
            halves of the pair
            """#),
        Mistake(
            "{\"a\" 1}",
            #"""
            f:1:6: error: expected a colon behind the key "a" but found "1"
            """#),
        Mistake(
            "{\"a\": }",
            #"""
            f:1:7: error: expected a value but found "}"; add one
            """#),
        Mistake(
            "{\"a\": 1 \"b\": 2}",
            #"""
            f:1:9: error: a comma is missing here; add it
            """#),
        Mistake(
            "[1 2]",
            #"""
            f:1:4: error: expected a comma or "]" but found "2"
            """#),
        Mistake(
            "{\"a\": 1]",
            #"""
            f:1:8: error: expected a comma or "}" but found "]"
            """#),
        Mistake(
            "{\"a\": [1, 2",
            #"""
            f:1:12: error: the file ends before the bracket opened on line 1 is closed; add "]"
            """#),
        Mistake(
            "{\"a\":",
            #"""
            f:1:6: error: the file ends where a value should be; add it
            """#),
        Mistake(
            "{",
            #"""
            f:1:2: error: the file ends before the bracket opened on line 1 is closed; add "}"
            """#),
        Mistake(
            "{\"a\": 1} {}",
            #"""
            f:1:10: error: the file goes on with "{" behind its end; remove the rest
            """#),
        Mistake(
            "{\n\"a\": 1,\n\"a\": 2}",
            #"""
            f:3:1: error: the key "a" is already on line 2; remove one of the two
            """#),
        Mistake(
            "",
            #"""
            f: error: the file is empty
            """#),
        Mistake(
            " \n",
            #"""
            f: error: the file holds nothing but white space
            """#),
        Mistake(
            "}",
            #"""
            f:1:1: error: expected a value but found "}"; add one
            """#),
        Mistake(
            "{ body = { fontName = X; }; }",
            #"""
            f:1:3: error: the key body must be in double quotes
            f:1:8: error: expected a colon behind the key "body" but found "="
            """#),
        Mistake(
            "[\"\\",
            #"""
            f:1:2: error: the string that begins here is never closed; add a double quote at its\#
             end
            """#),
        Mistake(
            "[\"\\u00",
            #"""
            f:1:2: error: the string that begins here is never closed; add a double quote at its\#
             end
            f:1:3: error: \u needs four hexadecimal digits behind it
            """#),
        Mistake(
            "[1\u{0}]",
            #"""
            f:1:3: error: expected a comma or "]" but found "\u{0}"
            """#),
    ]
}
