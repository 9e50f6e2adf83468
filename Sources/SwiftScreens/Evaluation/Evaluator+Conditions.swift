// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The truth of a condition.
enum Truth {
    case known(Bool)
    /// Unknown; with `isNegated`, the first branch is the one in which the choice is false.
    case choice(Choice, isNegated: Bool)

    static prefix func ! (truth: Truth) -> Truth {
        switch truth {
        case .known(let value): .known(!value)
        case .choice(let choice, let isNegated): .choice(choice, isNegated: !isNegated)
        }
    }
}

extension Evaluator {
    /// The value of one branch, or of both as a choice.
    func branch(_ truth: Truth, _ yes: () -> Value, _ no: () -> Value) -> Value {
        switch truth {
        case .known(let isTrue): return isTrue ? yes() : no()
        case .choice(let choice, let isNegated):
            return branches(choice) { ($0 == 0) != isNegated ? yes() : no() }
        }
    }

    /// A choice with the branches true and false.
    func choice(_ node: SourceNode, _ scope: Scope) -> Truth {
        var (node, isNegated) = (node, false)
        while node.kind == .prefix, node.name == "!", let operand = node.children.first {
            (node, isNegated) = (operand, !isNegated)
        }
        let text = scope.tree.text(of: node)
        return .choice(
            Choice(
                text: text.hasPrefix("self.") ? String(text.dropFirst(5)) : text,
                branches: ["true", "false"], place: SourcePlace(scope.tree, node)),
            isNegated: isNegated)
    }

    func truth(of node: SourceNode, _ scope: Scope) -> Truth {
        guard step() else { return .known(true) }
        switch node.kind {
        case .prefix where node.name == "!":
            return node.children.first.map { !truth(of: $0, scope) } ?? .known(true)
        case .binary where node.children.count == 2:
            switch node.name {
            case "&&": return all(node.children, node, scope)
            case "||":
                let truths = node.children.map { truth(of: $0, scope) }
                if truths.contains(where: { if case .known(true) = $0 { true } else { false } }) {
                    return .known(true)
                }
                let open = zip(truths, node.children).filter {
                    if case .known = $0.0 { false } else { true }
                }
                return open.isEmpty
                    ? .known(false) : open.count == 1 ? open[0].0 : choice(node, scope)
            case "==", "!=", "<", ">", "<=", ">=": return comparison(node, scope)
            case "??", "+", "-", "*", "/": return truth(ofValue: evaluate(node, scope), node, scope)
            default: return choice(node, scope)
            }
        case .is: return choice(node, scope)
        default:
            if let known = Self.knownConditions[scope.tree.text(of: node)] { return .known(known) }
            return truth(ofValue: evaluate(node, scope), node, scope)
        }
    }

    /// Conditions that hold, or do not, on an iPhone with a release build.
    private static let knownConditions: [String: Bool] = [
        "UIDevice.current.userInterfaceIdiom == .phone": true,
        "UIDevice.current.userInterfaceIdiom == .pad": false,
        "ProcessInfo.processInfo.isiOSAppOnMac": false,
        "ProcessInfo.processInfo.isMacCatalystApp": false,
    ]

