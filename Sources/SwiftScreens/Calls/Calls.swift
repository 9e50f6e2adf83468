// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Calls: what is called, by the form of the callee.
struct Calls: EvaluatorPart {
    let evaluator: Evaluator

    /// The value of a call.
    func call(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let callee = node.children.first else { return unknown(node, scope) }
        let site = CallSite(
            arguments: functions.arguments(of: node, scope), node: node, scope: scope)
        switch callee.kind {
        case .reference: return call(named: callee, site)
        case .member:
            guard let base = callee.children.first else { return implicitMember(callee.name, site) }
            if let value = qualified(base, callee, site) { return value }
            return map(evaluate(base, scope)) { value in
                methodCalls.call(callee.name, on: value, site)
            }
        case .closure:
            return functions.apply(Closure(node: callee, scope: scope), site.arguments)
        default:
            return map(evaluate(callee, scope)) { value in
                guard case .closure(let closure) = value else { return unknown(site) }
                return functions.apply(closure, site.arguments)
            }
        }
    }

    /// `.toggle(isOn: x)`, `.init(…)`, and `.constant(x)`, which is the binding of a known value.
    private func implicitMember(_ name: String, _ site: CallSite) -> Value {
        if name == "constant", site.arguments.count == 1, site.arguments[0].label.isEmpty {
            return evaluate(site.arguments[0])
        }
        let isText =
            site.arguments.contains { $0.label == "localized" }
            || site.arguments.count == 1 && site.arguments[0].label.isEmpty
                && site.arguments[0].node.kind == .string
        if name == "init", isText, let text = systemFunctions.call("LocalizedStringKey", site) {
            return text
        }
        return textFunction(name, site) ?? enumCase(nil, name, site)
    }

    /// A function of the app that makes texts, in an extension of a type of texts: `.localized("x")`.
    private func textFunction(_ name: String, _ site: CallSite) -> Value? {
        for typeName in ShownTexts.textTypes {
            guard let type = types.type(named: typeName, from: site.scope),
                let method = functions.method(
                    name, of: type, on: .type(typeName), site.arguments, isStatic: true)
            else { continue }
            return functions.apply(method, site.arguments)
        }
        return nil
    }

    private func enumCase(_ type: String?, _ name: String, _ site: CallSite) -> Value {
        .enumCase(
            EnumCase(
                type: type, name: name, arguments: functions.values(of: site.arguments),
                isCall: true, site: type == nil ? site : nil))
    }

    /// `SwiftUI.Text("x")`, `Font.system(size: 12)`: members of types without a declaration in the app.
    private func qualified(
        _ base: SourceNode, _ callee: SourceNode, _ site: CallSite
    ) -> Value? {
        let scope = site.scope
        if base.kind == .member, callee.name.first?.isLowercase == true,
            let module = base.children.first, module.kind == .reference,
            Members.systemModules.contains(module.name),
            types.type(named: base.name, from: scope)?.kind != .extension
        {
            let name = "\(base.name).\(callee.name)"
            return systemFunctions.call(name, site) ?? enumCase(base.name, callee.name, site)
        }
        guard base.kind == .reference, base.name.first?.isUppercase == true,
            scope.value(of: base.name) == nil
        else { return nil }
        if base.name == "SwiftUI" { return call(named: callee, site) }
        let name = "\(base.name).\(callee.name)"
        let isOwn = types.type(named: base.name, from: scope) != nil
        if isOwn, staticMembers.member(callee.name, of: base.name, scope) != nil { return nil }
        if let known = systemFunctions.call(name, site) { return known }
        guard !isOwn, types.type(named: name, from: scope) == nil,
            callee.name.first?.isLowercase == true
        else { return nil }
        return enumCase(base.name, callee.name, site)
    }

    /// A call of a name.
    private func call(named callee: SourceNode, _ site: CallSite) -> Value {
        let (name, scope) = (callee.name, site.scope)
        if let value = scope.value(of: name) { return map(value) { call(value: $0, site) } }
        if name.first?.isUppercase == true {
            // A type that is no view does not hide a view of SwiftUI of the same name: other parts of a repository
            // have their own `List` and `Label`.
            let isSystemView = SystemViews.names.contains(name)
            if let type = types.type(named: name, from: scope) {
                if type.kind != .extension, type.isView || !isSystemView {
                    return instances.construct(type, site)
                }
                if type.kind == .extension, isSystemView,
                    let view = ownInitializers.view(name, type, site)
                {
                    return .views([view])
                }
            }
            if let known = systemFunctions.call(name, site) { return known }
            if let view = systemViews.view(name, site) { return .views([view]) }
            return foreignViews.value(name, site)
        }
        if let type = scope.type,
            let own = functions.method(name, of: type, on: scope.instance, site.arguments)
        {
            return functions.apply(own, site.arguments)
        }
        // In an extension of views, a modifier without a base is one of `self`.
        if case .views(let views)? = scope.instance { return modifiers.modify(views, name, site) }
        if let value = names.ownMember(name, scope) { return map(value) { call(value: $0, site) } }
        if let known = systemFunctions.call(name, site) { return known }
        if case .closure(let function) = names.reference(callee, scope) {
            return functions.apply(function, site.arguments)
        }
        return unknown(site)
    }

    /// A call of a value.
    func call(value: Value, _ site: CallSite) -> Value {
        switch value {
        case .closure(let closure): return functions.apply(closure, site.arguments)
        case .type(let name):
            guard let type = types.type(named: name, from: site.scope) else { return unknown(site) }
            return instances.construct(type, site)
        case .enumCase(let enumCase): return associated(enumCase, site)
        // An unknown closure is one that nobody passed: a view of its caller.
        case .unknown, .views, .none: return value
        // An argument for a parameter with `@autoclosure`.
        case .instance, .text, .number, .bool, .list:
            return site.arguments.isEmpty ? value : unknown(site)
        default: return unknown(site)
        }
    }

    /// A case with its associated values.
    private func associated(_ enumCase: EnumCase, _ site: CallSite) -> Value {
        var enumCase = enumCase
        let parameters =
            types.type(named: enumCase.type ?? "", from: site.scope)?
            .case(named: enumCase.name)?.node.all(.parameter) ?? []
        enumCase.arguments = site.arguments.enumerated().map { index, argument in
            let type = parameters.indices.contains(index) ? parameters[index].typeName : nil
            let value = typed(evaluate(argument), type)
            return LabeledValue(
                label: argument.label, value: bounded(value, argument.node, argument.scope))
        }
        enumCase.isCall = true
        return .enumCase(enumCase)
    }
}
