// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The reader of a resource file by key paths, with diagnostics of missing values.
///
/// Resources are part of the program, so a missing value means a damaged installation. It is an error with its
/// key path, without suggestions.
struct ResourceReader {
    let tree: SyntaxTree
    private(set) var diagnostics: [Diagnostic] = []

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// The node at a path. For a measurement with a confidence, it is the node of the value.
    func node(_ path: String) -> Node? {
        var node: Node? = tree.root
        for key in path.split(separator: ".") {
            // A number is an index in a list.
            if let list = node?.array, let index = Int(key) {
                node = list.indices.contains(index) ? list[index] : nil
            } else {
                node = node?[String(key)]
            }
        }
        return node?["value"] ?? node
    }

    mutating func number(_ path: String) -> Double {
        node(path)?.double ?? missing(path, .number, 0)
    }

    /// A list with a number for each category.
    mutating func valuesByCategory(_ path: String) -> [Double] {
        let count = ContentSizeCategory.allCases.count
        let numbers = node(path)?.array?.compactMap(\.double) ?? []
        guard numbers.count == count else {
            return missing(path, .numbers(count: count), Array(repeating: 0, count: count))
        }
        return numbers
    }

    mutating func boolean(_ path: String) -> Bool {
        node(path)?.bool ?? missing(path, .boolean, false)
    }

    mutating func string(_ path: String) -> String {
        node(path)?.string ?? missing(path, .string, "")
    }

    mutating func strings(_ path: String) -> [String] {
        node(path)?.array?.compactMap(\.string) ?? missing(path, .strings, [])
    }

    /// A value that is one of a set of words.
    mutating func word<Value>(_ path: String, _ parse: (String) -> Value?, otherwise: Value)
        -> Value
    {
        node(path)?.string.flatMap(parse) ?? missing(path, .word, otherwise)
    }

    /// A number; nil for a word that means a value computed later.
    mutating func number(_ path: String, orWord word: String) -> Double? {
        if node(path)?.string == word { return nil }
        return number(path)
    }

    /// Numbers by numeric keys, in ascending order of the keys.
    mutating func table(_ path: String) -> [(key: Double, value: Double)] {
        guard let entries = node(path)?.entries else { return missing(path, .table, []) }
        return entries.compactMap { entry in
            guard let key = Double(entry.key), let value = entry.value.double else { return nil }
            return (key, value)
        }.sorted { $0.key < $1.key }
    }

    /// Numbers by letter. In the file, one key has all letters with the same number.
    mutating func advances(_ path: String) -> [(letter: Unicode.Scalar, advance: Double)] {
        guard let entries = node(path)?.entries else { return missing(path, .table, []) }
        return entries.flatMap { entry in
            entry.key.unicodeScalars.map { ($0, entry.value.double ?? 0) }
        }
    }

    /// Reports a value as missing or as one of another type, and returns its replacement.
    mutating func missing<Value>(
        _ path: String, _ expected: ResourceProblem.Expected, _ stand: Value
    ) -> Value {
        diagnostics.append(
            Diagnostic(
                .error, file: tree.file,
                position: node(path).flatMap { tree.position(of: $0.range) },
                keyPath: path, ResourceProblem.missing(keyPath: path, expected)))
        return stand
    }
}
