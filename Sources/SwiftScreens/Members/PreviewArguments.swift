// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the previews of a view pass to it: its authors' own samples of its data.
struct PreviewArguments: EvaluatorPart {
    let evaluator: Evaluator

    /// The data of properties in the first preview of a view in its file, by their names. Conditions of the preview are
    /// left out, so that a screen begins with the same branches with and without previews.
    func data(of type: AppType) -> [String: Value] {
        guard let call = call(of: type.name, in: type.tree.root.children) else { return [:] }
        let instance = Instance(type, in: arena)
        let scope = Scope(type.tree, in: arena)
        instances.initialize(instance, with: functions.arguments(of: call, scope))
        return instance.values.filter { Self.isData($0.value) }
    }

    private static func isData(_ value: Value) -> Bool {
        switch value {
        case .text, .number, .list, .instance: true
        default: false
        }
    }

    /// The first call of a view in the previews of a file: `#Preview`, or a type that is a `PreviewProvider`.
    private func call(of name: String, in nodes: [SourceNode]) -> SourceNode? {
        for node in nodes {
            switch node.kind {
            // Many previews are only compiled for debugging.
            case .ifConfig, .clause:
                if let found = call(of: name, in: node.children) { return found }
            case .macro where node.name == "Preview", .struct where Self.isProvider(node):
                var found: SourceNode?
                node.visit { part in
                    guard found == nil, part.kind == .call, let callee = part.children.first,
                        callee.kind == .reference, callee.name == name
                    else { return }
                    found = part
                }
                if let found { return found }
            default: break
            }
        }
        return nil
    }

    private static func isProvider(_ node: SourceNode) -> Bool {
        node.all(.inherits).contains { $0.name.hasSuffix("PreviewProvider") }
    }
}
