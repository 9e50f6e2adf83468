// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Conditions: whether an expression is true, as far as the source tells.
///
/// Equal conditions are one choice by their text, and `!x` is the other side of `x`, so that one decision holds for a whole
/// screen.
struct Conditions: EvaluatorPart {
    let evaluator: Evaluator

    /// A choice with the branches true and false.
    ///
    /// - Parameter value: the value of the expression, if it is known.
    func choice(_ node: SourceNode, _ scope: Scope, of value: Value? = nil) -> Truth {
        var (node, isNegated) = (node, false)
        while node.kind == .prefix, node.name == "!", let operand = node.children.first {
            (node, isNegated) = (operand, !isNegated)
        }
        return .choice(
            Choice(
                text: name(of: node, scope, value: value), branches: ["true", "false"],
                place: SourcePlace(scope.tree, node)),
            isNegated: isNegated)
    }

    /// An expression in the text of a condition. A parameter is named as the caller has it, so that two rows with
    /// different arguments are two choices.
    func name(of node: SourceNode, _ scope: Scope, value: Value?) -> String {
        var text = source(node, scope)
        if case .unknown(let unknown)? = value, node.kind == .reference || node.kind == .member,
            !unknown.text.isEmpty
        {
            text = unknown.text
        }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    /// Whether an expression is true.
    func truth(of node: SourceNode, _ scope: Scope) -> Truth {
        nested(or: .known(true)) { evaluatedTruth(of: node, scope) }
    }

    private func evaluatedTruth(of node: SourceNode, _ scope: Scope) -> Truth {
        switch node.kind {
        case .prefix where node.name == "!":
            return node.children.first.map { !truth(of: $0, scope) } ?? .known(true)
        case .binary where node.children.count == 2:
            switch node.name {
            case "&&": return all(node.children, node, scope)
            case "||": return any(node.children, node, scope)
            case "==", "!=", "<", ">", "<=", ">=": return comparisons.truth(of: node, scope)
            case "??", "+", "-", "*", "/": return truth(ofValue: evaluate(node, scope), node, scope)
            default: return choice(node, scope)
            }
        case .is: return choice(node, scope)
        default: return truth(ofValue: evaluate(node, scope), node, scope)
        }
    }

    /// Whether the value of an expression is true.
    func truth(ofValue value: Value, _ node: SourceNode, _ scope: Scope) -> Truth {
        switch value {
        case .bool(let value): return .known(value)
        case .choice(let choice, let values):
            if let assumed = evaluator.assumedBranch(of: choice, among: values.count) {
                return truth(ofValue: values[assumed], node, scope)
            }
            let truths = values.map { value -> Bool? in
                if case .bool(let bool) = value { bool } else { nil }
            }
            if let first = truths.first, let known = first, truths.allSatisfy({ $0 == known }) {
                return .known(known)
            }
            if truths == [true, false] { return .choice(choice, isNegated: false) }
            if truths == [false, true] { return .choice(choice, isNegated: true) }
            return self.choice(node, scope)
        case .enumCase(let enumCase) where enumCase.name == "isAccessibilitySize":
            return .choice(Self.accessibilitySizes(node, scope), isNegated: false)
        default:
            if node.kind == .member,
                node.name == "isAccessibilitySize" || node.name == "isAccessibilityCategory"
            {
                return .choice(Self.accessibilitySizes(node, scope), isNegated: false)
            }
            return choice(node, scope, of: value)
        }
    }

    /// The one condition that is known exactly, for each category.
    static func accessibilitySizes(_ node: SourceNode, _ scope: Scope) -> Choice {
        Choice(
            text: "dynamicTypeSize.isAccessibilitySize", branches: ["true", "false"],
            place: SourcePlace(scope.tree, node), isByCategory: true)
    }

    /// Whether all conditions hold.
    private func all(_ nodes: [SourceNode], _ whole: SourceNode, _ scope: Scope) -> Truth {
        var open: [Truth] = []
        for node in nodes {
            switch truth(of: node, scope) {
            case .known(true): break
            case .known(false): return .known(false)
            case let truth: open.append(truth)
            }
        }
        return open.isEmpty ? .known(true) : open.count == 1 ? open[0] : choice(whole, scope)
    }

    /// Whether any condition holds.
    private func any(_ nodes: [SourceNode], _ whole: SourceNode, _ scope: Scope) -> Truth {
        var open: [Truth] = []
        for node in nodes {
            switch truth(of: node, scope) {
            case .known(true): return .known(true)
            case .known(false): break
            case let truth: open.append(truth)
            }
        }
        return open.isEmpty ? .known(false) : open.count == 1 ? open[0] : choice(whole, scope)
    }
}
