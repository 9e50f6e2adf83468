// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import FoundationEssentials
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Conversion")
struct ConversionTests {
    private func document(_ name: String) throws -> ThemeDocument {
        try #require(ThemeDocument.read(try Corpus.file(name)).value)
    }

    /// The part of a theme that a style dictionary can store.
    private func fontsOnly(_ theme: Theme) -> [TextStyle: ThemeFont] {
        theme.fonts.compactMapValues { font in
            var font = font
            font.key = ""
            font.maximumPointSize = nil
            return font.fontName == nil ? nil : font
        }
    }

    private func fonts(_ theme: Theme) -> [TextStyle: ThemeFont] {
        theme.fonts.mapValues { font in
            var font = font
            font.key = ""
            return font
        }
    }

    @Test("every theme in every format: the fonts stay, the same format is the same bytes")
    func everything() throws {
        for document in try Corpus.documents() {
            for container in ThemeFormat.Container.allCases {
                let (converted, losses) = document.converted(to: container)
                let comment: Comment = "\(document.source.name) to \(container): \(losses)"
                #expect(converted.container == container, comment)
                if document.source.name == "binary-overlap.plist", container == .xmlPropertyList {
                    // The name of its only font contains control characters.
                    #expect(losses.map(\.id) == ["loss.unsupported", "loss.not-converted"])
                    continue
                }
                #expect(!losses.contains { $0.severity == .error }, comment)
                let isFromTheme = document.container == .typeladder && container != .typeladder
                #expect(
                    fonts(converted.theme)
                        == (isFromTheme ? fontsOnly(document.theme) : fonts(document.theme)),
                    comment)
                if container == document.container {
                    #expect(converted == document && losses == [], comment)
                }
            }
        }
    }

    @Test("from XML to binary and back every value is the same, in the same order")
    func thereAndBack() throws {
        for document in try Corpus.documents() where document.container == .xmlPropertyList {
            let (binary, losses) = document.converted(to: .binaryPropertyList)
            #expect(
                losses.allSatisfy {
                    $0.problem as? LossProblem
                        == .unsupported(
                            .comments,
                            ThemeFormat(container: .binaryPropertyList, dialect: .styleNames))
                }, "\(losses)")
            let (back, none) = binary.converted(to: .xmlPropertyList)
            #expect(none == [])
            let before = try Leaf.all(of: document.source)
            let after = try Leaf.all(of: back.source)
            #expect(before.map(\.path) == after.map(\.path), "\(document.source.name)")
            for (old, new) in zip(before, after) {
                if case .number(let number) = old.value, case .number(let other) = new.value {
                    #expect(number.double == other.double)
                    #expect(number.isInteger == other.isInteger)
                } else {
                    #expect(old == new)
                }
            }
        }
    }

    @Test("dates, data and large numbers, as Foundation reads them")
    func foundation() throws {
        struct Entry: Decodable, Equatable {
            var since: Date
            var preview: Data
            var sort: Int
            var kerning: Double
            var locked: Bool
        }
        let xml = try document("xml-unknown-keys.plist")
        let binary = xml.converted(to: .binaryPropertyList).document
        let again = try document("binary-unknown-keys.plist").converted(to: .xmlPropertyList)
        #expect(again.losses == [])
        let decoder = PropertyListDecoder()
        let entries = try [xml, binary, again.document].map { document in
            try decoder.decode([String: Entry].self, from: Data(document.source.bytes))["body"]
        }
        #expect(entries[0] == entries[1])
        #expect(entries[0]?.since == entries[2]?.since)
        #expect(entries[2]?.preview == Data([0x89, 0x50, 0x4E, 0x47, 13, 10]))
    }

    @Test("more objects than a byte can number, in dictionaries within dictionaries")
    func manyObjects() throws {
        let deep = (0..<300).map { "{\"k\($0)\": [{\"v\": \($0)}, \"t\($0)\"]}" }
        let text =
            "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17, \"x\": ["
            + deep.joined(separator: ",") + "]}}"
        let json = try #require(ThemeDocument.read(SourceFile(name: "f", text: text)).value)
        let (binary, losses) = json.converted(to: .binaryPropertyList)
        #expect(losses == [])
        #expect(try Leaf.all(of: binary.source) == Leaf.all(of: json.source))
        #expect(throws: Never.self) {
            struct Entry: Decodable { var fontName: String }
            let data = Data(binary.source.bytes)
            _ = try PropertyListDecoder().decode([String: Entry].self, from: data)
        }
    }

    @Test("a Typeladder theme names everything a property list cannot hold")
    func losses() throws {
        let (converted, losses) = try document("theme-full.json").converted(to: .xmlPropertyList)
        let said = losses.map { loss in
            let line = loss.position?.line ?? 0
            return "\(line): \(loss.keyPath): \(loss.message)"
        }
        let list = "XML property lists cannot store"
        let expected = [
            "2: $schema: \(list) the entry \"$schema\".",
            "3: name: \(list) the theme name \"Avenir & Söhne\".",
            "8: fonts.title1.maximumPointSize: \(list) the maximum size of title1 (40).",
            "15: fonts.caption1.maximumPointSize: \(list) the maximum size of caption1 (20).",
            "18: fontFiles: \(list) the names of font files. Put the files in a folder "
                + "named \"fonts\" beside the theme.",
            "22: sectionHeader: \(list) the attributes of section headers.",
            "41: colors: \(list) colors.",
        ]
        #expect(said == expected)
        #expect(
            String(decoding: converted.source.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
                "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>title</key>
                \t<dict>
                \t\t<key>fontName</key>
                \t\t<string>Avenir-Heavy</string>
                \t\t<key>fontSize</key>
                \t\t<integer>28</integer>
                \t</dict>
                \t<key>body</key>
                \t<dict>
                \t\t<key>fontName</key>
                \t\t<string>Avenir-Book</string>
                \t\t<key>fontSize</key>
                \t\t<real>17.5</real>
                \t</dict>
                </dict>
                </plist>

                """)
    }

    private func said(_ losses: [Diagnostic]) -> [String] { losses.map(\.description) }

    private func read(_ text: String) throws -> ThemeDocument {
        try #require(ThemeDocument.read(SourceFile(name: "f", text: text)).value)
    }

    @Test("what only the fork reads does not get into ScaledFont's property list unasked")
    func fork() throws {
        let text =
            "{\"fonts\": {\"body\": {\"design\": \"serif\"}, \"title\": {\"fontName\": \"A\", "
            + "\"fontSize\": 28, \"weight\": \"bold\"}, \"caption\": {\"design\": \"rounded\"}}}"
        let theme = try read(text)
        let (list, losses) = theme.converted(to: .jsonDictionary)
        #expect(
            said(losses) == [
                "f:1:12: warning: JSON dictionaries cannot store the design or weight of the system font "
                    + "for body. Files for gewill/ScaledFont, a fork of ScaledFont, can store these "
                    + "values.",
                "f:1:84: warning: JSON dictionaries cannot store \"bold\" in \"weight\" of title.",
                "f:1:103: warning: JSON dictionaries cannot store the design or weight of the system font "
                    + "for caption. Files for gewill/ScaledFont, a fork of ScaledFont, can store these "
                    + "values.",
            ])
        #expect(
            String(decoding: list.source.bytes, as: UTF8.self)
                == """
                {
                  "title": {"fontName": "A", "fontSize": 28}
                }

                """)
        let (forked, lost) = theme.converted(to: .xmlPropertyList, entries: .scaledFontFork)
        #expect(
            said(lost) == [
                "f:1:115: warning: XML property lists for gewill/ScaledFont cannot store "
                    + "\"rounded\" in \"design\" of caption."
            ])
        #expect(forked.theme.format.entries == .scaledFontFork)
        #expect(forked.theme.fonts[.body]?.design == .serif)
        #expect(forked.theme.fonts[.title1]?.weight == .bold)
        #expect(forked.theme.fonts[.caption1] == nil)
    }

    @Test("a file in the fork's dialect stays in it, and loses it by name")
    func forkKeepsItsDialect() throws {
        let fork = try document("json-fork.json")
        for container in [ThemeFormat.Container.xmlPropertyList, .binaryPropertyList, .typeladder] {
            let (converted, none) = fork.converted(to: container)
            #expect(none == [], "it was the fork's before")
            #expect(converted.theme.fonts[.body]?.design == .monospaced)
            #expect(converted.theme.fonts[.title1]?.weight == .bold)
            let (back, _) = converted.converted(to: .jsonDictionary, entries: .scaledFontFork)
            #expect(back.theme == fork.theme)
        }
        let system = try read("{\"body\": {\"design\": \"serif\"}}")
        let nothing = system.converted(to: .jsonDictionary, entries: .scaledFont).losses
        #expect(nothing.map(\.id) == ["loss.unsupported", "loss.not-converted"])
        #expect(nothing.last?.severity == .error, "an empty file is no theme with losses")
        let (plain, losses) = fork.converted(to: .jsonDictionary, entries: .scaledFont)
        #expect(losses.count == 2)
        #expect(plain.theme.format.entries == .scaledFont)
        #expect(plain.theme.fonts.keys.map(\.self) == [.title1])
    }

    @Test(
        "words that the fork ignores stay in its dialect, and get no meaning in a Typeladder theme")
    func ignoredWords() throws {
        let font = "\"fontName\": \"A\", \"fontSize\": 12"
        let fork = try read(
            "{\"body\": {\"design\": \"rounded\"}, \"caption\": {\(font), \"weight\": \"heavy\"}}")
        #expect(fork.theme.fonts[.body] == ThemeFont(key: "body"))
        let (list, none) = fork.converted(to: .binaryPropertyList)
        #expect(none == [])
        #expect(list.theme.fonts == fork.theme.fonts)
        let (theme, losses) = fork.converted(to: .typeladder)
        #expect(
            said(losses) == [
                "f:1:11: warning: Typeladder themes cannot store \"rounded\" in \"design\" of body.",
                "f:1:78: warning: Typeladder themes cannot store \"heavy\" in \"weight\" of caption.",
            ])
        #expect(theme.theme.fonts.mapValues(\.fontName) == [.caption1: "A"])
    }

    @Test("Dash Wallet's maximum becomes one of a Typeladder theme")
    func maximumOfAnotherApp() throws {
        let font = "\"fontName\": \"A\", \"fontSize\": 14"
        let list = try read(
            "{\"body\": {\(font), \"maxSize\": 27}, \"title\": {\(font), \"maxSize\": 0}}")
        #expect(list.theme.fonts[.body]?.maximumPointSize == 27)
        #expect(list.theme.fonts[.title1]?.maximumPointSize == nil)
        let (theme, none) = list.converted(to: .typeladder)
        #expect(none == [] && theme.theme.fonts[.body]?.maximumPointSize == 27)
        #expect(!String(decoding: theme.source.bytes, as: UTF8.self).contains("maxSize"))
        let (xml, kept) = list.converted(to: .xmlPropertyList)
        #expect(kept == [] && xml.theme.fonts == list.theme.fonts)
        // Existing values can be changed. Any others would turn the file into something other than a ScaledFont
        // property list.
        let edited = try list.applying(.maximumPointSize(.body, 30))
        #expect(String(decoding: edited.source.bytes, as: UTF8.self).contains("\"maxSize\": 30"))
        #expect(try list.applying(.fontName(.body, nil)).theme.fonts[.body] == nil)
        #expect(throws: EditFailure.self) {
            try read("{\"body\": {\(font)}}").applying(.maximumPointSize(.body, 30))
        }
    }

    @Test("property lists of ADUtils convert with their names and sizes, and lose weights by name")
    func dynamicFont() throws {
        func entry(_ style: String, _ name: String, _ size: Int) -> String {
            "<key>UICTFontTextStyle\(style)</key><dict><key>name</key><string>\(name)</string>"
                + "<key>size</key><integer>\(size)</integer></dict>"
        }
        let list = try read(
            "<plist><dict>\(entry("Body", "A-Light", 17))\(entry("Headline", "Black", 18))"
                + "</dict></plist>")
        #expect(list.theme.format.entries == .dynamicFont)
        #expect(list.theme.systemWeight(of: .headline) == .black)
        let (binary, none) = list.converted(to: .binaryPropertyList)
        #expect(none == [] && binary.theme.fonts == list.theme.fonts)
        for container in [ThemeFormat.Container.typeladder, .jsonDictionary] {
            let (converted, losses) = list.converted(to: container)
            #expect(converted.theme.fonts[.body]?.fontName == "A-Light")
            #expect(converted.theme.fonts[.body]?.fontSize == 17)
            #expect(converted.theme.fonts[.headline] == nil)
            #expect(losses.count == 1)
            #expect(
                said(losses)[0].contains(
                    "the weight Black together with a custom size of the system font for "
                        + "UICTFontTextStyleHeadline."))
        }
        let edited = try list.applying(.font(.title1, fontName: "B", fontSize: 28))
            .applying(.fontSize(.body, 18)).applying(.fontName(.headline, nil))
        #expect(edited.theme.fonts.mapValues(\.fontSize) == [.body: 18, .title1: 28])
        #expect(edited.theme.format.entries == .dynamicFont)
    }

    @Test("what XML cannot hold is named by its key, and the rest converts")
    func controlCharacters() throws {
        let font =
            "{\"fontName\": \"Lato\", \"fontSize\": 17, \"a\\u0002b\": 1, \"n\": \"\\u0003\"}"
        let text = "{\"body\": \(font), \"headl\\u0001ine\": \(font)}"
        let theme = try #require(ThemeDocument.read(SourceFile(name: "f", text: text)).value)
        let (xml, losses) = theme.converted(to: .xmlPropertyList)
        #expect(
            losses.map(\.description) == [
                #"f:1:47: warning: XML property lists cannot store the key "a\u{2}b"."#,
                #"f:1:67: warning: XML property lists cannot store a string as the value of "#
                    + #""body.n"."#,
                #"f:1:78: warning: XML property lists cannot store the key "headl\u{1}ine"."#,
            ])
        #expect(xml.theme.fonts[.body]?.fontName == "Lato")
        #expect(xml.theme.fonts.count == 1)
    }

    @Test("JSON cannot hold dates and data, property lists no null, binary ones no comments")
    func types() throws {
        func lost(_ name: String, to container: ThemeFormat.Container) throws -> [String] {
            try document(name).converted(to: container).losses.map(\.message)
        }
        #expect(
            try lost("xml-unknown-keys.plist", to: .typeladder) == [
                "Typeladder themes cannot store a date as the value of \"body.since\".",
                "Typeladder themes cannot store data as the value of \"body.preview\".",
            ])
        #expect(
            try lost("json-unknown-keys.json", to: .binaryPropertyList)
                == ["Binary property lists cannot store null as the value of \"body.tags.1\"."])
        #expect(
            try lost("xml-comments.plist", to: .binaryPropertyList)
                == ["Binary property lists cannot store comments."])
        #expect(try lost("xml-spaces.plist", to: .typeladder) == [])
    }
}
