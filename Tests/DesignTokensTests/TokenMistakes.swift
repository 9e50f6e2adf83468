// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Token files with something wrong with them, and what is said about it.
enum TokenMistakes {
    private static func w3c(_ fields: String) -> String {
        "{\"a\": {\"$type\": \"typography\", \"$value\": {\(fields)}}}"
    }

    private static let size = "\"fontSize\": {\"value\": 17, \"unit\": \"px\"}"

    private static let none =
        "f:1:1: error: the one typography token cannot be read; the warnings say why\n"

    static let all = [
        // References.
        Mistake(
            """
            {"a": {"$type": "typography", "$value": {
              "fontFamily": "{font.tex}",
              "fontSize": {"$ref": "#/size/$value"}}},
             "font": {"text": {"$value": "A"}}}
            """,
            none
                + #"""
                f:2:17: warning: "{font.tex}" is not in this file; the token is left out, unless the \#
                file that has it is opened too; did you mean "font.text"? (also "#/size/$value")
                """#),
        Mistake(
            """
            {"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{b}"}},
             "b": {"$type": "dimension", "$value": "{c}"},
             "c": {"$type": "dimension", "$value": "{b}"}}
            """,
            none
                + #"""
                f:1:73: warning: "{b}" leads in a circle ({b} → {c} → {b}); the token is left out; \#
                give one of these a value of its own
                """#),
        Mistake(
            """
            {"a": {"$type": "typography", "$value": "{b}"},
             "b": {"$type": "typography", "$value": "{a}"}}
            """,
            #"""
            f:1:1: error: none of the 2 typography tokens can be read; the warnings say why
            f:1:41: warning: "{b}" leads in a circle ({b} → {a}); the token is left out; give one of \#
            these a value of its own (also "b")
            """#),
        Mistake(
            """
            {"a": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{b} * 2"}},
             "b": {"type": "dimension", "value": "{c} + 1"},
             "c": {"type": "dimension", "value": "{b} - 1"}}
            """,
            none
                + #"""
                f:1:71: warning: "{b} * 2" leads in a circle ({b} → {c} → {b}); the token is left \#
                out; give one of these a value of its own
                """#),
        Mistake(
            """
            {"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"$extends": "{d}"},
             "e": {"f": {"$extends": "{e}"}},
            """ + " \"t\": \(token)}",
            #"""
            f:1:46: warning: the group extends itself in a circle, which is left out; break it \#
            (also 2 more)
            f:1:72: warning: the group to extend is not in this file, and is left out; name one as \#
            in "{group.inner}"
            """#),

        // Values.
        Mistake(
            w3c("\"fontFamily\": [], \(size)"),
            #"f:1:56: warning: "fontFamily" is empty; the token is in the system font"#),
        Mistake(
            w3c("\"fontFamily\": 17, \(size)"),
            none
                + #"""
                f:1:56: warning: "fontFamily" must be a family's name or a list of names, not a \#
                number; the token is left out
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": {\"value\": 1, \"unit\": \"em\"}"),
            none
                + #"""
                f:1:73: warning: "fontSize" is in "em", which is no fixed number of points; the \#
                token is left out
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": {\"value\": 0, \"unit\": \"px\"}"),
            none
                + #"""
                f:1:73: warning: "fontSize" must be above 0 and at most 1000, not 0; the token is \#
                left out
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": \"large\""),
            none
                + #"""
                f:1:73: warning: "fontSize" must be a size such as {"value": 17, "unit": "px"}, not \#
                "large"; the token is left out
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": [17]"),
            none
                + #"""
                f:1:73: warning: "fontSize" must be a size such as {"value": 17, "unit": "px"}, not \#
                an array; the token is left out
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": \"clamp(1rem, 2vw, 24px)\""),
            #"""
            f:1:73: warning: "fontSize" grows with the window of a browser; it is read as its \#
            minimum, 16 pt
            f:1:73: note: "fontSize" is in rem; one is taken for 16 px, so that this is 16 pt
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
            w3c("\"fontFamily\": \"A\", \(size), \"fontWeight\": \"{bold}\""),
            #"""
            f:1:116: warning: "{bold}" is not in this file; the weight is read as regular, unless \#
            the file that has it is opened too
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"typography\", \"$value\": 17}, \"t\": \(token)}",
            #"""
            f:1:41: warning: a typography token must be a dictionary with "fontFamily" and \#
            "fontSize", not a number; it is left out
            """#),

        // What a theme cannot be made of.
        Mistake(
            "{\"a\": {\"$value\": {\"fontFamily\": \"A\", \(size)}},"
                + " \"b\": {\"$type\": \"typography\", \"$value\": {\(size)}}}",
            #"""
            f:1:2: warning: "a" has no type; it is read as "typography"
            f:1:81: note: "b" has no "fontFamily"; it is in the system font
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"A\"}},"
                + " \"b\": {\"$type\": \"typography\", \"$value\": \"{a}\"}, \"t\": \(token)}",
            #"""
            f:1:2: warning: "a" has no "fontSize", without which it is no font; it is left out \#
            (also "b")
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"color\", \"$value\": \"#fff\"}}",
            #"""
            f:1:1: error: there is no typography token; a theme is made of tokens whose type \#
            is "typography", which put a family, a size and a weight together
            """#),
        Mistake("[]", "f:1:1: error: design tokens are JSON with a dictionary in braces"),
    ]

    private static let token =
        "{\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"A\", \(size)}}"
}
