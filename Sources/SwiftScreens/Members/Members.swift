// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Members of values: properties of the app's own types, and the few of Swift's that layouts are made of.
struct Members: EvaluatorPart {
    let evaluator: Evaluator

    /// The value of `base.name`.
    func member(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let base = node.children.first else {
            return .enumCase(EnumCase(type: nil, name: node.name))
        }
        return map(evaluate(base, scope)) { value in
            property(node.name, of: value, scope) ?? unknownMember(node, of: value, scope)
        }
    }

    private func unknownMember(_ node: SourceNode, of value: Value, _ scope: Scope) -> Value {
        switch value {
        case .type(let type):
            // A type inside of one that is declared elsewhere, or of a module: `Models.Visibility`.
            if node.name.first?.isUppercase == true {
                let isOfSystem = Self.systemModules.contains(type)
                for name in ["\(type).\(node.name)", node.name] {
                    // `SwiftUI.Font` is not the app's own `Font`, but may have extensions.
                    if let found = types.type(named: name, from: scope),
                        !isOfSystem || found.kind == .extension
                    {
                        return .type(found.name)
                    }
                }
                if isOfSystem { return .type("\(type).\(node.name)") }
            }
            let name = type.split(separator: ".", maxSplits: 1).map(String.init)
            let isOfSystem = name.count == 2 && Self.systemModules.contains(name[0])
            return .enumCase(EnumCase(type: isOfSystem ? name[1] : type, name: node.name))
        case .enumCase(var enumCase):
            let path = "\(enumCase.type ?? "").\(enumCase.name).\(node.name)"
            if enumCase.changes.isEmpty, let known = Self.systemValue(path) { return known }
            // `Color.red.gradient`: what is said about its name still holds.
            enumCase.changes.append(EnumCase.Change(name: node.name, arguments: []))
            return .enumCase(enumCase)
        case .unknown(let base) where base.type == nil && !Self.derivedNames.contains(node.name):
            return unknown(node, scope)
        case .unknown(let base):
            var result = Unknown(
                text: source(node, scope), type: nil, place: SourcePlace(scope.tree, node))
            if Self.derivedNames.contains(node.name) { result.likely = base.likely }
            return .unknown(result)
        default: return unknown(node, scope)
        }
    }

    static let systemModules: Set = ["SwiftUI", "UIKit", "Foundation", "Swift"]

    /// What the system says on an iPhone; nil for other members.
    private static func systemValue(_ path: String) -> Value? {
        switch path {
        case "UIDevice.current.userInterfaceIdiom":
            .enumCase(EnumCase(type: nil, name: "phone"))
        case "ProcessInfo.processInfo.isiOSAppOnMac", "ProcessInfo.processInfo.isMacCatalystApp":
            .bool(false)
        default: nil
        }
    }

    /// Members of lists that show what is in them. How many it are at first says little.
    private static let partsOfLists: Set = ["indices", "keys", "values", "first", "last"]

    /// Members that have the value of what they are a member of.
    private static let derivedNames: Set = ["wrappedValue", "projectedValue"]

    /// A property of a value; nil if nothing is known about it.
    func property(_ name: String, of value: Value, _ scope: Scope) -> Value? {
        switch value {
        case .instance(let instance): return instanceMembers.property(name, of: instance)
        case .type(let type): return staticMembers.member(name, of: type, scope)
        case .enumCase(let enumCase): return enumMembers.property(name, of: enumCase, scope)
        case .text(let text): return strings.property(name, of: text)
        case .list(let values): return lists.property(name, of: values)
        case .tuple(let parts):
            if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
            return parts.first { $0.label == name }?.value
        case .number: return name == "description" ? value : nil
        case .choice(let choice, let values):
            guard evaluator.step(values.count) else { return nil }
            let found = branches(choice, values) { property(name, of: $0, scope) }
                .compactMap(\.self)
            return found.count == values.count ? .choice(choice, found) : nil
        case .unknown(let unknown):
            if case .list(let values)? = unknown.likely, !values.isEmpty,
                Self.partsOfLists.contains(name), let likely = lists.property(name, of: values)
            {
                let text = "\(unknown.text).\(name)"
                return .unknown(Unknown(text: text, likely: likely, place: unknown.place))
            }
            guard let typeName = unknown.type ?? unknown.likely?.typeName,
                let found = types.type(named: typeName, from: scope)
            else { return nil }
            let type = declaredTypes.concrete(found, from: scope)
            // Of an enum of another module, only extensions are there.
            if type.kind == .enum
                || type.kind == .extension && !staticMembers.allCases(of: type).isEmpty
            {
                return enumMembers.property(name, ofUnknown: unknown, type)
            }
            let instance = Instance(type, isForeign: true, text: unknown.text, in: arena)
            if case .instance(let likely)? = unknown.likely { instance.previewed = likely.values }
            return instanceMembers.property(name, of: instance)
        case .none, .bool, .closure, .views: return nil
        }
    }
}
