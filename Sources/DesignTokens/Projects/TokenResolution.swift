// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The tokens that an input gives: sources in the order in which they are merged.
struct TokenResolution {
    /// The trees, of which later ones go before earlier ones.
    let sources: [Node]
    /// Whose tokens become fonts: the first that has typography. What is said when it comes to the others.
    var scopes: [(scope: TokenScope, problem: TokenProjectProblem?)] = [(.all, nil)]
    /// How the tokens are written; nil is as the first of them.
    var dialect: TokenFile.Dialect?

    /// All sources as one tree.
    var root: Node? {
        TokenMerge(mergesComposites: dialect == .tokensStudio)
            .merged(sources.map(\.withoutMetadata))
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
