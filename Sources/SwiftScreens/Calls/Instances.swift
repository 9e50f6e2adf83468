// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Instances of the app's own types: their initializers, written or memberwise.
struct Instances: EvaluatorPart {
    let evaluator: Evaluator

    /// The value of `Type(…)`.
    func construct(
        _ type: AppType, _ site: CallSite
    ) -> Value {
        guard type.kind != .enum, type.kind != .protocol, type.kind != .extension else {
            // `Size(rawValue: 3)`: one of its cases.
            return unknown(site, type: type.name)
        }
        let instance = Instance(
            type, text: type.isView || type.isModifier ? "" : source(site.node, site.scope),
            in: arena)
        initialize(instance, with: site.arguments)
        return .instance(instance)
    }

    func initialize(_ instance: Instance, with arguments: [Argument]) {
        let initializers = instance.type.initializers
        if let best = ArgumentMatching.best(of: initializers.map(\.node), for: arguments),
            let pairs = ArgumentMatching.matched(
                initializers[best].node.all(.parameter), arguments)
        {
            initialize(instance, by: initializers[best], pairs)
        } else {
            setMembers(of: instance, to: arguments)
        }
    }

    private func initialize(
        _ instance: Instance, by initializer: AppType.Member,
        _ pairs: [(parameter: SourceNode, argument: Argument?)]
    ) {
        let scope = Scope(
            initializer.tree, instance: .instance(instance), type: instance.type, in: arena)
        bind(pairs, scope)
        let body = initializer.node.first(.body)?.children ?? []
        _ = evaluator.once("init \(instance.type.name) \(initializer.node.range.lowerBound)") {
            runInitializer(body, scope, instance)
        }
    }

    /// Gives the parameters of an initializer their values.
    func bind(_ pairs: [(parameter: SourceNode, argument: Argument?)], _ scope: Scope) {
        for (parameter, argument) in pairs {
            let value =
                argument.map { evaluate($0.node, $0.scope) }
                ?? parameter.initialValue.map { evaluate($0, scope) }
                ?? .unknown(Unknown(text: parameter.name, type: parameter.typeName))
            scope.values[parameter.name] = typed(value, parameter.typeName, from: scope)
        }
    }

    /// Statements of an initializer: assignments, and calls of another initializer.
    private func runInitializer(_ body: [SourceNode], _ scope: Scope, _ instance: Instance) {
        for statement in body {
            switch statement.kind {
            case .let, .var: statements.declare(statement, scope)
            case .binary where statement.name == "=" && statement.children.count == 2:
                let target = statement.children[0]
                let isOwn = target.kind == .member && target.children.first?.name == "self"
                guard isOwn || target.kind == .reference else { continue }
                let name =
                    target.name.hasPrefix("_") ? String(target.name.dropFirst()) : target.name
                let type = instance.type.members(named: name).first?.node.typeName
                set(name, of: instance, to: wrapped(statement.children[1], scope), type)
            case .call where statement.children.first?.name == "init":
                initialize(instance, with: functions.arguments(of: statement, scope))
            case .if:
                let inner = Scope(parent: scope)
                switch patterns.truth(ofConditions: statement.first(.conditions), binding: inner) {
                case .known(false):
                    runInitializer(statement.first(.else)?.children ?? [], scope, instance)
                default: runInitializer(statement.first(.then)?.children ?? [], inner, instance)
                }
            case .ifConfig:
                runInitializer(compilation.branch(of: statement), scope, instance)
            default: break
            }
        }
    }

    /// `State(initialValue: x)` and `StateObject(wrappedValue: x)` have the value that they wrap.
    private func wrapped(_ node: SourceNode, _ scope: Scope) -> Value {
        if node.kind == .call,
            let argument = node.children.first(where: {
                $0.kind == .argument && ["initialValue", "wrappedValue"].contains($0.name)
            })?.children.first
        {
            return .unknown(
                Unknown(text: source(argument, scope), likely: evaluate(argument, scope)))
        }
        return evaluate(node, scope)
    }

    /// The memberwise initializer.
    private func setMembers(of instance: Instance, to arguments: [Argument]) {
        let stored = instance.type.stored.map(\.node)
        evaluator.step(stored.count)
        var free = stored.filter { node in !(node.kind == .let && node.initialValue != nil) }
        for argument in arguments {
            let index: Int?
            if argument.label.isEmpty, argument.isTrailing {
                index =
                    free.firstIndex { $0.takesClosure && $0.initialValue == nil }
                    ?? free.firstIndex(where: \.takesClosure)
                    // `let content: Content`.
                    ?? free.lastIndex { ($0.typeName?.count ?? 0) == 1 || $0.typeName == "Content" }
            } else {
                index = free.firstIndex { $0.name == argument.label }
            }
            guard let index else { continue }
            let node = free.remove(at: index)
            set(node.name, of: instance, to: evaluate(argument), node.typeName)
        }
    }

    /// Gives a property its value. That of a generic type says what the type is.
    private func set(
        _ name: String, of instance: Instance, to value: Value, _ declared: String?
    ) {
        let value = typed(value, declared, from: scope(of: instance))
        instance.values[name] = value
        guard var generic = declared, let typeName = value.typeName else { return }
        if generic.hasPrefix("Binding<") { generic = String(generic.dropFirst(8).dropLast()) }
        guard generic != typeName, types.type(named: generic, from: scope(of: instance)) == nil,
            types.type(named: typeName, from: scope(of: instance)) != nil
        else { return }
        instance.generics[generic] = typeName
    }

    private func scope(of instance: Instance) -> Scope {
        Scope(instance.type.tree, type: instance.type, in: arena)
    }
}
