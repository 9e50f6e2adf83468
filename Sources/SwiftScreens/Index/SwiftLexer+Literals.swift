// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A string literal whose end is not reached yet.
struct OpenLiteral {
    /// The number signs around the literal.
    var hashes: Int
    /// Whether the literal has three quotation marks.
    var isMultiline: Bool
    /// The open parentheses of the interpolation, or 0 in the text.
    var parentheses = 0
}

// MARK: - Strings

extension SwiftLexer {
    /// Skips a string from its first quotation mark to its end, with the strings in its
    /// interpolations. A string without end goes to the end of its line, or with three quotation
    /// marks to the end of the file.
    mutating func skipString(hashes: Int) {
        literals.removeAll(keepingCapacity: true)
        var current = openString(hashes: hashes)
        while index < limit {
            let isClosed =
                current.parentheses == 0 ? skipText(of: &current) : skipCode(of: &current)
            guard isClosed else { continue }
            guard let outer = literals.popLast() else { return }
            current = outer
        }
        isTruncated = isTruncated || current.isMultiline || !literals.isEmpty
    }

    /// Steps over the quotation marks at the cursor.
    private mutating func openString(hashes: Int) -> OpenLiteral {
        let isMultiline =
            at(index + 1) == UInt8(ascii: "\"") && at(index + 2) == UInt8(ascii: "\"")
        index += isMultiline ? 3 : 1
        return OpenLiteral(hashes: hashes, isMultiline: isMultiline)
    }

    /// Steps over the text of a literal, to its end or into an interpolation.
    ///
    /// - Returns: whether the literal ended.
    private mutating func skipText(of literal: inout OpenLiteral) -> Bool {
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                let count = hashCount(from: index + 1, upTo: literal.hashes)
                index += 1 + count
                guard count == literal.hashes, index < limit else { continue }
                if bytes[index] == UInt8(ascii: "(") {
                    literal.parentheses = 1
                    index += 1
                    return false
                }
                if !bytes[index].endsLine { index += 1 }
            } else if byte == UInt8(ascii: "\"") {
                if closes(literal) { return true }
                index += 1
            } else if byte.endsLine, !literal.isMultiline {
                return true
            } else {
                index += 1
            }
        }
        return false
    }

    /// Steps over the end of a literal if it is at the cursor.
    private mutating func closes(_ literal: OpenLiteral) -> Bool {
        var end = index + 1
        if literal.isMultiline {
            guard at(end) == UInt8(ascii: "\""), at(end + 1) == UInt8(ascii: "\"") else {
                return false
            }
            end += 2
        }
        guard hashCount(from: end, upTo: literal.hashes) == literal.hashes else { return false }
        index = end + literal.hashes
        return true
    }

    /// Steps over the code of an interpolation, to its end or into a string.
    ///
    /// - Returns: whether the literal ended, which one without end does before a line that is not
    ///   indented.
    private mutating func skipCode(of literal: inout OpenLiteral) -> Bool {
        while index < limit {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "("): literal.parentheses += 1
            case UInt8(ascii: ")"):
                literal.parentheses -= 1
                if literal.parentheses == 0 {
                    index += 1
                    return false
                }
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                var end = index
                while at(end) == UInt8(ascii: "#") { end += 1 }
                guard at(end) == UInt8(ascii: "\"") else {
                    index = end
                    continue
                }
                let hashes = end - index
                index = end
                literals.append(literal)
                literal = openString(hashes: hashes)
                return false
            case UInt8(ascii: "/"):
                if at(index + 1) == UInt8(ascii: "*") {
                    skipBlockComment()
                    continue
                }
            case 0x0A, 0x0D:
                if !literal.isMultiline, at(index + 1).startsIdentifier { return true }
            default: break
            }
            index += 1
        }
        return false
    }

    /// The number signs from an offset, up to a maximum.
    private func hashCount(from start: Int, upTo maximum: Int) -> Int {
        var count = 0
        while count < maximum, at(start + count) == UInt8(ascii: "#") { count += 1 }
        return count
    }
}

// MARK: - Regular expressions

extension SwiftLexer {
    /// Whether a slash at the cursor can start a regular expression: where a value can start, and
    /// without a space after it (SE-0354).
    var startsRegularExpression: Bool {
        let following = at(index + 1)
        guard following != 0x20, following != 0x09, following != 0, !following.endsLine else {
            return false
        }
        switch previousByte {
        case 0, UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "!"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "}"):
            return true
        default: return previousWord == .return || previousWord == .case
        }
    }

    /// The offset after the slash that ends a regular expression, or nil if its line has none.
    ///
    /// A surplus closing parenthesis or a space before the slash means division.
    func endOfRegularExpression(from start: Int) -> Int? {
        var depth = 0
        var end = start
        while end < limit, !bytes[end].endsLine {
            switch bytes[end] {
            case UInt8(ascii: "/"):
                let last = bytes[end - 1]
                let isEscaped = end - start >= 2 && bytes[end - 2] == UInt8(ascii: "\\")
                return last == 0x20 && !isEscaped || last == 0x09 ? nil : end + 1
            case UInt8(ascii: "\\"):
                guard end + 1 < limit, !bytes[end + 1].endsLine else { return nil }
                end += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
            end += 1
        }
        return nil
    }

    /// Skips `#/…/#` from after its first slash. It has one line, unless a line break follows that
    /// slash.
    mutating func skipExtendedRegularExpression(hashes: Int) {
        var first = index
        while at(first) == 0x20 || at(first) == 0x09 { first += 1 }
        let isMultiline = at(first).endsLine
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), hashCount(from: index + 1, upTo: hashes) == hashes {
                index += 1 + hashes
                return
            }
            if byte.endsLine, !isMultiline { return }
            index += byte == UInt8(ascii: "\\") && !at(index + 1).endsLine ? 2 : 1
        }
        index = limit
        isTruncated = true
    }
}
