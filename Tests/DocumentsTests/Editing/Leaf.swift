// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Testing

@testable import Syntax

/// A way into a file and what is there.
struct Leaf: Hashable {
    var path: [SyntaxEdit.Step]
    var value: SyntaxValue

    var keys: [String] {
        path.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index)"
            }
        }
    }

    /// Everything in a file that is neither a dictionary nor an array, empty ones excepted.
    static func all(of file: SourceFile) throws -> [Leaf] {
        let root = try #require(SyntaxTree.read(file).value).root
        var leaves: [Leaf] = []
        var pending: [(Node, [SyntaxEdit.Step])] = [(root, [])]
        while let (node, path) = pending.popLast() {
            let children: [(Node, [SyntaxEdit.Step])] =
                node.entries?.map { ($0.value, path + [.key($0.key)]) }
                ?? node.array?.enumerated().map { ($1, path + [.index($0)]) } ?? []
            if children.isEmpty { leaves.append(Leaf(path: path, value: SyntaxValue(node))) }
            pending += children.reversed()
        }
        return leaves
    }
}
