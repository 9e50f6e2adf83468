// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import PangoText
import Previewing
import Reporting
import TestSupport
import Testing

@testable import Drawing

/// Documents with several pages, and sheets with several rows. On the main actor, like all suites that use Pango.
@MainActor @Suite struct PageTests {
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    private func preview(_ json: String, width: Double = 390) throws -> Preview {
        bench.previewer(library).preview(
            theme: .system, screen: try bench.screen(json),
            in: try bench.environment().at(.default, tableWidth: width))
    }

    private func list(rows: Int) -> String {
        let rows = (0..<rows).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ",")
        return #"{"sections": [{"rows": [\#(rows)]}]}"#
    }

    @Test func longListContinuesBetweenItems() throws {
        let preview = try preview(list(rows: 1_000))
        let pages = PictureDocument([Picture.list(preview, library: library)]).pages
        #expect(
            pages.count == Int((preview.layout.height / PictureDocument.longestPage).rounded(.up)))
        var top = 0.0
        for page in pages {
            #expect(page.size.height <= PictureDocument.longestPage)
            top += page.size.height
            let isAtItem =
                preview.layout.ids.indices.contains { preview.layout.frame(at: $0).y == top }
                || top == preview.layout.height
            #expect(isAtItem, "\(top)")
        }
        #expect(top == preview.layout.height)
    }

    /// A page of a numbered picture cuts no item, and no line of the legend beside it.
    @Test func longHandOffContinuesBetweenItemsAndLines() throws {
        let preview = try preview(list(rows: 800))
        let report = SpecReport([preview], elementsOf: preview)
        let picture = SpecPicture(report.entries, preview, library: library).picture
        let pages = PictureDocument([picture]).pages
        #expect(pages.count > 1)
        let ends = pages.dropLast().reduce(into: [0.0]) {
            $0.append($0[$0.count - 1] + $1.size.height)
        }
        for end in ends.dropFirst() {
            #expect(preview.layout.itemTops.contains(end), "\(end)")
            // Lines have 16 points from the margin of 20, and letters at most 12 of them.
            guard end < 20 + 16 * Double(report.entries.count) else { continue }
            let place = (end - 20).truncatingRemainder(dividingBy: 16)
            #expect(place <= 2 || place >= 14, "\(end)")
        }
    }

    /// A page has the pixels of its part of the whole picture.
    @Test func pageShowsItsPart() throws {
        let preview = try preview(list(rows: 400))
        let page = try #require(
            PictureDocument([Picture.list(preview, library: library)]).pages.last)
        let part = Picture(size: page.size) { canvas in
            Picture.paint(
                preview, library: library, from: preview.layout.height - page.size.height,
                height: page.size.height, on: canvas)
        }
        #expect(
            try page.encoded(as: .png, resolution: 1) == part.encoded(as: .png, resolution: 1))
    }

    @Test func documentHasAPageForEachPicture() throws {
        let preview = try preview(list(rows: 3))
        let picture = Picture.list(preview, library: library)
        let bytes = try PictureDocument([picture, picture]).encoded()
        #expect(String(decoding: bytes, as: UTF8.self).contains("/Count 2"))
    }

    @Test func rowsOfASheetAreBelowEachOther() throws {
        let preview = try preview(list(rows: 3))
        let lists = (0..<12).map { NamedPreview(preview, name: "\($0)", library: library) }
        let sheet = Sheet(
            of: lists + lists,
            captions: lists.map { [Sheet.Caption(text: $0.name)] }
                + lists.map {
                    [Sheet.Caption(text: $0.name)]
                }, rowTitles: ["A", "B"])
        #expect(sheet.columns == 12)
        let (first, second) = (sheet.frame(ofDevice: 0), sheet.frame(ofDevice: 12))
        #expect(first.x == second.x)
        #expect(second.y > first.maxY)
        #expect(sheet.frame(ofDevice: 11).y == first.y)
        #expect(sheet.size.height > second.maxY)
    }

    @Test func wideDevicesHaveShorterLines() throws {
        let preview = try preview(list(rows: 3), width: 4_000)
        let lists = (0..<6).map { NamedPreview(preview, name: "\($0)", library: library) }
        let sheet = Sheet(of: lists, captions: lists.map { [Sheet.Caption(text: $0.name)] })
        #expect(sheet.columns == 3)
        #expect(sheet.size.width <= PictureDocument.longestPage)
    }
}
