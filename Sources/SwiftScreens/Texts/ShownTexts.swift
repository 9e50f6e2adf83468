// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The text of a value where the app shows it: what is known, or a sample.
struct ShownTexts: EvaluatorPart {
    let evaluator: Evaluator

    /// The text of an argument.
    func text(of argument: Argument) -> TextValue {
        text(of: evaluate(argument), argument.node, argument.scope)
    }

    /// The arguments of a format: those without labels, or the elements of a list.
    func pieces(_ site: CallSite) -> [TextValue.Piece] {
        site.arguments.filter { Self.formatLabels.contains($0.label) }.flatMap { argument in
            guard case .list(let values) = evaluate(argument) else { return [piece(argument)] }
            return values.map { text(of: $0, argument.node, argument.scope).asPiece }
        }
    }

    private static let formatLabels: Set = ["", "arguments", "with", "args"]

    /// The text of an argument as a part of another text.
    func piece(_ argument: Argument) -> TextValue.Piece { text(of: argument).asPiece }

    /// A text in a format that is an argument beside it: of `Text(…)`, `LabeledContent(…)`, or an interpolation.
    func formatted(_ text: TextValue, by argument: (_ label: String) -> Value?) -> TextValue {
        if case .enumCase(let style)? = argument("format"), let format = NumberFormat(style) {
            return text.formatted(format, keeping: evaluator.samples)
        }
        if case .text(let specifier)? = argument("specifier"),
            let format = TextFormat(specifier.string).placeholders.first.flatMap(NumberFormat.init)
        {
            return text.formatted(format, keeping: evaluator.samples)
        }
        if case .enumCase(let style)? = argument("style") {
            return text.dated(Samples.dates[style.name], keeping: evaluator.samples)
        }
        return text
    }

    /// The sample for the data of an expression: that of the person who looks at the screen, or else a standard one.
    private func sample(
        _ standard: String, for expression: String, at place: SourcePlace
    ) -> TextValue {
        let text = evaluator.samples[expression] ?? standard
        let sample = Sample(expression: expression, text: text, place: place)
        return TextValue(pieces: [TextValue.Piece(text: text, sample: sample)], place: place)
    }

    /// The types of texts, which apps extend with constants and functions of their own.
    static let textTypes = ["String", "LocalizedStringKey", "LocalizedStringResource"]

    /// A constant of a type of texts: `Text(.about)`.
    private func constant(_ enumCase: EnumCase, _ scope: Scope) -> TextValue? {
        guard !enumCase.isCall, enumCase.changes.isEmpty else { return nil }
        for type in Self.textTypes {
            if case .text(let text)? = staticMembers.member(enumCase.name, of: type, scope) {
                return text
            }
        }
        return nil
    }

    /// The text of a value where the app shows it: a sample, if only the app knows it.
    func text(of value: Value, _ node: SourceNode, _ scope: Scope) -> TextValue {
        let place = SourcePlace(scope.tree, node)
        func standard(_ text: String) -> TextValue {
            sample(text, for: source(node, scope), at: place)
        }
        switch value {
        case .text(let text): return text
        case .number(let number):
            return TextValue(number.shortestDescription, place: place)
        case .bool(let value): return TextValue("\(value)", place: place)
        case .none: return TextValue("", place: place)
        case .enumCase(let enumCase):
            if let text = localization.constant(enumCase, place) { return text }
            if enumCase.type == nil, let text = constant(enumCase, scope) { return text }
            guard enumCase.type != nil, !enumCase.isCall,
                let shown = members.property("description", of: value, scope)
                    ?? members.property("rawValue", of: value, scope),
                case .text(let text) = shown
            else { return standard(Samples.text(forConstant: enumCase)) }
            return text
        case .choice(_, let values):
            return values.first.map { text(of: $0, node, scope) }
                ?? standard(Samples.other)
        case .unknown(let unknown):
            let origin = unknown.place ?? place
            if let likely = unknown.likely, evaluator.samples[unknown.text] == nil {
                var text = text(of: likely, node, scope)
                if !text.isEmpty {
                    // It is shown at first, and the app changes it.
                    let sample = Sample(
                        expression: unknown.text, text: text.string, place: origin)
                    for index in text.pieces.indices { text.pieces[index].sample = sample }
                    return text
                }
            }
            return sample(
                Samples.text(for: unknown.lastName, type: unknown.type), for: unknown.text,
                at: origin)
        case .instance(let instance):
            return standard(Samples.text(for: instance.type.name, type: nil))
        case .views(let views):
            // `Text("a") + Text("b")` in an interpolation.
            for view in views {
                switch view.kind {
                case .text(let text): return text
                // A symbol in a text has no letters.
                case .symbol, .picture: return TextValue("", place: place)
                default: break
                }
            }
            return standard(Samples.other)
        case .list, .tuple, .type, .closure: return standard(Samples.other)
        }
    }
}
