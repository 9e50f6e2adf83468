// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

/// A token file becomes a theme, the theme is edited, and it is written back into the file.
@Suite("Token files taking themes back")
struct TokenWritingTests {
    @Test("tokens make a theme")
    func becomingTheme() throws {
        #expect(
            fonts(try WritableTokens(TokenSamples.w3c).theme) == [
                .body: "NotoSerif-Regular 17.0", .title1: "NotoSerif-SemiBold 28.0",
                .headline: "NotoSerif-Regular 17.0", .caption1: "NotoSansMono-SemiBold 12.0",
            ])
        #expect(
            fonts(try WritableTokens(TokenSamples.tokensStudio).theme) == [
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
                          {"fontFamily": "My Own", "fontSize": "17", "fontWeight": "Medium \
                          Italic"}},
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
                f:2:18: note: "My Own" is neither an iOS font nor one of the fonts beside the \
                tokens. The most likely name of the font, "MyOwn-MediumItalic", is used for Body.
                f:3:2: note: "title" sets the system font to 30 pt Bold. Themes cannot change \
                the size or the weight of the system font, so Title 1 stays at 28 pt Regular.
                """)
    }

    @Test(
        "what was not edited comes back byte for byte",
        arguments: [TokenSamples.w3c, TokenSamples.tokensStudio])
    func unedited(text: String) throws {
        let written = try WritableTokens(text).written()
        #expect(written.text == text)
        #expect(written.said == "")
    }

    @Test("only the numbers and words that were edited change")
    func edited() throws {
        var opened = try WritableTokens(
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

    @Test("a calculation becomes its result, a missing weight is added")
    func calculations() throws {
        var opened = try WritableTokens(TokenSamples.tokensStudio)
        opened.theme.fonts[.title1]?.fontSize = 32
        #expect(
            changes(TokenSamples.tokensStudio, opened.written().text) == ["\"fontSize\": \"32\","])

        let text = """
            {"body": {"type": "typography", "value": {
               "fontFamily": "Noto Sans",
               "fontSize": "17"
            }}}
            """
        opened = try WritableTokens(text)
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
        var opened = try WritableTokens(text)
        var mapping = opened.mapping
        mapping.assign("app.body", to: .body)
        opened.theme.fonts[.body]?.fontSize = 19
        opened.theme.fonts[.callout] = nil
        opened.theme.fonts[.caption2] = ThemeFont(
            fontName: "NotoSans-Regular", fontSize: 11, maximumPointSize: 20)
        opened.theme.colors = [.light: [.tint: Color(red: 1, green: 2, blue: 3)]]
        opened.theme.sectionHeader.text.pointSize = 20
        opened.theme.fontFiles = ["a.ttf"]
        let result = opened.file.applying(
            opened.theme, using: mapping, findingFace: TokenSamples.face,
            describingFace: TokenSamples.traits)
        #expect(result.value?.bytes == Array(text.utf8))
        #expect(
            result.diagnostics.map(\.message) == [
                "Design tokens cannot store maximum sizes. The maximum for Caption 2 (20 pt) is "
                    + "left out.",
                "Design tokens cannot store \"sectionHeader\". It is left out.",
                "Design tokens cannot store \"colors\". The colors are left out.",
                "Design tokens cannot store \"fontFiles\". Provide the font files along with the "
                    + "tokens.",
                "No token is mapped to Caption 2, so the font of this text style is not written.",
                "\"app.body\" stays unchanged, because its group inherits this token from another group. "
                    + "To change the token, first add a token with this name to the group that inherits it.",
                "The font of Callout was removed. Tokens cannot store this change, so "
                    + "\"app.callout\" stays unchanged.",
            ])
    }

    @Test("a size that is none is refused, and a name that cannot come back is told")
    func impossible() throws {
        var opened = try WritableTokens(TokenSamples.w3c)
        opened.theme.fonts[.body]?.fontSize = 2_000
        #expect(
            opened.written().said.contains(
                "f: error: The theme cannot be written as tokens. \"fontSize\" is 2000, but must be "
                    + "greater than 0"))
        opened = try WritableTokens(TokenSamples.w3c)
        opened.theme.fonts[.body]?.fontName = "Mystery"
        #expect(
            opened.written().said.contains(
                "warning: When you open the tokens again, Body will use \"Mystery-Regular\" "
                    + "instead of \"Mystery\"."))
    }
}
