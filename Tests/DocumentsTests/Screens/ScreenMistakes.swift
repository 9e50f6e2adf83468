// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Screen files with errors, and the messages about them.
enum ScreenMistakes {
    static let all = [
        Mistake(
            """
            {"sections": [{"rows": [{"kind": "toggle", "title": "a"},
            {"title": "a", "accessory": "chevron"}]}]}
            """,
            #"""
            f:1:34: error: "toggle" is not a valid value for "kind". Expected \#
            "default", "value", "subtitle", "switch", "button", "image", "labels", "stack", \#
            "textField", "textView", "slider", "stepper", "segmentedControl", "picker", "datePicker", \#
            "progress", or "placeholder". Did you mean "switch"?
            f:2:29: error: "chevron" is not a valid value for "accessory". Expected "none", \#
            "disclosure", "checkmark", "detail", "popUpMenu", "reorder", or "activityIndicator". Did \#
            you mean "disclosure"?
            """#),
        Mistake(
            """
            {"sections": [{"rows": [{"kind": "segmentedControl", "segments": ["a", {"text": "b"}],
            "selectedSegmentIndex": 2}]}]}
            """,
            #"""
            f:2:25: warning: The control has 2 segments, numbered from 0, so there is no segment 2. \#
            No segment is selected.
            """#),
        Mistake(
            """
            {"sections": [{"rows": [
            {"title": {"text": "a", "color": "link"}, "color": "systemRed"},
            {"kind": "value", "title": "a", "value": {"text": "b", "color": "link"}, "valueColor": "link"},
            {"kind": "button", "title": "a", "buttonStyle": "plain", "style": "bordered"}]}]}
            """,
            #"""
            f:2:43: warning: "color" means the same as "title.color". Remove one of the two.
            f:3:74: warning: "valueColor" means the same as "value.color". Remove one of the two.
            f:4:58: warning: "style" means the same as "buttonStyle". Remove one of the two.
            """#),
        Mistake(
            "{}",
            #"""
            f:1:1: error: Missing key "sections" in a screen. Add it.
            """#),
        Mistake(
            "[]",
            #"""
            f:1:1: error: Wrong type for a screen: expected a dictionary in braces, found an array.
            """#),
        Mistake(
            "<plist><dict/></plist>",
            #"""
            f:1:8: error: Screens are JSON files, not property lists. If this is a theme, open it \#
            as a theme.
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:1: error: This is a theme, not a screen. Open it as a theme.
            """#),
        Mistake(
            "{\"sections\": {}}",
            #"""
            f:1:14: error: Wrong type for "sections": expected a list in brackets, found a \#
            dictionary.
            """#),
        Mistake(
            "{\"sections\": [3, {\"rows\": 4}, {\"rows\": [5]}]}",
            #"""
            f:1:15: error: Wrong type for a section: expected a dictionary in braces, found a \#
            number.
            f:1:27: error: Wrong type for "rows": expected a list in brackets, found a number.
            f:1:41: error: Wrong type for a row: expected a dictionary in braces, found a number.
            """#),
        Mistake(
            "{\"language\": \"Deutsch\", \"geometry\": \"uikit\", \"sections\": []}",
            #"""
            f:1:14: error: "Deutsch" is not a language tag. "language" must be a BCP 47 tag such \#
            as de, pt-BR, or zh-Hant.
            f:1:37: error: "uikit" is not a valid value for "geometry". Expected \#
            "tableView" or "swiftUIList".
            """#),
        Mistake(
            "{\"sections\": [], \"tablestyle\": \"plain\", \"colour\": 1}",
            #"""
            f:1:18: warning: Unknown key "tablestyle" in a screen. It is ignored. Did you mean \#
            "tableStyle"?
            f:1:41: warning: Unknown key "colour" in a screen. It is ignored.
            """#),
        Mistake(
            """
            {"title": 1, "tableStyle": "inset", "cells": "Static", "rowHeight": "auto",
             "tableHeader": {"height": -1}, "minimumContentSizeCategory": "AX6",
             "maximumContentSizeCategory": 3, "sections": []}
            """,
            #"""
            f:1:11: error: Wrong type for "title": expected a string, found a number.
            f:1:28: error: "inset" is not a valid value for "tableStyle". Expected "plain", \#
            "grouped", or "insetGrouped".
            f:1:46: error: "Static" is not a valid value for "cells". Expected "dynamic" or \#
            "static". Did you mean "static"?
            f:1:69: error: Wrong type for "rowHeight": expected "automatic" or a number of \#
            points, found the string "auto".
            f:2:17: error: Missing key "text" in a table header. Add it.
            f:2:28: error: "height" must be from 0 to 10000 points, not -1.
            f:2:63: error: "AX6" is not a valid value for "minimumContentSizeCategory". Expected \#
            "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", or "AX5". Did \#
            you mean "AX1"?
            f:3:32: error: Wrong type for "maximumContentSizeCategory": expected "XS", "S", "M", \#
            "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", or "AX5", found a number.
            """#),

        // Bars.
        Mistake(
            """
            {"largeTitle": "yes", "navigationBar": {"titleDisplayMode": "Large", "leading": "Back",
             "trailing": [{}, 3, "Done"], "subtitle": "a"}, "searchBar": true,
             "toolbar": {}, "tabBar": {"items": [{"title": 1, "image": "Bell"}], "selectedIndex": 32},
             "sections": []}
            """,
            #"""
            f:1:16: error: Wrong type for "largeTitle": expected true or false, found the string \#
            "yes".
            f:1:61: error: "Large" is not a valid value for "titleDisplayMode". Expected "large" \#
            or "inline". Did you mean "large"?
            f:1:81: error: Wrong type for "leading": expected a list in brackets, found the string \#
            "Back".
            f:2:15: warning: An item of a bar needs a title or an image. Add one of the two.
            f:2:19: error: Wrong type for an item of a bar: expected a dictionary in braces, found \#
            a number.
            f:2:31: warning: Unknown key "subtitle" in a navigation bar. It is ignored.
            f:2:62: error: Wrong type for a search bar: expected a dictionary in braces, found \#
            true.
            f:3:13: error: Missing key "items" in a toolbar. Add it.
            f:3:48: error: Wrong type for "title": expected a string, found a number.
            f:3:51: warning: "Bell" is not the name of a symbol. Use a name from SF Symbols, such \#
            as "bell" or "bell.fill".
            f:3:87: error: "selectedIndex" must be a whole number from 0 to 31, not 32.
            """#),
        Mistake(
            "{\"toolbar\": {\"items\": [\(String(repeating: "\"a\", ", count: 32))\"a\"]}, \"sections\": []}",
            #"""
            f:1:23: error: "items" can have at most 32 values. Remove some.
            """#),

        // Versions: what is an error in a version that is known may have a meaning in a newer one.
        Mistake(
            "{\"version\": 0, \"sections\": []}",
            #"""
            f:1:13: error: "version" must be a whole number from 1 to 1000, not 0.
            """#),
        Mistake(
            "{\"version\": 3, \"sections\": [{\"rows\": [{\"kind\": \"map\"}]}]}",
            #"""
            f:1:2: warning: This screen uses version 3 of the file format, but this version of \#
            Typeladder reads only versions up to 2. Parts that Typeladder does not know are left out \#
            and not checked. Update Typeladder.
            f:1:48: warning: "map" is not a valid value for "kind". Expected "default", \#
            "value", "subtitle", "switch", "button", "image", "labels", "stack", "textField", "textView", \#
            "slider", "stepper", "segmentedControl", "picker", "datePicker", "progress", or \#
            "placeholder".
            """#),

        // Images: what the dictionary of a symbol lacks, and what it has besides.
        Mistake(
            """
            {"sections": [{"rows": [{"title": "a", "image": {"colour": "tint"}}, \
            {"title": "a", "image": 3}]}]}
            """,
            #"""
            f:1:49: error: Missing key "systemName" in an image. Add it.
            f:1:50: warning: Unknown key "colour" in an image. It is ignored.
            f:1:94: error: Wrong type for "image": expected a string, found a number.
            """#),
        Mistake(
            """
            {"sections": [{"rows": [{"title": "a", "image": {"name": "a", "systemName": "b"}}]}]}
            """,
            #"""
            f:1:50: warning: "name" means the same as "systemName". Remove one of the two.
            """#),

        // The classic mistake.
        Mistake(
            "{\"sections\": [{\"title\": \"A\", \"header\": {\"title\": \"B\"}}]}",
            #"""
            f:1:16: warning: The section has both a title and a custom header. UIKit shows only \#
            the custom header (viewForHeaderInSection). Remove one of the two.
            """#),

        // Rows.
        Mistake(
            """
            {"sections": [{"rows": [
              {},
              {"kind": "value", "title": "a"},
              {"kind": "subtitle"},
              {"kind": "image", "title": "a"},
              {"kind": "labels"},
              {"labels": []},
              {"labels": {}},
              {"labels": [{}, 3, {"text": null}]},
              {"kind": "Value", "title": "a", "value": "b"},
              {"kind": 3}
            ]}]}
            """,
            #"""
            f:2:3: error: Missing key "title" in a default row. Add it.
            f:3:3: error: Missing key "value" in a value row. Add it.
            f:4:3: error: Missing key "title" in a subtitle row. Add it.
            f:4:3: error: Missing key "subtitle" in a subtitle row. Add it.
            f:5:3: error: Missing key "image" in an image row. Add it.
            f:6:3: error: A row of labels needs at least one label. Add one to "labels".
            f:7:14: error: A row of labels needs at least one label. Add one to "labels".
            f:8:14: error: Wrong type for "labels": expected a list in brackets, found a dictionary.
            f:9:15: error: Missing key "text" in a label. Add it.
            f:9:19: error: Wrong type for a label: expected a dictionary in braces, found a number.
            f:9:31: error: Wrong type for "text": expected a string, found null. Leave out the \#
            key.
            f:10:12: error: "Value" is not a valid value for "kind". Expected "default", "value", \#
            "subtitle", "switch", "button", "image", "labels", "stack", "textField", "textView", \#
            "slider", "stepper", "segmentedControl", "picker", "datePicker", "progress", or \#
            "placeholder". Did you mean "value"?
            f:11:12: error: Wrong type for "kind": expected "default", "value", "subtitle", \#
            "switch", "button", "image", "labels", "stack", "textField", "textView", "slider", \#
            "stepper", "segmentedControl", "picker", "datePicker", "progress", or \#
            "placeholder", found a number.
            """#),
        Mistake(
            """
            {"sections": [{"rows": [
              {"title": "a", "value": "b"},
              {"kind": "switch", "title": "a", "accessory": "detail", "isOn": "yes"},
              {"kind": "labels", "title": "a", "labels": [{"text": "a"}]},
              {"kind": "slider", "image": "star", "value": 2, "accessory": "chevron"},
              {"title": "a", "height": 44, "rowHeight": 50},
              {"titel": "a"}
            ]}]}
            """,
            #"""
            f:2:18: warning: "value" has no effect in a row of the kind "default". Remove this key, \#
            or write "kind": "value".
            f:3:36: warning: "accessory" has no effect in a row of the kind "switch". Remove this \#
            key.
            f:3:67: error: Wrong type for "isOn": expected true or false, found the string "yes".
            f:4:22: warning: "title" has no effect in a row of the kind "labels". Remove this key.
            f:5:22: warning: "image" has no effect in a row of the kind "slider". Remove this key, \#
            or write "kind": "image".
            f:5:48: error: "value" must be a number from 0 to 1, not 2.
            f:5:64: error: "chevron" is not a valid value for "accessory". Expected "none", \#
            "disclosure", "checkmark", "detail", "popUpMenu", "reorder", or "activityIndicator". Did \#
            you mean "disclosure"?
            f:6:32: error: "rowHeight" means the same as "height". Remove one of the two.
            f:7:3: error: Missing key "title" in a default row. Add it.
            f:7:4: warning: Unknown key "titel" in a row. It is ignored. Did you mean "title"?
            """#),
        Mistake(
            """
            {"sections": [{"rows": [
              {"title": "a", "height": -1},
              {"title": "a", "height": 10001},
              {"title": "a", "height": 1e400},
              {"title": "a", "height": "44"},
              {"title": "a", "lines": -1},
              {"title": "a", "lines": 2.5},
              {"title": "a", "lines": 1e30},
              {"labels": [{"text": "a", "fontSize": 0}, {"text": "a", "fontSize": 1e9},
                          {"text": "a", "weight": 950}, {"text": "a", "fontName": ""},
                          {"text": "a", "fontName": ".SFUI"}],
               "spacing": "sytem", "margins": {"left": 3, "top": true}}
            ]}]}
            """,
            #"""
            f:2:28: error: "height" must be from 0 to 10000 points, not -1.
            f:3:28: error: "height" must be from 0 to 10000 points, not 10001.
            f:4:28: error: "height" must be from 0 to 10000 points, not 1e400.
            f:5:28: error: Wrong type for "height": expected a number of points, found the string \#
            "44". Remove the quotation marks.
            f:6:27: error: "lines" must be a whole number from 0 to 1000, not -1.
            f:7:27: error: "lines" must be a whole number from 0 to 1000, not 2.5.
            f:8:27: error: "lines" must be a whole number from 0 to 1000, not 1e30.
            f:9:41: error: "fontSize" must be greater than 0 and at most 1000 points, not 0.
            f:9:71: error: "fontSize" must be greater than 0 and at most 1000 points, not 1e9.
            f:10:39: error: "weight" must be a whole number from 100 to 900, not 950.
            f:10:71: error: "fontName" is empty. Use the PostScript name of a font.
            f:11:41: warning: iOS draws Times New Roman for font names that begin with a dot, \#
            such as ".SFUI". To use the system font, leave out the font name.
            f:12:15: error: Wrong type for "spacing": expected "system" or a number of points, \#
            found the string "sytem".
            f:12:36: warning: Unknown key "left" in a margin. It is ignored.
            f:12:54: error: Wrong type for "top": expected a number of points, found true.
            """#),
        Mistake(
            "{\"sections\": [{\"footer\": [], \"title\": true, \"header\": 3}]}",
            #"""
            f:1:26: error: Wrong type for "footer": expected a string, found an array.
            f:1:39: error: Wrong type for "title": expected a string, found true.
            f:1:55: error: Wrong type for a section header: expected a dictionary in braces, \#
            found \#
            a number.
            """#),
    ]
}
