// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

@Suite("Images of rows")
struct RowImageTests {
    private func read(_ image: String) -> ReadResult<Screen> {
        ScreenReader.read(
            SourceFile(
                name: "f",
                text: "{\"sections\": [{\"rows\": [{\"title\": \"a\", \"image\": \(image)}]}]}"))
    }

    private func image(_ text: String) throws -> RowImage {
        let result = read(text)
        #expect(said(by: result) == "", "\(text)")
        return try #require(result.value?.sections[0].rows[0].image)
    }

    @Test("a word is the name of a symbol")
    func word() throws { #expect(try image("\"bell.fill\"") == .symbol("bell.fill")) }

    @Test("everything an image can say")
    func everything() throws {
        var symbol = RowImage(.symbol("wifi"))
        symbol.tintColor = .semantic(.label)
        symbol.tile = .semantic(.systemBlue)
        symbol.maximumSize = RowImage.Extent(width: 20, height: 21)
        symbol.reservedLayoutSize = RowImage.Extent(width: 40)
        symbol.cornerRadius = 4
        symbol.shape = .rectangle
        symbol.symbolScale = .large
        symbol.accessibilityLabel = "Network"
        #expect(
            try image(
                """
                {"systemName": "wifi", "tintColor": "label", "tile": "systemBlue",
                 "maximumSize": {"width": 20, "height": 21}, "reservedLayoutSize": {"width": 40},
                 "cornerRadius": 4, "shape": "rectangle", "symbolScale": "large",
                 "accessibilityLabel": "Network"}
                """) == symbol)
        var monogram = RowImage(.monogram("AK"))
        monogram.shape = .circle
        #expect(try image("{\"monogram\": \"AK\", \"shape\": \"circle\"}") == monogram)
    }

    @Test("the words of newcomers are read")
    func aliases() throws {
        var symbol = RowImage(.symbol("shippingbox"))
        symbol.tintColor = .semantic(.systemBlue)
        #expect(try image("{\"name\": \"shippingbox\", \"color\": \"systemBlue\"}") == symbol)
    }

    @Test(
        "names are checked in form alone",
        arguments: ["", "Bell", "bell fill", "bell..fill", ".bell", "bell.", "glocke-voll"])
    func malformedNames(name: String) throws {
        for text in ["\"\(name)\"", "{\"systemName\": \"\(name)\"}"] {
            let result = read(text)
            #expect(result.diagnostics.map(\.id) == ["screen.not-a-symbol-name"], "\(text)")
            #expect(result.diagnostics.first?.severity == .warning)
            #expect(result.value?.sections[0].rows[0].image == .symbol(name))
        }
        #expect(
            try image("\"no.such.symbol.in.any.list.7\"") == .symbol("no.such.symbol.in.any.list.7")
        )
    }

    @Test("files are PNG or JPEG, and are not symbols")
    func files() throws {
        #expect(try image("{\"file\": \"photos/a@2x.png\"}") == RowImage(.file("photos/a@2x.png")))
        #expect(
            read("{\"file\": \"a.gif\"}").diagnostics.map(\.id) == ["screen.other-picture-format"])
        for text in ["\"a.png\"", "{\"systemName\": \"a.png\"}"] {
            let file = SourceFile(
                name: "f",
                text: "{\"sections\": [{\"rows\": [{\"title\": \"a\", \"image\": \(text)}]}]}")
            let diagnostic = try #require(ScreenReader.read(file).diagnostics.first)
            #expect(diagnostic.id == "screen.picture-as-symbol")
            let fix = try #require(diagnostic.fix)
            let fixed = try #require(ScreenReader.read(try file.applying(fix)).value)
            #expect(fixed.sections[0].rows[0].image == RowImage(.file("a.png")))
        }
    }

    @Test(
        "names of files have a scale, and stay in the folder",
        arguments: [
            ("a.png", 1.0, true), ("a@2x.png", 2, true), ("p/a@3x.jpg", 3, true), ("@2x", 1, true),
            ("a@2x@3x.png", 3, true), ("../a.png", 1, false), ("/a.png", 1, false),
            ("p/../../a.png", 1, false), ("a..png", 1, true), ("", 1, true),
        ])
    func pictureNames(text: String, scale: Double, isInside: Bool) {
        #expect(PictureName(text).scale == scale || text == "@2x")
        #expect(PictureName(text).isInside == isInside)
    }

    @Test("an image shows one thing")
    func twoContents() throws {
        let result = read("{\"monogram\": \"AK\", \"systemName\": \"bell\"}")
        #expect(result.diagnostics.map(\.id) == ["screen.second-image"])
        #expect(result.diagnostics[0].keyPath == "sections.0.rows.0.image.monogram")
        #expect(result.diagnostics[0].fix != nil && result.value == nil)
    }
}
