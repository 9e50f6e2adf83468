// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Values in a place for views.
struct ViewContent: EvaluatorPart {
    let evaluator: Evaluator

    /// A value in a place for views.
    func views(of value: Value, _ node: SourceNode, _ scope: Scope) -> [ViewNode] {
        let place = SourcePlace(scope.tree, node)
        guard evaluator.step(1 + value.viewCount / 2) else { return firstViews(of: value) }
        switch value {
        case .views(let views): return views
        case .instance(let instance):
            guard instance.type.isView else { return [] }
            return content(of: instance, place)
        case .choice(let choice, let values):
            if let assumed = evaluator.assumedBranch(of: choice, among: values.count) {
                return views(of: values[assumed], node, scope)
            }
            let branches = branches(choice, values) { views(of: $0, node, scope) }
            return branches.allSatisfy(\.isEmpty)
                ? [] : [self.node(.choice(choice, branches), at: place)]
        case .closure(let closure):
            let inner = Scope(parent: closure.scope)
            // Closures may give closures.
            return nested(or: []) {
                views(of: functions.closureResult(closure, inner), closure.node, inner)
            }
        case .enumCase(let enumCase):
            return views(ofMember: enumCase, node, scope) ?? content(of: enumCase, scope)
        case .list(let values): return values.flatMap { views(of: $0, node, scope) }
        case .unknown(let unknown):
            // A statement that is no view, such as a call of `print`.
            guard
                node.kind != .call || unknown.text.first?.isUppercase == true || unknown.type != nil
                    || !isStatement(node)
            else { return [] }
            notes.passOver([node], in: scope.tree, .placeholder)
            return [
                placeholder(unknown.nameOfContent, place, .unknownContent(unknown.shortText))
            ]
        case .text, .number, .bool, .none, .tuple, .type: return []
        }
    }

    /// The views that are known already, without anything that takes steps.
    private func firstViews(of value: Value) -> [ViewNode] {
        switch value {
        case .views(let views): views
        case .choice(_, let values): values.first.map(firstViews) ?? []
        default: []
        }
    }

    private func isStatement(_ node: SourceNode) -> Bool {
        let name = node.children.first?.name ?? ""
        return ["print", "debugPrint", "NSLog", "assert", "logger", "withAnimation"].contains(name)
    }

    /// What a view of the app shows.
    func content(of instance: Instance, _ place: SourcePlace) -> [ViewNode] {
        guard let body = instance.type.bodyMember else { return [] }
        let nested = evaluator.nesting[instance.type.name, default: 0]
        guard nested < Self.maximumNesting else {
            return [placeholder(instance.type.name, place, .endless(instance.type.name))]
        }
        evaluator.nesting[instance.type.name] = nested + 1
        defer { evaluator.nesting[instance.type.name] = nested }
        let scope = Scope(body.tree, instance: .instance(instance), type: instance.type, in: arena)
        notes.show(body)
        let key = "body \(instance.type.name) \(ObjectIdentifier(instance))"
        return evaluator.once(key) {
            viewBuilder.views(body.node.first(.body)?.children[...] ?? [], scope)
        } ?? []
    }

    /// What a case of an enum shows that is a view.
    private func content(of enumCase: EnumCase, _ scope: Scope) -> [ViewNode] {
        guard let name = enumCase.type, let type = types.type(named: name, from: scope),
            type.isView, let body = type.bodyMember
        else { return [] }
        notes.show(body)
        let inner = Scope(body.tree, instance: .enumCase(enumCase), type: type, in: arena)
        return evaluator.once("body \(name).\(enumCase.name)") {
            viewBuilder.views(body.node.first(.body)?.children[...] ?? [], inner)
        } ?? []
    }

    /// A view of the same type inside of itself: a container in a container is fine, a circle is not.
    private static let maximumNesting = 6

    /// A view; a placeholder if more views are inside of each other than any screen has.
    func node(_ kind: ViewNode.Kind, at place: SourcePlace) -> ViewNode {
        let node = ViewNode(kind: kind, place: place)
        guard node.extent.depth > Budget.maximumViewDepth else { return node }
        evaluator.leaveOut()
        return ViewNode(kind: .placeholder("…"), place: place)
    }

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
            if let member = staticMembers.member(enumCase.name, of: "Image", scope) {
                if case .enumCase(let same) = member, same.name == enumCase.name { break }
                let found = views(of: member, node, scope)
                if !found.isEmpty { return found }
            }
            return [ViewNode(kind: .picture(enumCase.name), place: place)]
        case "Text":
            if let member = staticMembers.member(enumCase.name, of: "Text", scope),
                case .views(let views) = member
            {
                return views
            }
            return nil
        default: break
        }
        return type == "Image" ? [ViewNode(kind: .picture(enumCase.name), place: place)] : nil
    }

    /// The content of a closure or of a value that is passed as a view.
    func views(of argument: Argument?) -> [ViewNode] {
        guard let argument else { return [] }
        return views(of: evaluate(argument.node, argument.scope), argument.node, argument.scope)
    }

    /// The first argument of a view as its title.
    func titleViews(_ argument: Argument) -> [ViewNode] {
        let place = SourcePlace(argument.scope.tree, argument.node)
        let value = evaluate(argument.node, argument.scope)
        return titleViews(value, argument, place)
    }

    private func titleViews(_ value: Value, _ argument: Argument, _ place: SourcePlace)
        -> [ViewNode]
    {
        switch value {
        case .views(let views): return views
        case .instance: return views(of: value, argument.node, argument.scope)
        case .choice(_, let values) where !evaluator.step(values.count):
            return values.first.map { titleViews($0, argument, place) } ?? []
        case .choice(let choice, let values):
            return [
                node(
                    .choice(choice, branches(choice, values) { titleViews($0, argument, place) }),
                    at: place)
            ]
        default:
            var text = texts.text(of: value, argument.node, argument.scope)
            if text.isLiteral { text = localization.localized(text, table: nil) }
            return [ViewNode(kind: .text(text), place: place)]
        }
    }
}
