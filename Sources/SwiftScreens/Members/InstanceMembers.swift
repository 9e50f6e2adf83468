// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Members of instances of the app's own types.
///
/// A constant has the value of its declaration. A variable that the app changes while it runs is unknown, and begins with
/// that value.
struct InstanceMembers: EvaluatorPart {
    let evaluator: Evaluator

    /// A property of an instance of a type of the app.
    func property(_ name: String, of instance: Instance) -> Value? {
        var name = name
        if name.hasPrefix("_") { name.removeFirst() }
        if let value = instance.values[name] { return map(value) { $0 } }
        for member in types.members(name, of: instance.type) {
            let node = member.node
            let scope = Scope(
                member.tree, instance: .instance(instance), type: instance.type, in: arena)
            let text = instance.text.isEmpty ? name : "\(instance.text).\(name)"
            switch node.kind {
            case .var, .let:
                if node.isStatic { continue }
                let place = SourcePlace(member.tree, node)
                if let body = node.first(.body) {
                    return evaluator.once("\(instance.type.name).\(name)/\(instance.text)") {
                        statements.result(of: body, type: node.typeName, attributes: node, scope)
                    } ?? .unknown(Unknown(text: text, type: node.typeName, place: place))
                }
                let initial = node.initialValue.flatMap { value in
                    evaluator.once("\(instance.type.name).\(name)=") {
                        typed(evaluate(value, scope), node.typeName, from: scope)
                    }
                }
                if let metric = node.first(.attribute, "ScaledMetric") {
                    let style = metric.first(.argument)?.children.first?.name ?? "body"
                    return .unknown(
                        Unknown(
                            text: text, type: Fonts.scaledType + style, likely: initial,
                            place: place))
                }
                let isVariable =
                    instance.isForeign && node.kind == .var
                    || instance.type.kind == .class
                        && node.kind == .var
                    || node.children.contains { Self.isStateful($0) }
                // Callers may give the view of the screen what is nil by default.
                let isGiven = instance.isRoot && node.kind == .var && initial.isNone
                if !isVariable, !isGiven, let initial { return initial }
                if !isVariable, !instance.isForeign, !instance.isRoot, node.kind == .var,
                    node.typeName?.hasSuffix("?") == true
                {
                    return Value.none
                }
                let environment = Self.environment(of: node)
                let type =
                    declaredTypes.qualified(node.typeName, from: scope) ?? initial?.typeName
                    ?? environment.map { _ in Self.device }
                    ?? Self.environmentType(of: node)
                let likely =
                    instance.previewed[name] ?? initial ?? environment ?? stored(node, scope)
                return .unknown(Unknown(text: text, type: type, likely: likely, place: place))
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

    /// What a setting is at first: `@Default(.key)`, with `static let key = Key<Bool>("key", default: true)`.
    private func stored(_ node: SourceNode, _ scope: Scope) -> Value? {
        let key = node.first(.attribute, "Default")?.first(.argument)?.children.first
        guard let key, key.kind == .member,
            let type = types.type(named: "Defaults.Keys", from: scope)
        else { return nil }
        for member in types.members(key.name, of: type) {
            let given = member.node.initialValue?.first(.argument, "default")?.children.first
            if let given {
                return evaluate(given, Scope(member.tree, type: type, in: arena))
            }
        }
        return nil
    }

    /// What a device in the hand of a person has at first in the environment of views; nil for other variables.
    private static func environment(of node: SourceNode) -> Value? {
        let path = node.first(.attribute, "Environment")?.first(.argument)?.children.first
        guard let name = path?.name.split(separator: ".").last,
            let value = environmentValues[String(name)]
        else { return nil }
        return .enumCase(EnumCase(type: nil, name: value))
    }

    /// `Model` of `@Environment(Model.self) var model`.
    private static func environmentType(of node: SourceNode) -> String? {
        let type = node.first(.attribute, "Environment")?.first(.argument)?.children.first
        guard let type, type.kind == .member, type.name == "self" else { return nil }
        return type.children.first?.name
    }

    /// The type of what the device decides, and not the app.
    static let device = "EnvironmentValues"

    private static let environmentValues = [
        "colorScheme": "light", "horizontalSizeClass": "compact", "verticalSizeClass": "regular",
    ]

    private static let statefulWrappers: Set = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding",
        "AppStorage", "SceneStorage", "Published", "FocusState", "GestureState", "Bindable",
        "Query",
        "FetchRequest", "SectionedFetchRequest", "Default", "ObservedResults", "Injected",
        "Dependency", "Shared", "Namespace", "FocusedValue", "ObservationTracked",
    ]
}
