// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Screen files with something wrong with them, and what is said about it.
enum ScreenMistakes {
    static let all = [
        Mistake(
            "{}",
            #"""
            f:1:1: error: a screen needs "sections"; add a list of them
            """#),
        Mistake(
            "[]",
            #"""
            f:1:1: error: a screen must be a dictionary in braces, not an array
            """#),
        Mistake(
            "<plist><dict/></plist>",
            #"""
            f:1:8: error: screens are JSON, not property lists; if this is a theme, open it as \#
            one
            """#),
        Mistake(
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17}}",
            #"""
            f:1:1: error: this is a theme, not a screen; open it as a theme
            """#),
        Mistake(
            "{\"sections\": {}}",
            #"""
            f:1:14: error: "sections" must be a list in brackets, not a dictionary
            """#),
        Mistake(
            "{\"sections\": [3, {\"rows\": 4}, {\"rows\": [5]}]}",
            #"""
            f:1:15: error: a section must be a dictionary in braces, not a number
            f:1:27: error: "rows" must be a list in brackets, not a number
            f:1:41: error: a row must be a dictionary in braces, not a number
            """#),
        Mistake(
            "{\"language\": \"Deutsch\", \"headerFooterLayout\": \"uikit\", \"sections\": []}",
            #"""
            f:1:14: error: "language" must be a language tag (BCP 47) such as de, pt-BR or zh-Hant, \#
            not "Deutsch"
            f:1:47: error: "headerFooterLayout" cannot be "uikit"; it is "tableView" or "swiftUIList"
            """#),
        Mistake(
            "{\"sections\": [], \"tablestyle\": \"plain\", \"colour\": 1}",
            #"""
            f:1:18: warning: a screen has no key "tablestyle"; it is ignored; did you mean \#
            "tableStyle"?
            f:1:41: warning: a screen has no key "colour"; it is ignored
            """#),
        Mistake(
            """
            {"title": 1, "tableStyle": "inset", "cells": "Static", "rowHeight": "auto",
             "tableHeader": {"height": -1}, "minimumContentSizeCategory": "AX6",
             "maximumContentSizeCategory": 3, "sections": []}
            """,
            #"""
            f:1:11: error: "title" must be a string, not a number
            f:1:28: error: "tableStyle" cannot be "inset"; it is "plain", "grouped" or \#
            "insetGrouped"
            f:1:46: error: "cells" cannot be "Static"; it is "dynamic" or "static"; did you mean\#
             "static"?
            f:1:69: error: "rowHeight" must be "automatic" or points, not the string "auto"
            f:2:17: error: a table header needs "text"; add it
            f:2:28: error: "height" must be a number of points from 0 to 10000, not -1
            f:2:63: error: "minimumContentSizeCategory" cannot be "AX6"; it is "XS", "S", "M", \#
            "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4" or "AX5"; did you mean "AX1"?
            f:3:32: error: "maximumContentSizeCategory" must be "XS", "S", "M", "L", "XL", \#
            "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4" or "AX5", not a number
            """#),

        // The classic mistake.
        Mistake(
            "{\"sections\": [{\"title\": \"A\", \"header\": {\"title\": \"B\"}}]}",
            #"""
            f:1:16: warning: the section has both a title and a header of its own; UIKit asks \#
            viewForHeaderInSection first and never shows the title; remove one of the two
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
            f:2:3: error: a default row needs "title"; add it
            f:3:3: error: a value row needs "value"; add it
            f:4:3: error: a subtitle row needs "title"; add it
            f:4:3: error: a subtitle row needs "subtitle"; add it
            f:5:3: error: an image row needs "image"; add it
            f:6:3: error: a row of labels needs at least one label; add it to "labels"
            f:7:14: error: a row of labels needs at least one label; add it to "labels"
            f:8:14: error: "labels" must be a list in brackets, not a dictionary
            f:9:15: error: a label needs "text"; add it
            f:9:19: error: a label must be a dictionary in braces, not a number
            f:9:31: error: "text" must be a string, not null; leave the key out instead
            f:10:12: error: "kind" cannot be "Value"; it is "default", "value", "subtitle", \#
            "switch", "button", "image" or "labels"; did you mean "value"?
            f:11:12: error: "kind" must be "default", "value", "subtitle", "switch", "button", \#
            "image" or "labels", not a number
            """#),
        Mistake(
            """
            {"sections": [{"rows": [
              {"title": "a", "value": "b"},
              {"kind": "switch", "title": "a", "accessory": "detail", "isOn": "yes"},
              {"kind": "labels", "title": "a", "labels": [{"text": "a"}]},
              {"kind": "button", "title": "a", "image": "star", "accessory": "chevron"},
              {"title": "a", "height": 44, "rowHeight": 50},
              {"titel": "a"}
            ]}]}
            """,
            #"""
            f:2:18: warning: a default row does not show "value"; remove it or write "kind": \#
            "value"
            f:3:36: warning: a switch row does not show "accessory"; remove it
            f:3:67: error: "isOn" must be true or false, not the string "yes"
            f:4:22: warning: a row of labels does not show "title"; remove it
            f:5:36: warning: a button row does not show "image"; remove it
            f:5:66: error: "accessory" cannot be "chevron"; it is "none", "disclosure", \#
            "checkmark" or "detail"
            f:6:32: error: "rowHeight" says the same as "height"; remove one of the two
            f:7:3: error: a default row needs "title"; add it
            f:7:4: warning: a row has no key "titel"; it is ignored; did you mean "title"?
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
            f:2:28: error: "height" must be a number of points from 0 to 10000, not -1
            f:3:28: error: "height" must be a number of points from 0 to 10000, not 10001
            f:4:28: error: "height" must be a number of points from 0 to 10000, not 1e400
            f:5:28: error: "height" must be a number of points, not the string "44"; remove the \#
            quotation marks
            f:6:27: error: "lines" must be a whole number from 0 to 1000, not -1
            f:7:27: error: "lines" must be a whole number from 0 to 1000, not 2.5
            f:8:27: error: "lines" must be a whole number from 0 to 1000, not 1e30
            f:9:41: error: "fontSize" must be a number of points above 0 and at most 1000, not 0
            f:9:71: error: "fontSize" must be a number of points above 0 and at most 1000, not \#
            1e9
            f:10:39: error: "weight" must be a whole number from 100 to 900, not 950
            f:10:71: error: "fontName" is empty; name a font by its PostScript name
            f:11:41: warning: iOS gives Times New Roman for names that begin with a dot, such as\#
             ".SFUI"; leave the font out for the system font
            f:12:15: error: "spacing" must be "system" or points, not the string "sytem"
            f:12:36: warning: a margin has no key "left"; it is ignored
            f:12:54: error: "top" must be a number of points, not true
            """#),
        Mistake(
            "{\"sections\": [{\"footer\": [], \"title\": true, \"header\": 3}]}",
            #"""
            f:1:26: error: "footer" must be a string, not an array
            f:1:39: error: "title" must be a string, not true
            f:1:55: error: a section header must be a dictionary in braces, not a number
            """#),
    ]
}
