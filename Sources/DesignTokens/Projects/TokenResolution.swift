// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The tokens that an input gives: sources in the order in which they are merged.
struct TokenResolution {
    /// The trees. Later ones override earlier ones.
    let sources: [Node]
    /// Whose tokens become fonts: the first that has typography. What is said when it comes to the others.
    var scopes: [(scope: TokenScope, problem: TokenProjectProblem?)] = [(.all, nil)]
    /// How the tokens are written; nil is as the first of them.
    var dialect: TokenFile.Dialect?

    /// All sources as one tree.
    var root: Node? {
        TokenMerge(mergesComposites: dialect == .tokensStudio)
            .merged(sources.withoutRepetitions.map(\.withoutMetadata))
    }
}

extension Node {
    /// Where a source is, and what is overridden in it: the same for sources that are equal.
    struct Identity: Hashable {
        let start: UInt32
        let lastKey: UInt32?
    }

    /// Entries that override others stand behind them, at the place of the reference.
    var identity: Identity {
        Identity(start: range.start, lastKey: entries?.last?.keyRange.start)
    }
}

extension [Node] {
    /// The sources without those that are named once more before and behind: the first of each decides the
    /// order of its tokens, the last which of them count.
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
    /// A tree of tokens without what Tokens Studio says at its top.
    fileprivate var withoutMetadata: Node {
        guard let entries, entries.contains(where: { ["$themes", "$metadata"].contains($0.key) })
        else { return self }
        return Node(
            content: .dictionary(entries.filter { !["$themes", "$metadata"].contains($0.key) }),
            range: range)
    }
}

/// Which tokens of a project become fonts: those of some sets, while others serve references alone.
struct TokenScope {
    /// Where the sets are in the text, in order; nil for everywhere.
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
