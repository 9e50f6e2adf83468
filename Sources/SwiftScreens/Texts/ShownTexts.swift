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

    /// The text of an argument as a part of another text.
    func piece(_ argument: Argument) -> TextValue.Piece {
        let text = text(of: argument)
        return TextValue.Piece(text: text.string, isSample: text.isSample)
    }

    /// The text of a value where the app shows it: a sample, if only the app knows it.
    func text(of value: Value, _ node: SourceNode, _ scope: Scope) -> TextValue {
        let place = SourcePlace(scope.tree, node)
        switch value {
        case .text(let text): return text
        case .number(let number):
            return TextValue(number.shortestDescription, place: place)
        case .bool(let value): return TextValue("\(value)", place: place)
        case .none: return TextValue("", place: place)
        case .enumCase(let enumCase):
            if let text = localization.constant(enumCase, place) { return text }
            guard enumCase.type != nil, !enumCase.isCall,
                let shown = members.property("description", of: value, scope)
                    ?? members.property("rawValue", of: value, scope),
                case .text(let text) = shown
            else { return .sample(Samples.text(forConstant: enumCase), place: place) }
            return text
        case .choice(_, let values):
            return values.first.map { text(of: $0, node, scope) }
                ?? .sample(Samples.other, place: place)
        case .unknown(let unknown):
            if let likely = unknown.likely {
                var text = text(of: likely, node, scope)
                if !text.isEmpty {
                    // It is shown at first, and the app changes it.
                    for index in text.pieces.indices { text.pieces[index].isSample = true }
                    return text
                }
            }
            let name = unknown.lastName
            return .sample(
                Samples.text(for: name, type: unknown.type), place: unknown.place ?? place)
        case .instance(let instance):
            return .sample(Samples.text(for: instance.type.name, type: nil), place: place)
        case .views(let views):
            // `Text("a") + Text("b")` in an interpolation.
            for view in views { if case .text(let text) = view.kind { return text } }
            return .sample(Samples.other, place: place)
        case .list, .tuple, .type, .closure: return .sample(Samples.other, place: place)
        }
    }
}
