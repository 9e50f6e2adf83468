// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// JSON as bytes, for large amounts of it.

extension [UInt8] {
    /// Appends an integer.
    package mutating func append(decimal number: Int) {
        if number < 0 {
            append(UInt8(ascii: "-"))
        }
        var rest = number.magnitude
        var divisor: UInt = 1
        while rest / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(rest / divisor))
            rest %= divisor
            divisor /= 10
        }
    }

    /// Appends a JSON string. Bytes that are not UTF-8 stay as they are.
    package mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        var start = 0
        for index in 0..<text.count {
            let byte = text[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                continue
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            start = index + 1
            append(escaped: byte)
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        append(UInt8(ascii: "\""))
    }

    /// Appends a JSON string.
    package mutating func append(quoted text: String) {
        Array(text.utf8).withUnsafeBufferPointer { append(quoted: $0) }
    }

    private mutating func append(escaped byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            append(contentsOf: "u00".utf8)
            append(digits[Int(byte >> 4)])
            append(digits[Int(byte & 0xF)])
        }
    }
}
