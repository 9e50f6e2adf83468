// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

/// A token file becomes a theme, the theme is edited, and goes back into the file.
@Suite("Token files taking themes back")
struct TokenWritingTests {
    private struct Opened {
        let file: TokenFile
        let mapping: TokenMapping
        var theme: Theme

        init(_ text: String) throws {
            file = try #require(TokenFile.read(SourceFile(name: "f", text: text)).value)
            mapping = TokenMapping(for: file)
            theme = try #require(
                file.theme(using: mapping, findingFace: TokenSamples.face).value)
        }

        func written() -> (text: String, said: String, theme: Theme?) {
            let result = file.applying(
                theme, using: mapping, findingFace: TokenSamples.face,
                describingFace: TokenSamples.traits)
            let bytes = result.value?.bytes ?? []
            let again = TokenFile.read(SourceFile(name: "f", bytes: bytes)).value
            return (
                String(decoding: bytes, as: UTF8.self), said(by: result),
                again?.theme(using: mapping, findingFace: TokenSamples.face).value
            )
        }
    }

    /// The lines that differ.
    private func changes(_ old: String, _ new: String) -> [String] {
        let pairs = zip(
            old.split(separator: "\n", omittingEmptySubsequences: false),
            new.split(separator: "\n", omittingEmptySubsequences: false))
        return pairs.filter { $0 != $1 }.map { String($1.trimmingPrefix { $0 == " " }) }
    }

    private func fonts(_ theme: Theme?) -> [TextStyle: String] {
        (theme?.fonts ?? [:]).mapValues { "\($0.fontName ?? "") \($0.fontSize ?? 0)" }
    }

    @Test("tokens make a theme")
    func becomingTheme() throws {
        #expect(
            fonts(try Opened(TokenSamples.w3c).theme) == [
                .body: "NotoSerif-Regular 17.0", .title1: "NotoSerif-SemiBold 28.0",
                .headline: "NotoSerif-Regular 17.0", .caption1: "NotoSansMono-SemiBold 12.0",
            ])
        #expect(
            fonts(try Opened(TokenSamples.tokensStudio).theme) == [
                .body: "NotoSerif-Regular 18.0", .title1: "NotoSerif-BoldItalic 28.0",
            ])
    }

    @Test("a face that nobody knows is guessed, and the system font is left to iOS")
    func guesses() throws {
        let file = try #require(
            TokenFile.read(
                SourceFile(
                    name: "f",
                    text: """
                        {"body": {"type": "typography", "value":
                          {"fontFamily": "My Own", "fontSize": "17", "fontWeight": "Medium Italic"}},
                         "title": {"type": "typography", "value":
                          {"fontFamily": "system-ui", "fontSize": "30", "fontWeight": "Bold"}},
                         "footnote": {"type": "typography", "value":
                          {"fontFamily": "SF Pro", "fontSize": "13", "fontWeight": "Regular"}}}
                        """)
            ).value)
        let result = file.theme(using: TokenMapping(for: file)) { _ in nil }
        #expect(fonts(result.value) == [.body: "MyOwn-MediumItalic 17.0"])
        #expect(
            said(by: result) == """
                f:2:18: warning: no "My Own" in MediumItalic is known here; Body asks for \
                "MyOwn-MediumItalic", which is a guess
                f:3:2: warning: "title" asks for the system font at 30 pt Bold; a theme leaves the \
                system font as it is, 28 pt Regular in Title 1
                """)
    }

    @Test(
        "what was not edited comes back byte for byte",
        arguments: [TokenSamples.w3c, TokenSamples.tokensStudio])
    func unedited(text: String) throws {
        let written = try Opened(text).written()
        #expect(written.text == text)
        #expect(written.said == "")
    }

    @Test("only the numbers and words that were edited change")
    func edited() throws {
        var opened = try Opened(
            """
            {
              "a": {"type": "typography", "value": {
                "fontFamily": "Noto Sans", "fontSize": "17px", "fontWeight": "Regular" }},
              "b": {"$type": "typography", "$value": {
                "fontFamily": [ "Noto Sans", "Arial" ],
                "fontSize": { "unit": "rem", "value": 1.750 },
                "fontWeight": 700 }},
              "c": {"$type": "typography", "$value": {
                "fontFamily": "Noto Sans",
                "fontSize": { "value": 13.0, "unit": "px" }, "fontWeight": "bold"}}
            }
            """)
        #expect(opened.mapping.entries.map(\.style) == [.body, .title1, .footnote])
        opened.theme.fonts[.body]?.fontName = "NotoSerif-BoldItalic"
        opened.theme.fonts[.body]?.fontSize = 18
        opened.theme.fonts[.title1]?.fontName = "NotoSerif-Bold"
        opened.theme.fonts[.title1]?.fontSize = 30
        opened.theme.fonts[.footnote]?.fontName = "NotoSans-SemiBold"
        let written = opened.written()
        #expect(
            written.text == """
                {
                  "a": {"type": "typography", "value": {
                    "fontFamily": "Noto Serif", "fontSize": "18px", "fontWeight": "Bold Italic" }},
                  "b": {"$type": "typography", "$value": {
                    "fontFamily": [ "Noto Serif", "Arial" ],
                    "fontSize": { "unit": "rem", "value": 1.875 },
                    "fontWeight": 700 }},
                  "c": {"$type": "typography", "$value": {
                    "fontFamily": "Noto Sans",
                    "fontSize": { "value": 13.0, "unit": "px" }, "fontWeight": "Semi Bold"}}
                }
                """)
        #expect(written.said == "")
        #expect(fonts(written.theme) == fonts(opened.theme))
    }

    @Test("a reference becomes a value there, and only there; what followed the token stays")
    func references() throws {
        var opened = try Opened(TokenSamples.w3c)
        opened.theme.fonts[.body]?.fontSize = 18
        let written = opened.written()
        let edited = TokenSamples.w3c
            .replacing(
                "\"fontSize\": \"{size.body}\"",
                with: "\"fontSize\": {\"value\": 18, \"unit\": \"px\"}"
            )
            // The headline was the body, and was not edited.
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
                f:17:5: warning: "fontSize" was the reference "{size.body}"; it has a value of its \
                own now
                f:36:5: warning: the whole token was the reference "{typography.body}"; it has a \
                value of its own now
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
        var opened = try Opened(text)
        opened.theme.fonts[.body]?.fontSize = 19
        let written = opened.written()
        #expect(written.text == text.replacing("17", with: "19"))
        #expect(
            written.said == """
                f:4:3: warning: "t.Body/Bold" refers to a token that was edited, and changes with \
                it to 19 pt Noto Sans Regular
                """)
    }

    @Test("a token that is a reference as a whole keeps its type")
    func wholeReferences() throws {
        let text = """
            {"text": {"body": {"$type": "typography", "$value":
               {"fontFamily": "Noto Sans", "fontSize": {"value": 17, "unit": "px"}}}},
             "callout": {"$description": "As body", "$ref": "#/text/body"},
             "footnote": {"$value": "{text.body}"}}
            """
        var opened = try Opened(text)
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
        // All of it by reference still, where names mean the same.
        var opened = try Opened(
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
                f:5:2: warning: the whole token was the reference "{body}"; it has a value of its \
                own now
                """)

        opened = try Opened(
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
        var opened = try Opened(text)
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

    @Test("a calculation becomes its result, a missing weight is added")
    func calculations() throws {
        var opened = try Opened(TokenSamples.tokensStudio)
        opened.theme.fonts[.title1]?.fontSize = 32
        #expect(
            changes(TokenSamples.tokensStudio, opened.written().text) == ["\"fontSize\": \"32\","])

        let text = """
            {"body": {"type": "typography", "value": {
               "fontFamily": "Noto Sans",
               "fontSize": "17"
            }}}
            """
        opened = try Opened(text)
        opened.theme.fonts[.body]?.fontName = "NotoSans-Bold"
        #expect(
            opened.written().text == """
                {"body": {"type": "typography", "value": {
                   "fontFamily": "Noto Sans",
                   "fontSize": "17",
                   "fontWeight": "Bold"
                }}}
                """)
    }

    @Test("what tokens cannot hold is said, and inherited tokens stay as they are")
    func losses() throws {
        let text = """
            {"base": {"$type": "typography", "body": {"$value":
               {"fontFamily": "Noto Sans", "fontSize": {"value": 17, "unit": "px"}}}},
             "app": {"$extends": "{base}", "callout": {"$type": "typography", "$value":
               {"fontFamily": "Noto Sans", "fontSize": {"value": 16, "unit": "px"}}}}}
            """
        var opened = try Opened(text)
        var mapping = opened.mapping
        mapping.assign("app.body", to: .body)
        opened.theme.fonts[.body]?.fontSize = 19
        opened.theme.fonts[.callout] = nil
        opened.theme.fonts[.caption2] = ThemeFont(
            fontName: "NotoSans-Regular", fontSize: 11, maximumPointSize: 20)
        opened.theme.colors = [.light: [.tint: Color(red: 1, green: 2, blue: 3)]]
        opened.theme.sectionHeader.text.pointSize = 20
        opened.theme.fontFiles = [FontFile(path: "a.ttf")]
        let result = opened.file.applying(
            opened.theme, using: mapping, findingFace: TokenSamples.face,
            describingFace: TokenSamples.traits)
        #expect(result.value?.bytes == Array(text.utf8))
        #expect(
            result.diagnostics.map(\.message) == [
                "design tokens cannot limit Caption 2 to 20 pt; the limit is left out",
                "there is no place in design tokens for \"sectionHeader\"; left out",
                "there is no place in design tokens for \"colors\"; left out",
                "there is no place in design tokens for \"fontFiles\"; hand the files over with the tokens",
                "Caption 2 has a font, but no token is mapped to it; it is not written",
                "\"app.body\" stands in a group that its own extends, and is not changed; write it "
                    + "into its own group first",
                "Callout has no font any more; a token cannot say that, and \"app.callout\" stays "
                    + "as it is",
            ])
    }

    @Test("a size that is none is refused, and a name that cannot come back is told")
    func impossible() throws {
        var opened = try Opened(TokenSamples.w3c)
        opened.theme.fonts[.body]?.fontSize = 2_000
        #expect(
            opened.written().said.contains(
                "f: error: the theme cannot be written as tokens: \"fontSize\" must be above 0"))
        opened = try Opened(TokenSamples.w3c)
        opened.theme.fonts[.body]?.fontName = "Mystery"
        #expect(
            opened.written().said.contains(
                "warning: \"Mystery\" reads back as \"Mystery-Regular\" in Body"))
    }
}
