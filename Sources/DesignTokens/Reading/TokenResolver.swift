// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Follows references to their values.
///
/// Each name is resolved once and remembered, and a chain has at most 64 references. So a file
/// takes time in proportion to its length, even if its tokens refer to each other in unusual ways.
final class TokenResolver {
    /// A value that is not a reference.
    struct Resolved {
        let node: Node
        /// The set that is searched first for the value's own references.
        let set: String?
        /// The type of the token, if the value was found by name.
        var type: String?
    }

    /// The reason for a missing value.
    enum Failure: Error {
        case missing(TokenReference)
        case circle([String])
        case tooLong
        /// The value found in place of a length.
        case notALength(TokenProblem.Found)
    }

    let table: TokenTable
    private let index = NodeIndex()
    private var known: [Key: Result<Resolved, Failure>] = [:]

    private struct Key: Hashable {
        let reference: TokenReference
        let set: String?
    }

    /// A place on a chain of references.
    private struct Step: Hashable {
        let start: UInt32
        let rest: [String]
    }

    private static let maximumHops = 64

    init(_ table: TokenTable) { self.table = table }

    /// The value of a node, which may be the node itself.
    ///
    /// - Parameter set: the token set of the node.
    func resolve(_ node: Node, in set: String?) throws(Failure) -> Resolved {
        guard let reference = TokenReference(node) else { return Resolved(node: node, set: set) }
        let key = Key(reference: reference, set: set)
        if let known = known[key] { return try known.get() }
        let result = Result { () throws(Failure) in try follow(node, in: set) }
        known[key] = result
        return try result.get()
    }

    private func follow(_ node: Node, in set: String?) throws(Failure) -> Resolved {
        var current = Resolved(node: node, set: set)
        var rest: [String] = []
        var seen: Set<Step> = []
        var references: [TokenReference] = []
        while true {
            if let reference = TokenReference(current.node) {
                let step = Step(start: current.node.range.start, rest: rest)
                guard seen.insert(step).inserted else {
                    throw .circle(references.map(\.description))
                }
                guard seen.count <= Self.maximumHops else { throw .tooLong }
                references.append(reference)
                try go(to: reference, from: &current, &rest)
            } else if let key = rest.first {
                guard let next = index.child(of: current.node, key) else {
                    throw .missing(references.last ?? .pointer(rest))
                }
                current = Resolved(
                    node: next, set: setBehind(current, key),
                    type: current.node.tokenType ?? current.type)
                rest.removeFirst()
            } else if current.node.isToken {
                // Replace a token with its value.
                current = Resolved(
                    node: current.node.tokenValue, set: current.set,
                    type: current.node.tokenType ?? current.type)
            } else {
                return current
            }
        }
    }

    private func go(
        to reference: TokenReference, from current: inout Resolved, _ rest: inout [String]
    ) throws(Failure) {
        switch reference {
        case .name(let name):
            guard let entry = table.find(name, from: current.set) else { throw .missing(reference) }
            let value = entry.node.tokenValue
            // The type of a referenced token overrides the type of the reference's group.
            let groupType = TokenReference(value) == nil ? entry.groupType : nil
            current = Resolved(
                node: value, set: entry.set,
                type: entry.isGroup
                    ? "typography" : entry.node.tokenType ?? groupType ?? current.type)
        case .pointer(let parts):
            current = Resolved(node: table.root, set: nil, type: nil)
            rest = parts + rest
        }
    }

    /// The set after one step of a pointer. The first step leads into a set.
    private func setBehind(_ current: Resolved, _ key: String) -> String? {
        let isAtRoot = current.node.range == table.root.range
        return isAtRoot ? (table.hasSets ? key : nil) : current.set
    }
}

/// Finds the values of dictionaries by key. In large ones this takes constant time, because every
/// reference of a file may lead through the same large group.
final class NodeIndex {
    private var tables: [UInt32: [String: Int]] = [:]

    private static let tableThreshold = 16

    /// The value of a key in a dictionary, or of an index in an array.
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
