// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The app's own types and their members, in the files of the app.
///
/// A type is assembled from its declaration and its extensions when it is asked for first, because an app has thousands
/// of types and a screen needs a few.
final class TypeTable {
    private let library: any SourceLibrary
    private let compilation: CompilationConditions
    /// Types by file and name, as far as they were asked for.
    private var found: [String: AppType?] = [:]
    /// What names stand for at places where they were asked for.
    private var lookups: [PlacedName: AppType?] = [:]
    private var nested: [PlacedName: AppType?] = [:]
    private var qualified: [PlacedName: String] = [:]
    /// The protocols and superclasses of types, as far as they were asked for.
    private var ancestors: [ObjectIdentifier: [AppType]] = [:]
    /// The types in each file, as far as they were asked for.
    private var tables: [ObjectIdentifier: FileTypes] = [:]

    /// The aliases that are followed now: each may stand for another.
    private var aliasDepth = 0

    init(_ library: any SourceLibrary, _ compilation: CompilationConditions) {
        (self.library, self.compilation) = (library, compilation)
    }

    /// Whether a type was looked for, and found.
    func hasFound(_ name: String) -> Bool { (found[name] ?? nil) != nil }

    /// A type of the app: one of the types around an expression, or any other.
    func type(named name: String, from scope: Scope) -> AppType? {
        let place = PlacedName(name, scope)
        if let known = lookups[place] { return known }
        let result = type(named: name, in: scope.tree, around: scope.type)
        lookups[place] = .some(result)
        return result
    }

    private func type(
        named name: String, in tree: SourceTree, around type: AppType?
    ) -> AppType? {
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
        return nestedType(named: name, in: tree, around: type) ?? declaration(name, tree)
            ?? aliasedType(named: name, in: tree, around: type)
    }

    /// The type that an alias stands for.
    private func aliasedType(
        named name: String, in tree: SourceTree, around type: AppType?
    ) -> AppType? {
        guard aliasDepth < Self.maximumAliases else { return nil }
        aliasDepth += 1
        defer { aliasDepth -= 1 }
        for name in Self.names(name, inside: type) + [name] {
            let files = library.files(declaring: name, near: tree.path)
                .prefix(Self.maximumAliases)
            for other in [tree] + files.compactMap({ library.tree(of: $0) }) {
                guard let target = declarations(of: other).aliases[name] else { continue }
                return self.type(named: target, in: other, around: type)
            }
        }
        return nil
    }

    /// What an alias stands for that the file, or the type around an expression, declares.
    func alias(named name: String, from scope: Scope) -> String? {
        let own = scope.type?.members(named: name).first { $0.node.kind == .typealias }
        return own?.node.typeName ?? declarations(of: scope.tree).aliases[name]
    }

    private static let maximumAliases = 8

    /// A type that is declared inside of one of the types around an expression.
    func nestedType(named name: String, from scope: Scope) -> AppType? {
        guard scope.type != nil else { return nil }
        let place = PlacedName(name, scope)
        if let known = nested[place] { return known }
        let result = nestedType(named: name, in: scope.tree, around: scope.type)
        nested[place] = .some(result)
        return result
    }

    /// A declared type with whole names. It is remembered, because it depends on nothing but the place.
    func qualified(_ declared: String, from scope: Scope, _ find: () -> String) -> String {
        let place = PlacedName(declared, scope)
        if let known = qualified[place] { return known }
        let result = find()
        qualified[place] = result
        return result
    }

    private func nestedType(
        named name: String, in tree: SourceTree, around type: AppType?
    ) -> AppType? {
        Self.names(name, inside: type).lazy.compactMap { self.declaration($0, tree) }.first
    }

    /// What a name may be called in a type and in those around it, the innermost first.
    private static func names(_ name: String, inside type: AppType?) -> [String] {
        var names: [String] = []
        var around: Substring? = type?.name[...]
        while let current = around {
            names.append("\(current).\(name)")
            around = current.lastIndex(of: ".").map { current[..<$0] }
        }
        return names
    }

    private func declaration(_ name: String, _ tree: SourceTree) -> AppType? {
        // Files may declare private types of the same name.
        if let own = cached(
            "\(tree.path.string)|\(name)", { ownDeclaration(name, in: tree) })
        {
            return own
        }
        return cached(name) { find(name, near: tree.path) }
    }

