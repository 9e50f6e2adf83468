// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import Cairo
import Documents
import DynamicType
import Files
import Glibc
import LayoutEngine
import PangoText
import Previewing
import Syntax
import TestSupport
import Testing
import Workspace

@testable import Drawing

/// Drawn redlines, measured in pixels. On the main actor, like all suites that use Pango.
@MainActor @Suite struct RedlinePainterTests {
    private func preview(
        _ bench: Bench, _ library: FontLibrary, _ bundled: BundledScreen,
        _ category: ContentSizeCategory, scale: Double, rightToLeft: Bool = false
    ) throws -> Preview {
        var environment = PreviewEnvironment(
            profile: try #require(bench.profiles.last), category: category)
        environment.displayScale = scale
        environment.isRightToLeft = rightToLeft
        return bench.previewer(library).preview(
            theme: .system, screen: try bench.screen(bundled), in: environment)
    }

    /// A redline drawn alone covers the pixels of its frame, so the layout and the picture have the same grid.
    @Test(arguments: [1.0, 2, 3], [false, true])
    func marksAreRightToThePixel(scale: Double, rightToLeft: Bool) throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let preview = try preview(
            bench, library, .settings, .extraExtraLarge, scale: scale, rightToLeft: rightToLeft)
        let layout = preview.layout
        let painter = RedlinePainter(preview, library: library, zoom: scale)
        let ids = layout.ids.indices.prefix(12).filter { !layout.isBlank(at: $0) }
            .map { layout.ids[$0] }
        let redlines =
            ids.flatMap { Redlines(layout).measures(of: LayoutElement($0)) }
            + ids.dropFirst().flatMap {
                Redlines(layout).distances(
                    from: LayoutElement(ids[0], text: 0), to: LayoutElement($0))
            }
        #expect(redlines.count > 60)
        let height =
            ids.compactMap { Redlines(layout).frame(of: LayoutElement($0))?.maxY }.max() ?? 0
        let sheet = try PixelSheet(width: layout.width, height: height, scale: scale)
        for redline in redlines {
            let drawn = try #require(
                sheet.ink { painter.paintMarks(of: [redline], on: $0) }, "\(redline)")
            let frame = redline.frame
            func pixel(_ points: Double) -> Int { Int((points * scale + 1e-6).rounded()) }
            let (left, right) = (pixel(frame.x), pixel(frame.maxX))
            let (top, bottom) = (pixel(frame.y), pixel(frame.maxY))
            switch redline.kind {
            case .itemFrame, .textFrame, .margin, .gap, .capHeight:
                // Lines of text may begin or end between pixels, and the height of capitals is not a whole number of
                // pixels.
                let slack = redline.kind == .capHeight ? 1 : 0
                #expect(abs(drawn.left - left) <= slack && abs(drawn.right - right) <= slack)
                #expect(drawn.top == top, "\(redline)")
                #expect(abs(drawn.bottom - bottom) <= slack, "\(redline), \(drawn)")
            case .baseline:
                #expect(drawn.top == bottom && drawn.bottom == bottom + 1, "\(redline)")
                #expect(drawn.left == left && drawn.right == right)
            case .distance(.horizontal):
                #expect(drawn.left == left && drawn.right == right, "\(redline)")
            case .distance(.vertical):
                #expect(drawn.top == top && drawn.bottom == bottom, "\(redline)")
            }
        }
    }

    /// At any size, direction, and zoom, redlines are inside the visible part. If one element is measured, they hardly
    /// ever overlap.
    @Test(arguments: [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    func figuresAreNeverClipped(category: ContentSizeCategory) throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        for rightToLeft in [false, true] {
            let preview = try preview(
                bench, library, .settings, category, scale: 3, rightToLeft: rightToLeft)
            let layout = preview.layout
            for zoom in [0.25, 0.5, 1, 2, 4] {
                let painter = RedlinePainter(preview, library: library, zoom: zoom)
                for index in layout.ids.indices.prefix(9) where !layout.isBlank(at: index) {
                    let redlines = Redlines(layout).measures(of: LayoutElement(layout.ids[index]))
                    let frame = layout.frame(at: index)
                    let bounds = Rect(
                        x: 0, y: max(0, frame.y - 100), width: layout.width,
                        height: frame.height + 200)
                    let figures = painter.figures(of: redlines, within: bounds)
                    #expect(figures.count == redlines.count)
                    for figure in figures {
                        #expect(
                            figure.frame.x >= bounds.x && figure.frame.maxX <= bounds.maxX
                                && figure.frame.y >= bounds.y && figure.frame.maxY <= bounds.maxY)
                        // A label has the same height at every zoom.
                        #expect((10...20).contains(figure.frame.height * zoom))
                    }
                    guard zoom >= 1 else { continue }
                    for (number, figure) in figures.enumerated() {
                        for other in figures[..<number] {
                            #expect(
                                !figure.frame.meets(other.frame),
                                "\(layout.ids[index]): \(figure.text), \(other.text)")
                        }
                    }
                }
            }
        }
    }

    /// With room above and below, no figure covers the element that it measures.
    @Test func figuresAreOutsideOfTheElement() throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        for category in [ContentSizeCategory.large, .accessibilityMedium] {
            let preview = try preview(bench, library, .settings, category, scale: 3)
            let layout = preview.layout
            let painter = RedlinePainter(preview, library: library)
            for index in layout.ids.indices.prefix(9) where !layout.isBlank(at: index) {
                let frame = layout.frame(at: index)
                let bounds = Rect(
                    x: 0, y: frame.y - 120, width: layout.width, height: frame.height + 240)
                let redlines = Redlines(layout).measures(of: LayoutElement(layout.ids[index]))
                for figure in painter.figures(of: redlines, within: bounds) {
                    #expect(
                        figure.frame.maxY <= frame.y || figure.frame.y >= frame.maxY,
                        "\(layout.ids[index]): \(figure.text)")
                }
            }
        }
    }

    @Test func figuresSayThePoints() throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let preview = try preview(bench, library, .settings, .large, scale: 3)
        let frame = try #require(
            Redlines(preview.layout).frame(of: LayoutElement(preview.layout.ids[1])))
        let redline = try #require(
            Redlines(preview.layout).measures(of: LayoutElement(preview.layout.ids[1])).first)
        let figures = RedlinePainter(preview, library: library)
            .figures(of: [redline], within: Rect(x: 0, y: 0, width: 390, height: 9000))
        #expect(figures.map(\.text) == ["\(frame.width.plain) × \(frame.height.plain)"])
    }
}

