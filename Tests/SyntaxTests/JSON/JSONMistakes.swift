// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

enum JSONMistakes {
    static let all = [
        Mistake(
            "[1,]",
            #"""
            f:1:3: error: A comma is not allowed before the closing ]. Remove the comma.
            """#),
        Mistake(
            "{\"a\": 1,}",
            #"""
            f:1:8: error: A comma is not allowed before the closing }. Remove the comma.
            """#),
        Mistake(
            "[1,,2]",
            #"""
            f:1:4: error: Expected a value, found ",". Remove the extra comma, or add the missing \#
            value.
            """#),
        Mistake(
            "// hello\n[1, /* two */ 2]",
            #"""
            f:1:1: error: JSON does not allow comments. Remove this comment.
            f:2:5: error: JSON does not allow comments. Remove this comment.
            """#),
        Mistake(
            "[1] /* never closed",
            #"""
            f:1:5: error: This comment is never closed. Remove it.
            """#),
        Mistake(
            "[NaN, -Infinity, inf]",
            #"""
            f:1:2: error: JSON does not allow NaN. Write a finite number.
            f:1:7: error: JSON does not allow -Infinity. Write a finite number.
            f:1:18: error: JSON does not allow inf. Write a finite number.
            """#),
        Mistake(
            "[01, .5, 1., +1, 0x10, 12pt, 1e, -, 1.2.3]",
            #"""
            f:1:2: error: The number 01 is not valid JSON. Leave out the 0 at the beginning.
            f:1:6: error: The number .5 is not valid JSON. Write a 0 before the decimal point.
            f:1:10: error: The number 1. is not valid JSON. Write a digit after the decimal \#
            point, or leave out the point.
            f:1:14: error: The number +1 is not valid JSON. Leave out the plus sign.
            f:1:18: error: The number 0x10 is not valid JSON. Write digits, with no unit and no \#
            more than one decimal point.
            f:1:24: error: The number 12pt is not valid JSON. Write digits, with no unit and no \#
            more than one decimal point.
            f:1:30: error: The number 1e is not valid JSON. Write digits, with no unit and no \#
            more than one decimal point.
            f:1:34: error: The number - is not valid JSON. Write digits, with no unit and no more \#
            than one decimal point.
            f:1:37: error: The number 1.2.3 is not valid JSON. Write digits, with no unit and no \#
            more than one decimal point.
            """#),
        Mistake(
            "[True, None, undefined, hello]",
            #"""
            f:1:2: error: Write true in lowercase.
            f:1:8: error: JSON does not allow None. Write null, or leave out the key.
            f:1:14: error: JSON does not allow undefined. Write null, or leave out the key.
            f:1:25: error: The value hello is not valid JSON. Put text in double quotes.
            """#),
        Mistake(
            "{'a': 'b'}",
            #"""
            f:1:2: error: JSON strings must be in double quotes, not in single quotes.
            f:1:7: error: JSON strings must be in double quotes, not in single quotes.
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
            f:1:3: error: JSON has no escape sequence \x. Write \\ for a backslash.
            f:1:11: error: Four hexadecimal digits must follow \u.
            f:1:21: error: JSON has no escape sequence \é. Write \\ for a backslash.
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
            f:1:7: error: Expected a value, found "}". Add a value.
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
            f:1:12: error: The opening bracket on line 1 is never closed. Add "]".
            """#),
        Mistake(
            "{\"a\":",
            #"""
            f:1:6: error: The file ends where a value should be. Add the value.
            """#),
        Mistake(
            "{",
            #"""
            f:1:2: error: The opening bracket on line 1 is never closed. Add "}".
            """#),
        Mistake(
            "{\"a\": 1} {}",
            #"""
            f:1:10: error: Unexpected "{" after the end of the content. Remove everything after \#
            the content.
            """#),
        Mistake(
            "{\n\"a\": 1,\n\"a\": 2}",
            #"""
            f:3:1: error: The key "a" is already on line 2. Remove one of the two keys.
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
            f:1:1: error: Expected a value, found "}". Add a value.
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
            f:1:3: error: Four hexadecimal digits must follow \u.
            """#),
        Mistake(
            "[1\u{0}]",
            #"""
            f:1:3: error: Expected a comma or "]", found "\u{0}".
            """#),
    ]
}
