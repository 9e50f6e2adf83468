// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Files
import LayoutEngine
import PangoText
import Previewing
import TestSupport
import Testing
import Workspace

@testable import Documents
@testable import Drawing

/// The position of ink, compared with a recording: "Hello World" in a plain row, iOS 17.5 and 26.2 at 3x, has ink from
/// 21.333 to 106.667 pt. On the main actor, like all suites that use Pango.
@MainActor @Suite struct InkTests {
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    /// Columns of pixels with ink, in the lines of pixels of an item's first text.
    private func inkedColumns(of screen: Screen, in environment: PreviewEnvironment) throws -> [Int]
    {
        let preview = bench.previewer(library).preview(
            theme: .system, screen: screen, in: environment)
        let scale = environment.displayScale
        let item = preview.layout.item(at: 0)
        let text = item.texts[0].frame
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(environment.width * scale),
            Int32(item.frame.height * scale))
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        TablePainter(preview, library: library)
            .paint(item, on: Canvas(CairoContext(borrowing: cairo), zoom: scale, pixelScale: 1))
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let lines = Int(text.y * scale)..<Int(text.maxY * scale)
        return (0..<Int((text.maxX + 10) * scale)).filter { x in
            lines.contains { y in data[y * stride + x * 4 + 3] > 0x40 }
        }
    }

    @Test(arguments: [("ios18", 393.0), ("ios26", 402.0)])
    func textBeginsAndEndsWhereRecorded(profileName: String, width: Double) throws {
        let profile = try #require(bench.profiles.first { $0.name == profileName })
        let screen = Screen(
            tableStyle: .plain,
            sections: [Section(rows: [Row(kind: .switch, title: "Hello World")])])
        let columns = try inkedColumns(
            of: screen, in: PreviewEnvironment(profile: profile, width: width))
        let start = Double(try #require(columns.first)) / 3
        let end = Double(try #require(columns.last) + 1) / 3
        #expect(abs(start - 21.333) <= 1 / 3.0 + 0.001)
        // The stand-in's letters are not the system font's. A label may differ by at most 2%.
        #expect(abs((end - start) - (106.667 - 21.333)) / (106.667 - 21.333) < 0.02)
    }

    /// The ink of the words of a label in semibold, 17 pt at 3x, and the gaps between them on a device. Each edge was
    /// read to one pixel. Source: a reference picture of KaneCheshire/PixelTest.
    /// Letters join across the border of two colors, as in one text.
    @Test func lettersOfTwoColorsJoin() throws {
        func columns(_ runs: [String]) throws -> [Int] {
            var attributes = TextAttributes()
            attributes.lines = 0
            attributes.runs = runs.enumerated().map { number, text in
                var run = TextRun(text: text)
                let shade = UInt8(number)
                run.attributes.color = .rgba(Color(red: shade, green: 0, blue: 0))
                return run
            }
            let label = Label(text: runs.joined(), attributes: attributes)
            let screen = Screen(
                tableStyle: .plain,
                sections: [
                    Section(rows: [Row(kind: .labels, stack: Stack(labels: [.label(label)]))])
                ])
            return try inkedColumns(
                of: screen, in: PreviewEnvironment(profile: try #require(bench.profiles.first)))
        }
        let whole = try columns(["مرحبا بالعالم"])
        #expect(!whole.isEmpty)
        for runs in [["مر", "حبا بالعالم"], ["م", "رح", "با بال", "عالم"]] {
            #expect(try columns(runs) == whole)
        }
    }

    @Test func semiboldWordsAndGaps() throws {
        let recordedWords = [48, 46.67, 40.67, 18, 43.67, 17.67, 22]
        let recordedGaps = [6, 5.67, 5.33, 5.33, 6, 5.33]
        var attributes = TextAttributes()
        attributes.fontName = TextAttributes.systemFontName
        attributes.pointSize = 17
        attributes.weight = .semibold
        attributes.scales = false
        let label = Label(text: "Lorem ipsum dolor sit amet, ea vix", attributes: attributes)
        let screen = Screen(
            tableStyle: .plain,
            sections: [Section(rows: [Row(kind: .labels, stack: Stack(labels: [.label(label)]))])])
        let profile = try #require(bench.profiles.first)
        let columns = try inkedColumns(of: screen, in: PreviewEnvironment(profile: profile))
        // Letters of one word are less than three points apart.
        var words: [ClosedRange<Int>] = []
        for column in columns {
            if let last = words.last, column - last.upperBound < 9 {
                words[words.count - 1] = last.lowerBound...column
            } else {
                words.append(column...column)
            }
        }
        let widths = words.map { Double($0.count) / 3 }
        #expect(widths.count == recordedWords.count)
        let errors = zip(widths, recordedWords).map { abs($0 - $1) / $1 }
        let mean = errors.reduce(0, +) / Double(errors.count)
        print("text 600, ink of \(errors.count) words: mean \(mean), worst \(errors.max() ?? 0)")
        // Inter 4.1 has a wider t.
        #expect(mean < (InstalledInter.is40 ? 0.01 : 0.011))
        let worst = InstalledInter.is40 ? 0.02 : 0.031
        for (width, recorded) in zip(widths, recordedWords) {
            #expect(abs(width - recorded) < max(worst * recorded, 1 / 3.0 + 0.01))
        }
        let gaps = zip(words, words.dropFirst()).map {
            Double($1.lowerBound - $0.upperBound - 1) / 3
        }
        for (gap, recorded) in zip(gaps, recordedGaps) {
            #expect(abs(gap - recorded) < 1 / 3.0 + 0.01)
        }
        let meanGap = gaps.reduce(0, +) / Double(gaps.count)
        #expect(abs(meanGap - recordedGaps.reduce(0, +) / Double(recordedGaps.count)) < 1 / 3.0)
    }
}
