// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The bodies of functions and of computed properties.
extension Evaluator {
    /// The value that statements return; nil if they reach their end.
    ///
    /// - Parameter isImplicit: whether a single expression is what they return.
    func run(_ statements: ArraySlice<SourceNode>, _ scope: Scope, isImplicit: Bool) -> Value? {
        var rest = statements
        while let statement = rest.popFirst() {
            guard step() else { return nil }
            let isSingle = isImplicit && rest.isEmpty && statements.count == 1
            switch statement.kind {
            case .return: return statement.children.first.map { evaluate($0, scope) } ?? Value.none
            case .throw: return Value.none
            case .let, .var, .func: declare(statement, scope)
            case .if:
                if !isSingle, !statement.returns { continue }
                return runIf(statement, rest, scope, isImplicit: isSingle)
            case .guard:
                return runGuard(statement, rest, scope)
            case .switch:
                if !isSingle, !statement.returns { continue }
                return runSwitch(statement, rest, scope, isImplicit: isSingle)
            case .ifConfig:
                let compiled = conditions.branch(of: statement, in: scope.tree)
                return run((compiled + rest)[...], scope, isImplicit: isSingle)
            case .do:
                if let body = statement.first(.body),
                    let value = run(body.children[...], Scope(parent: scope), isImplicit: false)
                {
                    return value
                }
            case .for, .while, .repeat, .defer, .break, .continue: break
            default:
                if isSingle { return evaluate(statement, scope) }
                if statement.kind == .binary { _ = evaluate(statement, scope) }
            }
        }
        return nil
    }

    private func runIf(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope, isImplicit: Bool
    ) -> Value? {
        let inner = Scope(parent: scope)
        let truth = truth(ofConditions: statement.first(.conditions), binding: inner)
        func branch(_ kind: SourceNode.Kind, _ scope: Scope) -> Value {
            let body = statement.first(kind)?.children ?? []
            return run(body[...], Scope(parent: scope), isImplicit: isImplicit)
                ?? run(rest, scope, isImplicit: false) ?? .none
        }
        return self.branch(truth, { branch(.then, inner) }) { branch(.else, scope) }
    }

    private func runGuard(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope
    ) -> Value? {
        let truth = truth(ofConditions: statement.first(.conditions), binding: scope)
        let otherwise = statement.first(.else)?.children ?? []
        return branch(truth, { self.run(rest, scope, isImplicit: false) ?? .none }) {
            self.run(otherwise[...], Scope(parent: scope), isImplicit: false) ?? .none
        }
    }

    private func runSwitch(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope, isImplicit: Bool
    ) -> Value? {
        switched(statement, scope) { body, inner in
            self.run(body, inner, isImplicit: isImplicit) ?? self.run(
                rest, scope, isImplicit: false) ?? .none
        }
    }

    /// The value of the branch that a `switch` takes, or a choice of all branches.
    func switched(
        _ statement: SourceNode, _ scope: Scope,
        _ evaluate: (ArraySlice<SourceNode>, Scope) -> Value
    ) -> Value? {
        guard let subjectNode = statement.children.first else { return nil }
        let subject = self.evaluate(subjectNode, scope)
        return map(subject) { subject in
            self.switched(statement, subjectNode, subject, scope, evaluate)
        }
    }

    private func switched(
        _ statement: SourceNode, _ subjectNode: SourceNode, _ subject: Value, _ scope: Scope,
        _ evaluate: (ArraySlice<SourceNode>, Scope) -> Value
    ) -> Value {
        let branches = statement.children.dropFirst().flatMap { node in
            node.kind == .ifConfig ? conditions.branch(of: node, in: scope.tree) : [node]
        }.filter { $0.kind == .branch }
        var scopes: [Scope] = []
        var isOpen = false
        for branch in branches {
            let inner = Scope(parent: scope)
            scopes.append(inner)
            for label in branch.children where label.kind == .label || label.kind == .default {
                let truth =
                    label.kind == .default ? .known(true) : matches(label.pattern, subject, inner)
                switch truth {
                case .known(true) where !isOpen && label.first(.where) == nil:
                    return evaluate(branch.first(.body)?.children[...] ?? [], inner)
                case .known(false): break
                default: isOpen = true
                }
            }
        }
        guard !branches.isEmpty else { return unknown(statement, scope) }
        let text = scope.tree.text(of: subjectNode)
        let choice = Choice(
            text: text,
            branches: branches.map { branch in
                let labels = branch.all(.label).map(\.name)
                return labels.isEmpty ? "default" : labels.joined(separator: ", ")
            }, place: SourcePlace(scope.tree, subjectNode))
        return self.branches(choice) { index in
            evaluate(branches[index].first(.body)?.children[...] ?? [], scopes[index])
        }
    }

