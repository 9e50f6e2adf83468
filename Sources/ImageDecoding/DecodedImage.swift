// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The pixels of an image, row by row from the top, as cairo has them: eight bits each of alpha, red, green, and blue,
/// from the highest, with colors multiplied by alpha (`CAIRO_FORMAT_ARGB32`).
package struct DecodedImage: Sendable {
    package private(set) var width: Int
    package private(set) var height: Int
    package private(set) var pixels: [UInt32]

    init(width: Int, height: Int, pixels: [UInt32]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Multiplies the colors by alpha.
    mutating func premultiply() {
        for index in pixels.indices where pixels[index] >> 24 != 0xFF {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            func part(_ shift: UInt32) -> UInt32 {
                (((pixel >> shift & 0xFF) * alpha + 127) / 255) << shift
            }
            pixels[index] = alpha << 24 | part(16) | part(8) | part(0)
        }
    }

    /// The image, halved until no side is longer than a number of pixels.
    package func halved(until longestSide: Int) -> DecodedImage {
        var image = self
        while max(image.width, image.height) > longestSide, min(image.width, image.height) > 1 {
            image = image.halved()
        }
        return image
    }

    /// The image in half the size: each pixel is the mean of four. A last odd row or column is left out.
    private func halved() -> DecodedImage {
        let size = (width: width / 2, height: height / 2)
        var half = [UInt32](repeating: 0, count: size.width * size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let place = 2 * y * width + 2 * x
                func mean(_ shift: UInt32) -> UInt32 {
                    let upper =
                        (pixels[place] >> shift & 0xFF) + (pixels[place + 1] >> shift & 0xFF)
                    let next = place + width
                    let lower = (pixels[next] >> shift & 0xFF) + (pixels[next + 1] >> shift & 0xFF)
                    return ((upper + lower + 2) / 4) << shift
                }
                half[y * size.width + x] = mean(24) | mean(16) | mean(8) | mean(0)
            }
        }
        return DecodedImage(width: size.width, height: size.height, pixels: half)
    }

    /// The image turned and mirrored as a photo's orientation says.
    ///
    /// - Parameter orientation: the number of Exif, 1 to 8.
    func upright(_ orientation: Int) -> DecodedImage {
        guard 2...8 ~= orientation else { return self }
        let isTurned = orientation > 4
        let size = isTurned ? (width: height, height: width) : (width: width, height: height)
        var turned = [UInt32](repeating: 0, count: pixels.count)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (right, bottom) = (width - 1, height - 1)
                let (column, row) =
                    switch orientation {
                    case 2: (right - x, y)
                    case 3: (right - x, bottom - y)
                    case 4: (x, bottom - y)
                    case 5: (y, x)
                    case 6: (y, bottom - x)
                    case 7: (right - y, bottom - x)
                    default: (right - y, x)
                    }
                turned[y * size.width + x] = pixels[row * width + column]
            }
        }
        return DecodedImage(width: size.width, height: size.height, pixels: turned)
    }
}
