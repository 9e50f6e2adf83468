// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Names without a base: variables, members of `self` and of the types around it, and globals of the file.
struct Names: EvaluatorPart {
    let evaluator: Evaluator

    /// The value of a name.
    func reference(_ node: SourceNode, _ scope: Scope) -> Value {
        var name = node.name
        if name.hasPrefix("$"), name.count > 1, !(name.dropFirst().first?.isNumber ?? false) {
            name.removeFirst()
        }
        if let value = scope.value(of: name) {
            return map(value) { $0 }
        }
        if name == "self" { return scope.instance ?? unknown(node, scope) }
        if name == "Self" { return scope.type.map { .type($0.name) } ?? unknown(node, scope) }
        if let value = ownMember(name, scope) { return value }
        if let global = global(name, scope) { return global }
        if let type = scope.generic(name) { return .type(type) }
        if let type = types.type(named: name, from: scope) { return .type(type.name) }
        if name.first?.isUppercase == true { return .type(name) }
        return unknown(node, scope)
    }

    /// A member of `self`, or of the types around the expression.
    func ownMember(_ name: String, _ scope: Scope) -> Value? {
        if let instance = scope.instance, let value = members.property(name, of: instance, scope) {
            return value
        }
        var typeName: Substring? = scope.type?.name[...]
        while let current = typeName {
            if let value = staticMembers.member(name, of: String(current), scope) { return value }
            typeName = current.lastIndex(of: ".").map { current[..<$0] }
        }
        return nil
    }

    /// A constant or function outside of types: of the file, or of the nearest one that declares it.
    private func global(_ name: String, _ scope: Scope) -> Value? {
        if let own = global(name, in: scope.tree) { return own }
        let path = scope.tree.path
        for file in library.files(declaringGlobal: name, near: path) where file != path {
            if let tree = library.tree(of: file), let found = global(name, in: tree) {
                return found
            }
        }
        return nil
    }

    private func global(_ name: String, in tree: SourceTree) -> Value? {
        for node in tree.root.children where node.name == name {
            let outer = Scope(tree, in: arena)
            switch node.kind {
            case .let, .var:
                guard let value = node.initialValue else { continue }
                return evaluator.once("\(tree.path.string)/\(name)") {
                    typed(evaluate(value, outer), node.typeName)
                }
            case .func: return .closure(Closure(node: node, scope: outer))
            default: continue
            }
        }
        return nil
    }
}
