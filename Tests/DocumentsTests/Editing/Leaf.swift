// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Testing

@testable import Syntax

/// A path into a file, and the value there.
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

    /// All values of a file, except for dictionaries and arrays that are not empty.
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
