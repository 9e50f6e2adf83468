// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// View builders: statements and values as views.
extension Evaluator {
    /// The views that the statements of a view builder make.
    func views(_ statements: ArraySlice<SourceNode>, _ scope: Scope) -> [ViewNode] {
        var result: [ViewNode] = []
        var rest = statements
        while let statement = rest.popFirst() {
            guard step() else { break }
            switch statement.kind {
            case .let, .var, .func: declare(statement, scope)
            case .return:
                if let value = statement.children.first {
                    result += views(of: evaluate(value, scope), value, scope)
                }
                return result
            case .if: result += viewsOfIf(statement, scope)
            case .guard: return result + viewsOfGuard(statement, rest, scope)
            case .switch:
                let value = switched(statement, scope) { body, inner in
                    .views(self.views(body, inner))
                }
                result += value.map { views(of: $0, statement, scope) } ?? []
            case .ifConfig:
                notes.passOver(otherClauses(of: statement), in: scope.tree, .otherPlatform)
                let compiled = conditions.branch(of: statement, in: scope.tree)
                result += views(compiled[...], scope)
            case .for, .while, .repeat, .do, .defer, .throw, .break, .continue, .other: break
            case .binary where statement.name == "=": _ = evaluate(statement, scope)
            default: result += views(of: evaluate(statement, scope), statement, scope)
            }
        }
        return result
    }

    /// The clauses of an `#if` that are not compiled.
    func otherClauses(of config: SourceNode) -> [SourceNode] {
        let compiled = conditions.compiledClause(of: config)
        return config.all(.clause).filter { $0.range != compiled?.range }
    }

    private func viewsOfIf(_ statement: SourceNode, _ scope: Scope) -> [ViewNode] {
        let inner = Scope(parent: scope)
        let truth = truth(ofConditions: statement.first(.conditions), binding: inner)
        func body(_ kind: SourceNode.Kind, _ scope: Scope) -> Value {
            .views(views(statement.first(kind)?.children[...] ?? [], Scope(parent: scope)))
        }
        if case .known(let isTrue) = truth {
            notes.passOver(
                statement.all(isTrue ? .else : .then), in: scope.tree, .neverShown)
        }
        return views(
            of: branch(truth, { body(.then, inner) }) { body(.else, scope) }, statement, scope)
    }

    private func viewsOfGuard(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope
    ) -> [ViewNode] {
        let truth = truth(ofConditions: statement.first(.conditions), binding: scope)
        let otherwise = statement.first(.else)?.children ?? []
        let value = branch(truth, { .views(self.views(rest, scope)) }) {
            .views(self.views(otherwise[...], Scope(parent: scope)))
        }
        return views(of: value, statement, scope)
    }

    /// A value in a place for views.
    func views(of value: Value, _ node: SourceNode, _ scope: Scope) -> [ViewNode] {
        let place = SourcePlace(scope.tree, node)
        switch value {
        case .views(let views): return views
        case .instance(let instance):
            guard instance.type.isView else { return [] }
            return content(of: instance, place)
        case .choice(let choice, let values):
            if let assumed = assumptions[choice.text], values.indices.contains(assumed) {
                return views(of: values[assumed], node, scope)
            }
            let branches = values.enumerated().map { branch, value in
                assuming(choice, branch) { views(of: value, node, scope) }
            }
            return branches.allSatisfy(\.isEmpty)
                ? [] : [ViewNode(kind: .choice(choice, branches), place: place)]
        case .closure(let closure):
            let inner = Scope(parent: closure.scope)
            return views(of: closureResult(closure, inner), closure.node, inner)
        case .enumCase(let enumCase): return views(ofMember: enumCase, node, scope) ?? []
        case .list(let values): return values.flatMap { views(of: $0, node, scope) }
        case .unknown(let unknown):
            // A statement that is no view, such as a call of `print`.
            guard
                node.kind != .call || unknown.text.first?.isUppercase == true || unknown.type != nil
                    || !isStatement(node)
            else { return [] }
            return [
                placeholder(
                    unknown.lastName.isEmpty ? unknown.text : unknown.lastName, place,
                    .unknownContent(unknown.text))
            ]
        case .text, .number, .bool, .none, .tuple, .type: return []
        }
    }