    private func truth(ofValue value: Value, _ node: SourceNode, _ scope: Scope) -> Truth {
        switch value {
        case .bool(let value): return .known(value)
        case .choice(let choice, let values):
            if let assumed = assumptions[choice.text], values.indices.contains(assumed) {
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
            return choice(node, scope)
        }
    }

    /// The one condition that is known exactly, for each category.
    private static func accessibilitySizes(_ node: SourceNode, _ scope: Scope) -> Choice {
        Choice(
            text: "dynamicTypeSize.isAccessibilitySize", branches: ["true", "false"],
            place: SourcePlace(scope.tree, node), isByCategory: true)
    }

    /// Whether all conditions hold.
    func all(_ nodes: [SourceNode], _ whole: SourceNode, _ scope: Scope) -> Truth {
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

    private func comparison(_ node: SourceNode, _ scope: Scope) -> Truth {
        let (left, right) = (evaluate(node.children[0], scope), evaluate(node.children[1], scope))
        if node.name == "==" || node.name == "!=" {
            if let equal = areEqual(left, right) { return .known(equal == (node.name == "==")) }
            if case .choice = left, case .choice = right { return choice(node, scope) }
            if case .choice(let choice, let values) = left {
                return truth(
                    ofValue: .choice(choice, values.map { self.equality($0, right, node) }), node,
                    scope)
            }
            // `a != b` is the other side of `a == b`.
            if node.name == "!=" {
                let text = scope.tree.text(of: node).split(separator: " != ", maxSplits: 1)
                if text.count == 2 {
                    return .choice(
                        Choice(
                            text: "\(text[0]) == \(text[1])", branches: ["true", "false"],
                            place: SourcePlace(scope.tree, node)), isNegated: true)
                }
            }
            return choice(node, scope)
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
        return choice(node, scope)
    }

    /// `dynamicTypeSize >= .accessibility1` and its like.
    private func categoryComparison(
        _ node: SourceNode, _ right: Value, _ scope: Scope
    ) -> Truth? {
        guard case .enumCase(let size) = right,
            ["dynamicTypeSize", "sizeCategory"].contains(
                where: scope.tree.text(of: node.children[0]).hasSuffix)
        else { return nil }
        let isFirst = ["accessibility1", "accessibilityMedium"].contains(size.name)
        let isLast = ["xxxLarge", "extraExtraExtraLarge"].contains(size.name)
        let choice = Self.accessibilitySizes(node, scope)
        switch node.name {
        case ">=" where isFirst, ">" where isLast: return .choice(choice, isNegated: false)
        case "<" where isFirst, "<=" where isLast: return .choice(choice, isNegated: true)
        default: return nil
        }
    }

    private func equality(_ left: Value, _ right: Value, _ node: SourceNode) -> Value {
        areEqual(left, right).map { .bool($0 == (node.name == "==")) } ?? .none
    }

    /// Whether two values are equal; nil if that is unknown.
    func areEqual(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.none, .none): true
        case (.none, .unknown), (.unknown, .none), (.unknown, _), (_, .unknown): nil
        case (.choice, _), (_, .choice): nil
        case (.none, _), (_, .none): false
        case (.text(let first), .text(let second)):
            first.isSample || second.isSample ? nil : first.string == second.string
        case (.number(let first), .number(let second)): first == second
        case (.bool(let first), .bool(let second)): first == second
        case (.enumCase(let first), .enumCase(let second)):
            first.name != second.name
                ? false : first.arguments.isEmpty && second.arguments.isEmpty ? true : nil
        default: nil
        }
    }
}

// MARK: - Conditions of statements

extension Evaluator {
    /// The truth of the conditions of an `if` or `guard`. Variables of `if let` are added to the scope of the branch.
    func truth(ofConditions conditions: SourceNode?, binding inner: Scope) -> Truth {
        guard let conditions else { return .known(true) }
        var open: [Truth] = []
        for node in conditions.children {
            let truth: Truth
            switch node.kind {
            case .available: truth = .known(true)
            case .unavailable: truth = .known(false)
            case .optional: truth = bind(node, inner)
            case .matching: truth = match(node, inner)
            default: truth = self.truth(of: node, inner)
            }
            switch truth {
            case .known(true): break
            case .known(false): return truth
            case .choice: open.append(truth)
            }
        }
        guard let first = open.first else { return .known(true) }
        return open.count == 1 ? first : choice(conditions, inner)
    }

    private func bind(_ node: SourceNode, _ scope: Scope) -> Truth {
        let expression = node.children.first
        let value =
            expression.map { evaluate($0, scope) }
            ?? evaluate(SourceNode(.reference, node.range, node.name, []), scope)
        let text = expression.map { scope.tree.text(of: $0) } ?? node.name
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
            if let assumed = assumptions[isThere.text] { return .known(assumed == 0) }
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
        guard node.children.count == 2 else { return choice(node, scope) }
        let subject = evaluate(node.children[1], scope)
        return matches(node.children[0], subject, scope) ?? choice(node, scope)
    }

    /// Whether a value has a pattern; nil if that is unknown. Variables of the pattern are added to the scope.
    func matches(_ pattern: SourceNode, _ subject: Value, _ scope: Scope) -> Truth? {
        if case .choice = subject { return nil }
        let text =
            pattern.kind == .pattern || pattern.kind == .label
            ? pattern.name : scope.tree.text(of: pattern)
        guard let parsed = CasePattern(text) else {
            guard pattern.kind != .pattern, pattern.kind != .label else { return nil }
            return areEqual(subject, evaluate(pattern, scope)).map { .known($0) }
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

/// A pattern of an enum's case: `.toggle(let isOn)`, `let .a(b, c)`, `Type.some(_)`, `_`, `let x`.
struct CasePattern {
    var name = ""
    var variables: [(name: String, index: Int)] = []
    var isAnything = false

    init?(_ text: String) {
        var text = Substring(text)
        var isBinding = false
        for word in ["let ", "var "] where text.hasPrefix(word) {
            text = text.dropFirst(4)
            isBinding = true
        }
        if text == "_" {
            isAnything = true
            return
        }
        guard let dot = text.firstIndex(of: ".") else {
            guard isBinding, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                return nil
            }
            isAnything = true
            variables = [(String(text), 0)]
            return
        }
        // `Type.name` or `.name`.
        let head = text[..<dot]
        guard head.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        text = text[text.index(after: dot)...]
        let end = text.firstIndex(of: "(") ?? text.endIndex
        name = String(text[..<end].split(separator: ".").last ?? "")
        if name.hasSuffix("?") { name.removeLast() }
        guard end < text.endIndex else { return }
        let inside = text[text.index(after: end)...].prefix { $0 != ")" }
        for (index, part) in inside.split(separator: ",").enumerated() {
            var part = part.drop { $0 == " " }
            if let colon = part.firstIndex(of: ":") {
                part = part[part.index(after: colon)...].drop { $0 == " " }
            }
            let isVariable = isBinding || part.hasPrefix("let ") || part.hasPrefix("var ")
            if part.hasPrefix("let ") || part.hasPrefix("var ") { part = part.dropFirst(4) }
            if isVariable, part != "_" { variables.append((String(part), index)) }
        }
    }
}
