// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents

/// A theme is written back into tokens that refer to each other. References stay references.
@Suite("Token files with references taking themes back")
struct TokenReferenceTests {
    @Test("a reference becomes a value there, and only there; what followed the token stays")
    func references() throws {
        var opened = try WritableTokens(TokenSamples.w3c)
        opened.theme.fonts[.body]?.fontSize = 18
        let written = opened.written()
        let edited = TokenSamples.w3c
            .replacing(
                "\"fontSize\": \"{size.body}\"",
                with: "\"fontSize\": {\"value\": 18, \"unit\": \"px\"}"
            )
            // Headline referred to Body, and was not edited.
            .replacing(
                "\"headline\": {\"$value\": \"{typography.body}\"}",
                with: """
                    "headline": {"$value": {
                          "fontFamily": "{font.text}",
                          "fontSize": {"value": 17, "unit": "px"},
                          "fontWeight": 400,
                          "letterSpacing": {"value": 0, "unit": "px"},
                          "lineHeight": 1.3
                        }}
                    """)
        #expect(written.text == edited)
        #expect(
            written.said == """
                f:17:5: warning: The value of "fontSize" was a reference to "{size.body}". \
                "fontSize" now has its own value.
                f:36:5: warning: The whole token was a reference to "{typography.body}". The \
                token now has its own value.
                """)
        #expect(fonts(written.theme) == fonts(opened.theme))
    }

    @Test("a token of no style follows the one that it refers to, and that is said")
    func followers() throws {
        let text = """
            {"t": {"$type": "typography",
              "body": {"$value": {"fontFamily": "Noto Sans", "fontWeight": 400,
                "fontSize": {"value": 17, "unit": "px"}}},
              "Body/Bold": {"$value": "{t.body}"}}}
            """
        var opened = try WritableTokens(text)
        opened.theme.fonts[.body]?.fontSize = 19
        let written = opened.written()
        #expect(written.text == text.replacing("17", with: "19"))
        #expect(
            written.said == """
                f:4:3: warning: "t.Body/Bold" also changes to 19 pt Noto Sans Regular, because \
                this token refers to an edited token.
                """)
    }

    @Test("a token in the system font stays in it when the one that it refers to is edited")
    func followersInTheSystemFont() throws {
        var opened = try WritableTokens(
            """
            {"t": {"$type": "typography",
              "body": {"$value": {"fontFamily": "system-ui", "fontWeight": 400,
                "fontSize": {"value": 17, "unit": "px"}}},
              "callout": {"$value": "{t.body}"}}}
            """)
        #expect(opened.theme.fonts.isEmpty)
        opened.theme.fonts[.body] = ThemeFont(fontName: "NotoSans-Bold", fontSize: 19)
        let written = opened.written()
        #expect(fonts(written.theme) == fonts(opened.theme))
        let callout = try #require(written.file?.token(at: "t.callout"))
        #expect(callout.isSystemFont)
        #expect(callout.fontSize == 17)
        #expect(written.said.contains("The token now has its own value."))
    }

    @Test("a token that is a reference as a whole keeps its type")
    func wholeReferences() throws {
        let text = """
            {"text": {"body": {"$type": "typography", "$value":
               {"fontFamily": "Noto Sans", "fontSize": {"value": 17, "unit": "px"}}}},
             "callout": {"$description": "As body", "$ref": "#/text/body"},
             "footnote": {"$value": "{text.body}"}}
            """
        var opened = try WritableTokens(text)
        opened.theme.fonts[.callout]?.fontSize = 16
        opened.theme.fonts[.footnote]?.fontName = "NotoSans-Bold"
        let written = opened.written()
        #expect(
            changes(text, written.text) == [
                "\"callout\": {\"$description\": \"As body\", \"$type\": \"typography\", "
                    + "\"$value\": {\"fontFamily\": \"Noto Sans\", \"fontSize\": {\"value\": 16, "
                    + "\"unit\": \"px\"}}},",
                "\"footnote\": {\"$value\": {\"fontFamily\": \"Noto Sans\", \"fontSize\": "
                    + "{\"value\": 17, \"unit\": \"px\"}, \"fontWeight\": 700}, "
                    + "\"$type\": \"typography\"}}",
            ])
        #expect(fonts(written.theme) == fonts(opened.theme))
    }

    @Test("what a token had through a reference stays, in both dialects")
    func aliasesKeepWhatTheyHad() throws {
        // All values are still references, if names mean the same.
        var opened = try WritableTokens(
            """
            {"h": {"type": "number", "value": "130%"},
             "body": {"type": "typography", "value":
               {"fontFamily": "Noto Sans, Arial", "fontSize": "17px", "fontWeight": "Regular",
                "lineHeight": "{h}", "letterSpacing": "2%", "textCase": "uppercase"}},
             "callout": {"type": "typography", "value": "{body}"}}
            """)
        opened.theme.fonts[.callout] = ThemeFont(fontName: "NotoSans-Bold", fontSize: 16)
        let written = opened.written()
        #expect(
            written.text.hasSuffix(
                """
                 "callout": {"type": "typography", "value": {"fontFamily": "Noto Sans, Arial", \
                "fontSize": "16px", "fontWeight": "Bold",
                  "lineHeight": "{h}", "letterSpacing": "2%", "textCase": "uppercase"}}}
                """))
        #expect(fonts(written.theme) == fonts(opened.theme))
        #expect(
            written.said == """
                f:5:2: warning: The whole token was a reference to "{body}". The token now has its \
                own value.
                """)

        opened = try WritableTokens(
            """
            {"size": {"$type": "dimension", "$value": {"value": 17, "unit": "px"}},
             "t": {"$type": "typography",
              "body": {"$value": {"fontFamily": ["Noto Sans", "Arial"], "fontSize": "{size}",
                "fontWeight": 400, "lineHeight": {"$ref": "#/h/$value"}}}},
             "h": {"$type": "number", "$value": 1.4},
             "callout": {"$ref": "#/t/body"}}
            """)
        opened.theme.fonts[.callout]?.fontName = "NotoSerif-Regular"
        let again = opened.written()
        #expect(
            again.text.hasSuffix(
                """
                 "callout": {"$type": "typography", "$value": \
                {"fontFamily": ["Noto Serif", "Arial"], "fontSize": "{size}",
                   "fontWeight": 400, "lineHeight": {"$ref": "#/h/$value"}}}}
                """))
        #expect(fonts(again.theme) == fonts(opened.theme))
    }

    @Test("a copy into another set says what it meant in its own")
    func copiesAcrossSets() throws {
        let text = """
            {"core": {
               "line": {"type": "lineHeights", "value": "20 + 4"},
               "gap": {"type": "other", "value": "{line} / 2"},
               "family": {"type": "fontFamilies", "value": "Noto Sans"},
               "second": {"type": "fontFamilies", "value": "Arial"},
               "base": {"type": "typography", "value": {
                 "fontFamily": ["{family}", "{second}"], "fontSize": "17", "fontWeight": "Regular",
                 "lineHeight": "{line} * 2", "paragraphSpacing": "{gap}",
                 "letterSpacing": "{same}", "mine": ["{line}", {"a": "{gap}"}]}}},
             "brand": {
               "line": {"type": "lineHeights", "value": "40"},
               "second": {"type": "fontFamilies", "value": "Georgia"},
               "body": {"type": "typography", "value": "{base}"}},
             "other": {"same": {"type": "letterSpacing", "value": "1%"}},
             "$metadata": {"tokenSetOrder": ["core", "brand", "other"]}}
            """
        var opened = try WritableTokens(text)
        var mapping = opened.mapping
        mapping.assign("brand.body", to: .body)
        opened.theme.fonts[.body] = ThemeFont(fontName: "NotoSerif-Regular", fontSize: 18)
        let result = opened.file.applying(
            opened.theme, using: mapping, findingFace: TokenSamples.face,
            describingFace: TokenSamples.traits)
        let written = String(decoding: result.value?.bytes ?? [], as: UTF8.self)
        #expect(
            written.contains(
                """
                   "body": {"type": "typography", "value": {
                     "fontFamily": ["Noto Serif", "Arial"], "fontSize": "18", "fontWeight": "Regular",
                     "lineHeight": "(20 + 4) * 2", "paragraphSpacing": "{gap}",
                     "letterSpacing": "{same}", "mine": ["20 + 4", {"a": "{gap}"}]}}},
                """))
    }
}
