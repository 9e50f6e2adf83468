// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The arguments of a call of a view.
struct ViewCall {
    let evaluator: Evaluator
    let arguments: [Argument]
    let place: SourcePlace
    let node: SourceNode
    let scope: Scope

    func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

    /// The first argument without a label in the parentheses.
    var first: Argument? { arguments.first { $0.label.isEmpty && !$0.isTrailing } }

    /// The first closure after the parentheses, which has no label.
    var trailing: Argument? { arguments.first { $0.isTrailing && $0.label.isEmpty } }

    /// Whether a closure after the parentheses has the label `label`, so that the one before it is something else.
    var trailingIsLabel: Bool { false }

    /// Whether the first argument is a label's closure: `Button(f) { … }`.
    var firstPlainClosure: Bool { first != nil }

    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    func value(_ label: String) -> Value? {
        argument(label).map { evaluator.evaluate($0.node, $0.scope) }
    }

    func number(_ label: String) -> Double? {
        if case .number(let number)? = value(label) { number } else { nil }
    }

    func string(_ label: String) -> String? {
        guard let argument = argument(label) else { return nil }
        return string(argument)
    }

    var firstString: String? { first.flatMap(string) ?? arguments.first.flatMap(string) }

    private func string(_ argument: Argument) -> String? {
        switch evaluator.evaluate(argument.node, argument.scope) {
        case .text(let text): return text.isSample ? nil : text.string
        case .enumCase(let enumCase): return enumCase.name
        case .choice(_, let values):
            for value in values { if case .text(let text) = value { return text.string } }
            return nil
        case .unknown(let unknown):
            if case .text(let text)? = unknown.likely { return text.string }
            return nil
        default: return nil
        }
    }

    func caseName(_ label: String) -> String? {
        if case .enumCase(let enumCase)? = value(label) { enumCase.name } else { nil }
    }

    func content(_ label: String, orTrailing: Bool = false) -> [ViewNode] {
        let found = (label.isEmpty ? nil : argument(label)) ?? (orTrailing ? trailing : nil)
        return evaluator.content(found)
    }

    func closure(_ label: String, orTrailing: Bool) -> Closure? {
        let found = argument(label) ?? trailing ?? arguments.last
        guard let found, case .closure(let closure) = evaluator.evaluate(found.node, found.scope)
        else { return nil }
        return closure
    }

    /// The title of a view as its first argument: a text, or a view.
    var titled: [ViewNode]? {
        guard let first, first.node.kind != .closure else { return nil }
        return evaluator.titleViews(first)
    }

    /// The text of `Text(…)`.
    var text: ViewNode.Kind {
        guard
            let argument = arguments.first(where: {
                !$0.isTrailing && ($0.label.isEmpty || $0.label == "verbatim")
            })
        else { return .text(TextValue("", place: place)) }
        var table: String?
        if case .text(let name)? = value("tableName") ?? value("table") { table = name.string }
        return kind(evaluator.evaluate(argument.node, argument.scope), argument, table)
    }

    private func kind(_ value: Value, _ argument: Argument, _ table: String?) -> ViewNode.Kind {
        if case .choice(let choice, let values) = value {
            return .choice(
                choice,
                values.enumerated().map { branch, value in
                    evaluator.assuming(choice, branch) {
                        [ViewNode(kind: kind(value, argument, table), place: place)]
                    }
                })
        }
        var text = evaluator.text(of: value, argument.node, argument.scope)
        if argument.label == "verbatim" {
            text.isLiteral = false
        } else if Self.isLocalizable(argument.node) {
            text = evaluator.localized(text, table: table)
        }
        return .text(text)
    }

    /// Whether an argument is a literal, which SwiftUI looks up, and no variable.
    static func isLocalizable(_ node: SourceNode) -> Bool {
        switch node.kind {
        case .string: true
        case .ternary: node.children.dropFirst().allSatisfy(isLocalizable)
        default: false
        }
    }

    func passOver(_ label: String, _ reason: SourceNotes.Reason) {
        for argument in arguments where argument.label == label {
            evaluator.notes.passOver([argument.node], in: argument.scope.tree, reason)
        }
    }

    func passOverTrailing(_ reason: SourceNotes.Reason) {
        guard let trailing else { return }
        evaluator.notes.passOver([trailing.node], in: trailing.scope.tree, reason)
    }
}

extension Evaluator {
    /// The first argument of a view as its title.
    func titleViews(_ argument: Argument) -> [ViewNode] {
        let place = SourcePlace(argument.scope.tree, argument.node)
        let value = evaluate(argument.node, argument.scope)
        return titleViews(value, argument, place)
    }

    private func titleViews(_ value: Value, _ argument: Argument, _ place: SourcePlace)
        -> [ViewNode]
    {
        switch value {
        case .views(let views): return views
        case .instance: return views(of: value, argument.node, argument.scope)
        case .choice(let choice, let values):
            return [
                ViewNode(
                    kind: .choice(
                        choice,
                        values.enumerated().map { branch, value in
                            assuming(choice, branch) { titleViews(value, argument, place) }
                        }), place: place)
            ]
        default:
            var text = text(of: value, argument.node, argument.scope)
            if text.isLiteral { text = localized(text, table: nil) }
            return [ViewNode(kind: .text(text), place: place)]
        }
    }
}
