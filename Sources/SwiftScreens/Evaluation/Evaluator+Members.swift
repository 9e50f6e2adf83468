// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Names and members.
extension Evaluator {
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
        if let type = type(named: name, from: scope) { return .type(type.name) }
        if name.first?.isUppercase == true { return .type(name) }
        return unknown(node, scope)
    }

    /// A member of `self`, or of the types around the expression.
    func ownMember(_ name: String, _ scope: Scope) -> Value? {
        if let instance = scope.instance, let value = property(name, of: instance, scope) {
            return value
        }
        var typeName: Substring? = scope.type?.name[...]
        while let current = typeName {
            if let value = staticMember(name, of: String(current), scope) { return value }
            typeName = current.lastIndex(of: ".").map { current[..<$0] }
        }
        return nil
    }

    /// A constant or function of the file, outside of types.
    private func global(_ name: String, _ scope: Scope) -> Value? {
        for node in scope.tree.root.children where node.name == name {
            let outer = Scope(parent: nil, tree: scope.tree)
            switch node.kind {
            case .let, .var:
                guard let value = node.initialValue else { continue }
                return once("\(scope.tree.path.string)/\(name)") {
                    typed(evaluate(value, outer), node.typeName)
                }
            case .func: return .closure(Closure(node: node, scope: outer))
            default: continue
            }
        }
        return nil
    }

    func member(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let base = node.children.first else {
            return .enumCase(EnumCase(type: nil, name: node.name))
        }
        return map(evaluate(base, scope)) { value in
            self.property(node.name, of: value, scope) ?? self.unknownMember(node, of: value, scope)
        }
    }

    private func unknownMember(_ node: SourceNode, of value: Value, _ scope: Scope) -> Value {
        switch value {
        case .type(let type): return .enumCase(EnumCase(type: type, name: node.name))
        case .enumCase(var enumCase):
            // `Color.red.gradient`: what is said about its name still holds.
            enumCase.changes.append(EnumCase.Change(name: node.name, arguments: []))
            return .enumCase(enumCase)
        case .unknown(let base) where base.type == nil && !Self.derivedNames.contains(node.name):
            return unknown(node, scope)
        case .unknown(let base):
            var result = Unknown(
                text: scope.tree.text(of: node), type: nil, place: SourcePlace(scope.tree, node))
            if Self.derivedNames.contains(node.name) { result.likely = base.likely }
            return .unknown(result)
        default: return unknown(node, scope)
        }
    }

    /// Members that have the value of what they are a member of.
    private static let derivedNames: Set = ["wrappedValue", "projectedValue"]

    /// A property of a value; nil if nothing is known about it.
    func property(_ name: String, of value: Value, _ scope: Scope) -> Value? {
        switch value {
        case .instance(let instance): return property(name, of: instance)
        case .type(let type): return staticMember(name, of: type, scope)
        case .enumCase(let enumCase): return property(name, of: enumCase, scope)
        case .text(let text): return property(name, of: text)
        case .list(let values):
            switch name {
            case "count": return .number(Double(values.count))
            case "isEmpty": return .bool(values.isEmpty)
            case "first": return values.first ?? Value.none
            case "last": return values.last ?? Value.none
            case "indices": return .list(values.indices.map { .number(Double($0)) })
            default: return nil
            }
        case .tuple(let parts):
            if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
            return parts.first { $0.label == name }?.value
        case .number: return name == "description" ? value : nil
        case .choice(let choice, let values):
            let found = values.enumerated().compactMap { branch, value in
                assuming(choice, branch) { property(name, of: value, scope) }
            }
            return found.count == values.count ? .choice(choice, found) : nil
        case .unknown(let unknown):
            guard let typeName = unknown.type, let type = type(named: typeName, from: scope) else {
                return nil
            }
            if type.kind == .enum { return enumProperty(name, ofUnknown: unknown, type) }
            return property(
                name, of: Instance(type, [:], isForeign: true, text: unknown.text))
        case .none, .bool, .closure, .views: return nil
        }
    }

    private func property(_ name: String, of text: TextValue) -> Value? {
        switch name {
        case "capitalized", "localizedCapitalized": .text(text.map(Self.capitalized))
        case "isEmpty": text.isSample ? nil : .bool(text.isEmpty)
        case "count": text.isSample ? nil : .number(Double(text.string.count))
        case "localized": .text(localized(text, table: nil, isKey: true))
        case "description", "self", "stringValue", "string", "rawValue": .text(text)
        default: nil
        }
    }

    static func capitalized(_ text: String) -> String {
        var result = ""
        var isStart = true
        for character in text {
            result += isStart ? character.uppercased() : character.lowercased()
            isStart = !(character.isLetter || character.isNumber || character == "'")
        }
        return result
    }

    /// A property of an instance of a type of the app.
    func property(_ name: String, of instance: Instance) -> Value? {
        var name = name
        if name.hasPrefix("_") { name.removeFirst() }
        if let value = instance.values[name] { return map(value) { $0 } }
        for member in members(name, of: instance.type) {
            let node = member.node
            let scope = Scope(
                parent: nil, tree: member.tree, instance: .instance(instance), type: instance.type)
            let text = instance.text.isEmpty ? name : "\(instance.text).\(name)"
            switch node.kind {
            case .var, .let:
                if node.isStatic { continue }
                let place = SourcePlace(member.tree, node)
                if let body = node.first(.body) {
                    return once("\(instance.type.name).\(name)/\(instance.text)") {
                        result(of: body, type: node.typeName, attributes: node, scope)
                    } ?? .unknown(Unknown(text: text, type: node.typeName, place: place))
                }
                let initial = node.initialValue.flatMap { value in
                    once("\(instance.type.name).\(name)=") {
                        typed(evaluate(value, scope), node.typeName)
                    }
                }
                let isVariable =
                    instance.isForeign && node.kind == .var
                    || instance.type.kind == .class
                        && node.kind == .var
                    || node.children.contains { Self.isStateful($0) }
                if !isVariable, let initial { return initial }
                if !isVariable, !instance.isForeign, node.kind == .var,
                    node.typeName?.hasSuffix("?") == true
                {
                    return Value.none
                }
                let type = node.typeName ?? initial.flatMap(typeName)
                return .unknown(Unknown(text: text, type: type, likely: initial, place: place))
            case .func: return .closure(Closure(node: node, scope: scope))
            default: continue
            }
        }
        return nil
    }

    /// Whether a property wrapper stores a value that changes while the app runs.
    private static func isStateful(_ attribute: SourceNode) -> Bool {
        attribute.kind == .attribute && statefulWrappers.contains(attribute.name)
    }

    private static let statefulWrappers: Set = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding",
        "AppStorage", "SceneStorage", "Published", "FocusState", "GestureState", "Bindable",
        "Query",
        "FetchRequest", "SectionedFetchRequest", "Default", "ObservedResults", "Injected",
        "Dependency", "Shared", "Namespace", "FocusedValue", "ObservationTracked",
    ]

    /// The name of the type of a value, as far as it says.
    func typeName(of value: Value) -> String? {
        switch value {
        case .instance(let instance): instance.type.name
        case .unknown(let unknown): unknown.type
        case .text: "String"
        case .bool: "Bool"
        case .enumCase(let enumCase): enumCase.type
        case .number(let number): number.rounded() == number ? "Int" : "Double"
        default: nil
        }
    }

    // MARK: - Types

    /// A static member or case of a type.
    func staticMember(_ name: String, of typeName: String, _ scope: Scope) -> Value? {
        guard let type = type(named: typeName, from: scope) else { return nil }
        if name == "self" { return .type(type.name) }
        if name == "allCases" {
            let cases = allCases(of: type)
            if !cases.isEmpty { return .list(cases) }
        }
        for member in members(name, of: type) {
            let node = member.node
            let scope = Scope(
                parent: nil, tree: member.tree, instance: .type(type.name), type: type)
            switch node.kind {
            case .case: return .enumCase(EnumCase(type: type.name, name: name))
            case .var, .let:
                guard node.isStatic else { continue }
                let value: Value? =
                    once("\(type.name).\(name)") {
                        if let body = node.first(.body) {
                            return result(of: body, type: node.typeName, attributes: node, scope)
                        }
                        guard let initial = node.initialValue else { return nil }
                        return typed(evaluate(initial, scope), node.typeName ?? type.name)
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
        if self.type(named: "\(type.name).\(name)", from: scope) != nil {
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
        let declared = type.cases.filter { $0.node.all(.parameter).isEmpty }
        if !declared.isEmpty {
            return declared.map { .enumCase(EnumCase(type: type.name, name: $0.node.name)) }
        }
        guard let own = members("allCases", of: type).first else {
            return type.namesInSwitches.map { .enumCase(EnumCase(type: type.name, name: $0)) }
        }
        guard let value = own.node.initialValue ?? own.node.first(.body)?.children.last,
            case .list(let values) = typed(
                evaluate(value, Scope(parent: nil, tree: own.tree, type: type)), "[\(type.name)]")
        else { return [] }
        return values
    }

    private func property(_ name: String, of enumCase: EnumCase, _ scope: Scope) -> Value? {
        guard let typeName = enumCase.type, let type = type(named: typeName, from: scope) else {
            return name == "self" ? .enumCase(enumCase) : nil
        }
        let own = members(name, of: type).first {
            !$0.node.isStatic && $0.node.kind == .var && $0.node.first(.body) != nil
        }
        if let own, let body = own.node.first(.body) {
            let inner = Scope(
                parent: nil, tree: own.tree, instance: .enumCase(enumCase), type: type)
            return once("\(typeName).\(enumCase.name).\(name)") {
                result(of: body, type: own.node.typeName, attributes: own.node, inner)
            }
        }
        if let function = members(name, of: type).first(where: {
            $0.node.kind == .func && !$0.node.isStatic
        }) {
            return .closure(
                Closure(
                    node: function.node,
                    scope: Scope(
                        parent: nil, tree: function.tree, instance: .enumCase(enumCase), type: type)
                ))
        }
        // A constant of the app that is made of others: `static let title = Font.body`.
        if let member = members(enumCase.name, of: type).first, member.node.kind != .case,
            let value = staticMember(enumCase.name, of: typeName, scope)
        {
            return property(name, of: value, scope)
        }
        switch name {
        case "rawValue", "id":
            guard let node = type.cases.first(where: { $0.node.name == enumCase.name }) else {
                return nil
            }
            if let raw = node.node.initialValue {
                return evaluate(raw, Scope(parent: nil, tree: node.tree, type: type))
            }
            return .text(TextValue(enumCase.name))
        case "description": return .text(TextValue(enumCase.name))
        case "self": return .enumCase(enumCase)
        default: return nil
        }
    }

    /// A property of an enum whose case is unknown: that of the case that it likely is, or of the first.
    private func enumProperty(
        _ name: String, ofUnknown unknown: Unknown, _ type: AppType
    ) -> Value? {
        let scope = Scope(parent: nil, tree: type.tree, type: type)
        let likely = unknown.likely.map { typed($0, type.name) }
        guard case .enumCase(let enumCase)? = likely ?? allCases(of: type).first,
            let value = property(name, of: enumCase, scope)
        else { return nil }
        if case .closure = value { return value }
        return .unknown(
            Unknown(text: "\(unknown.text).\(name)", type: nil, likely: value, place: unknown.place)
        )
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
