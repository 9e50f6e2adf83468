// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An argument of a call, evaluated when it is asked for.
struct Argument {
    let label: String
    let node: SourceNode
    let scope: Scope
    /// Whether it is a closure after the parentheses.
    var isTrailing = false
}

/// Calls of functions and initializers of the app.
extension Evaluator {
    func arguments(of call: SourceNode, _ scope: Scope) -> [Argument] {
        call.children.compactMap { child in
            guard child.kind == .argument || child.kind == .trailing,
                let node = child.children.first
            else { return nil }
            return Argument(
                label: child.name, node: node, scope: scope, isTrailing: child.kind == .trailing)
        }
    }

    func values(of arguments: [Argument]) -> [LabeledValue] {
        arguments.map { LabeledValue(label: $0.label, value: evaluate($0.node, $0.scope)) }
    }

    func call(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let callee = node.children.first else { return unknown(node, scope) }
        let arguments = arguments(of: node, scope)
        switch callee.kind {
        case .reference: return call(callee, arguments, node, scope)
        case .member:
            guard let base = callee.children.first else {
                return implicitMember(callee.name, arguments, node, scope)
            }
            if let foreign = qualified(base, callee, arguments, node, scope) { return foreign }
            return map(evaluate(base, scope)) { value in
                self.call(callee.name, on: value, arguments, node, scope)
            }
        case .closure:
            return apply(Closure(node: callee, scope: scope), arguments)
        default:
            return map(evaluate(callee, scope)) { value in
                guard case .closure(let closure) = value else { return self.unknown(node, scope) }
                return self.apply(closure, arguments)
            }
        }
    }

