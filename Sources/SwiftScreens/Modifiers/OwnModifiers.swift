// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The app's own modifiers: functions of extensions of views, and `ViewModifier`s.
struct OwnModifiers: EvaluatorPart {
    let evaluator: Evaluator

    /// A function of an extension of views, which gets the views as `self`; nil if the app has none of that name.
    func function(_ name: String, _ site: CallSite) -> (([ViewNode]) -> Closure)? {
        let found = functions(name, near: site.scope.tree)
        guard let best = ArgumentMatching.best(of: found.map(\.node), for: site.arguments),
            ArgumentMatching.matched(found[best].node.all(.parameter), site.arguments) != nil
        else { return nil }
        return { Closure(found[best], on: .views($0), of: nil, in: arena) }
    }

    private func functions(_ name: String, near tree: SourceTree) -> [AppType.Member] {
        let key = "\(name)|\(tree.path.parent.string)"
        if let known = evaluator.viewFunctions[key] { return known }
        let others = library.files(extendingViewsBy: name, near: tree.path)
            .filter { $0.string != tree.path.string }.compactMap { library.tree(of: $0) }
        let found = ([tree] + others).flatMap { tree in
            functions(name, extendingViewsIn: tree.root.children, of: tree)
        }
        evaluator.viewFunctions[key] = found
        return found
    }

    private func functions(
        _ name: String, extendingViewsIn nodes: [SourceNode], of tree: SourceTree
    ) -> [AppType.Member] {
        compilation.compiled(nodes).filter {
            $0.kind == .extension && Self.isView($0.name)
        }.flatMap { compilation.compiled($0.children) }.filter {
            $0.kind == .func && $0.name == name && $0.first(.body) != nil
        }.map { AppType.Member(node: $0, tree: tree) }
    }

    /// Whether an extension of a type may have modifiers.
    static func isView(_ typeName: String) -> Bool {
        viewTypes.contains(typeName) || typeName.hasSuffix("View")
    }

    /// The types of SwiftUI that apps extend with modifiers.
    private static let viewTypes: Set = [
        "View", "SwiftUI.View", "Text", "Image", "Button", "List", "Form", "Section", "Toggle",
        "Label", "Picker", "TextField", "SecureField", "NavigationLink", "DynamicViewContent",
        "ForEach", "HStack", "VStack",
    ]

    /// The value of a modifier, whose name may also be that of a view.
    private func modifier(_ argument: Argument) -> Value {
        let (node, scope) = (argument.node, argument.scope)
        guard node.kind == .call, let name = node.children.first, name.kind == .reference,
            let type = types.type(named: name.name, from: scope), type.isModifier
        else { return evaluate(argument) }
        let site = CallSite(
            arguments: functions.arguments(of: node, scope), node: node, scope: scope)
        return instances.construct(type, site)
    }

    /// `.modifier(Card(title: "x"))`: the body of the modifier with the views as its content.
    func apply(_ site: CallSite, to views: [ViewNode]) -> [ViewNode] {
        let first = site.arguments.first { $0.label.isEmpty && !$0.isTrailing }
        guard let first, case .instance(let instance) = modifier(first), instance.type.isModifier,
            let body = types.members("body", of: instance.type).first(where: {
                $0.node.kind == .func
            })
        else {
            if let first, first.node.kind == .call, let name = first.node.children.first?.name {
                notes.add(.unknownModifier(name), at: site.place)
            }
            return views
        }
        let scope = Scope(body.tree, instance: .instance(instance), type: instance.type, in: arena)
        notes.show(body)
        scope.values[body.node.first(.parameter)?.name ?? "content"] = .views(views)
        let result = evaluator.once("modifier \(ObjectIdentifier(instance))") {
            viewBuilder.views(body.node.first(.body)?.children[...] ?? [], scope)
        }
        return result ?? views
    }
}
