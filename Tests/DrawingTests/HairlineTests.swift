// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import DynamicType
import Files
import LayoutEngine
import PangoText
import Previewing
import TestSupport
import Testing
import Workspace

@testable import Documents
@testable import Drawing

/// Separators and the seams between rows, pixel by pixel. The layout uses the device's pixels, and drawing uses those
/// of the screen or picture. On the main actor, like all suites that use Pango.
@MainActor @Suite struct HairlineTests {
    /// Pixels per point: screens at 1× and 2×, zoom 150%, an uneven factor, and a device's own three.
    nonisolated static let resolutions = [1.0, 1.5, 2, 2.2, 3]

    @Test(arguments: resolutions, [Appearance.light, .dark])
    func separatorsAreWholePixelsAndSeamsDoNotShow(resolution: Double, appearance: Appearance)
        throws
    {
        for style in [TableStyle.plain, .grouped, .insetGrouped] {
            let (preview, library) = try preview(style, appearance)
            let painted = try Painted(preview, library: library, resolution: resolution)
            let rows = preview.layout.items.filter { $0.id.kind == .row }
            // Next to the texts, and between the ends of the separators.
            let x = rows[0].cell.maxX - 60
            let top = rows[0].frame.y
            let column = painted.column(
                at: x, from: top + 1, to: rows[rows.count - 1].frame.maxY - 1)
            let fill = try #require(column.first)
            let runs = column.runs(of: { $0 != fill })
            #expect(runs.count == rows.count - 1, "\(style): \(runs)")
            let thickness = max(1, Int((resolution / 3).rounded()))
            #expect(runs.allSatisfy { $0.count == thickness }, "\(style): \(runs)")
            // Lines have a single color that differs visibly from the fill, so nothing is blurred.
            let lines = Set(runs.flatMap { column[$0] })
            #expect(lines.count == 1, "\(style): \(lines)")
            let difference = lines.first.map { abs(Int($0.green) - Int(fill.green)) } ?? 0
            #expect(difference > 12, "\(style): \(lines), \(fill)")
        }
    }

    @Test(arguments: resolutions)
    func edgesOfGroupedSectionsAreWholePixels(resolution: Double) throws {
        let (preview, library) = try preview(.grouped, .light)
        let painted = try Painted(preview, library: library, resolution: resolution)
        let rows = preview.layout.items.filter { $0.id.kind == .row }
        let column = painted.column(
            at: 2, from: rows[0].frame.y - 3, to: rows[rows.count - 1].frame.maxY + 3)
        // Background, edge, rows, edge, background.
        let changes = zip(column, column.dropFirst()).count { $0 != $1 }
        #expect(changes == 4)
        #expect(Set(column).count == 3)
    }

    private func preview(
        _ style: TableStyle, _ appearance: Appearance
    ) throws -> (Preview, FontLibrary) {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let titles = ["General", "Sound", "Focus", "Screen Time", "Storage"]
        let screen = Screen(
            tableStyle: style,
            sections: [Section(rows: titles.map { Row(kind: .default, title: $0) })])
        let profile = try #require(bench.profiles.first)
        var environment = PreviewEnvironment(profile: profile)
        environment.appearance = appearance
        let preview = bench.previewer(library).preview(
            theme: .system, screen: screen, in: environment)
        return (preview, library)
    }
}

/// A painted list that can be read pixel by pixel.
private struct Painted {
    struct Pixel: Hashable {
        var blue: UInt8
        var green: UInt8
        var red: UInt8
    }

    private let rows: [[Pixel]]
    private let resolution: Double

    init(_ preview: Preview, library: FontLibrary, resolution: Double) throws {
        self.resolution = resolution
        let width = Int((preview.layout.width * resolution).rounded(.up))
        let height = Int((preview.layout.height * resolution).rounded(.up))
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        let cairo = try #require(cairo_create(surface))
        defer { cairo_destroy(cairo) }
        let painter = TablePainter(preview, library: library)
        let canvas = Canvas(CairoContext(borrowing: cairo), zoom: resolution, pixelScale: 1)
        painter.paintBackground(
            width: preview.layout.width, height: preview.layout.height, on: canvas)
        for item in preview.layout.items { painter.paint(item, on: canvas) }
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        rows = (0..<height).map { y in
            (0..<width).map { x in
                let pixel = data + y * stride + x * 4
                return Pixel(blue: pixel[0], green: pixel[1], red: pixel[2])
            }
        }
    }

    /// The column of pixels at an x position, between two heights in points.
    func column(at x: Double, from top: Double, to bottom: Double) -> [Pixel] {
        let (first, end) = (Int(top * resolution), Int(bottom * resolution))
        return rows[first..<end].map { $0[Int(x * resolution)] }
    }
}

extension Array {
    /// The runs of elements that meet a condition.
    fileprivate func runs(of isIn: (Element) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, element) in enumerated() where isIn(element) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<(index + 1)
            } else {
                runs.append(index..<(index + 1))
            }
        }
        return runs
    }
}
