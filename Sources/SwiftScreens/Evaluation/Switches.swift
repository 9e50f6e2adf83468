// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// `switch`: the branch that a value takes, or a choice of all branches.
///
/// Statements and view builders give a branch different meanings, so both say how to evaluate its body.
struct Switches: EvaluatorPart {
    let evaluator: Evaluator

    /// The value of the branch that a `switch` takes, or a choice of all branches.
    func value(
        of statement: SourceNode, _ scope: Scope,
        _ evaluate: (ArraySlice<SourceNode>, Scope) -> Value
    ) -> Value? {
        guard let subjectNode = statement.children.first else { return nil }
        let subject = self.evaluate(subjectNode, scope)
        return map(subject) { subject in
            self.value(of: statement, subjectNode, subject, scope, evaluate)
        }
    }

    private func value(
        of statement: SourceNode, _ subjectNode: SourceNode, _ subject: Value, _ scope: Scope,
        _ evaluate: (ArraySlice<SourceNode>, Scope) -> Value
    ) -> Value {
        let branches = compilation.compiled(statement.children.dropFirst())
            .filter { $0.kind == .branch }
        var scopes: [Scope] = []
        var isOpen = false
        for branch in branches {
            let inner = Scope(parent: scope)
            scopes.append(inner)
            evaluator.step(branch.children.count)
            for label in branch.children where label.kind == .label || label.kind == .default {
                let truth =
                    label.kind == .default
                    ? .known(true) : patterns.matches(label.pattern, subject, inner)
                switch truth {
                case .known(true) where !isOpen && label.first(.where) == nil:
                    notes.passOver(
                        branches.filter { $0.range != branch.range }, in: scope.tree, .neverShown)
                    return evaluate(branch.first(.body)?.children[...] ?? [], inner)
                case .known(false): break
                default: isOpen = true
                }
            }
        }
        guard !branches.isEmpty else { return unknown(statement, scope) }
        let text = source(subjectNode, scope)
        let choice = Choice(
            text: text,
            branches: branches.map { branch in
                let labels = branch.all(.label).map(\.name)
                return labels.isEmpty ? "default" : labels.joined(separator: ", ")
            }, place: SourcePlace(scope.tree, subjectNode))
        return evaluator.branches(choice) { index in
            evaluate(branches[index].first(.body)?.children[...] ?? [], scopes[index])
        }
    }
}

extension SourceNode {
    /// The pattern of a `switch`'s label: an expression, or its text.
    fileprivate var pattern: SourceNode {
        if let child = children.first, child.kind != .where, child.kind != .pattern,
            child.kind != .member, child.kind != .call
        {
            return child
        }
        return self
    }
}
