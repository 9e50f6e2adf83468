// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Expressions: literals, operators and conditions by their kind.
///
/// This is where each kind of expression is led to the part that knows its meaning. What no part knows is an unknown
/// value with the text of its source.
struct Expressions: EvaluatorPart {
    let evaluator: Evaluator

    /// The value of an expression.
    func evaluate(_ node: SourceNode, _ scope: Scope) -> Value {
        nested(or: unknown(node, scope)) { value(of: node, scope) }
    }

    private func value(of node: SourceNode, _ scope: Scope) -> Value {
        switch node.kind {
        case .string: return literal(node, scope)
        case .integer, .float: return number(node)
        case .bool: return .bool(node.name == "true")
        case .nil: return .none
        case .reference: return names.reference(node, scope)
        case .member: return members.member(node, scope)
        case .call: return calls.call(node, scope)
        case .array:
            return bounded(.list(node.children.map { evaluate($0, scope) }), node, scope)
        case .dictionary:
            let entries = node.all(.entry).map { entry in
                Lists.entry(entry.children.map { evaluate($0, scope) })
            }
            return bounded(.list(entries), node, scope)
        case .tuple:
            let parts = node.all(.argument).map { argument in
                LabeledValue(
                    label: argument.name,
                    value: argument.children.first.map { evaluate($0, scope) } ?? .none)
            }
            return bounded(.tuple(parts), node, scope)
        case .closure: return .closure(Closure(node: node, scope: scope))
        case .ternary: return ternary(node, scope)
        case .binary: return operators.binary(node, scope)
        case .prefix: return operators.prefix(node, scope)
        case .postfix: return node.children.first.map { evaluate($0, scope) } ?? .none
        case .cast: return operators.cast(node, scope)
        case .subscript: return operators.element(node, scope)
        case .if, .switch:
            return statements.run([node][...], scope, isImplicit: true) ?? unknown(node, scope)
        case .postfixIf: return postfixIf(node, scope)
        default: return unknown(node, scope)
        }
    }

    private func number(_ node: SourceNode) -> Value {
        let text = node.name
        if text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) {
            return .number(Double(value))
        }
        return Double(text).map { .number($0) } ?? .none
    }

    /// A literal: its parts, with samples where the app fills in data.
    private func literal(_ node: SourceNode, _ scope: Scope) -> Value {
        let place = SourcePlace(scope.tree, node)
        var alternatives: Value = .text(TextValue(pieces: [], place: place))
        for part in node.children {
            let next: Value
            if part.kind == .text {
                next = .text(TextValue(part.name))
            } else {
                let argument = part.first(.argument)?.children.first
                let value = argument.map { evaluate($0, scope) } ?? .none
                next = map(value) { value in
                    var text = texts.formatted(
                        texts.text(of: value, argument ?? part, scope)
                    ) { label in
                        part.children.first { $0.kind == .argument && $0.name == label }?
                            .children.first.map { evaluate($0, scope) }
                    }
                    let isInteger = self.isInteger(value)
                    for index in text.pieces.indices {
                        text.pieces[index].isInterpolated = true
                        text.pieces[index].isInteger = isInteger
                    }
                    return .text(text)
                }
            }
            alternatives = map(alternatives) { head in
                map(next) { tail in
                    guard case .text(let left) = head, case .text(let right) = tail else {
                        return head
                    }
                    var sum = left + right
                    sum.place = place
                    return .text(sum)
                }
            }
        }
        return map(alternatives) { value in
            guard case .text(var text) = value else { return value }
            text.isLiteral = true
            return .text(text)
        }
    }

    private func isInteger(_ value: Value) -> Bool {
        switch value {
        case .number(let number): number.rounded() == number
        case .unknown(let unknown):
            Self.integerTypes.contains(unknown.type ?? "") || unknown.lastName == "count"
        default: false
        }
    }

    private static let integerTypes: Set = [
        "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    private func ternary(_ node: SourceNode, _ scope: Scope) -> Value {
        guard node.children.count == 3 else { return unknown(node, scope) }
        let (condition, yes, no) = (node.children[0], node.children[1], node.children[2])
        let truth = comparisons.likely(conditions.truth(of: condition, scope), of: condition, scope)
        if case .known(let isTrue) = truth {
            notes.passOver([isTrue ? no : yes], in: scope.tree, .neverShown)
        }
        return branch(truth, { evaluate(yes, scope) }) {
            evaluate(no, scope)
        }
    }

    /// `#if` after an expression: the modifiers that are compiled.
    private func postfixIf(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let base = node.children.first else { return unknown(node, scope) }
        let value = evaluate(base, scope)
        guard let clause = compilation.compiledClause(of: node),
            let chain = clause.children.last, chain.kind != .condition
        else { return value }
        let inner = Scope(parent: scope)
        inner.values["\u{0}base"] = value
        return evaluate(chain.rebased, inner)
    }
}

extension SourceNode {
    /// A chain of modifiers whose innermost base is the value before the `#if`.
    fileprivate var rebased: SourceNode {
        if kind == .member, children.isEmpty {
            return SourceNode(kind, range, name, [SourceNode(.reference, range, "\u{0}base", [])])
        }
        guard let first = children.first else { return self }
        return SourceNode(kind, range, name, [first.rebased] + children.dropFirst())
    }
}
