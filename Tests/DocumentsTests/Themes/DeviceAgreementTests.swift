// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

/// ScaledFont decodes the whole file as `[String: Entry]`. If that throws, the reader must report an error. If it does
/// not, the reader may report only values that no font can have.
@Suite("Agreement with the device")
struct DeviceAgreementTests {
    /// The entry of ScaledFont, and the entry of its fork.
    private struct Entry: Decodable {
        var fontName: String
        var fontSize: Double
    }

    private struct ForkEntry: Decodable {
        struct Incomplete: Error {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let name = try container.decodeIfPresent(String.self, forKey: .fontName)
            let size = try container.decodeIfPresent(Double.self, forKey: .fontSize)
            // Any string is accepted. Unknown ones are ignored.
            _ = try container.decodeIfPresent(String.self, forKey: .design)
            _ = try container.decodeIfPresent(String.self, forKey: .weight)
            if (name == nil) != (size == nil) { throw Incomplete() }
        }

        enum Keys: CodingKey { case fontName, fontSize, design, weight }
    }

    /// Whether the code that reads a file decodes it. A design or a weight means that the file is the fork's.
    private func decodes(_ bytes: [UInt8], isJSON: Bool) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let isFork = text.contains("design") || text.contains("weight")
        return isFork
            ? decodes([String: ForkEntry].self, bytes, isJSON: isJSON)
            : decodes([String: Entry].self, bytes, isJSON: isJSON)
    }

    private func decodes(
        _ type: (some Decodable).Type, _ bytes: [UInt8], isJSON: Bool
    ) -> Bool {
        isJSON
            ? (try? JSONDecoder().decode(type, from: Data(bytes))) != nil
            : (try? PropertyListDecoder().decode(type, from: Data(bytes))) != nil
    }

    /// Values of every type in every place of an entry, in all three formats.
    @Test("every type in every place voids the file here and there alike")
    func types() throws {
        let values: [(json: String, xml: String)] = [
            ("\"A\"", "<string>A</string>"), ("\"\"", "<string/>"), ("17", "<integer>17</integer>"),
            ("17.5", "<real>17.5</real>"), ("true", "<true/>"), ("[]", "<array/>"),
            ("{}", "<dict/>"), ("\"17\"", "<string>17</string>"),
            ("\"bold\"", "<string>bold</string>"), ("\"serif\"", "<string>serif</string>"),
        ]
        var voided = 0
        var read = 0
        func check(_ json: String, _ xml: String) {
            for (text, isJSON) in [(json, true), ("<plist>\(xml)</plist>", false)] {
                let result = ThemeReader.read(SourceFile(name: "f", text: text))
                let decodes = decodes(Array(text.utf8), isJSON: isJSON)
                let voids = result.diagnostics.contains {
                    $0.severity == .error && $0.id != "value.empty-font-name"
                }
                // A dictionary without a style decodes on the device, and has no effect.
                let isNoTheme = result.diagnostics.contains { $0.id == "theme.is-no-theme" }
                #expect(
                    decodes != voids || decodes && isNoTheme, "\(text)\n\(said(by: result))")
                if decodes { read += 1 } else { voided += 1 }
            }
        }
        for key in ["body", "UICTFontTextStyleBody", "other"] {
            for value in values {
                check("{\"\(key)\": \(value.json)}", "<dict><key>\(key)</key>\(value.xml)</dict>")
                for field in ["fontName", "fontSize", "design", "weight", "extra"] {
                    for rest in [true, false] {
                        let others: [(key: String, value: (json: String, xml: String))] =
                            rest
                            ? [("fontName", values[0]), ("fontSize", values[2])]
                                .filter { $0.0 != field } : []
                        let fields = [(key: field, value: value)] + others
                        let json = fields.map { "\"\($0.key)\": \($0.value.json)" }
                        let xml = fields.map { "<key>\($0.key)</key>\($0.value.xml)" }
                        check(
                            "{\"\(key)\": {\(json.joined(separator: ", "))}}",
                            "<dict><key>\(key)</key><dict>\(xml.joined())</dict></dict>")
                    }
                }
            }
        }
        #expect(voided > 100)
        #expect(read > 50)
    }

    @Test(
        "property lists that are odd but whole are read here and there alike",
        arguments: [
            "<plist><dict/></plist>",
            "<?xml version='1.0'?><plist version='1.0'><dict></dict></plist>",
            "<dict/>",
            "<!-- a --><plist><!-- b --><dict><!-- c --></dict><!-- d --></plist><!-- e -->",
            "<plist><dict><key>body</key><dict><key>fontName</key><string><![CDATA[A]]></string>"
                + "<key>fontSize</key><integer>+17</integer></dict></dict></plist>",
            "<plist><dict><key>body</key><dict><key>fontName</key><string>&#65;&amp;</string>"
                + "<key>fontSize</key><integer>0x11</integer></dict></dict></plist>",
            "<plist><dict><key>b&#111;dy</key><dict><key>fontName</key><string>A</string>"
                + "<key>fontSize</key><real>1.7e1</real></dict></dict></plist>",
            "<plist><array/></plist>", "<plist/>", "<plist></plist>", "<html/>", "<plist><dict>",
            "<plist><dict></plist>", "<plist><dict><key>a</key></dict></plist>",
            "<plist><dict><dict/></dict></plist>",
            "<plist><dict><key>a</key><key>b</key></dict></plist>",
            "<plist><dict>text</dict></plist>", "<plist><nothing/></plist>",
            "<plist><dict\"a b\"></dict></plist>", "<plist><dict a=\"b\"/></plist>",
            "<plist><dict&/></plist>",
            "<plist><dict a='>'></dict></plist>", "<plist ><dict\t></dict ></plist\n>",
            "<plist><dict =></dict></plist>", "<plist><dict></dict a></plist>",
            "<plist><dict <></dict></plist>",
            "<?xml version=\"1.0\" encoding=\"\"?><plist><dict/></plist>",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><dict/></plist>",
            "<?xml version=\"1.0\" encoding=\"nonsense\"?><plist><dict/></plist>",
            "<?xml encoding='utf-8'?><plist><dict/></plist>", "<?xml?><plist><dict/></plist>",
            "<plist><string>&nothing;</string></plist>", "<plist><dict/><dict/></plist>", "<", "<?",
            "<!",
        ])
    func oddLists(_ text: String) {
        let result = ThemeReader.read(SourceFile(name: "f", text: text))
        #expect(
            (result.value != nil) == decodes(Array(text.utf8), isJSON: false),
            "\(said(by: result))")
    }

    /// CoreFoundation ends a name at white space or `>`. Foundation's reader in Swift also ends it at a slash.
    @Test(
        "a slash in a name is refused, as CoreFoundation does",
        arguments: [
            "<plist><dict//></plist>", "<plist><dict/ ></dict></plist>",
            "<plist><dict/a></dict></plist>",
        ])
    func slashes(_ text: String) {
        #expect(ThemeReader.read(SourceFile(name: "f", text: text)).value == nil)
        #expect(decodes(Array(text.utf8), isJSON: false))
    }

    @Test("what ScaledFont itself writes is read, in both formats")
    func encoded() throws {
        struct Written: Encodable {
            var fontName = "A"
            var fontSize: Double
        }
        for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            let data = try encoder.encode([
                "body": Written(fontSize: 17), "footnote": Written(fontSize: 13.25),
            ])
            let theme = try #require(
                ThemeReader.read(SourceFile(name: "f", bytes: Array(data))).value)
            #expect(theme.fonts[.body]?.fontSize == 17)
            #expect(theme.fonts[.footnote]?.fontSize == 13.25)
            #expect(try PropertyListDecoder().decode([String: Entry].self, from: data).count == 2)
        }
    }
}
