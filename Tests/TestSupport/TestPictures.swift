// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Small picture files, and hostile ones.
package enum TestPictures {
    /// A PNG of one color with alpha, as red, green, blue, and alpha. Its data are not compressed.
    ///
    /// - Parameter rowCount: the number of rows that its data have.
    package static func png(
        width: Int, height: Int, color: [UInt8] = [255, 0, 0, 255], rowCount: Int? = nil
    ) -> [UInt8] {
        let row: [UInt8] = [0] + Array(repeating: color, count: width).joined()
        let data = Array(Array(repeating: row, count: rowCount ?? height).joined())
        return png(width: width, height: height, data: data)
    }

    /// A PNG with a header of its own, and any data.
    package static func png(width: Int, height: Int, data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = data[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            let count = UInt16(block.count)
            for number in [count, ~count] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            stream += block
        } while !rest.isEmpty
        let (a, b) = data.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let a = (sums.0 + UInt32(byte)) % 65_521
            return (a, (sums.1 + a) % 65_521)
        }
        stream += bytes(of: b << 16 | a)
        let header = bytes(of: UInt32(width)) + bytes(of: UInt32(height)) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + chunk("IDAT", stream) + chunk("IEND", [])
    }

    private static func bytes(of number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + data
        var sum = UInt32.max
        for byte in content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return bytes(of: UInt32(data.count)) + content + bytes(of: ~sum)
    }

    /// A JPEG of 16 by 8 pixels, red above and blue below.
    package static let jpeg = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNy\
                wtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09P\
                T09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xA\
                AWEAEBAQAAAAAAAAAAAAAAAAAAFGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABcRAAMBAAAAAAAAAAAAAAAAAAAE\
                FVL/2gAMAwEAAhEDEQA/AJGzSzQVsZTIys1o/9k=
                """) ?? Data())

    /// A JPEG of 8 by 8 pixels in inks, as Adobe's programs write them.
    package static let jpegOfInks = Array(
        Data(
            base64Encoded: """
                /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBg\
                gLCAkKCgoKCgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAIJCv/E\
                ABgQAAIDAAAAAAAAAAAAAAAAAAAaaafl/9oADgRDAE0AWQBLAAA/AC85F1dmKZ/woxyi0ntF/D//2Q==
                """) ?? Data())

    /// The JPEG with the orientation of a photo, 1 to 8.
    package static func jpeg(orientation: UInt8) -> [UInt8] {
        let directory: [UInt8] =
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + [
                0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
            ]
            + [0, 0, 0, 0]
        let content = Array("Exif\0\0".utf8) + directory
        return Array(jpeg.prefix(2)) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
            + jpeg.dropFirst(2)
    }

    /// The JPEG with another size in its header.
    package static func jpeg(width: UInt16, height: UInt16) -> [UInt8] {
        var bytes = jpeg
        for place in bytes.indices.dropLast(9)
        where bytes[place] == 0xFF && bytes[place + 1] == 0xC0 {
            for (offset, side) in [(5, height), (7, width)] {
                bytes[place + offset] = UInt8(side >> 8)
                bytes[place + offset + 1] = UInt8(side & 0xFF)
            }
            break
        }
        return bytes
    }
}
