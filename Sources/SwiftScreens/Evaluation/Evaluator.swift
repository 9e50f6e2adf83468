// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Computes what the source of a screen says about its views, without running the app.
///
/// This is no Swift interpreter: it follows what layouts are made of. Members and functions of the app are evaluated as
/// far as their source is found. All branches of an unknown condition are evaluated, as a `Choice`, so that people can
/// choose another branch at once. Whatever it does not understand is an unknown value, or a placeholder with a diagnostic.
final class Evaluator {
    let library: any SourceLibrary
    let conditions = CompilationConditions()
    /// What was noticed, in the order of evaluation.
    var notes = SourceNotes()
    /// The branches of conditions around what is evaluated now, by the text of the condition.
    private(set) var assumptions: [String: Int] = [:]
    /// Types by name and file, as far as they were asked for.
    var types: [String: AppType?] = [:]
    /// Functions of extensions of views, by name and folder.
    var viewFunctions: [String: [AppType.Member]] = [:]
    /// How often views of a type are inside of each other now.
    var nesting: [String: Int] = [:]
    /// The types in each file by name.
    var declarationTables: [ObjectIdentifier: [String: [SourceNode]]] = [:]
    /// Properties and functions that are evaluated now, to stop at cycles.
    private var running: Set<String> = []
    private var depth = 0
    private var steps = 0
    var viewCount = 0

    /// Views inside of views, functions inside of functions.
    static let maximumDepth = 64
    static let maximumSteps = 400_000
    static let maximumViewCount = 10_000

    init(_ library: any SourceLibrary) { self.library = library }

    /// Whether evaluation went on for too long: a screen that no one could read.
    var isExhausted: Bool { steps > Self.maximumSteps || viewCount > Self.maximumViewCount }

    /// Evaluates something that may lead back to itself; nil if it does, or if it is nested too deeply.
    func once<Result>(_ key: String, _ evaluate: () -> Result) -> Result? {
        guard depth < Self.maximumDepth, !isExhausted, running.insert(key).inserted
        else { return nil }
        depth += 1
        defer {
            depth -= 1
            running.remove(key)
        }
        return evaluate()
    }

    /// Evaluates under the assumption that a choice has one of its branches.
    func assuming<Result>(_ choice: Choice, _ branch: Int, _ evaluate: () -> Result) -> Result {
        let before = assumptions.updateValue(branch, forKey: choice.text)
        defer { assumptions[choice.text] = before }
        return evaluate()
    }

    /// A value for each branch of a choice, or only that of the branch that is assumed.
    func branches(_ choice: Choice, _ evaluate: (Int) -> Value) -> Value {
        if let assumed = assumptions[choice.text], assumed < choice.branches.count {
            return evaluate(assumed)
        }
        return .choice(
            choice,
            choice.branches.indices.map { branch in assuming(choice, branch) { evaluate(branch) } })
    }

    /// The value, or a choice between the results for each of its values.
    func map(_ value: Value, _ change: (Value) -> Value) -> Value {
        guard case .choice(let choice, let values) = value else { return change(value) }
        if let assumed = assumptions[choice.text], values.indices.contains(assumed) {
            return map(values[assumed], change)
        }
        return .choice(
            choice,
            values.enumerated().map { branch, value in
                assuming(choice, branch) { map(value, change) }
            })
    }

    /// Counts a step, and says whether there are steps left.
    func step() -> Bool {
        steps += 1
        return !isExhausted
    }

    func unknown(_ node: SourceNode, _ scope: Scope, type: String? = nil) -> Value {
        .unknown(
            Unknown(
                text: scope.tree.text(of: node), type: type, place: SourcePlace(scope.tree, node)))
    }
}

// MARK: - Expressions

