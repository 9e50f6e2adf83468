// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// View builders: the views that statements make.
///
/// Unlike the statements of a function, each one adds its views, and an unknown condition leaves both of its branches to the
/// screen.
struct ViewBuilder: EvaluatorPart {
    let evaluator: Evaluator

    /// The views that the statements of a view builder make.
    func views(_ body: ArraySlice<SourceNode>, _ scope: Scope) -> [ViewNode] {
        nested(or: []) { nestedViews(body, scope) }
    }

    private func nestedViews(_ body: ArraySlice<SourceNode>, _ scope: Scope) -> [ViewNode] {
        var result: [ViewNode] = []
        var rest = body
        while let statement = rest.popFirst() {
            guard evaluator.step() else { break }
            switch statement.kind {
            case .let, .var, .func: statements.declare(statement, scope)
            case .return:
                if let value = statement.children.first {
                    result += viewContent.views(of: evaluate(value, scope), value, scope)
                }
                return result
            case .if: result += viewsOfIf(statement, scope)
            case .guard: return result + viewsOfGuard(statement, rest, scope)
            case .switch:
                let value = switches.value(of: statement, scope) { body, inner in
                    .views(views(body, inner))
                }
                result += value.map { viewContent.views(of: $0, statement, scope) } ?? []
            case .ifConfig:
                notes.passOver(otherClauses(of: statement), in: scope.tree, .otherPlatform)
                let compiled = compilation.branch(of: statement)
                result += views(compiled[...], scope)
            case .for, .while, .repeat, .do, .defer, .throw, .break, .continue, .other: break
            case .binary where statement.name == "=": _ = evaluate(statement, scope)
            default: result += viewContent.views(of: evaluate(statement, scope), statement, scope)
            }
        }
        return result
    }

    /// The clauses of an `#if` that are not compiled.
    private func otherClauses(of config: SourceNode) -> [SourceNode] {
        let compiled = compilation.compiledClause(of: config)
        return config.all(.clause).filter { $0.range != compiled?.range }
    }

    private func viewsOfIf(_ statement: SourceNode, _ scope: Scope) -> [ViewNode] {
        let inner = Scope(parent: scope)
        let truth = patterns.truth(ofConditions: statement.first(.conditions), binding: inner)
        func branch(_ kind: SourceNode.Kind, _ scope: Scope) -> Value {
            .views(views(statement.first(kind)?.children[...] ?? [], Scope(parent: scope)))
        }
        if case .known(let isTrue) = truth {
            notes.passOver(
                statement.all(isTrue ? .else : .then), in: scope.tree, .neverShown)
        }
        let value = self.branch(truth, { branch(.then, inner) }) { branch(.else, scope) }
        return viewContent.views(of: value, statement, scope)
    }

    private func viewsOfGuard(
        _ statement: SourceNode, _ rest: ArraySlice<SourceNode>, _ scope: Scope
    ) -> [ViewNode] {
        let truth = patterns.truth(ofConditions: statement.first(.conditions), binding: scope)
        let otherwise = statement.first(.else)?.children ?? []
        let value = branch(truth, { .views(views(rest, scope)) }) {
            .views(views(otherwise[...], Scope(parent: scope)))
        }
        return viewContent.views(of: value, statement, scope)
    }
}