    /// `.toggle(isOn: x)`, and `.init(…)`.
    private func implicitMember(
        _ name: String, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> Value {
        .enumCase(
            EnumCase(
                type: nil, name: name,
                arguments: values(of: arguments), isCall: true))
    }

    /// `SwiftUI.Text("x")`, `Font.system(size: 12)`: members of types without a declaration in the app.
    private func qualified(
        _ base: SourceNode, _ callee: SourceNode, _ arguments: [Argument], _ node: SourceNode,
        _ scope: Scope
    ) -> Value? {
        guard base.kind == .reference, base.name.first?.isUppercase == true,
            scope.value(of: base.name) == nil
        else { return nil }
        if base.name == "SwiftUI" { return call(callee, arguments, node, scope) }
        if type(named: base.name, from: scope) != nil,
            staticMember(callee.name, of: base.name, scope) != nil
        {
            return nil
        }
        if let known = knownFunction("\(base.name).\(callee.name)", arguments, node, scope) {
            return known
        }
        guard type(named: base.name, from: scope) == nil,
            type(named: "\(base.name).\(callee.name)", from: scope) == nil
        else { return nil }
        guard callee.name.first?.isLowercase == true else { return nil }
        return .enumCase(
            EnumCase(
                type: base.name, name: callee.name,
                arguments: values(of: arguments), isCall: true))
    }

    /// A call of a name.
    private func call(
        _ callee: SourceNode, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> Value {
        let name = callee.name
        if let value = scope.value(of: name) {
            return map(value) { self.call(value: $0, arguments, node, scope) }
        }
        if name.first?.isUppercase == true {
            if let type = type(named: name, from: scope), type.kind != .extension {
                return construct(type, arguments, node, scope)
            }
            if let known = knownFunction(name, arguments, node, scope) { return known }
            if let view = knownView(name, arguments, node, scope) { return .views([view]) }
            return foreignView(name, arguments, node, scope)
        }
        if let own = method(name, arguments, scope) { return apply(own, arguments) }
        // In an extension of views, a modifier without a base is one of `self`.
        if case .views(let views)? = scope.instance {
            return modify(views, name, arguments, node, scope)
        }
        if let value = ownMember(name, scope) {
            return map(value) { self.call(value: $0, arguments, node, scope) }
        }
        if let known = knownFunction(name, arguments, node, scope) { return known }
        if case .closure(let function) = reference(callee, scope) {
            return apply(function, arguments)
        }
        return unknown(node, scope)
    }

    private func call(
        value: Value, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> Value {
        switch value {
        case .closure(let closure): return apply(closure, arguments)
        case .type(let name):
            guard let type = type(named: name, from: scope) else { return unknown(node, scope) }
            return construct(type, arguments, node, scope)
        case .enumCase(var enumCase):
            // A case with associated values.
            let parameters =
                type(named: enumCase.type ?? "", from: scope)?.cases
                .first { $0.node.name == enumCase.name }?.node.all(.parameter) ?? []
            enumCase.arguments = arguments.enumerated().map { index, argument in
                let type = parameters.indices.contains(index) ? parameters[index].typeName : nil
                return LabeledValue(
                    label: argument.label,
                    value: typed(evaluate(argument.node, argument.scope), type))
            }
            enumCase.isCall = true
            return .enumCase(enumCase)
        case .unknown(let unknown):
            // A closure that nobody passed: a view of its caller.
            return .unknown(unknown)
        case .views, .none: return value
        default: return unknown(node, scope)
        }
    }

    /// A function of `self` whose labels fit.
    private func method(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Closure? {
        guard let type = scope.type else { return nil }
        let functions = members(name, of: type).filter { $0.node.kind == .func }
        guard let best = best(of: functions.map(\.node), for: arguments) else { return nil }
        let member = functions[best]
        return Closure(
            node: member.node,
            scope: Scope(
                parent: nil, tree: member.tree,
                instance: member.node.isStatic ? .type(type.name) : scope.instance, type: type))
    }

    /// A function that is called on a value.
    private func call(
        _ name: String, on value: Value, _ arguments: [Argument], _ node: SourceNode,
        _ scope: Scope
    ) -> Value {
        switch value {
        case .views(let views): return modify(views, name, arguments, node, scope)
        case .instance(let instance):
            let functions = members(name, of: instance.type).filter { $0.node.kind == .func }
            if let best = best(of: functions.map(\.node), for: arguments) {
                let member = functions[best]
                return apply(
                    Closure(
                        node: member.node,
                        scope: Scope(
                            parent: nil, tree: member.tree, instance: value, type: instance.type)),
                    arguments)
            }
            if instance.type.isView {
                return modify(views(of: value, node, scope), name, arguments, node, scope)
            }
            return call(property: name, of: value, arguments, node, scope)
        case .type(let typeName):
            if name == "init", let type = type(named: typeName, from: scope) {
                return construct(type, arguments, node, scope)
            }
            if let type = type(named: "\(typeName).\(name)", from: scope) {
                return construct(type, arguments, node, scope)
            }
            if let type = type(named: typeName, from: scope) {
                let functions = members(name, of: type).filter {
                    $0.node.kind == .func && $0.node.isStatic
                }
                if let best = best(of: functions.map(\.node), for: arguments) {
                    let member = functions[best]
                    if let text = generatedText(name, arguments) { return text }
                    return apply(
                        Closure(
                            node: member.node,
                            scope: Scope(
                                parent: nil, tree: member.tree, instance: value, type: type)),
                        arguments)
                }
            }
            if let text = generatedText(name, arguments) { return text }
            return call(property: name, of: value, arguments, node, scope)
        case .text(let text): return call(name, on: text, arguments, node, scope)
        case .list(let values): return call(name, on: values, arguments, node, scope)
        case .enumCase(var enumCase):
            if let found = property(name, of: value, scope), case .closure(let function) = found {
                return apply(function, arguments)
            }
            if let views = views(ofMember: enumCase, node, scope),
                !Self.fontFunctions.contains(name)
            {
                return modify(views, name, arguments, node, scope)
            }
            enumCase.changes.append(EnumCase.Change(name: name, arguments: values(of: arguments)))
            return .enumCase(enumCase)
        case .closure(let closure) where name == "callAsFunction": return apply(closure, arguments)
        case .unknown(let unknown):
            if let found = property(name, of: value, scope), case .closure(let function) = found {
                return apply(function, arguments)
            }
            if isKnownModifier(name) || extensionOfViews(name, arguments, scope) != nil {
                return modify(views(of: value, node, scope), name, arguments, node, scope)
            }
            // `$isOn.animation()` and `.constant` are what they are called on.
            if Self.transparentFunctions.contains(name) { return value }
            return .unknown(
                Unknown(
                    text: scope.tree.text(of: node), type: Self.resultTypes[name],
                    likely: Self.transformingFunctions.contains(name) ? unknown.likely : nil,
                    place: SourcePlace(scope.tree, node)))
        case .number, .bool, .none, .tuple, .closure, .choice:
            return call(property: name, of: value, arguments, node, scope)
        }
    }

    /// Functions on fonts, which are values and no views.
    private static let fontFunctions: Set = [
        "bold", "italic", "weight", "monospaced", "monospacedDigit", "leading", "smallCaps",
        "width",
        "opacity",
    ]
    private static let transparentFunctions: Set = [
        "animation", "transaction", "projectedValue", "eraseToAnyView",
    ]
    private static let transformingFunctions: Set = [
        "trimmingCharacters", "uppercased", "lowercased", "toString", "description",
    ]
    private static let resultTypes: [String: String] = [
        "formatted": "String", "uppercased": "String", "lowercased": "String", "joined": "String",
        "string": "String", "toString": "String", "replacingOccurrences": "String",
    ]

    private func call(
        property name: String, of value: Value, _ arguments: [Argument], _ node: SourceNode,
        _ scope: Scope
    ) -> Value {
        if let found = property(name, of: value, scope) {
            if case .closure(let closure) = found { return apply(closure, arguments) }
            return call(value: found, arguments, node, scope)
        }
        return unknown(node, scope)
    }

    // MARK: - Functions

    /// Calls a closure or a function of the app.
    func apply(_ function: Closure, _ arguments: [Argument]) -> Value {
        let scope = Scope(parent: function.scope)
        if function.isFunction {
            guard let body = function.node.first(.body) else {
                return .unknown(
                    Unknown(
                        text: function.node.name, type: function.node.typeName,
                        place: SourcePlace(function.scope.tree, function.node)))
            }
            for (parameter, argument) in matched(function.node.all(.parameter), arguments) ?? [] {
                scope.values[parameter.name] = value(of: argument, for: parameter, scope)
            }
            let key = "\(function.scope.tree.path.string)#\(function.node.range.lowerBound)"
            return once(key + self.key(of: scope)) {
                result(of: body, type: function.node.typeName, attributes: function.node, scope)
            }
                ?? .unknown(
                    Unknown(
                        text: function.node.name, type: function.node.typeName,
                        place: SourcePlace(function.scope.tree, function.node)))
        }
        bind(
            function.node.all(.parameter).map(\.name),
            arguments.map { evaluate($0.node, $0.scope) }, scope)
        return closureResult(function, scope)
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
        let found = views(body[...], scope)
        if !found.isEmpty { return .views(found) }
        return run(body[...], scope, isImplicit: true) ?? .none
    }

    /// The parameters that are evaluated now tell one call of a recursive function from another.
    private func key(of scope: Scope) -> String {
        scope.values.keys.sorted().map { name in
            switch scope.values[name] {
            case .text(let text)?: "\(name)=\(text.string)"
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
            return parameter.initialValue.map { typed(evaluate($0, scope), parameter.typeName) }
                ?? .unknown(Unknown(text: parameter.name, type: parameter.typeName))
        }
        return typed(evaluate(argument.node, argument.scope), parameter.typeName)
    }

    /// The overload whose parameters fit the arguments best.
    func best(of functions: [SourceNode], for arguments: [Argument]) -> Int? {
        guard functions.count > 1 else { return functions.isEmpty ? nil : 0 }
        let fitting = functions.indices.filter {
            matched(functions[$0].all(.parameter), arguments) != nil
        }
        // Of several, the one with the fewest parameters that are left out.
        return fitting.min {
            functions[$0].all(.parameter).count < functions[$1].all(.parameter).count
        }
            ?? 0
    }

    /// The argument of each parameter; nil for its default. Nil as a whole if they do not fit.
    func matched(
        _ parameters: [SourceNode], _ arguments: [Argument]
    ) -> [(parameter: SourceNode, argument: Argument?)]? {
        var found: [Argument?] = Array(repeating: nil, count: parameters.count)
        var next = 0
        for argument in arguments {
            let isFree = { (index: Int) in found[index] == nil }
            let index: Int?
            if argument.isTrailing, argument.label.isEmpty {
                let open = parameters.indices.filter {
                    $0 >= next && isFree($0) && parameters[$0].takesClosure
                }
                // Forward matching, which skips closures with a default if a later one needs it.
                index =
                    open.first { parameters[$0].initialValue == nil } ?? open.first
                    ?? parameters.indices.last(where: isFree)
            } else if argument.label.isEmpty {
                index = parameters.indices.first {
                    $0 >= next && isFree($0) && parameters[$0].externalName == "_"
                }
            } else {
                index = parameters.indices.first {
                    isFree($0) && parameters[$0].externalName == argument.label
                }
            }
            guard let index, parameters[index].accepts(argument.node) else { return nil }
            found[index] = argument
            if !argument.isTrailing { next = max(next, index + 1) }
        }
        for (parameter, argument) in zip(parameters, found)
        where argument == nil && parameter.initialValue == nil
            && !(parameter.typeName?.hasSuffix("...") ?? false)
        {
            return nil
        }
        return zip(parameters, found).map { ($0, $1) }
    }
}

extension SourceNode {
    /// The label of a parameter in calls; `_` for none.
    var externalName: String { first(.label)?.name ?? name }

    /// Whether a parameter can have an argument, as far as the forms of both tell.
    fileprivate func accepts(_ argument: SourceNode) -> Bool {
        let isClosure = typeName?.contains("->") ?? false
        switch argument.kind {
        case .closure:
            return takesClosure
                || !["String", "Bool", "Int", "LocalizedStringKey", "Image", "Color"].contains(
                    typeName ?? "")
        case .string, .integer, .float, .bool, .array, .dictionary: return !isClosure
        case .call: return !isClosure || argument.children.first?.name.first?.isUppercase != true
        default: return true
        }
    }

    /// Whether a parameter or property takes a closure.
    var takesClosure: Bool {
        typeName?.contains("->") ?? false
            || children.contains { $0.kind == .attribute && $0.name.hasSuffix("Builder") }
            || typeName.map {
                $0.hasSuffix("Action") || $0.hasSuffix("Closure") || $0.hasSuffix("Handler")
            } ?? false
    }
}
