// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPng

/// Decodes PNG with libpng, and JPEG with libjpeg-turbo.
package enum ImageDecoder {
    /// The most pixels of an image: 64 MiB while it is decoded.
    package static let maximumPixelCount = 16_000_000

    package enum Failure: Error, Hashable, Sendable {
        case tooManyPixels
        /// The file is damaged, or a variant that the library cannot decode.
        case damaged
        /// libjpeg-turbo is not installed.
        case missingLibrary(name: String)
    }

    /// The pixels of an upright image.
    ///
    /// - Parameter header: the header of the file.
    package static func decode(
        _ bytes: [UInt8], _ header: ImageHeader
    ) throws(Failure) -> DecodedImage {
        guard header.pixelCount <= maximumPixelCount else { throw .tooManyPixels }
        switch header.format {
        case .png: return try decodePNG(bytes, header)
        case .jpeg:
            guard let library = JPEGLibrary.shared else {
                throw .missingLibrary(name: JPEGLibrary.fileName)
            }
            guard let pixels = library.pixels(of: bytes, header) else { throw .damaged }
            return DecodedImage(width: header.width, height: header.height, pixels: pixels)
                .upright(header.orientation)
        }
    }

    private static func decodePNG(
        _ bytes: [UInt8], _ header: ImageHeader
    ) throws(Failure) -> DecodedImage {
        let count = header.width * header.height
        var isRead = false
        // No other name for the pixels, so that they are changed in place.
        var image = DecodedImage(
            width: header.width, height: header.height,
            pixels: [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
                isRead =
                    typeladder_png_read(
                        bytes, bytes.count, UInt32(header.width), UInt32(header.height),
                        buffer.baseAddress) != 0
                initialized = isRead ? count : 0
            })
        guard isRead else { throw .damaged }
        image.premultiply()
        return image
    }
}
