// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ImageDecoding

@Suite struct ImageDecodingTests {
    private func decode(_ bytes: [UInt8]) throws -> DecodedImage {
        try ImageDecoder.decode(bytes, try #require(ImageHeader(bytes)))
    }

    @Test func pixelsOfPNGAreThoseOfCairo() throws {
        let image = try decode(TestPictures.png(width: 3, height: 2, color: [255, 128, 0, 128]))
        #expect((image.width, image.height) == (3, 2))
        // Colors are multiplied by alpha.
        #expect(image.pixels == Array(repeating: 0x8080_4000, count: 6))
    }

    @Test func photosAreUpright() throws {
        func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF > pixel & 0xFF }
        // The corners from the upper left to the lower right, by orientation.
        let corners: [UInt8: [Bool]] = [
            1: [true, true, false, false], 3: [false, false, true, true],
            6: [false, true, false, true], 8: [true, false, true, false],
        ]
        for (orientation, expected) in corners {
            let bytes = TestPictures.jpeg(orientation: orientation)
            let header = try #require(ImageHeader(bytes))
            #expect(header.orientation == Int(orientation))
            let image = try decode(bytes)
            #expect((image.width, image.height) == header.shownSize)
            #expect(image.width == (orientation > 4 ? 8 : 16))
            let last = image.pixels.count - 1
            let found = [0, image.width - 1, last - image.width + 1, last].map {
                isRed(image.pixels[$0])
            }
            #expect(found == expected, "\(orientation)")
        }
    }

    /// Photos for print have inks. This one is red above and blue below.
    @Test func inksBecomeLight() throws {
        let bytes = TestPictures.jpegOfInks
        #expect(ImageHeader(bytes)?.isCMYK == true)
        let image = try decode(bytes)
        #expect((image.width, image.height) == (8, 8))
        #expect(image.pixels[1] == 0xFFFF_0000 && image.pixels[60] == 0xFF00_00FF)
        // Without Adobe's mark, the same values mean the opposite.
        let mark = try #require(
            bytes.indices.first { bytes[$0...].starts(with: Array("Adobe".utf8)) })
        var unmarked = bytes
        unmarked[mark] = 0
        #expect(try decode(unmarked).pixels[1] == 0xFF00_0000)
    }

    /// A mirrored orientation and the one that turns it back.
    @Test func orientationsAreTurnsAndMirrorImages() {
        let image = DecodedImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        let expected: [Int: [UInt32]] = [
            1: [1, 2, 3, 4, 5, 6], 2: [3, 2, 1, 6, 5, 4], 3: [6, 5, 4, 3, 2, 1],
            4: [4, 5, 6, 1, 2, 3], 5: [1, 4, 2, 5, 3, 6], 6: [4, 1, 5, 2, 6, 3],
            7: [6, 3, 5, 2, 4, 1], 8: [3, 6, 2, 5, 1, 4],
        ]
        for (orientation, pixels) in expected {
            #expect(image.upright(orientation).pixels == pixels, "\(orientation)")
        }
    }

    @Test func largePicturesAreHalved() {
        let image = DecodedImage(
            width: 4, height: 3,
            pixels: [0, 4, 0x0800_0008, 8, 4, 8, 0x1000_0008, 8, 1, 1, 1, 1])
        let half = image.halved(until: 2)
        #expect((half.width, half.height) == (2, 1) && half.pixels == [4, 0x0600_0008])
        #expect(image.halved(until: 4).pixels == image.pixels)
    }

    @Test(arguments: [0, 1, 8, 24, 40, 60, 90]) func truncatedFilesAreDamaged(left: Int) {
        let png = TestPictures.png(width: 20, height: 20)
        for bytes in [Array(png.prefix(left)), Array(TestPictures.jpeg.prefix(left))] {
            guard let header = ImageHeader(bytes) else { continue }
            #expect(throws: ImageDecoder.Failure.damaged) {
                try ImageDecoder.decode(bytes, header)
            }
        }
    }

    @Test func endOfAPhotoIsNeeded() throws {
        let bytes = Array(TestPictures.jpeg.dropLast(30))
        #expect(throws: ImageDecoder.Failure.damaged) { try decode(bytes) }
    }

    /// Nothing is decoded, so nothing is allocated for these sizes.
    @Test func sizesInHeadersAreLimited() throws {
        for (width, height) in [(0x7FFF_FFFF, 0x7FFF_FFFF), (4_001, 4_000), (1, 16_000_001)] {
            let bytes = TestPictures.png(width: width, height: height, data: [])
            let header = try #require(ImageHeader(bytes))
            #expect(throws: ImageDecoder.Failure.tooManyPixels) {
                try ImageDecoder.decode(bytes, header)
            }
        }
        let photo = TestPictures.jpeg(width: 65_500, height: 65_500)
        #expect(throws: ImageDecoder.Failure.tooManyPixels) { try decode(photo) }
    }

    /// More data than the header promises is not inflated.
    @Test func dataBeyondTheSizeAreIgnored() throws {
        let bytes = TestPictures.png(
            width: 1, height: 1, data: [0, 9, 9, 9, 255] + Array(repeating: 0, count: 3_000_000))
        if let image = try? decode(bytes) { #expect(image.pixels == [0xFF09_0909]) }
    }

    @Test func missingRowsAreDamage() throws {
        let bytes = TestPictures.png(width: 4, height: 40, rowCount: 3)
        #expect(throws: ImageDecoder.Failure.damaged) { try decode(bytes) }
    }

    @Test(arguments: [
        "GIF89a........................", "<svg xmlns='http://www.w3.org/2000/svg'/>", "", "\u{FF}",
    ])
    func otherFormatsHaveNoHeader(text: String) { #expect(ImageHeader(Array(text.utf8)) == nil) }

    @Test func hostileSegmentsEnd() {
        // Segments that are too short, run past the end, or have a directory of 65,535 entries.
        #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]) == nil)
        #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1]) == nil)
        let directory = Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 0xFF, 0xFF]
        let bytes =
            [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(directory.count + 2)] + directory
            + TestPictures.jpeg.dropFirst(2)
        #expect(ImageHeader(bytes)?.orientation == 1)
    }
}