    private func cached(_ key: String, _ find: () -> AppType?) -> AppType? {
        if let known = found[key] { return known }
        let result = find()
        found[key] = .some(result)
        return result
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
        let found = assemble(name, from: trees)
        // Its members in long files are looked up one by one. A name that is only an alias is no type.
        guard found != nil || !long.isEmpty else { return nil }
        let type = found ?? AppType(name, .enum, inherited: [], tree: .empty)
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
        for parameter in first.node.all(.generic) {
            type.constraints[parameter.name] = parameter.typeName
        }
        for (node, tree) in ordered { type.add(node.children, of: tree, conditions: compilation) }
        return type
    }

    /// The declarations and extensions of a type in a file, by its dotted name.
    private func nodes(named name: String, in tree: SourceTree) -> [SourceNode] {
        declarations(of: tree).nodes[name] ?? []
    }

    private func declarations(of tree: SourceTree) -> FileTypes {
        if let known = tables[ObjectIdentifier(tree)] { return known }
        var types = FileTypes()
        func collect(_ nodes: [SourceNode], _ prefix: String) {
            for node in compilation.compiled(nodes) {
                let name = prefix + node.name
                if node.kind == .typealias { types.aliases[name] = node.typeName }
                guard node.isType else { continue }
                if types.nodes[name] == nil { types.names.append(name) }
                types.nodes[name, default: []].append(node)
                if let own = unqualified(node, near: tree) {
                    types.nodes[own, default: []].append(node)
                }
                collect(node.children, name + ".")
            }
        }
        collect(tree.root.children, "")
        tables[ObjectIdentifier(tree)] = types
        return types
    }

    /// `Visibility` of `extension Models.Visibility`, if the app has no type `Models`: it is a module.
    private func unqualified(_ node: SourceNode, near tree: SourceTree) -> String? {
        guard node.kind == .extension, let dot = node.name.firstIndex(of: "."),
            library.files(declaring: String(node.name[..<dot]), near: tree.path).isEmpty
        else { return nil }
        return String(node.name[node.name.index(after: dot)...])
    }

    /// The members of a type by name: its own, or else those that its protocols and superclasses give it.
    func members(_ name: String, of type: AppType) -> [AppType.Member] {
        let own = ownMembers(name, of: type)
        guard own.isEmpty else { return own }
        for ancestor in ancestors(of: type) {
            // A requirement of a protocol says nothing.
            let given = ownMembers(name, of: ancestor).filter {
                ancestor.kind != .protocol || $0.node.first(.body) != nil
            }
            if !given.isEmpty { return given }
        }
        return []
    }

    /// The app's own protocols and superclasses, with those that they inherit from.
    private func ancestors(of type: AppType) -> [AppType] {
        if let known = ancestors[ObjectIdentifier(type)] { return known }
        var found: [AppType] = []
        var names = type.inherited
        var seen = Set(names)
        while let name = names.popLast(), found.count < Self.maximumAncestors {
            // Many files extend a protocol of the system, such as `View`.
            guard library.declares(name),
                let ancestor = self.type(named: name, in: type.tree, around: type),
                ancestor !== type, ancestor.kind == .protocol || ancestor.kind == .class
            else { continue }
            found.append(ancestor)
            names += ancestor.inherited.filter { seen.insert($0).inserted }
        }
        ancestors[ObjectIdentifier(type)] = found
        return found
    }

    private static let maximumAncestors = 16

    /// Members of long files are looked up one by one.
    private func ownMembers(_ name: String, of type: AppType) -> [AppType.Member] {
        let known = type.members(named: name)
        guard known.isEmpty, !type.longFiles.isEmpty else { return known }
        for file in type.longFiles {
            for tree in library.trees(of: name, of: type.name, in: file) ?? [] {
                for node in tree.root.children where node.isType {
                    type.add(node.children, of: tree, conditions: compilation)
                }
            }
        }
        return type.members(named: name)
    }

    /// The views that a file declares, in its order.
    func views(in tree: SourceTree) -> [AppType] {
        declarations(of: tree).names.compactMap { type(named: $0, in: tree, around: nil) }.filter {
            $0.bodyMember?.tree === tree && !$0.inherited.contains("PreviewProvider")
                && !$0.isModifier
        }
    }
}
