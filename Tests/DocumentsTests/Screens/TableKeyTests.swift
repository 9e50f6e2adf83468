// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Keys of sections and of the table")
struct TableKeyTests {
    private func read(_ keys: String, _ sections: String = "") throws -> Screen {
        let text = "{\(keys)\(keys.isEmpty ? "" : ", ")\"sections\": [\(sections)]}"
        let result = ScreenReader.read(SourceFile(name: "f", text: text))
        #expect(said(by: result) == "", "\(text)")
        return try #require(result.value)
    }

    private func problems(_ keys: String, _ sections: String = "") -> String {
        said(
            by: ScreenReader.read(
                SourceFile(name: "f", text: "{\(keys), \"sections\": [\(sections)]}")))
    }

    // MARK: - Colors

    @Test("a color by appearance is read where a color is, and only light is required")
    func dynamicColor() throws {
        let screen = try read(
            """
            "backgroundColor": {"light": "#FFF", "darkIncreasedContrast": "#123456"},
            "tintColor": "systemMint"
            """)
        #expect(
            screen.tableAppearance.backgroundColor
                == .dynamic(
                    DynamicColor(
                        light: Color(red: 255, green: 255, blue: 255),
                        darkIncreasedContrast: Color(red: 0x12, green: 0x34, blue: 0x56))))
        #expect(screen.tableAppearance.tintColor == .semantic(.systemMint))
        #expect(
            problems(##""tintColor": {"dark": "#000"}"##)
                .contains(#"Missing key "light" in a color"#))
        #expect(
            problems(#""tintColor": {"light": "tint"}"#).contains("is not a hexadecimal color"))
        #expect(
            problems(##""tintColor": {"light": "#000", "drak": "#000"}"##)
                .contains(#"Unknown key "drak" in a color"#))
    }

    // MARK: - Direction

    @Test(
        "the direction is the file's, then that of a language from right to left",
        arguments: [
            ("", nil), (#""language": "de""#, nil), (#""language": "he""#, .rightToLeft),
            (#""language": "az-Arab""#, .rightToLeft),
            (#""language": "ar", "layoutDirection": "leftToRight""#, .leftToRight),
            (#""direction": "rtl""#, .rightToLeft),
        ] as [(String, Screen.LayoutDirection?)])
    func direction(keys: String, direction: Screen.LayoutDirection?) throws {
        #expect(try read(keys).ownLayoutDirection == direction)
    }

    @Test("two words for the direction are one too many")
    func directions() {
        #expect(
            problems(#""direction": "rtl", "layoutDirection": "rightToLeft""#)
                .contains("means the same as"))
    }

    // MARK: - Sections

    @Test("a footer is a text, or a dictionary with the looks of a custom one")
    func footers() throws {
        let screen = try read(
            #""tableFooter": {"text": "End", "height": 40}"#,
            #"{"footer": "Plain"}, {"footer": {"text": "Own", "height": 30, "color": "link"}}"#)
        #expect(screen.sections[0].footer == "Plain")
        #expect(screen.sections[0].footerAppearance == nil)
        #expect(screen.sections[1].footer == "Own")
        #expect(screen.sections[1].footerAppearance?.height == .points(30))
        #expect(screen.tableFooter?.text == "End")
        let locations = screen.textLocations
        #expect(locations == [.sectionFooter(0), .sectionFooter(1), .tableFooter])
        #expect(
            locations.map { screen.value(of: $0).description }
                == [
                    "screen sections.0.footer", "screen sections.1.footer.text",
                    "screen tableFooter.text",
                ])
        #expect(problems(#""title": """#, #"{"footer": 5}"#).contains("expected a string"))
        #expect(
            problems(#""title": """#, #"{"footer": {"height": 9}}"#)
                .contains(#"Missing key "text" in a section footer"#))
    }

    // MARK: - Index

    @Test("an index comes from the sections, or from the screen for all of them")
    func index() throws {
        let sections = #"{"title": "Ann"}, {"header": "Bob", "indexTitle": "§"}, {"rows": []}"#
        func titles(_ keys: String) throws -> [String?] {
            let screen = try read(keys, sections)
            #expect(screen.hasSectionIndex)
            return screen.sections.map(\.indexTitle)
        }
        #expect(try titles("") == [nil, "§", nil])
        #expect(try titles(#""sectionIndexTitles": true"#) == ["A", "§", nil])
        #expect(try titles(#""sectionIndex": ["1", "2", "3", "4"]"#) == ["1", "§", "3"])
        #expect(try !read("", #"{"title": "Ann"}"#).hasSectionIndex)
        #expect(try !read(#""sectionIndex": false"#, #"{"title": "Ann"}"#).hasSectionIndex)
        #expect(
            problems(#""sectionIndex": ["A", 2]"#).contains("expected a string, found a number"))
    }

    @Test("a section header with increased prominence, and the looks of the table")
    func looks() throws {
        let screen = try read(
            """
            "separatorStyle": "none", "separatorInset": 60, "sectionHeaderTopPadding": 0
            """, #"{"title": "A", "headerProminence": "increased"}"#)
        #expect(screen.sections[0].headerProminence == .increased)
        #expect(screen.tableAppearance.separatorStyle == .none)
        #expect(screen.tableAppearance.separatorInset == 60)
        #expect(screen.tableAppearance.sectionHeaderTopPadding == 0)
        #expect(try read("").tableAppearance == TableAppearance())
    }
}
