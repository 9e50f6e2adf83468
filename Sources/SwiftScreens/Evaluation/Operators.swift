// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Operators, casts, and elements of lists.
struct Operators: EvaluatorPart {
    let evaluator: Evaluator

    func binary(_ node: SourceNode, _ scope: Scope) -> Value {
        guard node.children.count == 2 else { return unknown(node, scope) }
        let (left, right) = (node.children[0], node.children[1])
        switch node.name {
        case "??":
            return map(evaluate(left, scope)) { value in
                switch value {
                case .none: return evaluate(right, scope)
                case .unknown(let unknown) where unknown.likely.isNone:
                    return map(evaluate(right, scope)) { alternative(to: unknown, $0) }
                default:
                    notes.passOver([right], in: scope.tree, .neverShown)
                    return value
                }
            }
        case "+":
            return map(evaluate(left, scope)) { first in
                map(evaluate(right, scope)) { second in
                    sum(first, second, node, scope)
                }
            }
        case "-", "*", "/", "%":
            guard case .number(let first) = evaluate(left, scope),
                case .number(let second) = evaluate(right, scope)
            else { return unknown(node, scope) }
            switch node.name {
            case "-": return .number(first - second)
            case "*": return .number(first * second)
            case _ where second == 0: return unknown(node, scope)
            case "%": return .number(first.truncatingRemainder(dividingBy: second))
            default: return .number(first / second)
            }
        case "...", "..<":
            return range(node, left, right, scope)
        case "=":
            statements.assign(evaluate(right, scope), to: left, scope)
            return .none
        default:
            // A comparison, such as of the selection with the option of a row: one of the options is selected at first.
            let truth = comparisons.likely(conditions.truth(of: node, scope), of: node, scope)
            return branch(truth, { .bool(true) }) { .bool(false) }
        }
    }

    /// `unknown ?? other`: what the app has, which looks like the alternative where that says something.
    private func alternative(to unknown: Unknown, _ other: Value) -> Value {
        var result = unknown
        // What is there is not optional.
        if result.type?.hasSuffix("?") == true { result.type?.removeLast() }
        switch other {
        case .text(let text):
            // A literal is a better sample than a word of ours, but no text is none.
            result.likely = text.isEmpty ? nil : other
            result.type = result.type ?? "String"
            return .unknown(result)
        case .number, .bool:
            result.likely = other
            return .unknown(result)
        case .none, .unknown: return .unknown(unknown)
        case .list(let values) where values.isEmpty: return .unknown(unknown)
        default: return other
        }
    }

    private func sum(_ first: Value, _ second: Value, _ node: SourceNode, _ scope: Scope) -> Value {
        switch (first, second) {
        case (.number(let first), .number(let second)): return .number(first + second)
        case (.text(let first), .text(let second)): return .text(first + second)
        case (.list(let first), .list(let second)):
            return bounded(.list(first + second), node, scope)
        case (.views(let first), .views(let second)):
            return .views([ViewNode].joinedText(first, second) ?? first + second)
        case (.text(let text), _) where node.children.count == 2:
            return .text(text + texts.text(of: second, node.children[1], scope))
        case (_, .text(let text)) where node.children.count == 2:
            return .text(texts.text(of: first, node.children[0], scope) + text)
        default: return unknown(node, scope)
        }
    }

    private func range(
        _ node: SourceNode, _ left: SourceNode, _ right: SourceNode, _ scope: Scope
    ) -> Value {
        guard case .number(let first) = evaluate(left, scope),
            case .number(let last) = evaluate(right, scope), first <= last,
            let start = Int(exactly: first), let end = Int(exactly: last), abs(end) < 1 << 32
        else { return unknown(node, scope) }
        let range = start..<(node.name == "..." ? end + 1 : end)
        return .list(range.prefix(Budget.maximumRepetition).map { .number(Double($0)) })
    }

    func prefix(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let operand = node.children.first else { return .none }
        switch node.name {
        case "-":
            if case .number(let number) = evaluate(operand, scope) { return .number(-number) }
            return unknown(node, scope)
        case "!": return branch(conditions.truth(of: node, scope), { .bool(true) }) { .bool(false) }
        default: return evaluate(operand, scope)
        }
    }

    func cast(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let operand = node.children.first else { return .none }
        let type = node.name.split(separator: " ").last.map(String.init)
        return map(evaluate(operand, scope)) { value in
            guard case .unknown(var unknown) = value else { return typed(value, type) }
            unknown.type = type ?? unknown.type
            return .unknown(unknown)
        }
    }

    func element(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let base = node.children.first, let index = node.first(.argument)?.children.first
        else { return unknown(node, scope) }
        return map(evaluate(base, scope)) { value in
            var list = value
            if case .unknown(let unknown) = value, let likely = unknown.likely { list = likely }
            guard case .list(let values) = list, let first = values.first else {
                return unknown(node, scope, type: value.elementType)
            }
            let place = evaluate(index, scope)
            if let found = lists.value(for: place, in: values) { return found }
            if case .number(let number) = place, let known = Self.element(number, of: values) {
                return known
            }
            var likely = first
            if case .unknown(let unknown) = place, case .number(let number)? = unknown.likely {
                likely = Self.element(number, of: values) ?? first
            }
            switch likely {
            case .text, .number:
                return .unknown(
                    Unknown(
                        text: source(node, scope), type: likely.typeName, likely: likely,
                        place: SourcePlace(scope.tree, node)))
            default: return likely
            }
        }
    }

    private static func element(_ number: Double, of values: [Value]) -> Value? {
        Int(exactly: number).flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
}
