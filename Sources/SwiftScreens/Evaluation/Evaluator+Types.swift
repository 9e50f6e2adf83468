// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Types and their members, in the files of the app.
extension Evaluator {
    /// A type of the app: one of the types around an expression, or any other.
    func type(named name: String, from scope: Scope) -> AppType? {
        var name = name
        if name.hasPrefix("any ") || name.hasPrefix("some ") {
            name = String(name.drop { $0 != " " }.dropFirst())
        }
        if name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
        if let generic = name.firstIndex(of: "<") {
            let outer = name[..<generic]
            // Wrappers that have the members of what they wrap.
            name =
                outer == "Binding" || outer == "Optional" || outer == "Bindable"
                ? String(name[name.index(after: generic)...].dropLast()) : String(outer)
        }
        guard name.first?.isUppercase == true else { return nil }
        var around: Substring? = scope.type?.name[...]
        while let current = around {
            if let found = declaration("\(current).\(name)", scope) { return found }
            around = current.lastIndex(of: ".").map { current[..<$0] }
        }
        return declaration(name, scope)
    }

    private func declaration(_ name: String, _ scope: Scope) -> AppType? {
        // Files may declare private types of the same name.
        if let own = cached(
            "\(scope.tree.path.string)|\(name)", { ownDeclaration(name, in: scope.tree) })
        {
            return own
        }
        return cached(name) { find(name, near: scope.tree.path) }
    }

    private func cached(_ key: String, _ find: () -> AppType?) -> AppType? {
        if let known = types[key] { return known }
        let found = find()
        types[key] = .some(found)
        return found
    }

    /// A type that the file itself declares, with the extensions of other files.
    private func ownDeclaration(_ name: String, in tree: SourceTree) -> AppType? {
        guard nodes(named: name, in: tree).contains(where: { $0.kind != .extension }) else {
            return nil
        }
        return assemble(name, from: [tree] + others(name, near: tree))
    }

    private func others(_ name: String, near tree: SourceTree) -> [SourceTree] {
        library.files(declaring: name, near: tree.path)
            .filter { $0.string != tree.path.string }.prefix(Self.maximumExtensions)
            .compactMap { library.tree(of: $0) }
            .filter { other in nodes(named: name, in: other).allSatisfy { $0.kind == .extension } }
    }

    /// Some types of apps are extended in hundreds of files.
    private static let maximumExtensions = 24

    private func find(_ name: String, near path: FilePath) -> AppType? {
        let files = library.files(declaring: name, near: path)
        guard !files.isEmpty else { return nil }
        var trees: [SourceTree] = []
        var long: [FilePath] = []
        for file in files.prefix(Self.maximumExtensions) {
            if library.trees(of: "", of: name, in: file) != nil {
                long.append(file)
            } else if let tree = library.tree(of: file) {
                trees.append(tree)
            }
        }
        // Two declarations are those of two targets: the nearest is meant.
        var hasDeclaration = false
        trees = trees.filter { tree in
            let declares = nodes(named: name, in: tree).contains { $0.kind != .extension }
            defer { hasDeclaration = hasDeclaration || declares }
            return !(declares && hasDeclaration)
        }
        guard !trees.isEmpty || !long.isEmpty else { return nil }
        let type = assemble(name, from: trees) ?? AppType(name, .enum, inherited: [], tree: .empty)
        type.longFiles = long
        return type
    }

    private func assemble(_ name: String, from trees: [SourceTree]) -> AppType? {
        let found = trees.flatMap { tree in
            nodes(named: name, in: tree).map { (node: $0, tree: tree) }
        }
        let ordered =
            found.filter { $0.node.kind != .extension }
            + found.filter { $0.node.kind == .extension }
        guard let first = ordered.first else { return nil }
        let type = AppType(
            name, first.node.kind, inherited: ordered.flatMap { $0.node.names(.inherits) },
            tree: first.tree)
        for (node, tree) in ordered { type.add(node.children, of: tree, conditions: conditions) }
        return type
    }

    /// The declarations and extensions of a type in a file, by its dotted name.
    private func nodes(named name: String, in tree: SourceTree) -> [SourceNode] {
        declarations(of: tree)[name] ?? []
    }

    /// All types in a file by their dotted names.
    private func declarations(of tree: SourceTree) -> [String: [SourceNode]] {
        if let known = declarationTables[ObjectIdentifier(tree)] { return known }
        var table: [String: [SourceNode]] = [:]
        func collect(_ nodes: [SourceNode], _ prefix: String) {
            for node in nodes {
                if node.kind == .ifConfig {
                    collect(conditions.branch(of: node, in: tree), prefix)
                } else if node.isType {
                    let name = prefix + node.name
                    table[name, default: []].append(node)
                    collect(node.children, name + ".")
                }
            }
        }
        collect(tree.root.children, "")
        declarationTables[ObjectIdentifier(tree)] = table
        return table
    }

    /// The members of a type by name. Those of long files are looked up one by one.
    func members(_ name: String, of type: AppType) -> [AppType.Member] {
        let known = type.members(named: name)
        guard known.isEmpty, !type.longFiles.isEmpty else { return known }
        for file in type.longFiles {
            for tree in library.trees(of: name, of: type.name, in: file) ?? [] {
                for node in tree.root.children where node.isType {
                    type.add(node.children, of: tree, conditions: conditions)
                }
            }
        }
        return type.members(named: name)
    }

    /// The views of a file that show a list, or else any view, in the order of the file.
    func viewTypes(in tree: SourceTree) -> [AppType] {
        let scope = Scope(parent: nil, tree: tree)
        var names: [String] = []
        func collect(_ nodes: [SourceNode], _ prefix: String) {
            for node in nodes {
                if node.kind == .ifConfig {
                    collect(conditions.branch(of: node, in: tree), prefix)
                } else if node.isType {
                    if !names.contains(prefix + node.name) { names.append(prefix + node.name) }
                    collect(node.children, prefix + node.name + ".")
                }
            }
        }
        collect(tree.root.children, "")
        return names.compactMap { name in
            type(named: name, from: scope)
        }.filter { type in
            type.bodyMember != nil && type.bodyMember.map { $0.tree === tree } ?? false
                && !type.inherited.contains("PreviewProvider") && !type.isModifier
        }
    }
}
