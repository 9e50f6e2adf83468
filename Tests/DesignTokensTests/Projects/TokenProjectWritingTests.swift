// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Projects that take a theme back")
struct TokenProjectWritingTests {
    /// Writes an edited theme into a project.
    ///
    /// - Returns: the changed files by name, and the diagnostics.
    private func written(
        _ origin: TokenOrigin, _ names: [String], _ files: [String: String],
        _ edit: (inout Theme) -> Void
    ) throws -> (files: [String: String], said: String) {
        let file = try #require(read(origin, names, from: files).value)
        let mapping = TokenMapping(for: file)
        var theme = try #require(file.theme(using: mapping, findingFace: TokenSamples.face).value)
        edit(&theme)
        let result = file.applying(
            theme, using: mapping, findingFace: TokenSamples.face,
            describingFace: TokenSamples.traits)
        let edited = try #require(result.value)
        let changed = file.project.files(changedBy: edited).map {
            ($0.name, String(decoding: $0.bytes, as: UTF8.self))
        }
        return (Dictionary(uniqueKeysWithValues: changed), said(by: result))
    }

    @Test("each change is in the file that holds the token")
    func severalFiles() throws {
        let files = [
            "p/a.json": "{\"body\": \(TokenProjectSamples.w3c("Noto Sans", 17))}",
            "p/b.json": "{\"title1\": \(TokenProjectSamples.w3c("Noto Sans", 28))}\n",
            "p/c.json": "\u{FEFF}{\"callout\": \(TokenProjectSamples.w3c("Noto Sans", 16))}",
        ]
        let result = try written(.folder("p"), [], files) { theme in
            theme.fonts[.body]?.fontSize = 18
            theme.fonts[.callout]?.fontSize = 15
        }
        #expect(
            result.files
                == [
                    "p/a.json": files["p/a.json"]?.replacing("17", with: "18"),
                    "p/c.json": files["p/c.json"]?.replacing("\": 16", with: "\": 15"),
                ].compactMapValues(\.self))
        #expect(result.said == "")
        #expect(try written(.folder("p"), [], files) { _ in }.files == [:])
    }

    @Test("a reference into another file becomes a value where it stands; what follows stays")
    func references() throws {
        let files = TokenProjectSamples.resolver
        let result = try written(.file("p/r.resolver.json"), ["dark"], files) { theme in
            theme.fonts[.body]?.fontSize = 22
        }
        #expect(
            result.files == [
                "p/base/type.json": """
                {"type": {"$type": "typography",
                  "body": {"$value": {"fontFamily": "Noto Serif", "fontSize": \
                {"value": 22, "unit": "px"},
                    "fontWeight": 400}},
                  "title1": {"$value": {"fontFamily": "Noto Serif", "fontSize": \
                {"value": 20, "unit": "px"},
                    "fontWeight": 400}}}}
                """
            ])
        #expect(
            result.said == """
                p/base/type.json:2:3: warning: The value of "fontSize" was a reference to \
                "{size.body}". "fontSize" now has its own value.
                p/base/type.json:4:3: warning: The whole token was a reference to "{type.body}". \
                The token now has its own value.
                """)
    }

    @Test("a copy of a token in another file is written where it was referred to")
    func copies() throws {
        let files = [
            "1.json": "{\"body\": \(TokenProjectSamples.studio("Noto Sans", "17"))}",
            "2.json": #"{"callout": {"type": "typography", "value": "{body}"}}"#,
        ]
        let result = try written(.files(["1.json", "2.json"]), [], files) { theme in
            theme.fonts[.callout]?.fontSize = 16
        }
        #expect(
            result.files == [
                "2.json": """
                {"callout": {"type": "typography", "value": {"fontFamily": "Noto Sans", \
                "fontSize": "16", "fontWeight": "Regular"}}}
                """
            ])
    }

    @Test("a value of a merged composite changes in the file that it is from")
    func composites() throws {
        var files = TokenProjectSamples.studioFolder
        files["p/$themes.json"] = """
            [{"name": "x", "selectedTokenSets":
              {"type": "enabled", "brand/a": "enabled", "big": "enabled"}}]
            """
        files["p/big.json"] = #"{"body": {"type": "typography", "value": {"fontSize": "30"}}}"#
        let result = try written(.folder("p"), [], files) { theme in
            theme.fonts[.body] = ThemeFont(fontName: "NotoSerif-Bold", fontSize: 31)
        }
        #expect(
            result.files == [
                "p/big.json": #"{"body": {"type": "typography", "value": {"fontSize": "31"}}}"#,
                "p/type.json": files["p/type.json"]!.replacing(
                    "\"{size.body}\", \"fontWeight\": \"Regular\"",
                    with: "\"{size.body}\", \"fontWeight\": \"Bold\""),
            ])
    }

    @Test("tokens inside a resolver document are written there")
    func inlineTokens() throws {
        let files = [
            "r.json": """
            {"resolutionOrder": [{"type": "set", "name": "a", "sources": [
              {"body": \(TokenProjectSamples.w3c("Noto Sans", 17))}]}]}
            """
        ]
        let result = try written(.file("r.json"), [], files) { $0.fonts[.body]?.fontSize = 18 }
        #expect(result.files == files.mapValues { $0.replacing("\": 17", with: "\": 18") })
    }
}
