// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Finds the values of dictionaries by key, in constant time where there are many: every reference
/// of a file may lead through the same large group.
final class NodeIndex {
    private var tables: [UInt32: [String: Int]] = [:]

    private static let tableThreshold = 16

    /// The value of a dictionary for a key, or of an array for an index.
    func child(of node: Node, _ key: String) -> Node? {
        if let array = node.array {
            return Int(key).flatMap { array.indices.contains($0) ? array[$0] : nil }
        }
        guard let entries = node.entries, entries.count > Self.tableThreshold else {
            return node[key]
        }
        if tables[node.range.start] == nil {
            tables[node.range.start] = Dictionary(
                entries.enumerated().map { ($0.element.key, $0.offset) },
                uniquingKeysWith: { first, _ in first })
        }
        return tables[node.range.start]?[key].map { entries[$0].value }
    }
}
