// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A call of a view or of a modifier of SwiftUI, with its arguments as views need them.
struct ViewCall: EvaluatorPart {
    let evaluator: Evaluator
    let site: CallSite

    var place: SourcePlace { site.place }

    // MARK: - Arguments

    func has(_ label: String) -> Bool { argument(label) != nil }

    func argument(_ label: String) -> Argument? { site.arguments.first { $0.label == label } }

    /// The first argument without a label in the parentheses.
    var first: Argument? { site.arguments.first { $0.label.isEmpty && !$0.isTrailing } }

    /// The first closure after the parentheses, which has no label.
    var trailing: Argument? { site.arguments.first { $0.isTrailing && $0.label.isEmpty } }

    // MARK: - Values

    func value(_ label: String) -> Value? { argument(label).map { evaluate($0) } }

    var firstValue: Value? { first.map { evaluate($0) } }

    func number(_ label: String) -> Double? {
        let number: Double
        switch value(label) {
        case .number(let known)?: number = known
        case .unknown(let unknown)?:
            guard case .number(let likely)? = unknown.likely else { return nil }
            number = likely
        default: return nil
        }
        return abs(number) < 1e6 ? number : nil
    }

    /// The name of a case, such as `leading` of `alignment: .leading`.
    func caseName(_ label: String) -> String? {
        if case .enumCase(let enumCase)? = value(label) { enumCase.name } else { nil }
    }

    var firstCaseName: String? {
        if case .enumCase(let enumCase)? = firstValue { enumCase.name } else { nil }
    }

    /// The name of a symbol or picture; nil if only the app knows it.
    func name(_ label: String) -> String? { argument(label).flatMap(name) }

    var firstName: String? { first.flatMap(name) ?? site.arguments.first.flatMap(name) }

    private func name(_ argument: Argument) -> String? {
        notes.passOver([argument.node], in: argument.scope.tree, .symbol)
        switch evaluate(argument) {
        case .text(let text): return text.isSample ? nil : text.string
        // Pictures of catalogs have folders: `.Settings.camera`.
        case .enumCase(let enumCase): return enumCase.changes.last?.name ?? enumCase.name
        case .choice(_, let values):
            for value in values { if case .text(let text) = value { return text.string } }
            return nil
        case .unknown(let unknown):
            if case .text(let text)? = unknown.likely { return text.string }
            return nil
        default: return nil
        }
    }

    func closure(_ label: String) -> Closure? {
        guard let found = argument(label) ?? trailing ?? site.arguments.last,
            case .closure(let closure) = evaluate(found)
        else { return nil }
        return closure
    }

    // MARK: - Views

    /// The views of an argument; without it those of the first closure after the parentheses, or none.
    func views(_ label: String, orTrailing: Bool = false) -> [ViewNode] {
        viewContent.views(of: argument(label) ?? (orTrailing ? trailing : nil))
    }

    var trailingViews: [ViewNode] { viewContent.views(of: trailing) }

    var content: [ViewNode] { views("content", orTrailing: true) }

    /// The title of a view as its first argument: a text, or a view.
    var titled: [ViewNode]? {
        guard let first, first.node.kind != .closure else { return nil }
        return viewContent.titleViews(first)
    }

    /// The views of an argument, which may also be a text: an initializer of the app makes a view of it.
    func titled(_ label: String) -> [ViewNode] {
        guard let argument = argument(label), argument.node.kind == .string else {
            return views(label)
        }
        return viewContent.titleViews(argument)
    }

    /// The title with the symbol of `systemImage:`.
    var titledLabel: [ViewNode]? {
        guard let titled, let symbol = name("systemImage") else { return titled }
        return [node(.label(title: titled, icon: [node(.symbol(symbol))]))]
    }

    func node(_ kind: ViewNode.Kind) -> ViewNode { viewContent.node(kind, at: place) }

    // MARK: - What is passed over

    func passOver(_ label: String, _ reason: SourceNotes.Reason) {
        for argument in site.arguments where argument.label == label {
            notes.passOver([argument.node], in: argument.scope.tree, reason)
        }
    }

    /// Passes over the arguments without a part in the label.
    func passOver(except labels: Set<String>, _ reason: SourceNotes.Reason) {
        for argument in site.arguments where !labels.contains(argument.label) {
            notes.passOver([argument.node], in: argument.scope.tree, reason)
        }
    }

    func passOverContent(_ reason: SourceNotes.Reason) {
        passOver("content", reason)
        passOverTrailing(reason)
    }

    func passOverTrailing(_ reason: SourceNotes.Reason) {
        guard let trailing else { return }
        notes.passOver([trailing.node], in: trailing.scope.tree, reason)
    }
}