extension Evaluator {
    func evaluate(_ node: SourceNode, _ scope: Scope) -> Value {
        guard step() else { return unknown(node, scope) }
        switch node.kind {
        case .string: return text(node, scope)
        case .integer, .float: return number(node)
        case .bool: return .bool(node.name == "true")
        case .nil: return .none
        case .reference: return reference(node, scope)
        case .member: return member(node, scope)
        case .call: return call(node, scope)
        case .array: return .list(node.children.map { evaluate($0, scope) })
        case .tuple:
            return .tuple(
                node.all(.argument).map { argument in
                    LabeledValue(
                        label: argument.name,
                        value: argument.children.first.map { evaluate($0, scope) } ?? .none)
                })
        case .closure: return .closure(Closure(node: node, scope: scope))
        case .ternary: return ternary(node, scope)
        case .binary: return binary(node, scope)
        case .prefix: return prefix(node, scope)
        case .postfix: return node.children.first.map { evaluate($0, scope) } ?? .none
        case .cast: return cast(node, scope)
        case .subscript: return element(node, scope)
        case .if, .switch: return run([node][...], scope, isImplicit: true) ?? unknown(node, scope)
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
    private func text(_ node: SourceNode, _ scope: Scope) -> Value {
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
                    var text = self.text(of: value, argument ?? part, scope)
                    let isInteger = self.isInteger(value)
                    for index in text.pieces.indices {
                        text.pieces[index].isInterpolated = true
                        text.pieces[index].isInteger = isInteger
                    }
                    return .text(text)
                }
            }
            alternatives = map(alternatives) { head in
                self.map(next) { tail in
                    guard case .text(let left) = head, case .text(let right) = tail else {
                        return head
                    }
                    return .text(TextValue(pieces: left.pieces + right.pieces, place: place))
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
        return branch(truth(of: condition, scope), { self.evaluate(yes, scope) }) {
            self.evaluate(no, scope)
        }
    }

    private func binary(_ node: SourceNode, _ scope: Scope) -> Value {
        guard node.children.count == 2 else { return unknown(node, scope) }
        let (left, right) = (node.children[0], node.children[1])
        switch node.name {
        case "??":
            return map(evaluate(left, scope)) { value in
                switch value {
                case .none: self.evaluate(right, scope)
                case .unknown(let unknown) where unknown.likely == nil:
                    // A literal is a better sample than a word of ours.
                    self.map(self.evaluate(right, scope)) { other in
                        guard case .unknown = other else { return other }
                        return value
                    }
                default: value
                }
            }
        case "+":
            return map(evaluate(left, scope)) { first in
                self.map(self.evaluate(right, scope)) { second in
                    self.sum(first, second, node, scope)
                }
            }
        case "-", "*", "/":
            guard case .number(let first) = evaluate(left, scope),
                case .number(let second) = evaluate(right, scope)
            else { return unknown(node, scope) }
            switch node.name {
            case "-": return .number(first - second)
            case "*": return .number(first * second)
            default: return second == 0 ? unknown(node, scope) : .number(first / second)
            }
        case "...", "..<":
            return range(node, left, right, scope)
        case "=":
            assign(evaluate(right, scope), to: left, scope)
            return .none
        default:
            // A comparison.
            return branch(truth(of: node, scope), { .bool(true) }) { .bool(false) }
        }
    }

    private func sum(_ first: Value, _ second: Value, _ node: SourceNode, _ scope: Scope) -> Value {
        switch (first, second) {
        case (.number(let first), .number(let second)): return .number(first + second)
        case (.text(let first), .text(let second)): return .text(first + second)
        case (.list(let first), .list(let second)): return .list(first + second)
        case (.views(let first), .views(let second)):
            return .views(joinedTexts(first, second) ?? first + second)
        case (.text(let text), _) where node.children.count == 2:
            return .text(text + self.text(of: second, node.children[1], scope))
        case (_, .text(let text)) where node.children.count == 2:
            return .text(self.text(of: first, node.children[0], scope) + text)
        default: return unknown(node, scope)
        }
    }

    private func range(
        _ node: SourceNode, _ left: SourceNode, _ right: SourceNode, _ scope: Scope
    ) -> Value {
        guard case .number(let first) = evaluate(left, scope),
            case .number(let last) = evaluate(right, scope), first <= last, last - first < 1e6
        else { return unknown(node, scope) }
        let end = Int(last) + (node.name == "..." ? 1 : 0)
        return .list(
            (Int(first)..<max(Int(first), end)).prefix(Self.maximumRepetition).map {
                .number(Double($0))
            })
    }

    /// The most elements of a list that are shown.
    static let maximumRepetition = 200

    private func prefix(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let operand = node.children.first else { return .none }
        switch node.name {
        case "-":
            if case .number(let number) = evaluate(operand, scope) { return .number(-number) }
            return unknown(node, scope)
        case "!": return branch(truth(of: node, scope), { .bool(true) }) { .bool(false) }
        default: return evaluate(operand, scope)
        }
    }

    private func cast(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let operand = node.children.first else { return .none }
        let type = node.name.split(separator: " ").last.map(String.init)
        return map(evaluate(operand, scope)) { value in
            guard case .unknown(var unknown) = value else { return self.typed(value, type) }
            unknown.type = type ?? unknown.type
            return .unknown(unknown)
        }
    }

    private func element(_ node: SourceNode, _ scope: Scope) -> Value {
        guard let base = node.children.first, let index = node.first(.argument)?.children.first
        else { return unknown(node, scope) }
        return map(evaluate(base, scope)) { value in
            switch (value, self.evaluate(index, scope)) {
            case (.list(let values), .number(let number)) where values.indices.contains(Int(number)):
                return values[Int(number)]
            case (.list(let values), _) where !values.isEmpty: return values[0]
            default: return self.unknown(node, scope, type: self.elementType(of: value))
            }
        }
    }

    /// `T` of `[T]`.
    func elementType(of value: Value) -> String? {
        guard case .unknown(let unknown) = value, var type = unknown.type else { return nil }
        if type.hasSuffix("?") { type.removeLast() }
        if type.hasPrefix("Binding<"), type.hasSuffix(">") {
            type = String(type.dropFirst(8).dropLast())
        }
        for (start, end) in [
            ("[", "]"), ("Array<", ">"), ("Set<", ">"), ("FetchedResults<", ">"),
            ("IdentifiedArrayOf<", ">"),
        ]
        where type.hasPrefix(start) && type.hasSuffix(end) {
            let element = type.dropFirst(start.count).dropLast(end.count)
            return element.contains(":") ? nil : String(element)
        }
        return nil
    }
}
