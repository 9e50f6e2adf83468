// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The names that an expression can use.
final class Scope {
    let parent: Scope?
    let tree: SourceTree
    /// `self`.
    let instance: Value?
    /// The type whose members are in reach without a base.
    let type: AppType?
    var values: [String: Value] = [:]

    init(
        parent: Scope?, tree: SourceTree? = nil, instance: Value? = nil,
        type: AppType? = nil, values: [String: Value] = [:]
    ) {
        self.parent = parent
        // A scope without a parent is made with a file.
        self.tree = tree ?? parent?.tree ?? SourceTree.empty
        self.instance = instance ?? parent?.instance
        self.type = type ?? parent?.type
        self.values = values
    }

    func value(of name: String) -> Value? {
        var scope: Scope? = self
        while let each = scope {
            if let value = each.values[name] { return value }
            scope = each.parent
        }
        return nil
    }
}

extension SourceTree {
    /// A file without content.
    static let empty = SourceTree(
        path: FilePath(""), bytes: [], root: SourceNode(.file, 0..<0, "", []))
}