    /// Adds a variable or a function to a scope.
    func declare(_ node: SourceNode, _ scope: Scope) {
        if node.kind == .func {
            scope.values[node.name] = .closure(Closure(node: node, scope: scope))
            return
        }
        let type = node.typeName
        if let value = node.initialValue {
            scope.values[node.name] = typed(evaluate(value, scope), type)
        } else if let body = node.first(.body) {
            scope.values[node.name] = result(of: body, type: type, attributes: node, scope)
        } else {
            scope.values[node.name] = .unknown(
                Unknown(text: node.name, type: type, place: SourcePlace(scope.tree, node)))
        }
    }

    /// Stores a value in a property of `self` or in a variable.
    func assign(_ value: Value, to target: SourceNode, _ scope: Scope) {
        var name = target.name
        if target.kind == .member {
            guard target.children.first?.name == "self" else { return }
        } else if target.kind != .reference {
            return
        }
        if name.hasPrefix("_") || name.hasPrefix("$") { name.removeFirst() }
        var each: Scope? = target.kind == .member ? nil : scope
        while let current = each {
            if current.values[name] != nil {
                current.values[name] = value
                return
            }
            each = current.parent
        }
        if case .instance(let instance)? = scope.instance {
            let type = instance.type.members(named: name).first?.node.typeName
            instance.values[name] = typed(value, type)
        }
    }

    /// The result of a body: views, or another value.
    func result(of body: SourceNode, type: String?, attributes: SourceNode, _ scope: Scope) -> Value
    {
        if isViewBuilder(attributes, type: type) {
            return .views(views(body.children[...], Scope(parent: scope)))
        }
        let inner = Scope(parent: scope)
        let value =
            run(body.children[...], inner, isImplicit: true)
            ?? .unknown(
                Unknown(
                    text: attributes.name, type: type, place: SourcePlace(scope.tree, attributes)))
        return typed(value, type)
    }

    /// Whether a body is one of a view builder.
    func isViewBuilder(_ node: SourceNode, type: String?) -> Bool {
        if node.children.contains(where: { $0.kind == .attribute && $0.name.hasSuffix("Builder") })
        {
            return true
        }
        guard let type else { return false }
        return type.hasPrefix("some ") && (type.contains("View") || type.contains("Content"))
    }

    /// A value with the type that its declaration says.
    func typed(_ value: Value, _ declared: String?) -> Value {
        guard var type = declared else { return value }
        let isOptional = type.hasSuffix("?")
        if isOptional { type.removeLast() }
        if type.hasPrefix("Binding<"), type.hasSuffix(">") {
            type = String(type.dropFirst(8).dropLast())
        }
        switch value {
        case .enumCase(var enumCase) where enumCase.type == nil:
            enumCase.type = type
            return .enumCase(enumCase)
        case .unknown(var unknown) where unknown.type == nil:
            unknown.type = declared
            return .unknown(unknown)
        case .text(var text) where text.isLiteral:
            if Self.localizedTypes.contains(type) { return .text(localized(text, table: nil)) }
            text.isLiteral = false
            return .text(text)
        case .choice(let choice, let values):
            return .choice(choice, values.map { typed($0, declared) })
        case .list(let values) where type.hasPrefix("["):
            return .list(values.map { typed($0, String(type.dropFirst().dropLast())) })
        default: return value
        }
    }

    /// Types whose literals are keys of string tables.
    private static let localizedTypes: Set = [
        "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey",
    ]
}

extension SourceNode {
    /// Whether it contains a `return` of the function around it.
    fileprivate var returns: Bool {
        switch kind {
        case .return, .throw: true
        case .closure, .func: false
        default: children.contains(where: \.returns)
        }
    }

    /// The pattern of a `switch`'s label: an expression, or its text.
    fileprivate var pattern: SourceNode {
        if let child = children.first, child.kind != .where, child.kind != .pattern,
            child.kind != .member, child.kind != .call
        {
            return child
        }
        return self
    }
}
