// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Comparisons of values, and of the text size with one of its categories.
struct Comparisons: EvaluatorPart {
    let evaluator: Evaluator

    /// Whether `a == b`, `a < b` and their like hold.
    func truth(of node: SourceNode, _ scope: Scope) -> Truth {
        let (left, right) = (evaluate(node.children[0], scope), evaluate(node.children[1], scope))
        if node.name == "==" || node.name == "!=" {
            if let equal = Value.areEqual(left, right) {
                return .known(equal == (node.name == "=="))
            }
            if case .choice = left, case .choice = right { return conditions.choice(node, scope) }
            if case .choice(let choice, let values) = left {
                return conditions.truth(
                    ofValue: .choice(choice, values.map { equality($0, right, node) }), node,
                    scope)
            }
            let sides = zip(node.children, [left, right]).map {
                conditions.name(of: $0, scope, value: $1)
            }
            // `a != b` is the other side of `a == b`.
            let choice = Choice(
                text: sides.joined(separator: " == "), branches: ["true", "false"],
                place: SourcePlace(scope.tree, node))
            return ofElement(
                .choice(choice, isNegated: node.name == "!="), node, [left, right], scope)
        }
        if case .number(let first) = left, case .number(let second) = right {
            switch node.name {
            case "<": return .known(first < second)
            case ">": return .known(first > second)
            case "<=": return .known(first <= second)
            default: return .known(first >= second)
            }
        }
        if let choice = categoryComparison(node, right, scope) { return choice }
        return conditions.choice(node, scope)
    }

    /// The truth of a comparison whose one side is known where it is used, such as the element of a loop: what the other
    /// side is at first decides for each element.
    private func ofElement(
        _ truth: Truth, _ node: SourceNode, _ values: [Value], _ scope: Scope
    ) -> Truth {
        let hasElement = zip(node.children, values).contains { child, value in
            guard child.kind == .reference else { return false }
            return switch value {
            case .unknown(let unknown): unknown.type == InstanceMembers.device
            case .enumCase, .number: true
            case .text(let text): !text.isSample
            default: false
            }
        }
        return hasElement ? likely(truth, of: node, scope) : truth
    }

    /// The truth of a comparison that gives a value, with the branch that holds at first.
    func likely(_ truth: Truth, of node: SourceNode, _ scope: Scope) -> Truth {
        guard case .choice(var choice, let isNegated) = truth, node.kind == .binary,
            let isTrue = likelyTruth(of: node, scope)
        else { return truth }
        choice.likely = isTrue != isNegated ? 0 : 1
        return .choice(choice, isNegated: isNegated)
    }

    /// Whether `a == b` holds with the values that variables have at first; nil if that is unknown.
    private func likelyTruth(of node: SourceNode, _ scope: Scope) -> Bool? {
        guard node.name == "==" || node.name == "!=", node.children.count == 2 else { return nil }
        let values = node.children.map { child -> Value in
            guard case .unknown(let unknown) = evaluate(child, scope) else {
                return evaluate(child, scope)
            }
            return unknown.likely.map { typed($0, unknown.type) } ?? .unknown(unknown)
        }
        return Value.areEqual(values[0], values[1]).map { $0 == (node.name == "==") }
    }

    /// `dynamicTypeSize >= .accessibility1` and its like.
    private func categoryComparison(
        _ node: SourceNode, _ right: Value, _ scope: Scope
    ) -> Truth? {
        guard case .enumCase(let size) = right,
            ["dynamicTypeSize", "sizeCategory"].contains(
                where: source(node.children[0], scope).hasSuffix)
        else { return nil }
        let isFirst = ["accessibility1", "accessibilityMedium"].contains(size.name)
        let isLast = ["xxxLarge", "extraExtraExtraLarge"].contains(size.name)
        let choice = Conditions.accessibilitySizes(node, scope)
        switch node.name {
        case ">=" where isFirst, ">" where isLast: return .choice(choice, isNegated: false)
        case "<" where isFirst, "<=" where isLast: return .choice(choice, isNegated: true)
        default: return nil
        }
    }

    private func equality(_ left: Value, _ right: Value, _ node: SourceNode) -> Value {
        Value.areEqual(left, right).map { .bool($0 == (node.name == "==")) } ?? .none
    }
}
