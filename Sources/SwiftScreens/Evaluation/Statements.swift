// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The bodies of functions and of computed properties.
///
/// Statements are followed to what they return. A condition that only the running app knows leads to a choice between what
/// both ways return; loops are left out.
struct Statements: EvaluatorPart {
    let evaluator: Evaluator

    /// The value that statements return; nil if they reach their end.
    ///
    /// - Parameter isImplicit: whether a single expression is what they return.
    func run(_ body: ArraySlice<SourceNode>, _ scope: Scope, isImplicit: Bool) -> Value? {
        nested(or: nil) {
            let compiled = compilation.compiled(body)
            return run(compiled: compiled[...], scope, isImplicit: isImplicit)
        }
    }

    private func run(
        compiled body: ArraySlice<SourceNode>, _ scope: Scope, isImplicit: Bool
    ) -> Value? {
        var rest = body
        while let statement = rest.popFirst() {
            guard evaluator.step() else { return nil }
            let isSingle = isImplicit && body.count == 1
            switch statement.kind {
            case .return: return statement.children.first.map { evaluate($0, scope) } ?? Value.none
            case .throw: return Value.none
            case .let, .var, .func: declare(statement, scope)
            case .if:
                if !isSingle, !evaluator.returns(statement, scope.tree) { continue }
                return runIf(statement, rest, scope, isImplicit: isSingle)
            case .guard:
                return runGuard(statement, rest, scope)
            case .switch:
                if !isSingle, !evaluator.returns(statement, scope.tree) { continue }
                return runSwitch(statement, rest, scope, isImplicit: isSingle)
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
        let truth = patterns.truth(ofConditions: statement.first(.conditions), binding: inner)
        func result(_ kind: SourceNode.Kind, _ scope: Scope) -> Value {
            let body = statement.first(kind)?.children ?? []
            return run(body[...], Scope(parent: scope), isImplicit: isImplicit)
                ?? run(rest, scope, isImplicit: false) ?? .none
        }
        return branch(truth, { result(.then, inner) }) { result(.else, scope) }
    }

    private func runGuard(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope
    ) -> Value? {
        let truth = patterns.truth(ofConditions: statement.first(.conditions), binding: scope)
        let otherwise = statement.first(.else)?.children ?? []
        return branch(truth, { run(rest, scope, isImplicit: false) ?? .none }) {
            run(otherwise[...], Scope(parent: scope), isImplicit: false) ?? .none
        }
    }

    private func runSwitch(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope, isImplicit: Bool
    ) -> Value? {
        switches.value(of: statement, scope) { body, inner in
            run(body, inner, isImplicit: isImplicit) ?? run(
                rest, scope, isImplicit: false) ?? .none
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
            scope.values[node.name] = typed(evaluate(value, scope), type, from: scope)
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
            return .views(viewBuilder.views(body.children[...], Scope(parent: scope)))
        }
        let inner = Scope(parent: scope)
        let value =
            run(body.children[...], inner, isImplicit: true)
            ?? .unknown(
                Unknown(
                    text: attributes.name, type: type, place: SourcePlace(scope.tree, attributes)))
        return typed(value, type, from: scope)
    }

    /// Whether a body is one of a view builder.
    private func isViewBuilder(_ node: SourceNode, type: String?) -> Bool {
        if node.children.contains(where: { $0.kind == .attribute && $0.name.hasSuffix("Builder") })
        {
            return true
        }
        guard let type else { return false }
        return type.hasPrefix("some ") && (type.contains("View") || type.contains("Content"))
    }
}