    private func isStatement(_ node: SourceNode) -> Bool {
        let name = node.children.first?.name ?? ""
        return ["print", "debugPrint", "NSLog", "assert", "logger", "withAnimation"].contains(name)
    }

    /// What a view of the app shows.
    func content(of instance: Instance, _ place: SourcePlace) -> [ViewNode] {
        guard let body = instance.type.bodyMember else { return [] }
        let nested = nesting[instance.type.name, default: 0]
        guard nested < Self.maximumNesting else {
            return [placeholder(instance.type.name, place, .endless(instance.type.name))]
        }
        nesting[instance.type.name] = nested + 1
        defer { nesting[instance.type.name] = nested }
        let scope = Scope(
            parent: nil, tree: body.tree, instance: .instance(instance), type: instance.type)
        notes.shown.append((body.tree, body.node))
        let key = "body \(instance.type.name) \(ObjectIdentifier(instance))"
        return once(key) { views(body.node.first(.body)?.children[...] ?? [], scope) } ?? []
    }

    /// A view of the same type inside of itself: a container in a container is fine, a circle is not.
    private static let maximumNesting = 6

    func placeholder(_ name: String, _ place: SourcePlace, _ problem: SwiftProblem) -> ViewNode {
        notes.add(problem, at: place)
        return ViewNode(kind: .placeholder(name), place: place)
    }

    /// A static member that is a view, such as `.checkmark` of an extension of `Image`.
    func views(ofMember enumCase: EnumCase, _ node: SourceNode, _ scope: Scope) -> [ViewNode]? {
        let place = SourcePlace(scope.tree, node)
        guard let type = enumCase.type else { return nil }
        guard enumCase.changes.isEmpty else { return nil }
        switch type {
        case "Color": return []
        case "Image", "SwiftUI.Image":
            if let member = staticMember(enumCase.name, of: "Image", scope) {
                if case .enumCase(let same) = member, same.name == enumCase.name { break }
                let found = views(of: member, node, scope)
                if !found.isEmpty { return found }
            }
            return [ViewNode(kind: .picture(enumCase.name), place: place)]
        case "Text":
            if let member = staticMember(enumCase.name, of: "Text", scope),
                case .views(let views) = member
            {
                return views
            }
            return nil
        default: break
        }
        return type == "Image" ? [ViewNode(kind: .picture(enumCase.name), place: place)] : nil
    }

    /// `Text("a") + Text("b")`: one text. Nil for other views.
    func joinedTexts(_ first: [ViewNode], _ second: [ViewNode]) -> [ViewNode]? {
        guard first.count == 1, second.count == 1, case .text(let head) = first[0].kind,
            case .text(let tail) = second[0].kind
        else { return nil }
        var joined = first[0]
        joined.kind = .text(head + tail)
        return [joined]
    }

    /// The content of a closure or of a value that is passed as a view.
    func content(_ argument: Argument?) -> [ViewNode] {
        guard let argument else { return [] }
        return views(of: evaluate(argument.node, argument.scope), argument.node, argument.scope)
    }

