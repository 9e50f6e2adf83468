// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

extension ThemeMistakes {
    /// What no size or name can be, and the same style twice.
    static let impossible = [
        Mistake(
            "{\"body\": {\"fontName\": \"\", \"fontSize\": 17}}",
            #"""
            f:1:23: error: "fontName" is empty; name a font by its PostScript name
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 0}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points above 0 and at most 1000, not 0
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": -17}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points above 0 and at most 1000, not \#
            -17
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 1000.5}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points above 0 and at most 1000, not \#
            1000.5
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 1e999}}",
            #"""
            f:1:40: error: "fontSize" must be a number of points above 0 and at most 1000, not \#
            1e999
            """#),
        Mistake(
            "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string>"
                + "<key>fontSize</key><real>nan</real></dict></dict></plist>",
            #"""
            f:1:91: error: "fontSize" must be a number of points above 0 and at most 1000, not \#
            nan
            """#),
        Mistake(
            """
            {"body": {"fontName": "A", "fontSize": 17},
             "UICTFontTextStyleBody": {"fontName": "B", "fontSize": 17}}
            """,
            #"""
            f:2:2: error: "UICTFontTextStyleBody" is the same style as "body" on line 1; remove \#
            one of the two
            """#),
        Mistake(
            """
            {"body": {"fontName": "A", "fontSize": 17},
             "body": {"fontName": "B", "fontSize": 17}}
            """,
            #"""
            f:2:2: error: the key "body" is already on line 1; remove one of the two
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17, \"fontSize\": 18}}",
            #"""
            f:1:44: error: the key "fontSize" is already on line 1; remove one of the two
            """#),
    ]

    /// In Typeladder's own themes.
    static let own = [
        Mistake(
            "{\"fonts\": []}",
            #"""
            f:1:11: error: "fonts" must be a dictionary in braces, not an array
            """#),
        Mistake(
            "{\"fonts\": {\"body\": {\"fontName\": \"A\"}}}",
            #"""
            f:1:20: error: "body" has a "fontName" but no "fontSize"; add it
            """#),
        Mistake(
            "{\"fonts\": {\"body\": {\"fontName\": \"A\", \"fontSize\": 9}, "
                + "\"Body\": {\"fontName\": \"A\", \"fontSize\": 9}}, \"fontfiles\": []}",
            #"""
            f:1:54: warning: "Body" is not a text style and is ignored; did you mean "body"?
            f:1:97: warning: a theme has no key "fontfiles"; it is ignored; did you mean \#
            "fontFiles"?
            """#),
        Mistake(
            """
            {"fonts": {}, "name": 3, "fontFiles": ["", 7, {}],
             "sectionHeader": {"textStyle": "Heading", "weight": "heavyy", "color": "grey",
                               "background": "labels", "margins": 6, "textCase": "lowercase",
                               "height": "auto", "scales": "true", "lines": 1.5,
                               "alignment": "middle", "pointSize": 17, "fontSize": 18},
             "colors": {"ligth": {}, "dark": {"tint": "systemBlue", "tent": "#000"}}}
            """,
            #"""
            f:1:23: error: "name" must be a string, not a number
            f:1:40: error: a font file is a path such as "fonts/Name-Regular.ttf", not an empty \#
            string
            f:1:44: error: a font file is a path such as "fonts/Name-Regular.ttf", not a number
            f:1:47: error: a font file is a path such as "fonts/Name-Regular.ttf", not a \#
            dictionary
            f:2:33: error: "textStyle" cannot be "Heading"; it is "largeTitle", "title1", \#
            "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", \#
            "caption1" or "caption2"; did you mean "headline"?
            f:2:54: error: "weight" cannot be "heavyy"; it is "ultraLight", "thin", "light", \#
            "regular", "medium", "semibold", "bold", "heavy" or "black"; did you mean "heavy"?
            f:2:73: error: "grey" is not a color; write #RGB, #RRGGBB, #RRGGBBAA or a name such\#
             as "label"
            f:3:34: error: "labels" is not a color; did you mean "label"?
            f:3:55: error: a margin must be a dictionary in braces, not a number
            f:3:70: error: "textCase" cannot be "lowercase"; it is "uppercase" or "none"
            f:4:30: error: "height" must be "automatic" or points, not the string "auto"
            f:4:48: error: "scales" must be true or false, not the string "true"; remove the \#
            quotation marks
            f:4:65: error: "lines" must be a whole number from 0 to 1000, not 1.5
            f:5:33: error: "alignment" cannot be "middle"; it is "natural", "leading", "center" \#
            or "trailing"
            f:5:60: error: "fontSize" says the same as "pointSize"; remove one of the two
            f:6:13: warning: "colors" has no key "ligth"; it is ignored; did you mean "light"?
            f:6:43: error: "systemBlue" is not a color in hexadecimal; write #RGB, #RRGGBB or \#
            #RRGGBBAA
            f:6:57: warning: an appearance has no key "tent"; it is ignored; did you mean \#
            "tint"?
            """#),
        Mistake(
            "{\"fonts\": {}, \"fontFiles\": \"A.ttf\", \"colors\": []}",
            #"""
            f:1:28: error: "fontFiles" must be a list in brackets, not the string "A.ttf"
            f:1:47: error: "colors" must be a dictionary in braces, not an array
            """#),
        Mistake(
            "{\"name\": \"Mine\", \"colors\": {}}",
            #"""
            f:1:2: error: "name" belongs to a Typeladder theme, which has its styles in "fonts";\#
             move them there, or remove this key
            """#),
        Mistake(
            "{\"sections\": []}",
            #"""
            f:1:1: error: this is a screen, not a theme; open it as a screen
            """#),
        // Everything at once, a comma too many included.
        Mistake(
            """
            {"body": {"fontName": 1, "fontSize": "2"},
             "title": {"fontName": "A"},
             "footnote": [],
            }
            """,
            #"""
            f:1:23: error: "fontName" must be a string, not a number; on the device this one \#
            entry voids the whole file and every style is the preferred system font
            f:1:38: error: "fontSize" must be a number of points, not the string "2"; remove the\#
             quotation marks; on the device this one entry voids the whole file and every style \#
            is the preferred system font
            f:2:11: error: "title" has a "fontName" but no "fontSize"; add it; on the device \#
            this one entry voids the whole file and every style is the preferred system font
            f:3:14: error: "footnote" must be a dictionary with "fontName" and "fontSize", not \#
            an array; on the device this one entry voids the whole file and every style is the \#
            preferred system font
            f:3:16: error: a comma before the closing }; remove it
            """#),
    ]
}
