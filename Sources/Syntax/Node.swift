// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A value of a JSON file or property list, with its range of bytes.
///
/// All formats are parsed into this one tree. Diagnostics point at a node's bytes, and an edit
/// replaces only those.
package struct Node: Hashable, Sendable {
    /// A value's type and content.
    package enum Content: Hashable, Sendable {
        /// Entries in the order of the file.
        case dictionary([Entry])
        /// Values in order.
        case array([Node])
        /// A text, with its escapes and entities resolved.
        case string(String)
        /// A number as written.
        case number(Number)
        /// True or false.
        case bool(Bool)
        /// JSON's `null`.
        case null
        /// The date of a property list, as written in XML, or in seconds since 2001 in a binary
        /// file.
        case date(String)
        /// The bytes of a property list's data.
        case data([UInt8])
    }

    /// A key of a dictionary with its value.
    package struct Entry: Hashable, Sendable {
        /// The key, with its escapes and entities resolved.
        package let key: String
        /// The key's bytes, with its quotation marks or tags.
        package let keyRange: ByteRange
        package let value: Node
    }

    /// A number with its original digits, so that saving does not change them.
    package struct Number: Hashable, Sendable {
        /// The number as written. In a binary property list, the shortest decimal with exactly this
        /// value.
        package let text: String
        /// Whether the number is written as an integer: without point or exponent, or in
        /// `<integer>`.
        package let isInteger: Bool

        /// The value as a double, not finite if it does not fit or is not a number.
        package var double: Double {
            if let value = Double(text) { return value }
            return integer.map(Double.init) ?? .nan
        }

        /// The value as an integer, or nil if it has a fraction or does not fit.
        package var integer: Int? {
            Int(text) ?? hexadecimal ?? Double(text).flatMap { Int(exactly: $0) }
        }

        /// The value of `0x11`, which property lists may contain.
        private var hexadecimal: Int? {
            let digits = text.drop { $0 == "+" || $0 == "-" }
            guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return nil }
            return Int((text.hasPrefix("-") ? "-" : "") + digits.dropFirst(2), radix: 16)
        }
    }

    package let content: Content
    /// The value's bytes in the file, with its quotation marks, brackets, or tags.
    package let range: ByteRange

    package init(content: Content, range: ByteRange) {
        (self.content, self.range) = (content, range)
    }
}

/// The bytes from `start` up to `end`, not including `end`.
package struct ByteRange: Hashable, Sendable {
    /// Offset of the first byte.
    package let start: UInt32
    /// Offset after the last byte.
    package let end: UInt32

    /// Offsets into a file. Files are far smaller than 4 GiB (`SourceFile.maximumSize`).
    package init(_ start: Int, _ end: Int) {
        self.start = UInt32(clamping: start)
        self.end = UInt32(clamping: end)
    }

    /// The range as offsets.
    package var offsets: Range<Int> { Int(start)..<Int(end) }
}
