// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing
import TestSupport
import Testing

@testable import Drawing

/// The drawings of images before rows. On the main actor, like all suites that use Pango.
@MainActor @Suite struct ImagePainterTests {
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
    }

    private func preview(
        _ image: String, _ change: (inout PreviewEnvironment) -> Void = { _ in }
    ) throws -> Preview {
        var environment = try bench.environment()
        change(&environment)
        return bench.previewer(library).preview(
            theme: .system,
            screen: try bench.screen(
                "{\"sections\": [{\"rows\": [{\"title\": \"a\", \"image\": \(image)}]}]}"),
            in: environment)
    }

    /// The shapes of the image in the only row, without those of its cell and title.
    private func shapes(_ preview: Preview) throws -> [RecordedShape] {
        let item = try #require(preview.layout.items.first { $0.id.kind == .row })
        var image = item
        image.texts = []
        image.decorations = item.decorations.filter {
            if case .image = $0.kind { true } else { false }
        }
        // The first shape is the card.
        return Array(ItemRecorder(preview, library).shapes(of: image).dropFirst())
    }

    private func paths(_ preview: Preview) throws -> [(path: VectorPath, unit: Double)] {
        try shapes(preview).compactMap { shape in
            if case .path(let path, _, _, let unit) = shape.form { (path, unit) } else { nil }
        }
    }

    @Test(arguments: ["bell", "wifi", "person.crop.circle", "unicorn.nobody.knows"])
    func plainSymbolsHaveNoColorButTheTint(name: String) throws {
        let preview = try preview("\"\(name)\"")
        let shapes = try shapes(preview)
        #expect(!shapes.isEmpty)
        for shape in shapes {
            #expect(shape.color == preview.color(.tint))
            guard case .path = shape.form else { return #expect(Bool(false), "\(shape.form)") }
        }
    }

    @Test func unknownSymbolsAreEmptySquares() throws {
        #expect(
            try paths(preview("\"unicorn.nobody.knows\"")).map(\.path)
                == paths(preview("\"app\"")).map(\.path))
    }

    @Test(arguments: [Appearance.light, .dark])
    func tilesHaveWhiteSymbolsInBothAppearances(appearance: Appearance) throws {
        let preview = try preview("{\"systemName\": \"bell.fill\", \"tile\": \"systemRed\"}") {
            $0.appearance = appearance
        }
        let shapes = try shapes(preview)
        guard case .card(let frame, let radius, _, _, _)? = shapes.first?.form else {
            return #expect(Bool(false), "no tile")
        }
        #expect((frame.width, frame.height) == (29, 29) && radius == 6.5)
        #expect(shapes[0].color == preview.color(.systemRed))
        let white = Color(red: 255, green: 255, blue: 255)
        #expect(shapes.dropFirst().allSatisfy { $0.color == white })
    }

    /// The white bell on a filled circle shows the color of the cell in plain lists, too.
    @Test func holesShowWhatIsBehind() throws {
        let plain = try shapes(preview("\"bell.circle.fill\"") { $0.appearance = .dark })
        let dark = try preview("\"bell\"") { $0.appearance = .dark }
        #expect(plain.last?.color == dark.color(.secondarySystemGroupedBackground))
        let onTile = try shapes(
            preview("{\"systemName\": \"bell.circle.fill\", \"tile\": \"#123456\"}"))
        #expect(onTile.last?.color == Color(hexadecimal: "#123456"))
    }

    @Test func symbolsGrowWithTheTextAndTilesDoNot() throws {
        for category in ContentSizeCategory.allCases {
            let symbol = try preview("\"bell\"") { $0.category = category }
            let unit = try #require(try paths(symbol).first?.unit)
            let pixel = 1.0 / 3
            #expect(abs(unit * 22 - TextStyle.body.leading(at: category)) < pixel, "\(category)")
            let tile = try shapes(
                preview("{\"systemName\": \"bell\", \"tile\": \"tint\"}") { $0.category = category }
            )
            guard case .card(let frame, _, _, _, _)? = tile.first?.form else { continue }
            #expect(frame.width == 29, "\(category)")
        }
    }

    @Test func onlyDirectionsOfReadingAreMirrored() throws {
        for (name, isMirrored) in [("chevron.forward", true), ("chevron.right", false)] {
            let left = try paths(preview("\"\(name)\"")).map(\.path)
            let right = try paths(preview("\"\(name)\"") { $0.isRightToLeft = true }).map(\.path)
            #expect(
                right
                    == (isMirrored
                        ? left.map { $0.mirrored(width: SymbolDrawing.gridSize) } : left),
                "\(name)")
        }
    }

    @Test(arguments: ["A", "AK", "Wilhelmina", "", "李"])
    func monogramsFitTheirCircle(text: String) throws {
        let shapes = try shapes(preview("{\"monogram\": \"\(text)\"}"))
        guard case .card(let frame, let radius, _, _, _)? = shapes.first?.form else {
            return #expect(Bool(false), "no circle")
        }
        #expect(radius == frame.height / 2 && frame.height == 40)
        for shape in shapes {
            guard case .text(let run, let library, let start, _) = shape.form else { continue }
            let end =
                run.line(library).glyphRuns.flatMap(\.glyphs).map { start.x + $0.x }.max()
                ?? start.x
            #expect(start.x >= frame.x && end <= frame.maxX && start.y < frame.maxY)
        }
    }

    @Test func writtenPathsAreReadBack() throws {
        let path = try #require(VectorPath(svg: "M1 2.5L3 -4H.25V6C1 2 3 4 5.25 6.07Z"))
        #expect(path.svg == "M1 2.5L3 -4L.25 -4L.25 6C1 2 3 4 5.25 6.07Z")
        #expect(VectorPath(svg: path.svg) == path)
    }

    // MARK: - Files

    private func pictured(_ image: String, _ bytes: [UInt8]?) throws -> Preview {
        var screen = try bench.screen(
            "{\"sections\": [{\"rows\": [{\"title\": \"a\", \"image\": \(image)}]}]}")
        if let bytes { screen.pictures["a.png"] = RowPicture(bytes: bytes, width: 30, height: 20) }
        return bench.previewer(library).preview(
            theme: .system, screen: screen, in: try bench.environment())
    }

    @Test func picturesFillTheirFrame() throws {
        let bytes = TestPictures.png(width: 60, height: 40)
        let preview = try pictured("{\"file\": \"a.png\"}", bytes)
        let shapes = try shapes(preview)
        guard case .picture(let picture, let frame)? = shapes.first?.form else {
            return #expect(Bool(false), "\(shapes)")
        }
        #expect((picture.width, picture.height) == (60, 40))
        #expect((frame.width, frame.height) == (30, 20) && shapes.count == 1)
        let round = try self.shapes(
            pictured("{\"file\": \"a.png\", \"shape\": \"circle\"}", bytes))
        // A circle shows the middle of the picture.
        guard case .clip(let circle, let radius)? = round.first?.form,
            case .picture(_, let whole)? = round.dropFirst().first?.form
        else { return #expect(Bool(false), "\(round)") }
        #expect((circle.width, circle.height) == (20, 20) && radius == 10 && round.count == 3)
        #expect((whole.width, whole.height) == (30, 20))
        #expect(whole.x + whole.width / 2 == circle.x + circle.width / 2)
    }

    @Test func missingPicturesAreCrossedBoxes() throws {
        for bytes in [nil, Array(TestPictures.png(width: 9, height: 9).dropLast(40))] {
            let shapes = try shapes(pictured("{\"file\": \"a.png\"}", bytes))
            let lines = shapes.count { if case .line = $0.form { true } else { false } }
            #expect(lines == 3 && shapes.count == 4)
        }
    }

    /// A document has a picture once, in the size that its largest place needs, however often it is drawn.
    @Test func documentsHaveEachPictureOnce() throws {
        let row =
            "{\"title\": \"a\", \"image\": {\"file\": \"a.png\", \"maximumSize\": {\"width\": 30}}}"
        var screen = try bench.screen(
            "{\"sections\": [{\"rows\": [\(Array(repeating: row, count: 20).joined(separator: ", "))]}]}"
        )
        screen.pictures["a.png"] = RowPicture(
            bytes: TestPictures.png(width: 600, height: 400), width: 600, height: 400)
        let preview = bench.previewer(library).preview(
            theme: .system, screen: screen, in: try bench.environment())
        let pdf = try Picture.list(preview, library: library).encoded(as: .pdf, resolution: 1)
        let images = String(decoding: pdf, as: UTF8.self).split(separator: "/Subtype /Image")
        #expect(images.count == 2)
        // It is halved twice: 30 points need 90 pixels.
        #expect(images.dropFirst().first?.contains("/Width 150") == true)
    }

    /// Each format has the picture itself, and the page has it once for all sizes.
    @Test func everyFormatHasThePicture() throws {
        let preview = try pictured(
            "{\"file\": \"a.png\"}",
            TestPictures.png(width: 60, height: 40, color: [1, 200, 3, 255]))
        let picture = Picture.list(preview, library: library)
        for letters in [SVGLetters.outlines, .text] {
            let svg = String(
                decoding: try picture.encoded(as: .svg, resolution: 1, letters: letters),
                as: UTF8.self)
            #expect(svg.contains("data:image/png;base64,"), "\(letters)")
        }
        var content = PageContent(scale: 3)
        content.beginDesign()
        content.beginWidth()
        for _ in 0..<3 { try content.add(preview, library) }
        #expect(content.glyphs.elements.count { $0.contains("data:image/png") } == 1)
        #expect(try content.drawing(of: preview, library).contains("scale(30 20)"))
    }

    /// Without scripts, the page clips to the circle, too, and to the end of the picture.
    @Test func pagesClipToCircles() throws {
        let preview = try pictured(
            "{\"file\": \"a.png\", \"shape\": \"circle\"}", TestPictures.png(width: 3, height: 2))
        var content = PageContent(scale: 3)
        let drawing = try content.drawing(of: preview, library)
        let start = try #require(drawing.firstRange(of: "<g clip-path=\"url(#clip1)\">"))
        let rest = drawing[start.upperBound...].split(separator: "\n")
        #expect(rest.first?.hasPrefix("<use href=") == true && rest.dropFirst().first == "</g>")
        #expect(drawing.contains("rx=\"10\"/></clipPath>"))
    }

    @Test func shapesAreRounded() throws {
        for (words, radius) in [
            ("\"shape\": \"rectangle\"", 0.0), ("\"cornerRadius\": 8", 8),
            ("\"shape\": \"circle\"", 20),
        ] {
            let shapes = try shapes(preview("{\"monogram\": \"A\", \(words)}"))
            guard case .card(_, let drawn, _, _, _)? = shapes.first?.form else { continue }
            #expect(drawn == radius, "\(words)")
        }
    }
}
