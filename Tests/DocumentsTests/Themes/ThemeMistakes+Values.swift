// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

extension ThemeMistakes {
    /// Impossible sizes and names, and duplicate styles.
    static let impossible = [
        Mistake(
            "{\"body\": {\"fontName\": \"\", \"fontSize\": 17}}",
            #"""
            f:1:23: error: "fontName" is empty. Use the PostScript name of a font.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 0}}",
            #"""
            f:1:40: error: "fontSize" must be greater than 0 and at most 1000 points, not 0.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": -17}}",
            #"""
            f:1:40: error: "fontSize" must be greater than 0 and at most 1000 points, not -17.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 1000.5}}",
            #"""
            f:1:40: error: "fontSize" must be greater than 0 and at most 1000 points, not 1000.5.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 1e999}}",
            #"""
            f:1:40: error: "fontSize" must be greater than 0 and at most 1000 points, not 1e999.
            """#),
        Mistake(
            "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string>"
                + "<key>fontSize</key><real>nan</real></dict></dict></plist>",
            #"""
            f:1:91: error: "fontSize" must be greater than 0 and at most 1000 points, not nan.
            """#),
        Mistake(
            """
            {"body": {"fontName": "A", "fontSize": 17},
             "UICTFontTextStyleBody": {"fontName": "B", "fontSize": 17}}
            """,
            #"""
            f:2:2: error: "UICTFontTextStyleBody" is the same text style as "body" on line 1. \#
            Remove one of the two.
            """#),
        Mistake(
            """
            {"body": {"fontName": "A", "fontSize": 17},
             "body": {"fontName": "B", "fontSize": 17}}
            """,
            #"""
            f:2:2: error: The key "body" is already on line 1. Remove one of the two keys.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17, \"fontSize\": 18}}",
            #"""
            f:1:44: error: The key "fontSize" is already on line 1. Remove one of the two keys.
            """#),
    ]

    /// In Typeladder's own themes.
    static let own = [
        Mistake(
            "{\"fonts\": []}",
            #"""
            f:1:11: error: Wrong type for "fonts": expected a dictionary in braces, found an array.
            """#),
        Mistake(
            "{\"fonts\": {\"body\": {\"fontName\": \"A\"}}}",
            #"""
            f:1:20: error: "body" has a "fontName" but no "fontSize". Add the missing key.
            """#),
        Mistake(
            "{\"fonts\": {\"body\": {\"fontName\": \"A\", \"fontSize\": 9}, "
                + "\"Body\": {\"fontName\": \"A\", \"fontSize\": 9}}, \"fontfiles\": []}",
            #"""
            f:1:54: warning: "Body" is not a text style and is ignored. Did you mean "body"?
            f:1:97: warning: Unknown key "fontfiles" in a theme. It is ignored. Did you mean \#
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
            f:1:23: error: Wrong type for "name": expected a string, found a number.
            f:1:40: error: A path in "fontFiles" is empty. Write a path such as \#
            "fonts/Name-Regular.ttf".
            f:1:44: error: Wrong type in "fontFiles": expected a path such as \#
            "fonts/Name-Regular.ttf", found a number.
            f:1:47: error: Wrong type in "fontFiles": expected a path such as \#
            "fonts/Name-Regular.ttf", found a dictionary.
            f:2:33: error: "Heading" is not a valid value for "textStyle". Expected "largeTitle", \#
            "title1", "title2", "title3", "headline", "subheadline", "body", "callout", \#
            "footnote", "caption1", or "caption2". Did you mean "headline"?
            f:2:54: error: "heavyy" is not a valid value for "weight". Expected "ultraLight", \#
            "thin", "light", "regular", "medium", "semibold", "bold", "heavy", or "black". Did \#
            you mean "heavy"?
            f:2:73: error: "grey" is not a color. Write #RGB, #RRGGBB, #RRGGBBAA, or a name such \#
            as "label".
            f:3:34: error: "labels" is not a color. Did you mean "label"?
            f:3:55: error: Wrong type for a margin: expected a dictionary in braces, found a number.
            f:3:70: error: "lowercase" is not a valid value for "textCase". Expected "uppercase" \#
            or "none".
            f:4:30: error: Wrong type for "height": expected "automatic" or a number of points, \#
            found the string "auto".
            f:4:48: error: Wrong type for "scales": expected true or false, found the string \#
            "true". Remove the quotation marks.
            f:4:65: error: "lines" must be a whole number from 0 to 1000, not 1.5.
            f:5:33: error: "middle" is not a valid value for "alignment". Expected "natural", \#
            "leading", "center", or "trailing".
            f:5:60: error: "fontSize" means the same as "pointSize". Remove one of the two.
            f:6:13: warning: Unknown key "ligth" in "colors". It is ignored. Did you mean "light"?
            f:6:43: error: "systemBlue" is not a hexadecimal color. Write #RGB, #RRGGBB, or \#
            #RRGGBBAA.
            f:6:57: warning: Unknown key "tent" in an appearance. It is ignored. Did you mean \#
            "tint"?
            """#),
        Mistake(
            "{\"fonts\": {}, \"fontFiles\": \"A.ttf\", \"colors\": []}",
            #"""
            f:1:28: error: Wrong type for "fontFiles": expected a list in brackets, found the \#
            string "A.ttf".
            f:1:47: error: Wrong type for "colors": expected a dictionary in braces, found an array.
            """#),
        Mistake(
            "{\"name\": \"Mine\", \"colors\": {}}",
            #"""
            f:1:2: error: "name" is a key of Typeladder themes. In such themes, the text styles \#
            are in "fonts". Move the text styles into "fonts", or remove this key.
            """#),
        Mistake(
            "{\"sections\": []}",
            #"""
            f:1:1: error: This is a screen, not a theme. Open it as a screen.
            """#),
        // Everything at once, including a trailing comma.
        Mistake(
            """
            {"body": {"fontName": 1, "fontSize": "2"},
             "title": {"fontName": "A"},
             "footnote": [],
            }
            """,
            #"""
            f:1:23: error: Wrong type for "fontName": expected a string, found a number. Because \#
            of this one entry, the device ignores the whole file, and every style uses the system \#
            font.
            f:1:38: error: Wrong type for "fontSize": expected a number of points, found the \#
            string "2". Remove the quotation marks. Because of this one entry, the device ignores \#
            the whole file, and every style uses the system font.
            f:2:11: error: "title" has a "fontName" but no "fontSize". Add the missing key. \#
            Because of this one entry, the device ignores the whole file, and every style uses \#
            the system font.
            f:3:14: error: Wrong type for "footnote": expected a dictionary with "fontName" and \#
            "fontSize", found an array. Because of this one entry, the device ignores the whole \#
            file, and every style uses the system font.
            f:3:16: error: A comma is not allowed before the closing }. Remove the comma.
            """#),
    ]
}
