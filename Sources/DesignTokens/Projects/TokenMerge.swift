// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Merges the trees of several token sources into one. A group gets the additions of later sources.
/// If two tokens have the same name, the later one counts.
struct TokenMerge {
    /// Whether the composite values of two tokens are also merged, as in Tokens Studio. Otherwise,
    /// only the later value counts.
    let mergesComposites: Bool

    /// The possible keys of the value of a token.
    private static let valueKeys: Set<String> = ["$value", "value", "$ref"]

    /// The merged tree. Later trees override earlier ones.
    func merged(_ nodes: [Node]) -> Node? {
        guard let last = nodes.last else { return nil }
        guard last.entries != nil else { return last }
        let isToken = last.isToken
        // A group is not merged with a token.
        let alike = nodes.reversed().prefix {
            $0.entries != nil && $0.isToken == isToken
        }.reversed()
        guard alike.count > 1 else { return last }
        return isToken
            ? alike.dropFirst().reduce(alike[alike.startIndex], token) : group(Array(alike))
    }

    private func group(_ groups: [Node]) -> Node {
        let members = groups.flatMap { $0.entries ?? [] }.grouped(by: \.key).map(\.elements)
        let entries = members.map { entries in
            let last = entries[entries.count - 1]
            return Node.Entry(
                last.key, at: last.keyRange, merged(entries.map(\.value)) ?? last.value)
        }
        return Node(content: .dictionary(entries), range: groups[groups.count - 1].range)
    }

    /// The later token, with the other entries of the earlier one, such as its type.
    private func token(_ earlier: Node, _ later: Node) -> Node {
        let said = Set((later.entries ?? []).map(\.key))
        let hasValue = !said.isDisjoint(with: Self.valueKeys)
        let own = (later.entries ?? []).map { entry in
            guard Self.valueKeys.contains(entry.key), let base = earlier[entry.key] else {
                return entry
            }
            return Node.Entry(entry.key, at: entry.keyRange, value(base, entry.value))
        }
        let inherited = (earlier.entries ?? []).filter { entry in
            !said.contains(entry.key) && !(hasValue && Self.valueKeys.contains(entry.key))
        }
        return Node(content: .dictionary(own + inherited), range: later.range)
    }

    private func value(_ earlier: Node, _ later: Node) -> Node {
        guard mergesComposites, let base = earlier.entries, let own = later.entries,
            TokenReference(earlier) == nil, TokenReference(later) == nil
        else { return later }
        // The writer copies the layout of the first entry.
        guard !own.isEmpty else { return earlier }
        let said = Set(own.map(\.key))
        return Node(
            content: .dictionary(own + base.filter { !said.contains($0.key) }), range: later.range)
    }
}
