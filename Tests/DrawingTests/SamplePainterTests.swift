// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import LayoutEngine
import PangoText
import TestSupport
import Testing

@testable import Documents
@testable import Drawing

/// A sample keeps to its room. On the main actor, like all suites that use Pango.
@MainActor @Suite struct SamplePainterTests {
    private static let room = 100
    private static let height = 40
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    /// The columns and the lines of pixels with ink, on a surface that is wider than the room.
    private func ink(
        _ text: String, leastSize: Double? = nil, isRightToLeft: Bool = false
    ) throws -> (columns: [Int], lines: [Int]) {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(3 * Self.room), Int32(Self.height))
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        let face = try #require(library.face(postScriptName: "NotoSans-Regular"))
        SamplePainter(text, in: face, pointSize: 24, leastSize: leastSize, library: library).paint(
            Documents.Color(red: 0, green: 0, blue: 0), width: Double(Self.room),
            height: Double(Self.height), isRightToLeft: isRightToLeft,
            on: CairoContext(borrowing: cairo))
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        func hasInk(_ x: Int, _ y: Int) -> Bool { data[y * stride + x * 4 + 3] > 0x40 }
        let lines = 0..<Self.height
        return (
            (0..<3 * Self.room).filter { x in lines.contains { hasInk(x, $0) } },
            lines.filter { y in (0..<3 * Self.room).contains { hasInk($0, y) } }
        )
    }

    @Test func shortTextIsAtTheStart() throws {
        let left = try ink("Hi")
        let right = try ink("Hi", isRightToLeft: true)
        #expect(try #require(left.columns.first) < 6)
        #expect(try #require(right.columns.last) >= Self.room - 6)
        #expect(left.lines == right.lines)
    }

    @Test func longTextShrinksBeforeItLosesItsEnd() throws {
        let whole = try ink("Hammersmith").lines.count
        let shrunk = try ink("Hammersmith", leastSize: 12)
        #expect(try #require(shrunk.columns.last) < Self.room)
        #expect(shrunk.lines.count < whole)
        // The end is there: all of it fills the room.
        #expect(try #require(shrunk.columns.last) > Self.room - 8)
    }

    @Test(arguments: [nil, 16.0])
    func textThatDoesNotFitHasAnEllipsis(leastSize: Double?) throws {
        let text = String(repeating: "Hammersmith ", count: 4)
        for isRightToLeft in [false, true] {
            let columns = try ink(text, leastSize: leastSize, isRightToLeft: isRightToLeft).columns
            #expect(try #require(columns.last) < Self.room)
            #expect(try #require(columns.last) > Self.room / 2)
        }
    }
}
