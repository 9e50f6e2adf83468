// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ImageDecoding
import TestSupport

/// Damaged picture files, decoded.
struct PicturesMode: FuzzMode {
    private let files: [[UInt8]]
    private var decodedCount = 0

    init() {
        files =
            [
                TestPictures.png(width: 7, height: 5), TestPictures.png(width: 300, height: 2),
                TestPictures.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, data: []),
                TestPictures.png(width: 1, height: 1, data: Array(repeating: 0, count: 100_000)),
                TestPictures.png(width: 40, height: 40, rowCount: 3),
                TestPictures.jpeg, TestPictures.jpeg(width: 65_500, height: 65_500),
            ] + (1...8).map { TestPictures.jpeg(orientation: $0) }
    }

    var summary: String { ", \(decodedCount) of them decoded" }

    mutating func run(_ random: inout SeededGenerator) throws {
        var bytes = random.mutated(random.one(of: files), times: 1...4)
        if Bool.random(using: &random) {
            bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        }
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
    }
}
