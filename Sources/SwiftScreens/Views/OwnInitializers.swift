// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Initializers that the app gives to SwiftUI's views in extensions: `NavigationLink("Mail", symbol: .mail, to: .mail)`.
struct OwnInitializers: EvaluatorPart {
    let evaluator: Evaluator

    /// The view of SwiftUI as an initializer of the app makes it; nil if the app has none for these arguments.
    ///
    /// - Parameter type: the extensions of the view.
    func view(_ name: String, _ type: AppType, _ site: CallSite) -> ViewNode? {
        let initializers = type.initializers
        guard let best = ArgumentMatching.best(of: initializers.map(\.node), for: site.arguments),
            let pairs = ArgumentMatching.matched(
                initializers[best].node.all(.parameter), site.arguments),
            // Only types would tell an argument without a label from one of SwiftUI's own initializers.
            pairs.contains(where: { $0.argument?.label.isEmpty == false })
        else { return nil }
        let node = initializers[best].node
        let scope = Scope(initializers[best].tree, in: arena)
        instances.bind(pairs, scope)
        return evaluator.once("init \(name) \(node.range.lowerBound)") {
            view(name, type, by: node.first(.body)?.children ?? [], scope, site)
        } ?? nil
    }

    /// The view of the call of another initializer in the body of one.
    private func view(
        _ name: String, _ type: AppType, by body: [SourceNode], _ scope: Scope, _ site: CallSite
    ) -> ViewNode? {
        for statement in body {
            switch statement.kind {
            case .let, .var: statements.declare(statement, scope)
            case .call where statement.children.first?.name == "init":
                let other = CallSite(
                    arguments: functions.arguments(of: statement, scope), node: site.node,
                    scope: site.scope)
                return view(name, type, other) ?? systemViews.view(name, other)
            case .if:
                let inner = Scope(parent: scope)
                let truth = patterns.truth(
                    ofConditions: statement.first(.conditions), binding: inner)
                let isElse = if case .known(false) = truth { true } else { false }
                let branch = statement.first(isElse ? .else : .then)?.children ?? []
                if let found = view(name, type, by: branch, inner, site) { return found }
            case .ifConfig:
                let branch = compilation.branch(of: statement)
                if let found = view(name, type, by: branch, scope, site) { return found }
            default: break
            }
        }
        return nil
    }
}
