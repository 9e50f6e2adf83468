// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

/// A designer's edits, and the resulting bytes.
@Suite("Theme documents")
struct ThemeDocumentTests {
    func document(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ThemeDocument {
        let result = ThemeDocument.read(SourceFile(name: "f", text: text))
        return try #require(result.value, "\(said(by: result))", sourceLocation: sourceLocation)
    }

    func expect(
        _ edit: ThemeEdit, makes expected: String, of text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let edited = try document(text, sourceLocation: sourceLocation).applying(edit)
        let bytes = String(decoding: edited.source.bytes, as: UTF8.self)
        #expect(bytes == expected, sourceLocation: sourceLocation)
    }

    func expect(
        _ edit: ThemeEdit, on text: String, failsWith message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let document = try document(text, sourceLocation: sourceLocation)
        let failure = #expect(throws: EditFailure.self, sourceLocation: sourceLocation) {
            try document.applying(edit)
        }
        #expect(failure?.message == message, sourceLocation: sourceLocation)
    }

    // MARK: - Property lists in XML

    /// Tabs, CR LF, a byte order mark, a comment, an unknown key, an entity, and CDATA.
    private static let list = """
        \u{FEFF}<plist><dict>
        \t<!-- big -->
        \t<key>title</key>
        \t<dict>
        \t\t<key>kerning</key> <real>+1.50</real>
        \t\t<key>fontName</key> <string><![CDATA[A]]></string>
        \t\t<key>fontSize</key> <integer> 28 </integer> <!-- was 30 -->
        \t</dict>
        \t<key>foot&#110;ote</key>
        \t<dict><key>fontSize</key><real>13.5</real><key>fontName</key><string a="b">B&amp;C</string></dict>
        </dict></plist>
        """.replacing("\n", with: "\r\n")

    @Test("a size changes its digits, and its tag only for a fraction")
    func sizesInXML() throws {
        let list = Self.list
        try expect(
            .fontSize(.title1, 26), makes: list.replacing(" 28 ", with: " 26 "), of: list)
        let fraction = "<real> 26.5 </real>"
        try expect(
            .fontSize(.title1, 26.5),
            makes: list.replacing("<integer> 28 </integer>", with: fraction), of: list)
        try expect(
            .fontSize(.footnote, 14), makes: list.replacing("13.5", with: "14"), of: list)
    }

    @Test("a name stays where and how it is written")
    func namesInXML() throws {
        let list = Self.list
        try expect(
            .fontName(.title1, "B & <C>"),
            makes: list.replacing("[CDATA[A]", with: "[CDATA[B & <C>]"), of: list)
        try expect(
            .fontName(.footnote, "<D>"), makes: list.replacing("B&amp;C", with: "&lt;D&gt;"),
            of: list)
        let commented =
            "<plist><dict><key>body</key><dict><key>fontName</key><string>A<!-- b -->C"
            + "</string><key>fontSize</key><integer>9</integer></dict></dict></plist>"
        try expect(
            .fontName(.body, "D"), makes: commented.replacing("A<!-- b -->C", with: "D<!-- b -->"),
            of: commented)
    }

    @Test("a new style is laid out as its neighbor, and stands in the order of the file")
    func insertionInXML() throws {
        let list = Self.list
        let added =
            "\r\n\t<key>body</key>\r\n\t<dict>\r\n\t\t<key>fontName</key> <string>A</string>"
            + "\r\n\t\t<key>fontSize</key> <integer>17</integer>\r\n\t</dict>"
        let edit = ThemeEdit.font(.body, fontName: "A", fontSize: 17)
        try expect(
            edit, makes: list.replacing("\r\n\t<key>foot&", with: added + "\r\n\t<key>foot&"),
            of: list)
        let edited = try document(list).applying(edit)
        #expect(try edited.applying(.remove(.body)).source.bytes == Array(list.utf8))
    }

