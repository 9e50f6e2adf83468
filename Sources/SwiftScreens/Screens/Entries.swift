// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The entries of an element of a screen, in the order of writing.
typealias Entries = [SyntaxValue.Entry]

extension [SyntaxValue.Entry] {
    /// The entries of a row begin with its kind.
    static func row(_ kind: String) -> Entries { [.init("kind", .string(kind))] }

    subscript(key: String) -> SyntaxValue? { first { $0.key == key }?.value }

    /// Adds an entry if there is a value.
    mutating func add(_ key: String, _ value: SyntaxValue?) {
        if let value { append(.init(key, value)) }
    }

    mutating func add(_ key: String, _ text: String?) { add(key, text.map { .string($0) }) }

    mutating func add(_ key: String, _ number: Double?) { add(key, number.map { .number($0) }) }

    /// The entries with another one, unless they have its key.
    func adding(_ key: String, _ word: String) -> Entries {
        self[key] == nil ? self + [.init(key, .string(word))] : self
    }
}
