// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the first bytes of a PNG or JPEG file say about the image, without decoding it.
package struct ImageHeader: Hashable, Sendable {
    package enum Format: Hashable, Sendable {
        case png
        case jpeg
    }

    package var format: Format
    /// The size in pixels, as stored.
    package var width: Int
    package var height: Int
    /// The orientation of a photo in the numbers of Exif, 1 to 8; 1 is upright.
    package var orientation = 1
    /// Whether a JPEG has the inks of print (CMYK or YCCK) instead of light.
    package var isCMYK = false
    /// Whether larger values of inks mean less ink, as Adobe's programs write them.
    package var hasInvertedInks = false

    /// The number of pixels. Sides in a header may be so large that it has no end in 64 bits.
    package var pixelCount: Int {
        let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
        return isTooLarge ? .max : count
    }

    /// The size in pixels, as shown.
    package var shownSize: (width: Int, height: Int) {
        orientation > 4 ? (height, width) : (width, height)
    }

    /// The header of a file; nil for another format, or for a file that ends before it says its size.
    package init?(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes: bytes)
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard bytes.dropFirst(12).starts(with: Array("IHDR".utf8)),
                let width = reader.number(at: 16, count: 4), width > 0,
                let height = reader.number(at: 20, count: 4), height > 0
            else { return nil }
            (format, self.width, self.height) = (.png, width, height)
        } else {
            guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
            (format, width, height) = (.jpeg, 0, 0)
            guard readSegments(reader), width > 0, height > 0 else { return nil }
        }
    }

    /// Reads the segments of a JPEG file up to the one with its size.
    private mutating func readSegments(_ reader: ByteReader) -> Bool {
        var place = 2
        while let mark = reader.number(at: place, count: 2), mark >> 8 == 0xFF {
            let marker = mark & 0xFF
            guard let length = reader.number(at: place + 2, count: 2), length >= 2 else {
                return false
            }
            switch marker {
            case 0xC4, 0xC8, 0xCC: break
            case 0xC0...0xCF:
                height = reader.number(at: place + 5, count: 2) ?? 0
                width = reader.number(at: place + 7, count: 2) ?? 0
                isCMYK = reader.number(at: place + 9, count: 1) == 4
                return true
            case 0xEE:
                if reader.slice(from: place + 4, count: 5) == Array("Adobe".utf8) {
                    hasInvertedInks = true
                }
            case 0xE1:
                let segment = reader.slice(from: place + 4, count: length - 2)
                orientation = ByteReader(exif: segment)?.exifOrientation ?? orientation
            case 0xD9, 0xDA: return false
            default: break
            }
            place += 2 + length
        }
        return false
    }
}

/// Reads whole numbers at places of a file; nil beyond its end.
private struct ByteReader {
    var bytes: [UInt8]
    var isLittleEndian = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The TIFF file in a segment of a photo; nil for another segment.
    init?(exif segment: [UInt8]) {
        guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        bytes = Array(segment.dropFirst(6))
        isLittleEndian = bytes.starts(with: Array("II".utf8))
    }

    func number(at place: Int, count: Int) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        let digits = bytes[place..<place + count]
        return (isLittleEndian ? Array(digits.reversed()) : Array(digits))
            .reduce(0) { $0 << 8 | Int($1) }
    }

    func slice(from start: Int, count: Int) -> [UInt8] {
        Array(bytes.dropFirst(start).prefix(count))
    }

    /// The value of the tag 0x0112 in the first directory of TIFF; nil if there is none.
    var exifOrientation: Int? {
        guard let directory = number(at: 4, count: 4),
            let count = number(at: directory, count: 2)
        else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + 12 * entry
            guard let tag = number(at: place, count: 2) else { return nil }
            guard tag == 0x0112 else { continue }
            return number(at: place + 8, count: 2).flatMap { 1...8 ~= $0 ? $0 : nil }
        }
        return nil
    }
}
