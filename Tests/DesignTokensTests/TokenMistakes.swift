// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Token files with something wrong with them, and what is said about it.
enum TokenMistakes {
    private static func w3c(_ fields: String) -> String {
        "{\"a\": {\"$type\": \"typography\", \"$value\": {\(fields)}}}"
    }

    private static let size = "\"fontSize\": {\"value\": 17, \"unit\": \"px\"}"

    static let all = [
        // References.
        Mistake(
            """
            {"a": {"$type": "typography", "$value": {
              "fontFamily": "{font.tex}",
              "fontSize": {"$ref": "#/size/$value"}}},
             "font": {"text": {"$value": "A"}}}
            """,
            #"""
            f:2:17: error: "{font.tex}" is not in this file; add it, or export all sets into one \#
            file; did you mean "font.text"?
            f:3:15: error: "#/size/$value" is not in this file; add it, or export all sets into \#
            one file
            """#),
        Mistake(
            """
            {"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{b}"}},
             "b": {"$type": "dimension", "$value": "{c}"},
             "c": {"$type": "dimension", "$value": "{b}"}}
            """,
            #"""
            f:1:73: error: "{b}" leads in a circle ({b} → {c} → {b}); give one of these a value \#
            of its own
            """#),
        Mistake(
            """
            {"a": {"$type": "typography", "$value": "{b}"},
             "b": {"$type": "typography", "$value": "{a}"}}
            """,
            #"""
            f:1:41: error: "{b}" leads in a circle ({b} → {a}); give one of these a value of its \#
            own
            f:2:41: error: "{a}" leads in a circle ({a} → {b}); give one of these a value of its \#
            own
            """#),
        Mistake(
            """
            {"a": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{b} * 2"}},
             "b": {"type": "dimension", "value": "{c} + 1"},
             "c": {"type": "dimension", "value": "{b} - 1"}}
            """,
            #"""
            f:1:71: error: "{b} * 2" leads in a circle ({b} → {c} → {b}); give one of these a \#
            value of its own
            """#),
        Mistake(
            """
            {"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"$extends": "{d}"},
             "e": {"f": {"$extends": "{e}"}}}
            """,
            #"""
            f:1:20: error: the group extends itself in a circle; break it
            f:1:46: error: the group extends itself in a circle; break it
            f:1:72: error: the group to extend is not in this file; name one as in "{group.inner}"
            f:2:26: error: the group extends itself in a circle; break it
            """#),

        // Values.
        Mistake(
            w3c("\"fontFamily\": [], \(size)"),
            #"f:1:56: error: "fontFamily" is empty; name a family"#),
        Mistake(
            w3c("\"fontFamily\": 17, \(size)"),
            #"""
            f:1:56: error: "fontFamily" must be a family's name or a list of names, not a number
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": {\"value\": 1, \"unit\": \"em\"}"),
            #"""
            f:1:73: error: "fontSize" is in "em", which is no fixed number of points; write px
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": {\"value\": 0, \"unit\": \"px\"}"),
            #"f:1:73: error: "fontSize" must be above 0 and at most 1000, not 0"#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": \"large\""),
            #"""
            f:1:73: error: "fontSize" must be a size such as {"value": 17, "unit": "px"}, not \#
            "large"
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": [17]"),
            #"""
            f:1:73: error: "fontSize" must be a size such as {"value": 17, "unit": "px"}, not an \#
            array
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": 17"),
            #"""
            f:1:73: warning: "fontSize" is written as in older drafts; write {"value": 17, \#
            "unit": "px"}
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \(size), \"fontWeight\": \"wide\""),
            #"""
            f:1:116: warning: "fontWeight" "wide" is no weight that is known; it is read as regular
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"typography\", \"$value\": 17}}",
            #"""
            f:1:41: error: a typography token must be a dictionary with "fontFamily" and \#
            "fontSize", not a number
            """#),

        // What a theme cannot be made of.
        Mistake(
            "{\"a\": {\"$value\": {\"fontFamily\": \"A\", \(size)}},"
                + " \"b\": {\"$type\": \"typography\", \"$value\": {\(size)}}}",
            #"""
            f:1:2: warning: "a" has no type; it is read as "typography"
            f:1:81: warning: "b" has no "fontFamily", without which it is no font; it is left out
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"color\", \"$value\": \"#fff\"}}",
            #"""
            f:1:1: error: the file has no typography token with a family and a size; a theme is \#
            made of tokens whose type is "typography"
            """#),
        Mistake("[]", "f:1:1: error: design tokens are JSON with a dictionary in braces"),
    ]
}
