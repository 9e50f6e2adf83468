// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

// The texts of string literals, as the compiler reads them.

extension StringLiteralExprSyntax {
    func write(to output: inout TreeOutput) {
        let isLong = openingQuote.tokenKind == .multilineStringQuote
        let pounds = openingPounds?.byteRange.count ?? 0
        output.node("string", of: self) { output in
            var text = StringText(pounds: pounds, isLong: isLong)
            for segment in segments {
                switch segment {
                case .stringSegment(let segment): text.append(segment, in: output.source)
                case .expressionSegment(let segment):
                    text.write(to: &output)
                    output.node("interpolation", of: segment) {
                        segment.expressions.write(to: &$0)
                    }
                @unknown default: output.other(segment)
                }
            }
            text.write(to: &output)
        }
    }
}

extension SimpleStringLiteralExprSyntax {
    func write(to output: inout TreeOutput) {
        let isLong = openingQuote.tokenKind == .multilineStringQuote
        output.node("string", of: self) { output in
            var text = StringText(pounds: 0, isLong: isLong)
            for segment in segments { text.append(segment, in: output.source) }
            text.write(to: &output)
        }
    }
}

/// The text between interpolations. The parser cuts a literal of several lines into a segment for each, and keeps their
/// indentation apart.
private struct StringText {
    /// The number of number signs before an escape.
    let pounds: Int
    /// Whether the literal has three quotation marks.
    let isLong: Bool
    private var bytes: [UInt8] = []
    private var range: Range<Int>?

    init(pounds: Int, isLong: Bool) { (self.pounds, self.isLong) = (pounds, isLong) }

    mutating func append(_ segment: StringSegmentSyntax, in source: UnsafeBufferPointer<UInt8>) {
        let part = segment.content.byteRange
        guard !part.isEmpty else { return }
        range = Range(from: range?.lowerBound ?? part.lowerBound, to: part.upperBound)
        var index = part.lowerBound
        while index < part.upperBound {
            let byte = source[index]
            index += 1
            if byte == UInt8(ascii: "\\"), isEscape(source[index..<part.upperBound]) {
                index = appendEscape(source[(index + pounds)..<part.upperBound])
            } else if byte == UInt8(ascii: "\r"), isLong {
                // The compiler reads all line ends as line feeds.
                if index < part.upperBound, source[index] == UInt8(ascii: "\n") { index += 1 }
                bytes.append(UInt8(ascii: "\n"))
            } else {
                bytes.append(byte)
            }
        }
    }

    private func isEscape(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        rest.count > pounds && rest.prefix(pounds).allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Appends the character of an escape.
    ///
    /// - Returns: the index after the escape.
    private mutating func appendEscape(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        guard let kind = rest.first else { return rest.startIndex }
        switch kind {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "0"): bytes.append(0)
        case UInt8(ascii: "u"):
            guard let end = rest.firstIndex(of: UInt8(ascii: "}")),
                let start = rest.firstIndex(of: UInt8(ascii: "{")), start < end
            else { break }
            let digits = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            bytes.append(contentsOf: String(scalar).utf8)
            return end + 1
        default: bytes.append(kind)
        }
        return rest.startIndex + 1
    }

    /// Writes the text if there is one, and begins the next.
    mutating func write(to output: inout TreeOutput) {
        guard let range else { return }
        output.node("text", at: range, named: .text(bytes))
        self.range = nil
        bytes = []
    }
}
