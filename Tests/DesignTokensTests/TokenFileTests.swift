// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Syntax

@Suite("Token files")
struct TokenFileTests {
    private func tokens(_ text: String) -> [String] {
        TokenFile.read(SourceFile(name: "f", text: text)).value?.tokens.map(\.summary) ?? []
    }

    @Test("W3C tokens, their references followed")
    func w3c() throws {
        let result = TokenFile.read(SourceFile(name: "f", text: TokenSamples.w3c))
        #expect(
            said(by: result) == """
                f:23:9: note: "lineHeight" is left out, because themes cannot store it. iOS \
                takes line heights from the font. Also affected: "typography.title-1".
                f:32:9: note: "letterSpacing" is left out, because themes cannot store it. \
                iOS takes letter spacing from the font.
                f:41:23: note: "fontSize" is in rem. One rem is read as 16 px, so the size is 12 pt.
                """)
        let file = try #require(result.value)
        #expect(file.dialect == .w3c)
        #expect(
            file.tokens.map(\.summary) == [
                "typography.body: Noto Serif/Georgia 400 17.0",
                "typography.title-1: Noto Serif 600 28.0",
                "typography.headline: Noto Serif/Georgia 400 17.0",
                "typography.caption.$root: Noto Sans Mono 600 12.0",
            ])
        #expect(file.tokens.map(\.position?.line) == [17, 26, 36, 38])
    }

    @Test("Tokens Studio, its sets and calculations")
    func tokensStudio() throws {
        let result = TokenFile.read(SourceFile(name: "f", text: TokenSamples.tokensStudio))
        #expect(
            said(by: result) == """
                f:17:9: note: "lineHeight" is left out, because themes cannot store it. iOS \
                takes line heights from the font.
                f:19:9: note: "paragraphSpacing" is left out, because themes cannot store it. \
                On iOS, paragraph spacing and indents belong to the text, not to its font.
                """)
        let file = try #require(result.value)
        #expect(file.dialect == .tokensStudio)
        // A calculation uses the size of its own set, and a token of the brand uses the brand's.
        #expect(
            file.tokens.map(\.summary) == [
                "brand.Body/Regular: Noto Serif/Georgia 400 18.0",
                "brand.Title/Large: Noto Serif/Georgia 700 italic 28.0",
            ])
    }

    @Test("groups inherit from groups, and what they say themselves goes first")
    func extends() {
        let text = """
            {"base": {"$type": "typography",
              "body": {"$value": {"fontFamily": "A", "fontSize": {"value": 17, "unit": "px"}}},
              "title": {"$value": {"fontFamily": "A", "fontSize": {"value": 28, "unit": "px"}}}},
             "brand": {"$extends": "{base}", "$type": "typography",
              "title": {"$value": {"fontFamily": "B", "fontSize": {"value": 30, "unit": "px"}}}},
             "other": {"$extends": "#/brand"}}
            """
        #expect(
            tokens(text) == [
                "base.body: A 400 17.0", "base.title: A 400 28.0", "brand.title: B 400 30.0",
                "brand.body: A 400 17.0", "other.title: B 400 30.0", "other.body: A 400 17.0",
            ])
    }

    @Test("a type comes from the token, its reference, or its group, in that order")
    func types() {
        let value = "{\"fontFamily\": \"A\", \"fontSize\": {\"value\": 17, \"unit\": \"px\"}}"
        #expect(
            tokens(
                """
                {"text": {"$type": "typography", "a": {"$value": \(value)},
                  "no": {"$type": "color", "$value": \(value)}},
                 "size": {"$type": "dimension", "b": {"$value": "{text.a}"},
                  "c": {"$value": {"value": 3, "unit": "px"}}},
                 "whole": {"$ref": "#/text/a"}, "value": {"$value": {"$ref": "#/text/a/$value"}}}
                """) == [
                    "text.a: A 400 17.0", "size.b: A 400 17.0", "whole: A 400 17.0",
                    "value: A 400 17.0",
                ])
    }

    @Test(
        "weights have many names",
        arguments: [
            ("700", 700, false), ("\"700\"", 700, false), ("350", 350, false),
            ("\"extra-light\"", 200, false), ("\"Semi Bold\"", 600, false),
            ("\"DemiBold Oblique\"", 600, true), ("\"Italic\"", 400, true),
            ("\"heavy\"", 900, false), ("\"ultra-black\"", 950, false),
        ])
    func weights(written: String, weight: Int, isItalic: Bool) throws {
        let text = """
            {"a": {"type": "typography", "value":
              {"fontFamily": "A", "fontSize": "17", "fontWeight": \(written)}}}
            """
        let result = TokenFile.read(SourceFile(name: "f", text: text))
        #expect(said(by: result) == "")
        let token = try #require(result.value?.tokens.first)
        #expect(token.weight.rawValue == weight)
        #expect(token.isItalic == isItalic)
    }

    @Test(
        "sizes may be calculated",
        arguments: [
            ("17", 17.0), ("17px", 17), ("17 pt", 17), ("2 * 8.5", 17), ("(1 + 2) * -3 + 26", 17),
            ("{b} / 2", 10), ("{b}*{c}", 30), ("1.25rem", 20), ("20 - -1.5", 21.5),
            ("$b", 20), ("$b * 2 - $c", 38.5), ("{b.value}", 20), ("16 * 1.25^2", 25),
            ("-2^2 + 21", 17), ("roundTo(16 * 1.25^5)", 49), ("roundTo(16.04, 1)", 16),
            ("round(24 * pow(65 / 24, 1 / 5))", 29), ("ceil(16.2) + floor(2.9)", 19),
            ("min({b}, 17px, 30)", 17), ("max(12, {b})", 20), ("calc(1rem + 1px)", 17),
            ("clamp(13px, 2vw + 1rem, 20px)", 13),
        ])
    func calculations(written: String, size: Double) {
        let text = """
            {"b": {"type": "dimension", "value": "20"}, "c": {"type": "number", "value": 1.5},
             "a": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "\(written)"}}}
            """
        #expect(tokens(text) == ["a: A 400 \(size)"])
    }

    @Test(
        "families end with a generic name",
        arguments: [
            ("\"Noto Serif, Georgia, serif\"", ["Noto Serif", "Georgia", "Times New Roman"]),
            ("[\"A\", \"system-ui\", \"Helvetica\"]", ["A"]), ("\"sans-serif\"", []),
            ("\"-apple-system, BlinkMacSystemFont, 'Segoe UI'\"", []), ("[\"inherit\"]", []),
            ("\"\\\"-apple-system, 'Segoe UI', Roboto\\\"\"", []),
            ("\"'A, B', C\"", ["A, B", "C"]),
            ("\"SF Pro Display\"", []), ("\"SFProText-Bold\"", []), ("\".SFUI\"", []),
            ("\"monospace\"", ["Courier"]), ("[\"A\", \"-apple-system,\", \"B\"]", ["A"]),
        ])
    func families(written: String, families: [String]) throws {
        let text = """
            {"a": {"type": "typography", "value": {"fontFamily": \(written), "fontSize": "17"}}}
            """
        let token = try #require(
            TokenFile.read(SourceFile(name: "f", text: text)).value?.tokens.first)
        #expect(token.families == families)
        #expect(token.weight.rawValue == (written.contains("Bold") ? 700 : 400))
    }

    @Test("tokens of a group are a font together, and stay tokens")
    func spelledOut() {
        let text = """
            {"type": {"body": {"font-family": {"$type": "fontFamily", "$value": "A"},
               "font-size": {"$type": "dimension", "$value": {"value": 17, "unit": "px"}}},
              "lead": {"$type": "typography", "$value": {"fontFamily": "{type.body.font-family}",
               "fontSize": "{type.body.font-size}"}},
              "label": {"$type": "typography", "$value": "{type.body}"}}}
            """
        #expect(
            tokens(text) == [
                "type.body: A 400 17.0", "type.lead: A 400 17.0", "type.label: A 400 17.0",
            ])
    }

    @Test("a group has the type of the group that it extends, wherever that has it from")
    func extendedTypes() {
        let value = "{\"fontFamily\": \"A\", \"fontSize\": {\"value\": 17, \"unit\": \"px\"}}"
        #expect(
            tokens(
                """
                {"all": {"$type": "typography", "base": {"x": {"$value": \(value)}}},
                 "one": {"$extends": "{all.base}", "y": {"$value": \(value)}},
                 "two": {"$ref": "#/one", "z": {"$value": \(value)}}}
                """) == [
                    "all.base.x: A 400 17.0", "one.y: A 400 17.0", "one.x: A 400 17.0",
                    "two.z: A 400 17.0", "two.y: A 400 17.0", "two.x: A 400 17.0",
                ])
    }

    @Test("a set that is not declared is one where references would lead nowhere else")
    func undeclaredSets() {
        let text = """
            {"global": {
              "size": {"body": {"value": "17", "type": "fontSizes"}},
              "other": {"body": {"value": "20", "type": "fontSizes"}},
              "a": {"type": "typography", "value": {"fontFamily": "A", "fontSize": "{size.body}"}},
              "b": {"type": "typography", "value":
                {"fontFamily": "A", "fontSize": "{other.body} + 1"}}},
             "other": {"body": {"value": "30", "type": "fontSizes"}}}
            """
        #expect(tokens(text) == ["global.a: A 400 17.0", "global.b: A 400 31.0"])
    }

    @Test("files of tokens are told from themes and screens")
    func recognized() throws {
        for text in [TokenSamples.w3c, TokenSamples.tokensStudio] {
            #expect(TokenFile.isTokenFile(ParsedFile(SourceFile(name: "f", text: text))))
        }
        for path in Bundled.themes + Bundled.screens {
            #expect(!TokenFile.isTokenFile(ParsedFile(try #require(SourceFile.read(path).value))))
        }
        #expect(!TokenFile.isTokenFile(ParsedFile(SourceFile(name: "f", text: "{\"fonts\": {}}"))))
    }

    @Test("what is wrong is said at its place", arguments: TokenMistakes.all.indices)
    func mistakes(index: Int) {
        let mistake = TokenMistakes.all[index]
        expect(mistake.said, from: mistake.text, by: TokenFile.read)
    }
}
