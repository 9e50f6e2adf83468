// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A request of a line: a source to be parsed.
///
/// The JSON of it is read here, because all that is needed is an object of a number and a text, and bytes of the text that
/// are not UTF-8 have to stay as they are: places in the answer count bytes.
struct Request {
    let id: Int
    let text: [UInt8]

    /// The reasons why a line is no request.
    enum Mistake: String, Error {
        case notAnObject = "not an object"
        case badString = "bad string"
        case badNumber = "bad number"
        case unknownMember = "unknown member"
        case incomplete = "id or text is missing"
        case trailingBytes = "bytes after the object"
    }

    init(line: UnsafeBufferPointer<UInt8>) throws(Mistake) {
        var reader = JSONReader(line)
        var id: Int?
        var text: [UInt8]?
        guard reader.take(UInt8(ascii: "{")) else { throw .notAnObject }
        if !reader.take(UInt8(ascii: "}")) {
            repeat {
                let name = try reader.string()
                guard reader.take(UInt8(ascii: ":")) else { throw .notAnObject }
                switch name {
                case Array("id".utf8): id = try reader.integer()
                case Array("text".utf8): text = try reader.string()
                default: throw .unknownMember
                }
            } while reader.take(UInt8(ascii: ","))
            guard reader.take(UInt8(ascii: "}")) else { throw .notAnObject }
        }
        guard reader.isAtEnd else { throw .trailingBytes }
        guard let id, let text else { throw .incomplete }
        (self.id, self.text) = (id, text)
    }
}

/// Reads strings and integers of JSON.
private struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return index == bytes.count
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    /// Whether the byte comes next; it is taken then.
    mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    mutating func integer() throws(Request.Mistake) -> Int {
        skipSpace()
        let digits = bytes[index...].prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw .badNumber }
        index = digits.endIndex
        return number
    }

    mutating func string() throws(Request.Mistake) -> [UInt8] {
        guard take(UInt8(ascii: "\"")) else { throw .badString }
        var text: [UInt8] = []
        while true {
            var end = index
            while end < bytes.count, bytes[end] != UInt8(ascii: "\""),
                bytes[end] != UInt8(ascii: "\\")
            {
                end += 1
            }
            guard end < bytes.count else { throw .badString }
            text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<end]))
            index = end + 1
            if bytes[end] == UInt8(ascii: "\"") { return text }
            try appendEscape(to: &text)
        }
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(Request.Mistake) {
        guard index < bytes.count else { throw .badString }
        let kind = bytes[index]
        index += 1
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"):
            var units = [try codeUnit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
                index += 2
                units.append(try codeUnit())
            }
            text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        default: throw .badString
        }
    }

    private mutating func codeUnit() throws(Request.Mistake) -> UInt16 {
        let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
            throw .badString
        }
        index += 4
        return unit
    }
}