    /// A view that no file of the app declares: its content, if it has any.
    func foreignView(
        _ name: String, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> Value {
        let place = SourcePlace(scope.tree, node)
        // Values, not views: `Color("x")`, `EdgeInsets()`, `Date()`.
        if Self.valueTypes.contains(name) || Self.valueSuffixes.contains(where: name.hasSuffix) {
            return .enumCase(
                EnumCase(
                    type: name, name: "init",
                    arguments: values(of: arguments), isCall: true))
        }
        if Self.shapes.contains(name) { return .views([]) }
        var parts = ForeignParts()
        for argument in arguments { add(argument, to: &parts, place) }
        parts.content = parts.content.filter {
            if case .placeholder = $0.kind { false } else { true }
        }
        if !parts.header.isEmpty || !parts.footer.isEmpty {
            notes.add(.foreignContainer(name), at: place)
            let section = ViewNode.Kind.section(
                header: parts.header, content: parts.texts + parts.content, footer: parts.footer)
            return .views([ViewNode(kind: section, place: place)])
        }
        if let isOn = parts.isOn, !parts.texts.isEmpty || !parts.content.isEmpty {
            notes.add(.foreignRow(name), at: place)
            return .views([
                ViewNode(
                    kind: .toggle(label: parts.texts + parts.content, isOn: isOn), place: place)
            ])
        }
        if !parts.content.isEmpty {
            notes.add(.foreignContainer(name), at: place)
            return .views([ViewNode(kind: .group(parts.texts + parts.content), place: place)])
        }
        if !parts.texts.isEmpty {
            notes.add(.foreignRow(name), at: place)
            return .views([ViewNode(kind: .foreign(name, parts.texts), place: place)])
        }
        return .unknown(Unknown(text: scope.tree.text(of: node), type: name, place: place))
    }

    /// What a view without a declaration is given.
    private struct ForeignParts {
        var header: [ViewNode] = []
        var footer: [ViewNode] = []
        var content: [ViewNode] = []
        var texts: [ViewNode] = []
        var isOn: Value?
    }

    private func add(_ argument: Argument, to parts: inout ForeignParts, _ place: SourcePlace) {
        guard !Self.actionLabels.contains(argument.label) else { return }
        let value = evaluate(argument.node, argument.scope)
        func shown() -> [ViewNode] {
            switch value {
            case .closure(let closure):
                let inner = Scope(parent: closure.scope)
                let parameters = closure.node.all(.parameter)
                bind(
                    parameters.map(\.name), parameters.map { .unknown(Unknown(text: $0.name)) },
                    inner)
                return views(of: closureResult(closure, inner), closure.node, inner)
            case .views(let views): return views
            case .instance(let instance) where instance.type.isView:
                return content(of: instance, place)
            case .text(let text) where !text.isEmpty:
                return [
                    ViewNode(
                        kind: .text(localized(text, table: nil)),
                        place: SourcePlace(argument.scope.tree, argument.node))
                ]
            default: return []
            }
        }
        switch argument.label {
        case "header": parts.header += shown()
        case "footer": parts.footer += shown()
        case "isOn": parts.isOn = value
        default:
            switch value {
            case .closure where argument.isTrailing || Self.contentLabels.contains(argument.label):
                parts.content += shown()
            case .views, .instance: parts.content += shown()
            case .text where !Self.silentLabels.contains(argument.label): parts.texts += shown()
            case .enumCase(let enumCase):
                if let isOn = enumCase.argument("isOn") { parts.isOn = isOn }
                guard Self.textLabels.contains(argument.label), enumCase.type != nil else { return }
                let text = self.text(of: value, argument.node, argument.scope)
                parts.texts.append(
                    ViewNode(
                        kind: .text(text), place: SourcePlace(argument.scope.tree, argument.node)))
            default: break
            }
        }
    }

    private static let textLabels: Set = [
        "", "label", "title", "text", "name", "message", "subtitle", "description", "detail",
        "value",
    ]

    private static let valueTypes: Set = [
        "Color", "Font", "EdgeInsets", "UIColor", "UIFont", "CGSize", "CGRect", "CGPoint",
        "Animation",
        "LinearGradient", "RadialGradient", "Gradient", "Alert", "ActionSheet", "GridItem",
        "Binding",
        "NSAttributedString", "Measurement", "DateInterval", "DateComponents", "Data", "Error",
        "Set",
        "Dictionary", "ClosedRange", "Range", "Selector", "IndexPath", "ToolbarItem",
        "ToolbarItemGroup",
        "MKCoordinateRegion", "CLLocationCoordinate2D", "MKCoordinateSpan", "UUID", "Task",
        "AnyShapeStyle",
    ]
    private static let valueSuffixes = [
        "Style", "Manager", "ViewModel", "Store", "Formatter", "Configuration", "Service", "Model",
        "Error", "Effect",
    ]
    private static let shapes: Set = [
        "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
        "UnevenRoundedRectangle",
        "ContainerRelativeShape",
    ]
    private static let contentLabels: Set = [
        "content", "label", "header", "footer", "title", "view", "icon", "trailing", "leading",
        "accessory",
    ]
    private static let actionLabels: Set = [
        "action", "onTap", "onCommit", "onSubmit", "perform", "destination", "onDelete",
        "completion", "onChange", "onDismiss",
    ]
    private static let silentLabels: Set = [
        "systemName", "systemImage", "image", "icon", "imageName", "iconName", "id", "identifier",
        "url", "key", "symbol",
        "accessibilityIdentifier", "named", "animation", "tag", "destination", "path", "format",
    ]
}
