// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Themes")
struct ThemeReaderTests {
    private func read(_ text: String) -> Theme? {
        let result = ThemeReader.read(SourceFile(name: "f", text: text))
        #expect(said(by: result) == "", "\(text)")
        return result.value
    }

    @Test("a property list in either dialect")
    func propertyLists() throws {
        func list(_ key: String, _ size: String) -> String {
            """
            <plist><dict>
              <key>\(key)</key>
              <dict><key>fontName</key><string>A-Bold</string><key>fontSize</key>\(size)</dict>
            </dict></plist>
            """
        }
        for style in TextStyle.allCases {
            let theme = try #require(read(list(style.dictionaryKey, "<integer>17</integer>")))
            #expect(theme.format == .init(container: .xmlPropertyList, dialect: .styleNames))
            let font = try #require(theme.fonts[style])
            #expect(font.fontName == "A-Bold")
            #expect(font.fontSize == 17)
            #expect(font.key == style.dictionaryKey)
            let text = list(style.dictionaryKey, "<real>1</real>")
            let map = SourceMap(SourceFile(name: "f", text: text))
            #expect(map.position(of: theme.keyPath(of: style)) == Position(line: 2, column: 3))
            #expect(
                map.position(of: theme.keyPath(of: style, "fontName"))
                    == Position(line: 3, column: 28))
            let raw = try #require(read(list(style.rawName, "<real>17.5</real>")))
            #expect(raw.fonts[style]?.fontSize == 17.5)
            #expect(raw.format.dialect == .rawNames)
        }
    }

    @Test("the same dictionary as JSON, with dialects mixed")
    func jsonDictionary() throws {
        let theme = try #require(
            read(
                """
                {"body": {"fontName": "A", "fontSize": 17},
                 "UICTFontTextStyleTitle1": {"fontName": "B", "fontSize": 28}}
                """))
        #expect(theme.format == .init(container: .jsonDictionary, dialect: .mixed))
        #expect(theme.fonts[.title1]?.fontName == "B")
        #expect(theme.fonts.count == 2)
    }

    @Test("an empty dictionary is every style's preferred font")
    func empty() {
        #expect(read("{}")?.fonts == [:])
        #expect(read("<plist><dict/></plist>")?.fonts == [:])
        #expect(read("{\"fonts\": {}}") == Theme.system)
    }

    /// A theme, whatever its diagnostics.
    private func quietly(_ text: String) -> Theme? {
        ThemeReader.read(SourceFile(name: "f", text: text)).value
    }

    @Test("the fork's designs and weights")
    func fork() throws {
        let theme = try #require(
            quietly(
                """
                {"body": {"design": "serif"}, "headline": {"weight": "bold", "design": "rounded"},
                 "footnote": {"fontName": "A", "fontSize": 13, "weight": "regular"}}
                """))
        #expect(theme.fonts[.body]?.fontName == nil)
        #expect(theme.fonts[.body]?.design == .serif)
        #expect(theme.fonts[.headline]?.weight == .bold)
        #expect(theme.fonts[.headline]?.design == nil, "the fork draws it in the default design")
        #expect(theme.fonts[.footnote]?.weight == .regular)
        #expect(theme.format.entries == .scaledFontFork)
        let own = try #require(quietly("{\"fonts\": {\"body\": {\"design\": \"rounded\"}}}"))
        #expect(own.fonts[.body]?.design == .rounded)
    }

    @Test("an empty entry is the system font for the fork, and voids the file for ScaledFont")
    func emptyEntry() throws {
        let fork = try #require(quietly("{\"body\": {}, \"title\": {\"weight\": \"bold\"}}"))
        #expect(fork.fonts[.body] == ThemeFont(key: "body"))
        #expect(quietly("{\"body\": {}}") == nil)
    }

    @Test("entries that ADUtils reads")
    func dynamicFont() throws {
        func list(_ key: String, _ name: String, _ size: String) -> ReadResult<Theme> {
            let text =
                "<plist><dict><key>\(key)</key><dict><key>name</key>\(name)<key>size</key>\(size)"
                + "</dict></dict></plist>"
            return ThemeReader.read(SourceFile(name: "f", text: text))
        }
        let body = "UICTFontTextStyleBody"
        let theme = try #require(list(body, "<string>A</string>", "<integer>17</integer>").value)
        #expect(theme.format.entries == .dynamicFont)
        #expect(theme.fonts == [.body: ThemeFont(fontName: "A", fontSize: 17, key: body)])
        for weight in ["ultralight", "Bold", "SEMIBOLD"] {
            let theme = list(body, "<string>\(weight)</string>", "<real>17</real>").value
            #expect(theme?.systemWeight(of: .body) != nil)
        }
        // ScaledFont finds a style only by UIKit's raw name, and decodes all entries or none.
        let other = list("body", "<string>A</string>", "<integer>17</integer>")
        #expect(other.value?.fonts == [:])
        #expect(other.diagnostics.last?.id == "theme.unknown-style")
        let bad = list(body, "<string>A</string>", "<integer>0</integer>")
        #expect(bad.value == nil)
        #expect(!said(by: bad).contains("voids"))
    }

    @Test("what was never meant for ScaledFont is no theme, in a line")
    func otherDictionaries() {
        for text in [
            "<plist><dict><key>CFBundleName</key><string>App</string><key>UIAppFonts</key><array/>"
                + "</dict></plist>",
            "{\"version\": 2, \"items\": [1]}",
        ] {
            let result = ThemeReader.read(SourceFile(name: "f", text: text))
            #expect(result.diagnostics.map(\.id) == ["theme.is-no-theme"])
        }
    }

    @Test("Typeladder's own theme")
    func typeladderTheme() throws {
        let theme = try #require(
            read(
                """
                {"$schema": "x", "name": "Noto",
                 "fonts": {"body": {"fontName": "A", "fontSize": 17, "maximumPointSize": 40},
                           "title1": {"fontName": "B", "fontSize": 28}},
                 "fontFiles": ["fonts/A.ttf"],
                 "sectionHeader": {"textStyle": "headline", "color": "#3C3C43",
                                   "background": "systemGroupedBackground", "case": "none",
                                   "margins": {"top": 6}, "height": 44, "weight": 650},
                 "colors": {"light": {"tint": "#07F"}, "dark": {"tint": "#0A84FF80"}}}
                """))
        #expect(theme.name == "Noto")
        #expect(theme.fonts[.body]?.maximumPointSize == 40)
        #expect(theme.fonts[.title1]?.fontName == "B")
        #expect(theme.fontFiles == ["fonts/A.ttf"])
        #expect(theme.sectionHeader.text.textStyle == .headline)
        #expect(
            theme.sectionHeader.text.color == .rgba(Color(red: 0x3C, green: 0x3C, blue: 0x43)))
        #expect(theme.sectionHeader.background == .semantic(.systemGroupedBackground))
        #expect(theme.sectionHeader.textCase == TextCase.none)
        #expect(theme.sectionHeader.margins == Margins(top: 6))
        #expect(theme.sectionHeader.height == .points(44))
        #expect(theme.sectionHeader.text.weight == FontWeight(rawValue: 650))
        #expect(theme.colors[.light]?[.tint] == Color(red: 0, green: 0x77, blue: 0xFF))
        #expect(
            theme.colors[.dark]?[.tint]
                == Color(red: 0x0A, green: 0x84, blue: 0xFF, alpha: 0x80))
        #expect(theme.format.container == .typeladder)
    }

    @Test("a dictionary with an entry called fonts is still a dictionary")
    func entryCalledFonts() {
        expect(
            "f:1:2: warning: \"fonts\" is not a text style and is ignored.",
            from: "{\"fonts\": {\"fontName\": \"A\", \"fontSize\": 3}, "
                + "\"body\": {\"fontName\": \"A\", \"fontSize\": 3}}",
            by: ThemeReader.read)
    }

    @Test("mistakes say what to do", arguments: ThemeMistakes.all)
    func mistake(_ mistake: Mistake) {
        expect(mistake.said, from: mistake.text, by: ThemeReader.read)
    }
}
