// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The format of a file that is neither a theme nor a screen, recognized by its first bytes.
/// Pictures, fonts, and archives are dropped on the window by mistake. A message with the name of
/// the format helps more than one about invalid bytes.
///
/// The signatures are those of `file(1)`.
package enum ForeignFormat: Hashable, Sendable {
    /// A picture, with the name of its format.
    case picture(String)
    /// A font, with the name of its format.
    case font(String)
    case pdf, postScript, richText, webPage
    /// An archive, or a document in a format based on archives.
    case zip
    /// A compressed file, with the name of its format.
    case compressed(String)
    /// A sound, with the name of its format.
    case sound(String)
    /// A video or sound, with the name of its format if known.
    case film(String?)
    case program, database
    /// Bytes that are not text.
    case binary

    /// The format of a file, or nil for a possible theme or screen, and for unknown formats.
    package init?(of file: SourceFile) {
        let bytes = file.bytes
        if let known = Self.signatures.first(where: { $0.matches(bytes) }) {
            self = known.format
        } else if let name = Self.markup(bytes) {
            self = name
        } else if !bytes.starts(with: "bplist".utf8), Self.isBinary(bytes) {
            self = .binary
        } else {
            return nil
        }
    }
}

// MARK: - Recognition

extension ForeignFormat {
    private struct Signature {
        let bytes: [UInt8]
        var offset = 0
        let format: ForeignFormat

        init(_ bytes: [UInt8], at offset: Int = 0, _ format: ForeignFormat) {
            (self.bytes, self.offset, self.format) = (bytes, offset, format)
        }

        init(_ text: String, at offset: Int = 0, _ format: ForeignFormat) {
            self.init(Array(text.utf8), at: offset, format)
        }

        func matches(_ file: [UInt8]) -> Bool { file.dropFirst(offset).starts(with: bytes) }
    }

    private static let signatures = [
        Signature([0x89] + Array("PNG".utf8), .picture("PNG")),
        Signature([0xFF, 0xD8, 0xFF], .picture("JPEG")),
        Signature("GIF8", .picture("GIF")),
        Signature("WEBP", at: 8, .picture("WebP")),
        Signature([0x49, 0x49, 0x2A, 0], .picture("TIFF")),
        Signature([0x4D, 0x4D, 0, 0x2A], .picture("TIFF")),
        Signature("8BPS", .picture("Photoshop")),
        Signature([0, 0, 1, 0], .picture("ICO")),
        Signature("icns", .picture("ICNS")),
        Signature("ftypheic", at: 4, .picture("HEIC")),
        Signature("ftypmif1", at: 4, .picture("HEIF")),
        Signature("ftypavif", at: 4, .picture("AVIF")),
        Signature([0, 1, 0, 0, 0], .font("TrueType")),
        Signature("true\0", .font("TrueType")),
        Signature("OTTO", .font("OpenType")),
        Signature("ttcf", .font("TrueType collection")),
        Signature("wOFF", .font("WOFF")),
        Signature("wOF2", .font("WOFF2")),
        Signature("%!PS-AdobeFont", .font("Type 1")),
        Signature([0x80, 0x01], .font("Type 1")),
        Signature("%PDF-", .pdf),
        Signature("%!PS", .postScript),
        Signature("{\\rtf", .richText),
        Signature([0x50, 0x4B, 3, 4], .zip),
        Signature([0x1F, 0x8B], .compressed("gzip")),
        Signature([0x28, 0xB5, 0x2F, 0xFD], .compressed("Zstandard")),
        Signature([0xFD] + Array("7zXZ".utf8), .compressed("XZ")),
        Signature("ftyp", at: 4, .film(nil)),
        Signature("ID3", .sound("MP3")),
        Signature("OggS", .film("Ogg")),
        Signature("WAVE", at: 8, .sound("WAV")),
        Signature([0x7F] + Array("ELF".utf8), .program),
        Signature("SQLite format 3", .database),
    ]

    /// The format of markup other than property lists, by the first element.
    private static func markup(_ bytes: [UInt8]) -> ForeignFormat? {
        let head = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
        guard head.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).hasPrefix("<") else {
            return nil
        }
        if head.contains("<plist") { return nil }
        if head.contains("<svg") { return .picture("SVG") }
        return head.contains("<html") || head.contains("<!doctype html")
            ? .webPage : nil
    }

    /// Whether a file has invalid UTF-8 as well as control characters that never occur in text.
    /// UTF-16 text has zeros in every other byte.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(4096)
        return !SourceText.isWide(bytes)
            && head.contains { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
            && String(validating: bytes, as: UTF8.self) == nil
    }
}
