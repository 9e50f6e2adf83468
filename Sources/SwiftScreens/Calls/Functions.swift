// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Calls of closures and of the app's own functions.
///
/// A function is evaluated with the values of its arguments, so what is known where it is called decides what it shows.
struct Functions: EvaluatorPart {
    let evaluator: Evaluator

    /// No call that people write has more.
    private static let maximumArguments = 100

    /// The arguments of a call.
    func arguments(of call: SourceNode, _ scope: Scope) -> [Argument] {
        evaluator.step(call.children.count)
        return call.children.prefix(Self.maximumArguments).compactMap { child in
            guard child.kind == .argument || child.kind == .trailing,
                let node = child.children.first
            else { return nil }
            return Argument(
                label: child.name, node: node, scope: scope, isTrailing: child.kind == .trailing)
        }
    }

    func values(of arguments: [Argument]) -> [LabeledValue] {
        arguments.map { argument in
            LabeledValue(
                label: argument.label,
                value: bounded(evaluate(argument), argument.node, argument.scope))
        }
    }

    /// The function of a type that is called on a value; nil if it has none of that name.
    func method(
        _ name: String, of type: AppType, on value: Value?, _ arguments: [Argument],
        isStatic: Bool = false
    ) -> Closure? {
        let found = types.members(name, of: type).filter {
            $0.node.kind == .func && (!isStatic || $0.node.isStatic)
        }
        evaluator.step(found.count)
        return ArgumentMatching.best(of: found.map(\.node), for: arguments).map {
            let method = found[$0]
            return Closure(
                method, on: method.node.isStatic ? .type(type.name) : value, of: type, in: arena)
        }
    }

    /// Calls a closure or a function of the app.
    func apply(_ function: Closure, _ arguments: [Argument]) -> Value {
        let scope = Scope(parent: function.scope)
        if function.isFunction {
            guard let body = function.node.first(.body) else {
                return unknownResult(of: function)
            }
            for (parameter, argument) in ArgumentMatching.matched(
                function.node.all(.parameter), arguments) ?? []
            {
                scope.values[parameter.name] = value(of: argument, for: parameter, scope)
            }
            let key = "\(function.scope.tree.path.string)#\(function.node.range.lowerBound)"
            return evaluator.once(key + self.key(of: scope)) {
                statements.result(
                    of: body, type: function.node.typeName, attributes: function.node, scope)
            } ?? unknownResult(of: function)
        }
        return apply(function, to: arguments.map { evaluate($0) })
    }

    private func unknownResult(of function: Closure) -> Value {
        .unknown(
            Unknown(
                text: function.node.name, type: function.node.typeName,
                place: SourcePlace(function.scope.tree, function.node)))
    }

    /// Calls a closure with values.
    func apply(_ closure: Closure, to values: [Value]) -> Value {
        let scope = Scope(parent: closure.scope)
        bind(closure.node.all(.parameter).map(\.name), values, scope)
        return closureResult(closure, scope)
    }

    /// The values of a closure's parameters, by names or as `$0`.
    func bind(_ names: [String], _ values: [Value], _ scope: Scope) {
        for (index, value) in values.enumerated() {
            scope.values["$\(index)"] = value
            guard index < names.count else { continue }
            var name = names[index]
            if name.hasPrefix("$") { name.removeFirst() }
            scope.values[name] = value
        }
        if names.count > values.count, values.count == 1, case .tuple(let parts) = values[0] {
            for (name, part) in zip(names, parts) { scope.values[name] = part.value }
        }
    }

    /// What a closure returns: views if it is one of a view builder, which its content tells.
    func closureResult(_ closure: Closure, _ scope: Scope) -> Value {
        let body = closure.node.first(.body)?.children ?? []
        if body.count == 1, let single = body.first {
            switch single.kind {
            case .if, .switch, .ifConfig, .guard: break
            case .return: return single.children.first.map { evaluate($0, scope) } ?? .none
            default: return evaluate(single, scope)
            }
        }
        let found = viewBuilder.views(body[...], scope)
        if !found.isEmpty { return .views(found) }
        return statements.run(body[...], scope, isImplicit: true) ?? .none
    }

    /// The parameters that are evaluated now tell one call of a recursive function from another.
    private func key(of scope: Scope) -> String {
        scope.values.keys.sorted().map { name in
            switch scope.values[name] {
            case .text(let text)?: "\(name)=\(text.string.prefix(100))"
            case .number(let number)?: "\(name)=\(number)"
            case .enumCase(let enumCase)?: "\(name)=\(enumCase.name)"
            case .bool(let bool)?: "\(name)=\(bool)"
            default: ""
            }
        }.joined()
    }

    private func value(
        of argument: Argument?, for parameter: SourceNode, _ scope: Scope
    ) -> Value {
        guard let argument else {
            return parameter.initialValue.map {
                typed(evaluate($0, scope), parameter.typeName, from: scope)
            }
                ?? .unknown(Unknown(text: parameter.name, type: parameter.typeName))
        }
        return typed(evaluate(argument), parameter.typeName, from: scope)
    }
}
