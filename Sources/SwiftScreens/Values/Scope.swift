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

    private unowned let arena: Arena

    /// A scope of a file: of a member of a type, or of a global.
    init(_ tree: SourceTree, instance: Value? = nil, type: AppType? = nil, in arena: Arena) {
        parent = nil
        (self.tree, self.instance, self.type, self.arena) = (tree, instance, type, arena)
        arena.add(self)
    }

    /// A scope inside of another one.
    init(parent: Scope) {
        self.parent = parent
        (tree, instance, type, arena) = (parent.tree, parent.instance, parent.type, parent.arena)
        arena.add(self)
    }

    /// The app's own type that a generic parameter of the type stands for.
    func generic(_ name: String) -> String? {
        if case .instance(let instance)? = instance { instance.generics[name] } else { nil }
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
