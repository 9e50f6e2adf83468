// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Drawing

/// SVG pictures with letters as text. On the main actor, like all suites that use Pango.
@MainActor @Suite struct SVGTextTests {
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    private func svg(_ json: String, redlines: Bool = false) throws -> String {
        let preview = bench.previewer(library).preview(
            theme: .system, screen: try bench.screen(json), in: try bench.environment())
        let measured = Redlines(preview.layout)
        let picture = Picture.list(
            preview,
            redlines: redlines
                ? preview.layout.ids.flatMap { measured.measures(of: LayoutElement($0)) } : [],
            library: library)
        return String(
            decoding: try picture.encoded(as: .svg, resolution: 1, letters: .text), as: UTF8.self)
    }

    @Test func everyLineIsText() throws {
        let svg = try svg(#"{"sections": [{"title": "Head", "rows": [{"title": "Some words"}]}]}"#)
        #expect(svg.contains(">Some words</text>"))
        #expect(svg.contains("font-family=\"'Inter', sans-serif\" font-size=\"17\""))
        #expect(!svg.contains("<symbol") && !svg.contains("<use"))
    }

    /// Any text is valid XML, and no text is markup.
    @Test(arguments: ["</text><script>x()</script>", "a\u{1}b", "]]>&amp;", "\"'<!--", "\u{FFFE}"])
    func hostileTextsAreText(text: String) throws {
        let title = text.unicodeScalars.map { "\\u" + Int($0.value).padded(to: 4, radix: 16) }
            .joined()
        let svg = try svg(#"{"sections": [{"rows": [{"title": "\#(title)"}]}]}"#)
        #expect(!svg.contains("<script"))
        #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!svg.unicodeScalars.contains("\u{FFFE}"))
        #expect(svg.split(separator: "<text ").count == 2)
    }

    @Test func textFromTheRightEndsAtTheLeft() throws {
        let svg = try svg(#"{"sections": [{"rows": [{"title": "שלום"}]}]}"#)
        #expect(svg.contains("direction=\"rtl\" text-anchor=\"end\">שלום</text>"))
    }

    /// Labels of redlines are over the texts of the list: elements are written in the order of drawing.
    @Test func redlinesAreOverTheList() throws {
        let svg = try svg(#"{"sections": [{"rows": [{"title": "Some words"}]}]}"#, redlines: true)
        let list = try #require(svg.firstRange(of: ">Some words</text>"))
        let label = try #require(svg.firstRange(of: ">390 × "))
        #expect(list.upperBound < label.lowerBound)
    }

    /// By default, cairo writes the points of print, which browsers draw a third larger.
    @Test(arguments: [SVGLetters.outlines, .text])
    func pointIsAPixelOfCSS(letters: SVGLetters) throws {
        let picture = Picture(size: Size(width: 390, height: 20)) { _ in }
        let svg = String(
            decoding: try picture.encoded(as: .svg, resolution: 1, letters: letters), as: UTF8.self)
        let width = try #require(svg.split(separator: " width=\"").dropFirst().first)
        #expect(width.hasPrefix("390\"") || width.hasPrefix("390px\""))
    }

    /// SVG 1.1 has no colors with alpha, and its renderers know only groups and clips.
    @Test func scaleOpacityAndCornersAreKept() throws {
        let preview = bench.previewer(library).preview(
            theme: .system, screen: try bench.screen(.settings), in: try bench.environment())
        let lettering = Lettering(preview, library: library)
        let color = Color(red: 1, green: 2, blue: 3, alpha: 51)
        let picture = Picture(size: Size(width: 100, height: 50)) { canvas in
            canvas.scaled(by: 2) {
                canvas.blended(opacity: 0.5) {
                    canvas.clipped(to: Rect(x: 1, y: 2, width: 30, height: 20), radius: 4) {
                        let style = Lettering.Style(size: 17, color: color)
                        lettering.write("Words", style, x: 3, baseline: 20, on: canvas)
                    }
                }
            }
        }
        let svg = String(
            decoding: try picture.encoded(as: .svg, resolution: 1, letters: .text), as: UTF8.self)
        for part in [
            #"<g opacity=".5">"#, #"<rect x="2" y="4" width="60" height="40" rx="8"/>"#,
            #"x="6" y="40""#, #"font-size="34""#, ##"fill="#010203" fill-opacity="0.2""##,
        ] { #expect(svg.contains(part), "\(part)") }
    }

    /// Unlike cairo's, these files have the same bytes at any time in one process.
    @Test func sameInputGivesSameBytes() throws {
        let json = #"{"sections": [{"rows": [{"title": "A", "height": 9}]}]}"#
        let first = try svg(json)
        #expect(try svg(json) == first)
        #expect(first.contains("<clipPath id=\"clip1\">"))
    }
}
