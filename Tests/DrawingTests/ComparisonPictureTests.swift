// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import TestSupport
import Testing

@testable import Drawing

/// Pictures of two lists and their visible differences. On the main actor, like all suites that use Pango.
@MainActor @Suite struct ComparisonPictureTests {
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    private static let rows =
        #"{"title": "One"}, {"kind": "value", "title": "Two", "value": "On"}, {"title": "Three"}"#

    private func preview(_ rows: String = Self.rows, theme: Theme = .system) throws -> Preview {
        try bench.previewer(library).preview(
            theme: theme, screen: bench.screen(#"{"sections": [{"rows": [\#(rows)]}]}"#),
            in: bench.environment())
    }

    private func areas(_ old: Preview, _ new: Preview) -> DifferenceAreas {
        DifferenceAreas(
            from: NamedPreview(old, name: "", library: library),
            to: NamedPreview(new, name: "", library: library))
    }

    private func frame(of row: Int, in preview: Preview) throws -> Rect {
        let layout = preview.layout
        return layout.frame(at: try #require(layout.index(of: ItemID(.row, row: row))))
    }

    @Test func equalPreviewsHaveNoAreas() throws {
        let areas = areas(try preview(), try preview())
        #expect(areas.old.isEmpty && areas.new.isEmpty)
    }

    @Test func changedValueIsMarkedWhereItStands() throws {
        let new = try preview(
            #"{"title": "One"}, {"kind": "value", "title": "Two", "value": "Off"}, {"title": "Three"}"#
        )
        let areas = areas(try preview(), new)
        #expect(areas.old.count == 1)
        let area = try #require(areas.new.first)
        let row = try frame(of: 1, in: new)
        #expect(area.y >= row.y && area.maxY <= row.maxY)
        // The title in the other half of the row has not changed.
        #expect(area.x > row.width / 2)
    }

    @Test func rowThatOnlyMovedIsNotMarked() throws {
        let inserted = try preview(#"{"title": "Zero", "height": 80.5}, "# + Self.rows)
        let areas = areas(try preview(), inserted)
        let (first, zeroth) = (try frame(of: 0, in: preview()), try frame(of: 0, in: inserted))
        // The first row of a card has round corners.
        #expect(areas.old.allSatisfy { $0.y >= first.y && $0.maxY <= first.maxY })
        #expect(areas.new.contains(zeroth))
        for row in 2...3 {
            let frame = try frame(of: row, in: inserted)
            #expect(!areas.new.contains { $0.y < frame.maxY && $0.maxY > frame.y })
        }
    }

    @Test func tallerRowIsMarkedInBoth() throws {
        let new = try preview(
            #"{"title": "One"}, {"kind": "value", "title": "Two", "value": "On"}, {"title": "Three", "height": 120}"#
        )
        let old = try preview()
        let areas = areas(old, new)
        let frames = (try frame(of: 2, in: old), try frame(of: 2, in: new))
        let (oldArea, newArea) = (try #require(areas.old.last), try #require(areas.new.last))
        #expect(oldArea.y >= frames.0.y && oldArea.maxY <= frames.0.maxY)
        #expect(newArea.maxY > frames.0.maxY && newArea.maxY <= frames.1.maxY)
    }

    /// Elements are drawn tile by tile, and not at all if they have a single color.
    @Test func changesOfRowsOfAnyHeightAreFound() throws {
        func rows(_ title: String, _ height: Int) throws -> Preview {
            try preview(#"{"title": "\#(title)", "height": \#(height)}, {"title": "Two"}"#)
        }
        let (old, taller) = (try rows("One", 9000), try rows("One", 9900))
        let (row, tallRow) = (try frame(of: 0, in: old), try frame(of: 0, in: taller))
        #expect(areas(old, try rows("One", 9000)).old.isEmpty)
        let text = try #require(areas(old, try rows("Uno", 9000)).new.first)
        #expect(text.y > row.y + 4400)
        #expect(text.maxY < row.maxY - 4400)
        let area = try #require(areas(old, taller).new.first)
        #expect(area.y < row.y + 4600)
        #expect(area.maxY > tallRow.maxY - 4)
    }

    /// The lists are compared when the picture is drawn. If the picture is too large, the error comes before the
    /// comparison.
    @Test func picturesThatAreTooLargeAreSaidBeforeListsAreCompared() throws {
        let rows = Array(repeating: #"{"title": "One", "height": 10000}"#, count: 900)
        let list = NamedPreview(
            try preview(rows.joined(separator: ", ")), name: "", library: library)
        let picture = ComparedLists(list, list).picture(.sideBySide)
        for format in PictureFormat.allCases {
            #expect(throws: PictureError.self) { try picture.check(format, resolution: 1) }
        }
    }

    // MARK: - Pixels

    private struct Bitmap {
        var width: Int
        var bytes: [UInt8]

        func color(_ x: Double, _ y: Double) -> Color {
            let place = 4 * (Int(y) * width + Int(x))
            return Color(
                red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
        }

        /// The number of pixels in a frame that nearly have a color.
        func count(of color: Color, in frame: Rect) -> Int {
            (Int(frame.y)..<Int(frame.maxY)).reduce(0) { sum, y in
                sum
                    + (Int(frame.x)..<Int(frame.maxX)).filter { x in
                        let pixel = self.color(Double(x), Double(y))
                        return abs(Int(pixel.red) - Int(color.red)) < 40
                            && abs(Int(pixel.green) - Int(color.green)) < 40
                            && abs(Int(pixel.blue) - Int(color.blue)) < 40
                    }.count
            }
        }
    }

    private func bitmap(_ picture: Picture) throws -> Bitmap {
        let (width, height) = (Int32(picture.size.width), Int32(picture.size.height))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        picture.draw(Canvas(CairoContext(borrowing: cairo), pixelScale: 1))
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let count = Int(cairo_image_surface_get_stride(surface)) * Int(height)
        return Bitmap(
            width: Int(width), bytes: Array(UnsafeBufferPointer(start: data, count: count)))
    }

    private func sheet(_ previews: [Preview], devices: Int) -> Sheet {
        Sheet(
            of: previews.map { NamedPreview($0, name: "", library: library) },
            captions: Array(repeating: [], count: devices), isWhole: true)
    }

    private func picture(
        _ old: Preview, _ new: Preview, _ arrangement: ComparedLists.Arrangement
    ) throws -> Bitmap {
        let lists = ComparedLists(
            NamedPreview(old, name: "old", library: library),
            NamedPreview(new, name: "new", library: library))
        return try bitmap(lists.picture(arrangement))
    }

    @Test(arguments: [ComparedLists.Arrangement.sideBySide, .overlaid])
    func markedAreasAreDrawnAndNothingElse(arrangement: ComparedLists.Arrangement) throws {
        var theme = Theme.system
        theme.fonts[.body] = ThemeFont(fontName: "NotoSerif-Regular", fontSize: 17)
        let old = try preview()
        for new in [old, try preview(theme: theme), try preview(#"{"title": "One"}"#)] {
            let devices = arrangement == .overlaid ? 1 : 2
            let sheet = sheet([old, new], devices: devices)
            let bitmap = try picture(old, new, arrangement)
            let areas = areas(old, new)
            // In an overlay, the marks of the second list may hide those of the first.
            let first = [(DifferenceMark.oldColor, areas.old, 0)]
            let second = [(DifferenceMark.newColor, areas.new, devices - 1)]
            for (color, areas, device) in arrangement == .overlaid ? second : first + second {
                let frame = sheet.frame(ofDevice: device)
                #expect((bitmap.count(of: color, in: frame) > 0) == !areas.isEmpty)
                for area in areas {
                    // On the left edge of the mark, halfway down.
                    let edge = Rect(
                        x: frame.x + area.x, y: frame.y + area.y + (area.height / 2).rounded(.down),
                        width: 3, height: 1)
                    #expect(bitmap.count(of: color, in: edge) > 0, "\(area)")
                }
            }
        }
    }

    @Test func overlayShowsBothTexts() throws {
        let (old, new) = (try preview(#"{"title": "III"}"#), try preview(#"{"title": "MMMMMMMM"}"#))
        let frame = sheet([old, new], devices: 1).frame(ofDevice: 0)
        let both = try picture(old, new, .overlaid)
        let alone = try picture(old, old, .overlaid)
        let row = Rect(
            x: frame.x + 20, y: frame.y, width: frame.width - 40, height: frame.height)
        let black = Color(rgb: 0x000000)
        #expect(alone.count(of: black, in: row) > 0)
        #expect(both.count(of: Color(rgb: 0x808080), in: row) > 20)
    }
}
