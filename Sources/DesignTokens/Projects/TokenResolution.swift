// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The tokens for an input: sources in the order of merging.
struct TokenResolution {
    /// The trees. Later ones override earlier ones.
    let sources: [Node]
    /// The scopes to try for fonts, in order. The first one with typography counts. Each has the
    /// problem to report if it is used.
    var scopes: [(scope: TokenScope, problem: TokenProjectProblem?)] = [(.all, nil)]
    /// The dialect of the tokens; nil for that of the first one.
    var dialect: TokenFile.Dialect?

    /// All sources as one tree.
    var root: Node? {
        TokenMerge(mergesComposites: dialect == .tokensStudio)
            .merged(sources.withoutRepetitions.map(\.withoutMetadata))
    }
}

extension Node {
    /// The position of a source, and its overrides. Equal sources have equal identities.
    struct Identity: Hashable {
        let start: UInt32
        let lastKey: UInt32?
    }

    /// Entries that override others come last, with positions in the reference.
    var identity: Identity {
        Identity(start: range.start, lastKey: entries?.last?.keyRange.start)
    }
}

extension [Node] {
    /// The sources without repetitions, except for the first and the last of each. The first one
    /// determines the order of its tokens, and the last one their values.
    fileprivate var withoutRepetitions: [Node] {
        var last: [Node.Identity: Int] = [:]
        for (index, node) in enumerated() { last[node.identity] = index }
        var known: Set<Node.Identity> = []
        return indices.filter { index in
            let identity = self[index].identity
            return known.insert(identity).inserted || last[identity] == index
        }.map { self[$0] }
    }
}

extension Node {
    /// A tree of tokens without the top entries of Tokens Studio.
    fileprivate var withoutMetadata: Node {
        guard let entries, entries.contains(where: { ["$themes", "$metadata"].contains($0.key) })
        else { return self }
        return Node(
            content: .dictionary(entries.filter { !["$themes", "$metadata"].contains($0.key) }),
            range: range)
    }
}

/// The tokens of a project that become fonts. Tokens in other sets are used only for references.
struct TokenScope {
    /// The ranges of the sets in the text, in order; nil for all.
    private let ranges: [ByteRange]?

    static let all = TokenScope(nil)

    init(_ ranges: [ByteRange]?) {
        self.ranges = ranges?.sorted { $0.start < $1.start }
    }

    func contains(_ range: ByteRange) -> Bool {
        guard let ranges else { return true }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && range.start < ranges[low - 1].end
    }
}
