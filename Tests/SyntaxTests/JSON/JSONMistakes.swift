// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

enum JSONMistakes {
    static let all = [
        Mistake(
            "[1,]",
            #"""
            f:1:3: error: A comma cannot stand before the closing ]. Remove it.
            """#),
        Mistake(
            "{\"a\": 1,}",
            #"""
            f:1:8: error: A comma cannot stand before the closing }. Remove it.
            """#),
        Mistake(
            "[1,,2]",
            #"""
            f:1:4: error: Expected a value, found ",". Remove a comma, or add the value.
            """#),
        Mistake(
            "// hello\n[1, /* two */ 2]",
            #"""
            f:1:1: error: JSON has no comments. Remove this one.
            f:2:5: error: JSON has no comments. Remove this one.
            """#),
        Mistake(
            "[1] /* never closed",
            #"""
            f:1:5: error: This comment has no end. Remove it.
            """#),
        Mistake(
            "[NaN, -Infinity, inf]",
            #"""
            f:1:2: error: JSON has no NaN. Write a finite number.
            f:1:7: error: JSON has no -Infinity. Write a finite number.
            f:1:18: error: JSON has no inf. Write a finite number.
            """#),
        Mistake(
            "[01, .5, 1., +1, 0x10, 12pt, 1e, -, 1.2.3]",
            #"""
            f:1:2: error: Not a JSON number: 01. Leave out the zero at the beginning.
            f:1:6: error: Not a JSON number: .5. Write a 0 before the point.
            f:1:10: error: Not a JSON number: 1.. Write a digit after the point, or leave the \#
            point out.
            f:1:14: error: Not a JSON number: +1. Leave out the plus sign.
            f:1:18: error: Not a JSON number: 0x10. Write digits with at most one point and \#
            without a unit.
            f:1:24: error: Not a JSON number: 12pt. Write digits with at most one point and \#
            without a unit.
            f:1:30: error: Not a JSON number: 1e. Write digits with at most one point and without \#
            a unit.
            f:1:34: error: Not a JSON number: -. Write digits with at most one point and without \#
            a unit.
            f:1:37: error: Not a JSON number: 1.2.3. Write digits with at most one point and \#
            without a unit.
            """#),
        Mistake(
            "[True, None, undefined, hello]",
            #"""
            f:1:2: error: Write true in lower case.
            f:1:8: error: JSON has no None. Write null, or leave the key out.
            f:1:14: error: JSON has no undefined. Write null, or leave the key out.
            f:1:25: error: Not a JSON value: hello. Put text in double quotes.
            """#),
        Mistake(
            "{'a': 'b'}",
            #"""
            f:1:2: error: JSON strings are in double quotes, not in single quotes.
            f:1:7: error: JSON strings are in double quotes, not in single quotes.
            """#),
        Mistake(
            "{a: 1}",
            #"""
            f:1:2: error: The key a must be in double quotes.
            """#),
        Mistake(
            "[“a”]",
            #"""
            f:1:2: error: Expected a value, found "“". Use straight double quotes.
            """#),
        Mistake(
            "[\"a\u{1}b\", \"a\tb\"]",
            #"""
            f:1:4: error: A string contains a control character. Write \u0001 instead.
            f:1:11: error: A string contains a tab. Write \t instead.
            """#),
        Mistake(
            "[\"a\nb\"]",
            #"""
            f:1:2: error: This string is not closed on its line. Add a double quote at its end, \#
            or write \n for a line break.
            """#),
        Mistake(
            "[\"abc",
            #"""
            f:1:2: error: This string is never closed. Add a double quote at its end.
            """#),
        Mistake(
            "[\"\\x41\", \"\\u12g4\", \"\\\u{e9}\"]",
            #"""
            f:1:3: error: JSON has no escape \x. Write \\ for a backslash.
            f:1:11: error: \u needs four hexadecimal digits after it.
            f:1:21: error: JSON has no escape \é. Write \\ for a backslash.
            """#),
        Mistake(
            "[\"\\ud83d\", \"\\ude00\", \"\\ud83d\\u0041\"]",
            #"""
            f:1:3: error: \uD83D is half of a surrogate pair. Write the character itself, or both halves.
            f:1:13: error: \uDE00 is half of a surrogate pair. Write the character itself, or both halves.
            f:1:23: error: \uD83D is half of a surrogate pair. Write the character itself, or both halves.
            """#),
        Mistake(
            "{\"a\" 1}",
            #"""
            f:1:6: error: Expected a colon after the key "a", found "1".
            """#),
        Mistake(
            "{\"a\": }",
            #"""
            f:1:7: error: Expected a value, found "}". Add one.
            """#),
        Mistake(
            "{\"a\": 1 \"b\": 2}",
            #"""
            f:1:9: error: A comma is missing here. Add it.
            """#),
        Mistake(
            "[1 2]",
            #"""
            f:1:4: error: Expected a comma or "]", found "2".
            """#),
        Mistake(
            "{\"a\": 1]",
            #"""
            f:1:8: error: Expected a comma or "}", found "]".
            """#),
        Mistake(
            "{\"a\": [1, 2",
            #"""
            f:1:12: error: The bracket opened on line 1 is never closed. Add "]".
            """#),
        Mistake(
            "{\"a\":",
            #"""
            f:1:6: error: The file ends where a value should be. Add the value.
            """#),
        Mistake(
            "{",
            #"""
            f:1:2: error: The bracket opened on line 1 is never closed. Add "}".
            """#),
        Mistake(
            "{\"a\": 1} {}",
            #"""
            f:1:10: error: Unexpected "{" after the end of the content. Remove everything after \#
            the end.
            """#),
        Mistake(
            "{\n\"a\": 1,\n\"a\": 2}",
            #"""
            f:3:1: error: The key "a" is already on line 2. Remove one of the two.
            """#),
        Mistake(
            "",
            #"""
            f: error: The file is empty.
            """#),
        Mistake(
            " \n",
            #"""
            f: error: The file contains only white space.
            """#),
        Mistake(
            "}",
            #"""
            f:1:1: error: Expected a value, found "}". Add one.
            """#),
        Mistake(
            "{ body = { fontName = X; }; }",
            #"""
            f:1:3: error: The key body must be in double quotes.
            f:1:8: error: Expected a colon after the key "body", found "=".
            """#),
        Mistake(
            "[\"\\",
            #"""
            f:1:2: error: This string is never closed. Add a double quote at its end.
            """#),
        Mistake(
            "[\"\\u00",
            #"""
            f:1:2: error: This string is never closed. Add a double quote at its end.
            f:1:3: error: \u needs four hexadecimal digits after it.
            """#),
        Mistake(
            "[1\u{0}]",
            #"""
            f:1:3: error: Expected a comma or "]", found "\u{0}".
            """#),
    ]
}