/// A transparent sheet that is painted on repeatedly, to find the painted pixels.
private final class PixelSheet {
    typealias Extent = (left: Int, top: Int, right: Int, bottom: Int)

    private let surface: OpaquePointer
    private let cairo: OpaquePointer
    private let scale: Double
    private let size: (width: Int, height: Int)

    init(width: Double, height: Double, scale: Double) throws {
        self.scale = scale
        size = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)) + 2)
        surface = try #require(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)))
        cairo = try #require(cairo_create(surface))
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// The extent of the pixels painted on the empty sheet; nil if there are none.
    func ink(_ paint: (Canvas) -> Void) -> Extent? {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_paint(cairo)
        cairo_restore(cairo)
        cairo_save(cairo)
        paint(Canvas(CairoContext(borrowing: cairo), zoom: scale, pixelScale: 1))
        cairo_restore(cairo)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var extent: Extent?
        for y in 0..<size.height {
            let row = data + y * stride
            guard hasInk(row, count: size.width * 4) else { continue }
            for x in 0..<size.width where row[x * 4 + 3] != 0 {
                let old = extent ?? (x, y, x + 1, y + 1)
                extent = (
                    min(old.left, x), min(old.top, y), max(old.right, x + 1), max(old.bottom, y + 1)
                )
            }
        }
        return extent
    }

    /// Whether any byte of a row is not zero.
    private func hasInk(_ row: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        row[0] != 0 || memcmp(row, row + 1, count - 1) != 0
    }
}
