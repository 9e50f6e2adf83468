// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Access by type

extension Node {
    /// The entries of a dictionary, or nil for other values.
    package var entries: [Entry]? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries
    }

    /// The values of an array, or nil for other values.
    package var array: [Node]? {
        guard case .array(let values) = content else { return nil }
        return values
    }

    /// The text of a string, or nil for other values.
    package var string: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    /// The value of a number, or nil for other values, including booleans.
    package var double: Double? {
        guard case .number(let number) = content else { return nil }
        return number.double
    }

    /// The value of a whole number, or nil for other values, including booleans.
    package var integer: Int? {
        guard case .number(let number) = content else { return nil }
        return number.integer
    }

    /// The value of a boolean, or nil for other values.
    package var bool: Bool? {
        guard case .bool(let value) = content else { return nil }
        return value
    }

    /// Whether this is JSON's `null`.
    package var isNull: Bool { content == .null }

    /// The value of a key in a dictionary, or nil if the key is missing. Takes time in proportion
    /// to the entries.
    package subscript(key: String) -> Node? {
        entries?.first { $0.key == key }?.value
    }

    /// The value at an index in an array, or nil if it is out of bounds.
    package subscript(index: Int) -> Node? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}

// MARK: - Type

extension Node {
    /// The type of a value. True and false are two types, because messages name them.
    package enum Kind: String, Hashable, Sendable {
        case dictionary, array, string, number, `true`, `false`, null, date, data
    }

    /// The value's type.
    package var kind: Kind {
        switch content {
        case .dictionary: .dictionary
        case .array: .array
        case .string: .string
        case .number: .number
        case .bool(let value): value ? .true : .false
        case .null: .null
        case .date: .date
        case .data: .data
        }
    }
}
