// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Static members and cases of the app's own types.
struct StaticMembers: EvaluatorPart {
    let evaluator: Evaluator

    /// A static member or case of a type.
    func member(_ name: String, of typeName: String, _ scope: Scope) -> Value? {
        guard let type = types.type(named: typeName, from: scope) else { return nil }
        if name == "self" { return .type(type.name) }
        if name == "allCases" {
            let cases = allCases(of: type)
            if !cases.isEmpty { return .list(cases) }
        }
        for member in types.members(name, of: type) {
            let node = member.node
            let scope = Scope(member.tree, instance: .type(type.name), type: type, in: arena)
            switch node.kind {
            case .case: return .enumCase(EnumCase(type: type.name, name: name))
            case .var, .let:
                guard node.isStatic else { continue }
                let value: Value? =
                    evaluator.once("\(type.name).\(name)") {
                        if let body = node.first(.body) {
                            return statements.result(
                                of: body, type: node.typeName, attributes: node, scope)
                        }
                        guard let initial = node.initialValue else { return nil }
                        return typed(
                            evaluate(initial, scope), node.typeName ?? type.name, from: scope)
                    } ?? nil
                if let value { return fallback(value, node, member.tree) }
                return .unknown(
                    Unknown(
                        text: "\(type.name).\(name)", type: node.typeName,
                        place: SourcePlace(member.tree, node)))
            case .func:
                guard node.isStatic else { continue }
                return .closure(Closure(node: node, scope: scope))
            case .struct, .class, .enum, .actor: return .type("\(type.name).\(name)")
            default: continue
            }
        }
        if types.type(named: "\(type.name).\(name)", from: scope) != nil {
            return .type("\(type.name).\(name)")
        }
        return nil
    }

    /// A generated constant whose value is not known has its text in its documentation.
    private func fallback(_ value: Value, _ node: SourceNode, _ tree: SourceTree) -> Value {
        guard case .unknown = value, let text = node.first(.documentation)?.name,
            node.typeName == "String"
        else { return value }
        return .text(TextValue(text, place: SourcePlace(tree, node)))
    }

    /// The cases of an enum. Without its declaration, those that a `switch` over `self` names.
    func allCases(of type: AppType) -> [Value] {
        evaluator.step(type.cases.count)
        if let own = types.members("allCases", of: type).first,
            let value = own.node.initialValue ?? own.node.first(.body)?.children.last,
            case .list(let values)? = evaluator.once(
                "\(type.name).allCases",
                {
                    typed(
                        evaluate(value, Scope(own.tree, type: type, in: arena)), "[\(type.name)]")
                })
        {
            return values
        }
        let declared = type.cases.filter { $0.node.first(.parameter) == nil }
        let names = declared.isEmpty ? type.namesInSwitches : declared.map(\.node.name)
        return names.map { .enumCase(EnumCase(type: type.name, name: $0)) }
    }
}

extension AppType {
    /// The names of cases that the type's own `switch self` lists.
    fileprivate var namesInSwitches: [String] {
        var names: [String] = []
        for member in computed {
            member.node.visit { node in
                guard names.isEmpty, node.kind == .switch, node.children.first?.name == "self"
                else { return }
                names = node.all(.branch).flatMap { $0.all(.label) }.compactMap {
                    CasePattern($0.name)?.name
                }
            }
        }
        return names.filter { !$0.isEmpty }
    }
}
