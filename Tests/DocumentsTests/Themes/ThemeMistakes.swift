// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Theme files with errors, and the messages about them.
enum ThemeMistakes {
    static let all = undecodable + misunderstood + impossible + own

    /// One entry that does not decode makes the whole file invalid.
    private static let undecodable = [
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": \"17\"}}",
            #"""
            f:1:40: error: Wrong type for "fontSize": expected a number of points, found the \#
            string "17". Remove the quotation marks. Because of this one entry, the device \#
            ignores the whole file, and every style uses the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": \"big\"}}",
            #"""
            f:1:40: error: Wrong type for "fontSize": expected a number of points, found the \#
            string "big". Because of this one entry, the device ignores the whole file, and every \#
            style uses the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": true}}",
            #"""
            f:1:40: error: Wrong type for "fontSize": expected a number of points, found true. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": 17, \"fontSize\": 17}}",
            #"""
            f:1:23: error: Wrong type for "fontName": expected a string, found a number. Because \#
            of this one entry, the device ignores the whole file, and every style uses the system \#
            font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\"}}",
            #"""
            f:1:10: error: "body" has a "fontName" but no "fontSize". Add the missing key. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontSize\": 17}}",
            #"""
            f:1:10: error: "body" has a "fontSize" but no "fontName". Add the missing key. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            """#),
        Mistake(
            "{\"body\": {}}",
            #"""
            f:1:10: error: "body" needs "fontName" and "fontSize". Add both, or remove the entry. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": null, \"fontSize\": 17}}",
            #"""
            f:1:10: error: "body" has a "fontSize" but no "fontName". Add the missing key. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            """#),
        Mistake(
            "{\"body\": \"A 17\"}",
            #"""
            f:1:10: error: Wrong type for "body": expected a dictionary with "fontName" and \#
            "fontSize", found a string. Because of this one entry, the device ignores the whole \#
            file, and every style uses the system font.
            """#),
        Mistake(
            "{\"body\": null}",
            #"""
            f:1:10: error: Wrong type for "body": expected a dictionary with "fontName" and \#
            "fontSize", found null. Because of this one entry, the device ignores the whole file, \#
            and every style uses the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9}, \"version\": 2}",
            #"""
            f:1:55: error: "version" is not a text style, and its value is not a font (found a \#
            number). Remove the entry. Because of this one entry, the device ignores the whole \#
            file, and every style uses the system font.
            """#),
        Mistake(
            "{\"version\": 2}",
            #"""
            f:1:1: error: This is not a theme. A theme has at least one text style, for example \#
            "body" with a "fontName" and a "fontSize".
            """#),
        Mistake(
            "{\"heading\": {\"fontName\": \"A\"}}",
            #"""
            f:1:13: error: "heading" has a "fontName" but no "fontSize". Add the missing key. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"weight\": 700}}",
            #"""
            \#(fork)
            f:1:53: error: Wrong type for "weight": expected a string, found a number. Because of \#
            this one entry, the device ignores the whole file, and every style uses the system font.
            """#),
        Mistake(
            "[]",
            #"""
            f:1:1: error: Wrong type for a theme: expected a dictionary in braces, found an array.
            """#),
        Mistake(
            "17",
            #"""
            f:1:1: error: Wrong type for a theme: expected a dictionary in braces, found a number.
            """#),
        Mistake(
            "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string>"
                + "<key>fontSize</key><string>17</string></dict></dict></plist>",
            #"""
            f:1:91: error: Wrong type for "fontSize": expected a number of points, found the \#
            string "17". Write <real>17</real>. Because of this one entry, the device ignores the \#
            whole file, and every style uses the system font.
            """#),
    ]

    /// The message about every file with a design or a weight.
    private static let fork = """
        f:1:1: note: Only gewill/ScaledFont, a fork of ScaledFont, reads the keys "design" and \
        "weight". The original ScaledFont ignores these keys. If an entry has no "fontName", the \
        original ScaledFont ignores the whole file.
        """

    /// Values that decode on the device but do not have the intended effect.
    private static let misunderstood = [
        Mistake(
            "{\"body\": {\"design\": \"rounded\"}}",
            #"""
            \#(fork)
            f:1:21: warning: "rounded" is not a valid value for "design", so it is ignored. \#
            Expected "default", "serif", or "monospaced".
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"weight\": \"bolt\", \"design\": \"serif\"}}",
            #"""
            \#(fork)
            f:1:53: warning: "bolt" is not a valid value for "weight", so it is ignored. Expected \#
            "regular" or "bold". Did you mean "bold"?
            f:1:61: warning: "design" applies only to the system font. This entry has a \#
            "fontName", so its "design" is ignored.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"maxSize\": 27}}",
            #"""
            f:1:43: note: Typeladder and Dash Wallet read "maxSize" as the maximum size. \#
            ScaledFont ignores this key.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"maxSize\": \"x\"}}",
            #"""
            f:1:43: warning: "maxSize" is ignored. Its value must be a number of points, at most \#
            1000.
            """#),
        Mistake(
            "{\"Body\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:2: warning: "Body" is not a text style and is ignored. Did you mean "body"?
            """#),
        Mistake(
            "{\"title1\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:2: warning: "title1" is not a text style and is ignored. Did you mean "title"?
            """#),
        Mistake(
            "{\"UICTFontTextStyleSubheadline\": {\"fontName\": \"A\", \"fontSize\": 1}}",
            #"""
            f:1:2: warning: "UICTFontTextStyleSubheadline" is not a text style and is ignored. \#
            Did you mean "UICTFontTextStyleSubhead"?
            """#),
        Mistake(
            "{\"footnotes\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:2: warning: "footnotes" is not a text style and is ignored. Did you mean "footnote"?
            """#),
        Mistake(
            "{\"strapline\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:1: error: This is not a theme. A theme has at least one text style, for example \#
            "body" with a "fontName" and a "fontSize".
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9}, \"strapline\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:44: warning: "strapline" is not a text style and is ignored.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17, \"wieght\": \"bold\"}}",
            #"""
            f:1:44: warning: Unknown key "wieght" in a font. It is ignored. Did you mean "weight"?
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \".SFUI-Regular\", \"fontSize\": 17}}",
            #"""
            f:1:23: warning: iOS draws Times New Roman for font names that begin with a dot, such \#
            as ".SFUI-Regular". To use the system font, leave out the font name.
            """#),
    ]
}
