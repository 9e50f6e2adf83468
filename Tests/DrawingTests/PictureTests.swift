// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import LayoutEngine
import PangoText
import Previewing
import TestSupport
import Testing
import Workspace

@testable import Drawing

/// Pictures of previews. On the main actor, like all suites that use Pango.
@MainActor @Suite struct PictureTests {
    private func previews(
        _ categories: [ContentSizeCategory], theme: Theme = .system
    ) throws -> ([Preview], FontLibrary) {
        let bench = try Bench()
        let library = bench.makeLibrary()
        let screen = try bench.screen(.settings)
        let profile = try #require(bench.profiles.last)
        let previews = categories.map {
            bench.previewer(library).preview(
                theme: theme, screen: screen,
                in: PreviewEnvironment(profile: profile, category: $0))
        }
        return (previews, library)
    }

    @Test func sameInputGivesSameBytes() throws {
        // cairo numbers the parts of SVG files consecutively for the whole process, so they differ within one process.
        for format in [PictureFormat.png, .pdf] {
            let first = try previews([.large, .accessibilityLarge])
            let second = try previews([.large, .accessibilityLarge])
            let bytes = try Picture.sheet(first.0, library: first.1).encoded(
                as: format, resolution: 1)
            #expect(
                try bytes
                    == Picture.sheet(second.0, library: second.1)
                    .encoded(as: format, resolution: 1), "\(format)")
        }
    }

    @Test func categoriesLookDifferent() throws {
        let (previews, library) = try previews([.large, .extraLarge])
        let bytes = try previews.map {
            try Picture.list($0, library: library).encoded(as: .png, resolution: 1)
        }
        #expect(bytes[0] != bytes[1])
    }

    /// Pictures, PDF, and items recorded for web pages draw the titles at the trailing side.
    @Test func sectionIndexIsDrawnOnceAtItsSide() throws {
        let bench = try Bench()
        let library = bench.makeLibrary()
        func preview(_ index: String) throws -> Preview {
            let screen = try bench.screen(
                """
                {"tableStyle": "plain", "sections": [{\(index)"rows": [{"title": "A"}, {"title": "B"}]}]}
                """)
            return bench.previewer(library).preview(
                theme: .system, screen: screen, in: try bench.environment())
        }
        let (with, without) = (try preview("\"indexTitle\": \"M\", "), try preview(""))
        for format in [PictureFormat.png, .pdf] {
            let bytes = try [with, without].map {
                try Picture.list($0, library: library).encoded(as: format, resolution: 1)
            }
            #expect(bytes[0] != bytes[1], "\(format)")
        }
        let recorder = ItemRecorder(with, library)
        let starts = with.layout.items.map { item in
            recorder.shapes(of: item).compactMap { shape -> Double? in
                guard case .text(_, _, let point, _) = shape.form else { return nil }
                return point.x
            }.filter { $0 > with.layout.width - 15 }
        }
        // The middle of two rows of equal height: each draws its half, clipped to the row.
        #expect(starts.map(\.count) == [1, 1])
    }

    @Test func sizeInPixelsIsSizeInPointsTimesScale() throws {
        let (previews, library) = try previews([.large])
        let bytes = try Picture.list(previews[0], library: library).encoded(as: .png, resolution: 2)
        // The IHDR chunk: width and height as big-endian numbers at bytes 16 and 20.
        func number(at offset: Int) -> Int {
            bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(number(at: 16) == 780)
        #expect(number(at: 20) == Int((previews[0].layout.height * 2 - 0.001).rounded(.up)))
    }

    @Test func sheetNamesTheFontsAndWhatStandsInForThem() throws {
        var theme = Theme.system
        theme.fonts[.body] = ThemeFont(fontName: "Palatino-Roman", fontSize: 17)
        theme.fonts[.headline] = ThemeFont(fontName: "NotoSerif-Bold", fontSize: 17)
        let (previews, _) = try previews([.large, .extraLarge], theme: theme)
        let legend = Sheet.legend(of: previews)
        #expect(legend.count == 3)
        #expect(
            legend.contains {
                $0.hasPrefix("Palatino-Roman → P052-Roman: Built into iOS, but not")
            })
        // The screen's headers are semibold, and this family has no semibold.
        #expect(
            legend.contains {
                $0.hasPrefix(
                    "NotoSerif-Bold: Installed on this machine. Noto Serif has no Semibold")
            })
        #expect(legend.contains { $0.hasPrefix("System font → ") })
    }

    @Test func tooManyPixelsIsAnErrorThatSaysWhatToDo() throws {
        let (previews, library) = try previews([.large])
        let picture = Picture.list(previews[0], library: library)
        do {
            _ = try picture.encoded(as: .png, resolution: 100)
            Issue.record("a picture of 39,000 pixels' width was made")
        } catch {
            #expect(error.description.contains("lower resolution"))
        }
    }

    @Test func picturesAreWeighedBeforeTheyAreDrawn() throws {
        let (previews, library) = try previews([.large])
        let layout = previews[0].layout
        let redline = try #require(
            Redlines(layout).measures(of: LayoutElement(layout.ids[0])).first)
        let most = Array(repeating: redline, count: Picture.mostRedlines)
        let pictures = [
            Picture(size: Size(width: 9, height: 9), weight: Picture.heaviestWeight + 1) { _ in
                Issue.record("it was drawn")
            }, Picture.list(previews[0], redlines: most, library: library),
        ]
        for (picture, format) in zip(pictures, [PictureFormat.svg, .pdf]) {
            #expect(throws: PictureError.tooMuch) {
                try picture.encoded(as: format, resolution: 1)
            }
        }
        let list = Picture.list(previews[0], library: library)
        #expect(list.weight > 10 * previews[0].layout.ids.count)
    }

    @Test func formatsByTheEndOfTheName() {
        #expect(PictureFormat(path: "a/b.PNG") == .png)
        #expect(PictureFormat(path: "b.pdf") == .pdf)
        #expect(PictureFormat(path: "b.html") == nil)
        #expect(PictureFormat(path: "png") == nil)
    }
}
