// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

/// libjpeg-turbo through its TurboJPEG interface, loaded with the first JPEG: few screens have photos, and the command
/// line starts without it. The interface of libjpeg leaves by `longjmp`, which Swift cannot call.
final class JPEGLibrary: Sendable {
    /// The file of the library. Its name has been the same since 2010.
    static let fileName = "libturbojpeg.so.0"
    static let shared = JPEGLibrary()

    private typealias Open = @Sendable @convention(c) () -> OpaquePointer?
    private typealias Close = @Sendable @convention(c) (OpaquePointer?) -> Int32
    private typealias Decompress =
        @Sendable @convention(c) (
            OpaquePointer?, UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?, Int32, Int32,
            Int32,
            Int32, Int32
        ) -> Int32

    private let open: Open
    private let close: Close
    private let decompress: Decompress

    /// `TJPF_BGRA` of `turbojpeg.h`: on little-endian machines, the order of cairo.
    private static let pixelFormat: Int32 = 8
    /// `TJPF_CMYK`, the only one into which TurboJPEG decodes inks.
    private static let inkFormat: Int32 = 11
    /// `TJFLAG_STOPONWARNING`, so that a truncated file is damaged, and `TJFLAG_LIMITSCANS`, because a small file may
    /// have thousands of scans of the whole image.
    private static let flags: Int32 = 8_192 | 32_768

    private init?() {
        guard let library = dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL),
            let open = dlsym(library, "tjInitDecompress"),
            let close = dlsym(library, "tjDestroy"),
            let decompress = dlsym(library, "tjDecompress2")
        else { return nil }
        self.open = unsafeBitCast(open, to: Open.self)
        self.close = unsafeBitCast(close, to: Close.self)
        self.decompress = unsafeBitCast(decompress, to: Decompress.self)
    }

    /// The pixels of an image as stored; nil for a damaged file.
    func pixels(of bytes: [UInt8], _ header: ImageHeader) -> [UInt32]? {
        guard let handle = open() else { return nil }
        defer { _ = close(handle) }
        let (width, height) = (header.width, header.height)
        var isRead = false
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            isRead =
                decompress(
                    handle, bytes, UInt(bytes.count), buffer.baseAddress, Int32(width),
                    Int32(4 * width), Int32(height),
                    header.isCMYK ? Self.inkFormat : Self.pixelFormat, Self.flags) == 0
            if isRead, header.isCMYK {
                Self.replaceInks(
                    in: buffer[..<(width * height)], areInverted: header.hasInvertedInks)
            }
            count = isRead ? width * height : 0
        }
        return isRead ? pixels : nil
    }

    /// Replaces inks by the light that they leave, without a color profile.
    private static func replaceInks(
        in pixels: Slice<UnsafeMutableBufferPointer<UInt32>>, areInverted: Bool
    ) {
        var pixels = pixels
        for index in pixels.indices {
            let inks = areInverted ? pixels[index] : ~pixels[index]
            func light(_ shift: UInt32) -> UInt32 {
                ((inks >> shift & 0xFF) * (inks >> 24) + 127) / 255
            }
            pixels[index] = 0xFF << 24 | light(0) << 16 | light(8) << 8 | light(16)
        }
    }
}
