// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Drawing
import ImageDecoding
import PangoText
import Previewing
import TestSupport

/// Damaged picture files, decoded, and sometimes drawn.
struct PicturesMode: FuzzMode {
    private let files: [[UInt8]]
    private var decodedCount = 0
    private let bench: Bench
    private let library: FontLibrary

    init() throws {
        bench = try Bench()
        library = bench.makeLibrary()
        files =
            [
                TestPictures.png(width: 7, height: 5), TestPictures.png(width: 300, height: 2),
                TestPictures.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, data: []),
                TestPictures.png(width: 1, height: 1, data: Array(repeating: 0, count: 100_000)),
                TestPictures.png(width: 40, height: 40, rowCount: 3),
                TestPictures.jpeg, TestPictures.jpegOfInks,
                TestPictures.jpeg(width: 65_500, height: 65_500),
            ] + (1...8).map { TestPictures.jpeg(orientation: $0) }
    }

    var summary: String { ", \(decodedCount) of them decoded" }

    mutating func run(_ random: inout SeededGenerator) throws {
        let bytes = input(&random)
        guard let header = ImageHeader(bytes) else { return }
        guard let image = try? ImageDecoder.decode(bytes, header) else { return }
        decodedCount += 1
        try Self.require(
            image.pixels.count == image.width * image.height
                && image.pixels.count == header.pixelCount
                && (image.width, image.height) == header.shownSize,
            "\(image.width) × \(image.height) for \(header)")
        let isPremultiplied = image.pixels.allSatisfy { pixel in
            [16, 8, 0].allSatisfy { pixel >> $0 & 0xFF <= pixel >> 24 }
        }
        try Self.require(isPremultiplied, "a color above its alpha")
        if Int.random(in: 0..<500, using: &random) == 0 {
            try drawDocument(with: bytes, isRound: Bool.random(using: &random))
        }
    }

    /// Draws a picture several times, in two sizes.
    private func drawDocument(with bytes: [UInt8], isRound: Bool) throws {
        let shape = isRound ? "circle" : "rectangle"
        let rows = [40, 3].map {
            """
            {"title": "a", "image": {"file": "a.png", "shape": "\(shape)", "maximumSize": {"width": \($0)}}}
            """
        }
        var screen = try bench.screen(
            "{\"sections\": [{\"rows\": [\((rows + rows).joined(separator: ", "))]}]}")
        screen.pictures["a.png"] = RowPicture(bytes: bytes, width: 30, height: 20)
        let preview = bench.previewer(library).preview(
            theme: .system, screen: screen, in: try bench.environment())
        _ = try Picture.list(preview, library: library).encoded(as: .pdf, resolution: 1)
    }

    /// A damaged file, a part of one, or a PNG whose checksums are right and whose data are not.
    private func input(_ random: inout SeededGenerator) -> [UInt8] {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let (width, height) = (
                Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
            )
            // Each row begins with one of five filters.
            let data = (0..<height).flatMap { _ in
                [UInt8.random(in: 0...4, using: &random)]
                    + (0..<4 * width).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
            let count = Int.random(in: data.count / 2...data.count, using: &random)
            let isWhole = Bool.random(using: &random)
            return TestPictures.png(
                width: width, height: height, data: isWhole ? data : Array(data.prefix(count)))
        case 1:
            let file = random.one(of: files)
            return Array(file.prefix(Int.random(in: 0...file.count, using: &random)))
        default: return random.mutated(random.one(of: files), times: 1...4)
        }
    }
}
