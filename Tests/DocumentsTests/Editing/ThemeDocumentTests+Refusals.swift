// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents

/// Edits that a format cannot store, and values that no file may have.
extension ThemeDocumentTests {
    @Test("a ScaledFont property list stays one")
    func onlyFonts() throws {
        let list = "<plist><dict/></plist>"
        let advice = "as a Typeladder theme with Save As."
        for (edit, what) in [
            (.name("N"), "have names"), (.fontFiles(["a"]), "list font files"),
            (.maximumPointSize(.body, 3), "have maximum sizes"),
            (
                .sectionHeader(.height(.automatic)),
                "can store the attributes of section headers"
            ),
            (.color(.dark, .tint, Color(red: 0, green: 0, blue: 0)), "have colors"),
        ] as [(ThemeEdit, String)] {
            try expect(
                edit, on: list,
                failsWith: "Only Typeladder themes \(what). "
                    + "First, save this ScaledFont property list \(advice)")
            try expect(
                edit, on: "{}",
                failsWith: "Only Typeladder themes \(what). "
                    + "First, save this ScaledFont dictionary \(advice)")
        }
        for edit: ThemeEdit in [
            .name(nil), .fontFiles([]), .maximumPointSize(.body, nil), .color(.dark, .tint, nil),
            .sectionHeader(.height(nil)), .remove(.body), .fontName(.body, nil),
        ] {
            try expect(edit, makes: list, of: list)
        }
    }

    @Test("the system font: the entry goes, unless it holds more")
    func systemFont() throws {
        let text = """
            {"fonts": {"body": {"fontName": "A", "fontSize": 17},
                       "footnote": {"fontName": "A", "fontSize": 13, "maximumPointSize": 20},
                       "callout": {"fontName": "A", "fontSize": 13, "note": "mine"}}}
            """
        try expect(
            .fontName(.body, nil),
            makes: text.replacing(
                "\"body\": {\"fontName\": \"A\", \"fontSize\": 17},\n           ", with: ""),
            of: text)
        try expect(
            .fontName(.footnote, nil),
            makes: text.replacing("\"fontName\": \"A\", \"fontSize\": 13, \"max", with: "\"max"),
            of: text)
        try expect(
            .fontName(.callout, nil), on: text,
            failsWith:
                "This change would delete the key \"note\" of Callout. To use the system font, "
                + "remove the whole text style from the theme.")
    }

    @Test("the only style of a dictionary stays where its other entries are no theme")
    func onlyStyle() throws {
        let text = """
            {"fonts": {"fontName": "A", "fontSize": 3}, "body": {"fontName": "A", "fontSize": 17}}
            """
        for edit in [ThemeEdit.fontName(.body, nil), .remove(.body)] {
            try expect(
                edit, on: text,
                failsWith:
                    "Body cannot be removed, because a theme needs at least one text style "
                    + "and this file has only this one. Choose another font, or save the file as a "
                    + "Typeladder theme with Save As and try again.")
        }
        try expect(
            .remove(.body), makes: "{}", of: "{\"body\": {\"fontName\": \"A\", \"fontSize\": 17}}")
    }

    @Test("values that no file may have")
    func badValues() throws {
        let text = "{\"fonts\": {\"body\": {\"fontName\": \"A\", \"fontSize\": 17}}}"
        let size = "The font size must be greater than 0 and at most 1000 points."
        for value in [0, -1, 1000.5, .infinity, .nan] {
            try expect(.fontSize(.body, value), on: text, failsWith: size)
            try expect(.maximumPointSize(.body, value), on: text, failsWith: size)
            try expect(.font(.body, fontName: "A", fontSize: value), on: text, failsWith: size)
        }
        try expect(
            .fontName(.body, ""), on: text,
            failsWith: "The font name is empty. Use the PostScript name of a font.")
        try expect(
            .fontSize(.title1, 3), on: text,
            failsWith: "Title 1 has no font of its own yet. Choose its font and size together.")
        try expect(
            .sectionHeader(.margin(.top, -1)), on: text,
            failsWith: "The length must be from 0 to 10000 points.")
    }
}
