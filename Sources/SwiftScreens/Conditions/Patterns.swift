// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The conditions of `if`, `guard` and `switch`: bindings of optionals, and patterns of enum cases.
struct Patterns: EvaluatorPart {
    let evaluator: Evaluator

    /// The truth of the conditions of an `if` or `guard`. Variables of `if let` are added to the scope of the branch.
    func truth(ofConditions clauses: SourceNode?, binding inner: Scope) -> Truth {
        guard let clauses else { return .known(true) }
        var open: [Truth] = []
        for node in clauses.children {
            let truth: Truth
            switch node.kind {
            case .available: truth = .known(true)
            case .unavailable: truth = .known(false)
            case .optional: truth = bindOptional(node, inner)
            case .matching: truth = match(node, inner)
            default: truth = conditions.truth(of: node, inner)
            }
            switch truth {
            case .known(true): break
            case .known(false): return truth
            case .choice: open.append(truth)
            }
        }
        guard let first = open.first else { return .known(true) }
        return open.count == 1 ? first : conditions.choice(clauses, inner)
    }

    /// `if let x = y`.
    private func bindOptional(_ node: SourceNode, _ scope: Scope) -> Truth {
        let expression = node.children.first
        let value =
            expression.map { evaluate($0, scope) }
            ?? evaluate(SourceNode(.reference, node.range, node.name, []), scope)
        let text = expression.map { source($0, scope) } ?? node.name
        let isThere = Choice(
            text: "\(text) != nil", branches: ["true", "false"],
            place: SourcePlace(scope.tree, node))
        switch value {
        case .none: return .known(false)
        case .unknown(var unknown):
            // What is there is not optional.
            if unknown.type?.hasSuffix("?") == true { unknown.type?.removeLast() }
            if case .none? = unknown.likely { unknown.likely = nil }
            scope.values[node.name] = .unknown(unknown)
            if let assumed = evaluator.assumptions[isThere.text] {
                return .known(assumed == "true")
            }
            return .choice(isThere, isNegated: false)
        case .choice(let choice, let values):
            let there = values.filter { if case .none = $0 { false } else { true } }
            scope.values[node.name] = there.count == 1 ? there[0] : value
            guard there.count < values.count else { return .known(true) }
            if values.count == 2, there.count == 1 {
                if case .none = values[1] { return .choice(choice, isNegated: false) }
                return .choice(choice, isNegated: true)
            }
            return .choice(isThere, isNegated: false)
        default:
            scope.values[node.name] = value
            return .known(true)
        }
    }

    /// `if case .some(let x) = y`.
    private func match(_ node: SourceNode, _ scope: Scope) -> Truth {
        guard node.children.count == 2 else { return conditions.choice(node, scope) }
        let subject = evaluate(node.children[1], scope)
        return matches(node.children[0], subject, scope) ?? conditions.choice(node, scope)
    }

    /// Whether a value has a pattern; nil if that is unknown. Variables of the pattern are added to the scope.
    func matches(_ pattern: SourceNode, _ subject: Value, _ scope: Scope) -> Truth? {
        if case .choice = subject { return nil }
        let text =
            pattern.kind == .pattern || pattern.kind == .label
            ? pattern.name : source(pattern, scope)
        guard let parsed = evaluator.pattern(text) else {
            guard pattern.kind != .pattern, pattern.kind != .label else { return nil }
            return Value.areEqual(subject, evaluate(pattern, scope)).map { .known($0) }
        }
        if parsed.isAnything {
            if let name = parsed.variables.first?.name { scope.values[name] = subject }
            return .known(true)
        }
        guard case .enumCase(let enumCase) = subject else {
            for variable in parsed.variables {
                scope.values[variable.name] = .unknown(Unknown(text: variable.name, type: nil))
            }
            if parsed.name == "none", case .none = subject { return .known(true) }
            if case .none = subject { return .known(false) }
            return nil
        }
        guard enumCase.name == parsed.name else { return .known(false) }
        for variable in parsed.variables {
            let value =
                enumCase.arguments.indices.contains(variable.index)
                ? enumCase.arguments[variable.index].value
                : .unknown(Unknown(text: variable.name, type: nil))
            scope.values[variable.name] = value
        }
        return .known(true)
    }
}
