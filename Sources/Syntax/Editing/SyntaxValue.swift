// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A value to write to a file: a `Node` without its range of bytes.
package indirect enum SyntaxValue: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The key, without escapes.
        package var key: String
        package var value: SyntaxValue

        /// An entry of a dictionary.
        package init(_ key: String, _ value: SyntaxValue) {
            (self.key, self.value) = (key, value)
        }
    }

    /// Entries in the order of writing.
    case dictionary([Entry])
    /// Values in order.
    case array([SyntaxValue])
    /// A text, without escapes.
    case string(String)
    /// A number with its digits.
    case number(Node.Number)
    /// True or false.
    case bool(Bool)
    /// JSON's `null`.
    case null
    /// A property list's date: as in XML, or seconds since 2001.
    case date(String)
    /// A property list's bytes.
    case data([UInt8])

    /// A number in the fewest digits, without a point if it is whole.
    package static func number(_ value: Double) -> SyntaxValue { .number(Node.Number(value)) }

    /// Whether two values have the same text in a file, byte by byte. Swift's strings are equal in
    /// any normal form.
    func isIdentical(to other: SyntaxValue) -> Bool {
        switch (self, other) {
        case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
        case (.array(let values), .array(let others)):
            values.elementsEqual(others) { $0.isIdentical(to: $1) }
        case (.dictionary(let entries), .dictionary(let others)):
            entries.elementsEqual(others) {
                $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.isIdentical(to: $1.value)
            }
        default: self == other
        }
    }

    package init(_ node: Node) {
        switch node.content {
        case .dictionary(let entries):
            self = .dictionary(entries.map { Entry($0.key, SyntaxValue($0.value)) })
        case .array(let values): self = .array(values.map(SyntaxValue.init))
        case .string(let text): self = .string(text)
        case .number(let number): self = .number(number)
        case .bool(let value): self = .bool(value)
        case .null: self = .null
        case .date(let text): self = .date(text)
        case .data(let bytes): self = .data(bytes)
        }
    }

    /// Whether the value is neither a dictionary nor an array.
    var isScalar: Bool {
        switch self {
        case .dictionary, .array: false
        default: true
        }
    }
}

extension Node.Number {
    /// A number in the fewest digits, without a point if it is whole.
    package init(_ value: Double) {
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
            self.init(text: "\(whole)", isInteger: true)
        } else {
            self.init(text: "\(value)", isInteger: false)
        }
    }
}
