// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Themes as design tokens")
struct TokenExportTests {
    private let theme = Theme(
        name: "A \"brand\"",
        fonts: [
            .body: ThemeFont(fontName: "NotoSerif-Regular", fontSize: 17),
            .title1: ThemeFont(
                fontName: "NotoSerif-SemiBold", fontSize: 28.5, maximumPointSize: 40),
            .footnote: ThemeFont(design: .serif),
        ])

    @Test("the bold of a font with a name is its weight, unless it is bolder")
    func boldFont() {
        let fonts: [TextStyle: ThemeFont] = [
            .body: ThemeFont(fontName: "NotoSerif-Regular", fontSize: 17, weight: .bold),
            .title1: ThemeFont(fontName: "NotoSerif-Regular", fontSize: 28, weight: .regular),
        ]
        let exported = TokenExport.text(
            of: Theme(fonts: fonts), as: .w3c, file: "f", describingFace: TokenSamples.traits)
        let weights = exported.text.split(separator: "\n").filter { $0.contains("fontWeight") }
        #expect(weights.map { $0.filter(\.isNumber) } == ["400", "700"])
        #expect(exported.diagnostics.isEmpty)
    }

    @Test("as W3C tokens")
    func w3c() {
        let exported = TokenExport.text(
            of: theme, as: .w3c, file: "f", describingFace: TokenSamples.traits)
        #expect(
            exported.text == #"""
                {
                  "$description": "A \"brand\"",
                  "typography": {
                    "$type": "typography",
                    "title": {
                      "$value": {
                        "fontFamily": "Noto Serif",
                        "fontSize": {"value": 28.5, "unit": "px"},
                        "fontWeight": 600,
                        "letterSpacing": {"value": 0, "unit": "px"},
                        "lineHeight": 1.214
                      }
                    },
                    "body": {
                      "$value": {
                        "fontFamily": "Noto Serif",
                        "fontSize": {"value": 17, "unit": "px"},
                        "fontWeight": 400,
                        "letterSpacing": {"value": 0, "unit": "px"},
                        "lineHeight": 1.294
                      }
                    }
                  }
                }

                """#)
        #expect(
            exported.diagnostics.map(\.description) == [
                "f: fonts.title.maximumPointSize: warning: Design tokens cannot store maximum "
                    + "sizes. The maximum for Title 1 (40 pt) is left out.",
                "f: fonts.footnote: warning: Design tokens cannot store the design and weight of "
                    + "a system font. The style Footnote is left out.",
            ])
    }

    @Test("as Tokens Studio's")
    func tokensStudio() {
        let theme = Theme(
            fonts: [.body: ThemeFont(fontName: "NotoSerif-SemiBoldItalic", fontSize: 17)])
        let exported = TokenExport.text(
            of: theme, as: .tokensStudio, file: "f", describingFace: TokenSamples.traits)
        #expect(
            exported.text == #"""
                {
                  "typography": {
                    "body": {
                      "type": "typography",
                      "value": {
                        "fontFamily": "Noto Serif",
                        "fontSize": "17",
                        "fontWeight": "Semi Bold Italic"
                      }
                    }
                  }
                }

                """#)
        #expect(exported.diagnostics == [])
    }

    @Test("names that nobody knows are guessed; W3C tokens lose italics")
    func guesses() {
        let theme = Theme(fonts: [.body: ThemeFont(fontName: "Own-BoldItalic", fontSize: 17)])
        let exported = TokenExport.text(of: theme, as: .w3c, file: "f") { _ in nil }
        #expect(
            exported.diagnostics.map(\.message) == [
                "\"Own-BoldItalic\" is not an iOS font and does not come with the theme. The font "
                    + "is written as \"Own\" BoldItalic, which is a guess.",
                "W3C tokens have no italics. Body is written upright.",
            ])
    }

    @Test("what is written reads back as the same fonts", arguments: TokenFile.Dialect.allCases)
    func roundTrips(dialect: TokenFile.Dialect) throws {
        for seed in 0..<200 {
            let theme = RandomTheme.make(seed: UInt64(seed), slants: dialect == .tokensStudio)
            let exported = TokenExport.text(
                of: theme, as: dialect, file: "f", describingFace: TokenSamples.traits)
            let source = SourceFile(name: "f", text: exported.text)
            let file = try #require(TokenFile.read(source).value, "seed \(seed)")
            #expect(file.dialect == dialect)
            let mapping = TokenMapping(for: file)
            #expect(mapping.entries.allSatisfy { $0.reason == .name }, "seed \(seed)")
            let again = try #require(
                file.theme(using: mapping, findingFace: TokenSamples.face).value)
            #expect(again.fonts.keys == theme.fonts.keys, "seed \(seed)")
            for (style, font) in theme.fonts {
                #expect(again.fonts[style]?.fontName == font.fontName, "seed \(seed)")
                #expect(again.fonts[style]?.fontSize == font.fontSize, "seed \(seed)")
            }
            // A theme without edits does not change the file.
            let back = file.applying(
                again, using: mapping, findingFace: TokenSamples.face,
                describingFace: TokenSamples.traits)
            #expect(back.value?.bytes == source.bytes, "seed \(seed)")
        }
    }

    @Test(
        "fonts of any name come back, or are said to be left out",
        arguments: TokenFile.Dialect.allCases)
    func anyNames(dialect: TokenFile.Dialect) throws {
        for seed in 0..<2_000 {
            let theme = RandomTheme.ofAnyNames(seed: UInt64(seed))
            let exported = TokenExport.text(of: theme, as: dialect, file: "f") {
                FaceTraits(family: $0)
            }
            let omitted = exported.diagnostics.compactMap { diagnostic in
                if case .omittedFamily(_, let style)? = diagnostic.problem
                    as? TokenConversionProblem
                {
                    return style
                }
                return nil
            }
            let kept = theme.fonts.filter { !omitted.contains($0.key) }
            let isRefused = exported.diagnostics.contains { $0.severity == .error }
            #expect(isRefused == kept.isEmpty, "seed \(seed)")
            guard !isRefused else { continue }
            let result = TokenFile.read(SourceFile(name: "f", text: exported.text))
            let file = try #require(result.value, "seed \(seed): \(said(by: result))")
            let again = try #require(
                file.theme(using: TokenMapping(for: file)) { NamedFace($0.family, $0) }.value)
            for (style, font) in kept {
                let name = again.fonts[style]?.fontName ?? ""
                #expect(name.utf8.elementsEqual((font.fontName ?? "").utf8), "seed \(seed)")
            }
            #expect(again.fonts.count == kept.count, "seed \(seed)")
        }
    }

    @Test("any edit arrives in the file", arguments: TokenFile.Dialect.allCases)
    func edits(dialect: TokenFile.Dialect) throws {
        for seed in 0..<200 {
            let slants = dialect == .tokensStudio
            let old = RandomTheme.make(seed: UInt64(seed), slants: slants)
            let new = RandomTheme.make(seed: UInt64(seed) + 1_000_000, slants: slants)
            let text = TokenExport.text(
                of: old, as: dialect, file: "f", describingFace: TokenSamples.traits
            ).text
            let file = try #require(TokenFile.read(SourceFile(name: "f", text: text)).value)
            let mapping = TokenMapping(for: file)
            let written = try #require(
                file.applying(
                    new, using: mapping, findingFace: TokenSamples.face,
                    describingFace: TokenSamples.traits
                ).value)
            let again = try #require(
                TokenFile.read(written).value?.theme(
                    using: mapping, findingFace: TokenSamples.face
                ).value)
            for style in old.fonts.keys {
                let expected = new.fonts[style] ?? old.fonts[style]
                #expect(again.fonts[style]?.fontName == expected?.fontName, "seed \(seed)")
                #expect(again.fonts[style]?.fontSize == expected?.fontSize, "seed \(seed)")
            }
        }
    }
}

/// Themes of Noto faces in random weights and sizes, with at least one style.
enum RandomTheme {
    static func make(seed: UInt64, slants: Bool) -> Theme {
        var numbers = SeededNumbers(seed: seed)
        var theme = Theme()
        for style in TextStyle.allCases where theme.fonts.isEmpty || numbers.chance(0.6) {
            let traits = FaceTraits(
                family: numbers.element(of: ["Noto Sans", "Noto Serif", "Noto Sans Mono"]),
                weight: FontWeight(rawValue: numbers.weight()),
                isItalic: slants && numbers.chance(0.3))
            theme.fonts[style] = ThemeFont(
                fontName: traits.likelyPostScriptName, fontSize: numbers.number(in: 1...100))
        }
        return theme
    }

    /// Names with a special meaning in JSON, style sheets, or tokens.
    static func ofAnyNames(seed: UInt64) -> Theme {
        var numbers = SeededNumbers(seed: seed)
        let pieces = [
            "Noto", " ", "{", "}", "{a.b}", "$a", "'", "\"", ",", "\\", "\u{1}", "\n", "\t", ".",
            "/",
            "-Bold", "serif", "sans-serif", "SF Pro", "inherit", "é", "\u{301}", "\u{202E}", "😀",
            "\u{0}", "system-ui", "17px", "null",
        ]
        var theme = Theme(name: numbers.element(of: pieces))
        for style in TextStyle.allCases where theme.fonts.isEmpty || numbers.chance(0.4) {
            let name = (0..<Int(numbers.number(in: 1...4))).map { _ in numbers.element(of: pieces) }
            theme.fonts[style] = ThemeFont(
                fontName: name.joined(), fontSize: numbers.number(in: 1...100))
        }
        return theme
    }
}
