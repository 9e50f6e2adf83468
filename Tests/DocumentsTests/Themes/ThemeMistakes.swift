// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Theme files with something wrong with them, and what is said about it.
enum ThemeMistakes {
    static let all = undecodable + misunderstood + impossible + own

    /// One entry that does not decode voids the whole file.
    private static let undecodable = [
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": \"17\"}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points, not the string "17"; remove \#
            the quotation marks; on the device this one entry voids the whole file and every \#
            style is the preferred system font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": \"big\"}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points, not the string "big"; on the \#
            device this one entry voids the whole file and every style is the preferred system \#
            font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": true}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points, not true; on the device this \#
            one entry voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": 17, \"fontSize\": 17}}",
            #"""
            f:1:23: error: "fontName" must be a string, not a number; on the device this one \#
            entry voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\"}}",
            #"""
            f:1:10: error: "body" has a "fontName" but no "fontSize"; add it; on the device this\#
             one entry voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "{\"body\": {\"fontSize\": 17}}",
            #"""
            f:1:10: error: "body" has a "fontSize" but no "fontName"; add it; on the device this\#
             one entry voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "{\"body\": {}}",
            #"""
            f:1:10: error: "body" needs "fontName" and "fontSize"; add both, or remove the \#
            entry; on the device this one entry voids the whole file and every style is the \#
            preferred system font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": null, \"fontSize\": 17}}",
            #"""
            f:1:10: error: "body" has a "fontSize" but no "fontName"; add it; on the device this\#
             one entry voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "{\"body\": \"A 17\"}",
            #"""
            f:1:10: error: "body" must be a dictionary with "fontName" and "fontSize", not a \#
            string; on the device this one entry voids the whole file and every style is the \#
            preferred system font
            """#),
        Mistake(
            "{\"body\": null}",
            #"""
            f:1:10: error: "body" must be a dictionary with "fontName" and "fontSize", not null;\#
             on the device this one entry voids the whole file and every style is the preferred \#
            system font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9}, \"version\": 2}",
            #"""
            f:1:55: error: "version" is not a text style and its value is a number, not a font; \#
            remove it; on the device this one entry voids the whole file and every style is the \#
            preferred system font
            """#),
        Mistake(
            "{\"version\": 2}",
            #"""
            f:1:1: error: this is no theme: no entry is that of a text style, such as "body", with \#
            a "fontName" and a "fontSize"
            """#),
        Mistake(
            "{\"heading\": {\"fontName\": \"A\"}}",
            #"""
            f:1:13: error: "heading" has a "fontName" but no "fontSize"; add it; on the device \#
            this one entry voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"weight\": 700}}",
            #"""
            \#(fork)
            f:1:53: error: "weight" must be a string, not a number; on the device this one entry \#
            voids the whole file and every style is the preferred system font
            """#),
        Mistake(
            "[]",
            #"""
            f:1:1: error: a theme must be a dictionary in braces, not an array
            """#),
        Mistake(
            "17",
            #"""
            f:1:1: error: a theme must be a dictionary in braces, not a number
            """#),
        Mistake(
            "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string>"
                + "<key>fontSize</key><string>17</string></dict></dict></plist>",
            #"""
            f:1:91: error: "fontSize" must be a number of points, not the string "17"; write \#
            <real>17</real>; on the device this one entry voids the whole file and every style \#
            is the preferred system font
            """#),
    ]

    /// What is said of every file with a design or a weight.
    private static let fork = """
        f:1:1: note: the fork gewill/ScaledFont reads "design" and "weight"; in ScaledFont itself they \
        mean nothing, and an entry without "fontName" voids the whole file
        """

    /// What decodes on the device but does not do what was meant.
    private static let misunderstood = [
        Mistake(
            "{\"body\": {\"design\": \"rounded\"}}",
            #"""
            \#(fork)
            f:1:21: warning: "design" cannot be "rounded", which is ignored; it is "default", \#
            "serif" or "monospaced"
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"weight\": \"bolt\", \"design\": \"serif\"}}",
            #"""
            \#(fork)
            f:1:53: warning: "weight" cannot be "bolt", which is ignored; it is "regular" or "bold"\#
            ; did you mean "bold"?
            f:1:61: warning: "design" is one of the system font and is ignored beside "fontName"
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"maxSize\": 27}}",
            #"""
            f:1:43: note: "maxSize" is taken for the maximum size, as Dash Wallet does; ScaledFont \#
            ignores it
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9, \"maxSize\": \"x\"}}",
            #"""
            f:1:43: warning: "maxSize" is no number of points up to 1000 and is ignored
            """#),
        Mistake(
            "{\"Body\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:2: warning: "Body" is not a text style and is ignored; did you mean "body"?
            """#),
        Mistake(
            "{\"title1\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:2: warning: "title1" is not a text style and is ignored; did you mean "title"?
            """#),
        Mistake(
            "{\"UICTFontTextStyleSubheadline\": {\"fontName\": \"A\", \"fontSize\": 1}}",
            #"""
            f:1:2: warning: "UICTFontTextStyleSubheadline" is not a text style and is ignored; \#
            did you mean "UICTFontTextStyleSubhead"?
            """#),
        Mistake(
            "{\"footnotes\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:2: warning: "footnotes" is not a text style and is ignored; did you mean \#
            "footnote"?
            """#),
        Mistake(
            "{\"strapline\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:1: error: this is no theme: no entry is that of a text style, such as "body", with \#
            a "fontName" and a "fontSize"
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 9}, \"strapline\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:44: warning: "strapline" is not a text style and is ignored
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17, \"wieght\": \"bold\"}}",
            #"""
            f:1:44: warning: a font has no key "wieght"; it is ignored; did you mean "weight"?
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \".SFUI-Regular\", \"fontSize\": 17}}",
            #"""
            f:1:23: warning: iOS gives Times New Roman for names that begin with a dot, such as \#
            ".SFUI-Regular"; leave the font out for the system font
            """#),
    ]
}