    @Test("an empty dictionary opens up")
    func emptyDictionary() throws {
        let edit = ThemeEdit.font(.body, fontName: "A", fontSize: 17.5)
        let entry =
            "<key>body</key><dict><key>fontName</key><string>A</string><key>fontSize</key>"
            + "<real>17.5</real></dict>"
        try expect(
            edit, makes: "<plist><dict>\(entry)</dict></plist>", of: "<plist><dict/></plist>")
        try expect(
            edit, makes: "<plist><dict>\(entry)</dict></plist>", of: "<plist><dict></dict></plist>")
        let spread = """
            <plist>
            <dict>
            \t<!-- none yet -->
            \t<key>body</key>
            \t<dict>
            \t\t<key>fontName</key>
            \t\t<string>A</string>
            \t\t<key>fontSize</key>
            \t\t<real>17.5</real>
            \t</dict>
            </dict>
            </plist>
            """
        try expect(
            edit, makes: spread,
            of: "<plist>\n<dict>\n\t<!-- none yet -->\n</dict>\n</plist>")
        let new = try ThemeDocument.new(.xmlPropertyList).applying(edit)
        let lines = String(decoding: new.source.bytes, as: UTF8.self).split(separator: "\n")
        #expect(
            lines[3...].prefix(4) == [
                "<dict>", "\t<key>body</key>", "\t<dict>", "\t\t<key>fontName</key>",
            ])
    }

    @Test("removal takes the entry and leaves comments")
    func removalInXML() throws {
        let list = Self.list
        let start = try #require(list.firstRange(of: "\r\n\t<key>title")).lowerBound
        let end = try #require(list.firstRange(of: "\r\n\t<key>foot")).lowerBound
        try expect(
            .remove(.title1), makes: String(list[..<start] + list[end...]),
            of: list)
    }

    @Test("a remark at the end of a line stays on it")
    func remarks() throws {
        let entry =
            "<dict><key>fontName</key><string>A</string><key>fontSize</key>"
            + "<integer>1</integer></dict>"
        let list =
            "<plist><dict>\n  <key>body</key>\(entry) <!-- a --><!-- b -->\n  <!-- c -->\n"
            + "</dict></plist>"
        try expect(
            .font(.footnote, fontName: "A", fontSize: 1),
            makes: list.replacing("b -->", with: "b -->\n  <key>footnote</key>\(entry)"), of: list)
    }

    @Test("the dialect of the file is kept")
    func dialect() throws {
        let entry =
            "<dict><key>fontName</key><string>A</string><key>fontSize</key>"
            + "<integer>1</integer></dict>"
        let list = "<plist><dict><key>UICTFontTextStyleBody</key>\(entry)</dict></plist>"
        let edited = try document(list).applying(.font(.caption1, fontName: "A", fontSize: 1))
        #expect(
            String(decoding: edited.source.bytes, as: UTF8.self)
                == list.replacing(
                    "</dict></dict>",
                    with: "</dict><key>UICTFontTextStyleCaption1</key>\(entry)</dict>"))
        #expect(edited.theme.format.dialect == .rawNames)
    }

    // MARK: - JSON

    @Test("JSON keeps its layout, order and spelling")
    func json() throws {
        let text = """
            {
               "fonts" : {
                  "b\\u006fdy": { "fontSize":17.0, "x": [1, 2.50, "\\u00e9"], "fontName": "\\u0041" }
               },
               "colors": {"light": {"tint": "#07f"}}
            }
            """
        try expect(.fontSize(.body, 17), makes: text, of: text)
        try expect(.fontName(.body, "A"), makes: text, of: text)
        try expect(.fontSize(.body, 18), makes: text.replacing("17.0", with: "18"), of: text)
        try expect(
            .color(.light, .tint, Color(red: 0, green: 0x77, blue: 0xFF)), makes: text, of: text)
        try expect(
            .font(.footnote, fontName: "\"é\\", fontSize: 13),
            makes: text.replacing(
                "\\u0041\" }",
                with:
                    "\\u0041\" },\n      \"footnote\": { \"fontName\":\"\\\"é\\\\\", \"fontSize\":13 }"
            ), of: text)
        try expect(
            .maximumPointSize(.body, 40.5),
            makes: text.replacing("\\u0041\" ", with: "\\u0041\", \"maximumPointSize\":40.5 "),
            of: text)
        try expect(
            .color(.dark, .tint, Color(red: 1, green: 2, blue: 3, alpha: 4)),
            makes: text.replacing("#07f\"}", with: "#07f\"}, \"dark\": {\"tint\": \"#01020304\"}"),
            of: text)
        try expect(
            .name("N"), makes: text.replacing("{\n   \"f", with: "{\n   \"name\" : \"N\",\n   \"f"),
            of: text)
        try expect(
            .sectionHeader(.margin(.top, 6)),
            makes: text.replacing(
                "\n}", with: ",\n   \"sectionHeader\" : {\"margins\": {\"top\" : 6}}\n}"),
            of: text)
    }

    @Test("a color by appearance is set as a dictionary, and other edits keep it")
    func dynamicColor() throws {
        let text = "{\"fonts\": {}, \"sectionHeader\": {\"color\": {\"light\": \"#000\"}}}"
        let color = DynamicColor(
            light: Color(red: 1, green: 2, blue: 3), dark: Color(red: 4, green: 5, blue: 6))
        try expect(
            .sectionHeader(.lines(2)),
            makes: text.replacing("#000\"}", with: "#000\"}, \"lines\": 2"), of: text)
        try expect(
            .sectionHeader(.color(.dynamic(color))),
            makes: text.replacing(
                "{\"light\": \"#000\"}",
                with: "{\"light\": \"#010203\", \"dark\": \"#040506\"}"), of: text)
        try expect(
            .sectionHeader(.color(.semantic(.link))),
            makes: text.replacing("{\"light\": \"#000\"}", with: "\"link\""), of: text)
    }

    @Test("font files: only the paths that differ change")
    func fontFiles() throws {
        let text = "{\"fonts\": {}, \"fontFiles\": [\"a\", \"\\u0062\" , \"c\"]}"
        try expect(
            .fontFiles(["a", "b", "d", "c"]),
            makes: text.replacing(" , \"c\"", with: " , \"d\" , \"c\""), of: text)
        try expect(
            .fontFiles(["a", "c"]), makes: text.replacing("\"\\u0062\" , ", with: ""), of: text)
        try expect(
            .fontFiles([]), makes: "{\"fonts\": {}, \"fontFiles\": []}", of: text)
        try expect(
            .fontFiles(["x"]), makes: "{\"fonts\": {}, \"fontFiles\": [\"x\"]}",
            of: "{\"fonts\": {}}")
    }

    @Test("a header's keys are those the file already uses")
    func header() throws {
        let text = "{\"fonts\": {}, \"sectionHeader\": {\"fontSize\": 22, \"case\": \"none\"}}"
        try expect(
            .sectionHeader(.pointSize(20)), makes: text.replacing("22", with: "20"), of: text)
        try expect(
            .sectionHeader(.textCase(.uppercase)),
            makes: text.replacing("none", with: "uppercase"), of: text)
        try expect(
            .sectionHeader(.pointSize(nil)), makes: text.replacing("\"fontSize\": 22, ", with: ""),
            of: text)
        try expect(
            .sectionHeader(.weight(FontWeight(rawValue: 650))),
            makes: text.replacing("none\"", with: "none\", \"weight\": 650"), of: text)
    }
}
