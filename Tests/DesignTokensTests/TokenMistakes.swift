// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport

/// Token files with errors, and the messages about them.
enum TokenMistakes {
    private static func w3c(_ fields: String) -> String {
        "{\"a\": {\"$type\": \"typography\", \"$value\": {\(fields)}}}"
    }

    private static let size = "\"fontSize\": {\"value\": 17, \"unit\": \"px\"}"

    private static let none =
        "f:1:1: error: The typography token cannot be read. The warnings give the reason.\n"

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
                f:2:17: warning: "{font.tex}" is not in this file. The token is left out. Open \#
                this file together with the file that contains the missing value. Did you mean \#
                "font.text"? Also affected: "#/size/$value".
                """#),
        Mistake(
            """
            {"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{b}"}},
             "b": {"$type": "dimension", "$value": "{c}"},
             "c": {"$type": "dimension", "$value": "{b}"}}
            """,
            none
                + #"""
                f:1:73: warning: The reference "{b}" leads back to itself ({b} → {c} → {b}). The token \#
                is left out. Replace the reference in one of these tokens with a value.
                """#),
        Mistake(
            """
            {"a": {"$type": "typography", "$value": "{b}"},
             "b": {"$type": "typography", "$value": "{a}"}}
            """,
            #"""
            f:1:1: error: None of the 2 typography tokens can be read. The warnings give the reasons.
            f:1:41: warning: The reference "{b}" leads back to itself ({b} → {a}). The token is left \#
            out. Replace the reference in one of these tokens with a value. Also affected: "b".
            """#),
        Mistake(
            """
            {"a": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{b} * 2"}},
             "b": {"type": "dimension", "value": "{c} + 1"},
             "c": {"type": "dimension", "value": "{b} - 1"}}
            """,
            none
                + #"""
                f:1:71: warning: The reference "{b} * 2" leads back to itself ({b} → {c} → {b}). The \#
                token is left out. Replace the reference in one of these tokens with a value.
                """#),
        Mistake(
            """
            {"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "c": {"$extends": "{d}"},
             "e": {"f": {"$extends": "{e}"}},
            """ + " \"t\": \(token)}",
            #"""
            f:1:46: warning: The group extends itself, directly or through other groups, so \#
            this reference is ignored. Remove the reference, or extend a different group. Also \#
            affected: 2 more places.
            f:1:72: warning: This group extends a group that is not in this file, so this \#
            reference is ignored. Write the reference in a form such as "{group.inner}".
            """#),

        // Values.
        Mistake(
            w3c("\"fontFamily\": [], \(size)"),
            #"f:1:56: warning: "fontFamily" is empty. The token uses the system font."#),
        Mistake(
            w3c("\"fontFamily\": 17, \(size)"),
            none
                + #"""
                f:1:56: warning: Wrong type for "fontFamily": expected the name of a family or \#
                a list of \#
                names, found a number. The token is left out.
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": {\"value\": 1, \"unit\": \"em\"}"),
            none
                + #"""
                f:1:73: warning: "fontSize" has the unit "em", which does not stand for a fixed \#
                number of points. The token is left out.
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": {\"value\": 0, \"unit\": \"px\"}"),
            none
                + #"""
                f:1:73: warning: "fontSize" is 0, but must be greater than 0 and at most 1000. \#
                The token is left out.
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": \"large\""),
            none
                + #"""
                f:1:73: warning: Wrong value for "fontSize": expected a size such as {"value": 17, "unit": \#
                "px"}, found "large". The token is left out.
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": [17]"),
            none
                + #"""
                f:1:73: warning: Wrong value for "fontSize": expected a size such as {"value": \#
                17, "unit": \#
                "px"}, found an array. The token is left out.
                """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": \"clamp(1rem, 2vw, 24px)\""),
            #"""
            f:1:73: warning: "fontSize" grows with the browser window. Its smallest size, 16 pt, \#
            is used.
            f:1:73: note: "fontSize" is in rem. One rem is read as 16 px, so the size is 16 pt.
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \"fontSize\": 17"),
            #"""
            f:1:73: warning: "fontSize" has the format of an older W3C draft. Write {"value": 17, \#
            "unit": "px"} instead.
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \(size), \"fontWeight\": \"wide\""),
            #"""
            f:1:116: warning: "fontWeight" "wide" is not a known weight. The weight is treated as \#
            regular.
            """#),
        Mistake(
            w3c("\"fontFamily\": \"A\", \(size), \"fontWeight\": \"{bold}\""),
            #"""
            f:1:116: warning: "{bold}" is not in this file. The weight is treated as regular. \#
            Open this file together with the file that contains the missing value.
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"typography\", \"$value\": 17}, \"t\": \(token)}",
            #"""
            f:1:41: warning: Wrong type for a typography token: expected a dictionary with \#
            "fontFamily" \#
            and "fontSize", found a number. The token is left out.
            """#),

        // Tokens that do not result in a theme.
        Mistake(
            "{\"a\": {\"$value\": {\"fontFamily\": \"A\", \(size)}},"
                + " \"b\": {\"$type\": \"typography\", \"$value\": {\(size)}}}",
            #"""
            f:1:2: warning: The token "a" has no type, so the type "typography" is assumed.
            f:1:81: note: The token "b" has no "fontFamily", so it uses the system font.
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"A\"}},"
                + " \"b\": {\"$type\": \"typography\", \"$value\": \"{a}\"}, \"t\": \(token)}",
            #"""
            f:1:2: warning: The token "a" has no "fontSize", so it does not define a font. The \#
            token is left out. Also affected: "b".
            """#),
        Mistake(
            "{\"a\": {\"$type\": \"color\", \"$value\": \"#fff\"}}",
            #"""
            f:1:1: error: There is no typography token. A theme needs tokens of the type \#
            "typography", which combine a family, a size, and a weight.
            """#),
        Mistake("[]", "f:1:1: error: Design tokens must be a JSON dictionary in braces."),
    ]

    private static let token =
        "{\"$type\": \"typography\", \"$value\": {\"fontFamily\": \"A\", \(size)}}"
}
