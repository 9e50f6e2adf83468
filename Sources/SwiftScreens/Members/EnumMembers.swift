// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Properties and functions of cases of the app's own enums.
struct EnumMembers: EvaluatorPart {
    let evaluator: Evaluator

    /// A property of a case; nil if nothing is known about it.
    func property(_ name: String, of enumCase: EnumCase, _ scope: Scope) -> Value? {
        guard let typeName = enumCase.type, let type = types.type(named: typeName, from: scope)
        else {
            return name == "self" ? .enumCase(enumCase) : nil
        }
        let own = types.members(name, of: type).first {
            !$0.node.isStatic && $0.node.kind == .var && $0.node.first(.body) != nil
        }
        if let own, let body = own.node.first(.body) {
            let inner = Scope(own.tree, instance: .enumCase(enumCase), type: type, in: arena)
            return evaluator.once("\(typeName).\(enumCase.name).\(name)") {
                statements.result(of: body, type: own.node.typeName, attributes: own.node, inner)
            }
        }
        if let function = types.members(name, of: type).first(where: \.isMethod) {
            return .closure(Closure(function, on: .enumCase(enumCase), of: type, in: arena))
        }
        // A constant of the app that is made of others: `static let title = Font.body`.
        if let member = types.members(enumCase.name, of: type).first, member.node.kind != .case,
            let value = staticMembers.member(enumCase.name, of: typeName, scope)
        {
            return members.property(name, of: value, scope)
        }
        switch name {
        case "rawValue", "id":
            guard let declared = type.case(named: enumCase.name) else { return nil }
            guard let raw = declared.node.initialValue else {
                return implicitRawValue(of: enumCase, type)
            }
            return evaluate(raw, Scope(declared.tree, type: type, in: arena))
        case "description": return .text(TextValue(enumCase.name))
        case "self": return .enumCase(enumCase)
        default: return nil
        }
    }

    /// The raw value of a case without one: its name, or for integers one more than that of the case before.
    private func implicitRawValue(of enumCase: EnumCase, _ type: AppType) -> Value {
        guard type.inherited.contains(where: Self.integers.contains) else {
            return .text(TextValue(enumCase.name))
        }
        evaluator.step(type.cases.count)
        var next = 0.0
        for member in type.cases {
            let raw = member.node.initialValue.map {
                evaluate($0, Scope(member.tree, type: type, in: arena))
            }
            if case .number(let given)? = raw { next = given }
            if member.node.name == enumCase.name { break }
            next += 1
        }
        return .number(next)
    }

    private static let integers: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// A property of an enum whose case is unknown: that of the case that it likely is, or of the first.
    func property(
        _ name: String, ofUnknown unknown: Unknown, _ type: AppType
    ) -> Value? {
        let scope = Scope(type.tree, type: type, in: arena)
        let likely = unknown.likely.map { typed($0, type.name) }
        guard case .enumCase(let enumCase)? = likely ?? staticMembers.allCases(of: type).first,
            let value = property(name, of: enumCase, scope)
        else { return nil }
        if case .closure = value { return value }
        return .unknown(
            Unknown(text: "\(unknown.text).\(name)", type: nil, likely: value, place: unknown.place)
        )
    }
}
