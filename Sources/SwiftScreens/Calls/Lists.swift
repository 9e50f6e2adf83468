// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Properties and functions of lists.
struct Lists: EvaluatorPart {
    let evaluator: Evaluator

    /// A property of a list; nil if nothing is known about it.
    func property(_ name: String, of values: [Value]) -> Value? {
        switch name {
        case "count": .number(Double(values.count))
        case "isEmpty": .bool(values.isEmpty)
        case "first": values.first ?? Value.none
        case "last": values.last ?? Value.none
        case "indices": .list(values.indices.map { .number(Double($0)) })
        default: nil
        }
    }

    /// The result of a function of a list.
    func call(_ name: String, on values: [Value], _ site: CallSite) -> Value {
        evaluator.step(values.count)
        switch name {
        case "enumerated":
            return bounded(
                .list(
                    values.enumerated().map {
                        .tuple([
                            LabeledValue(label: "offset", value: .number(Double($0.offset))),
                            LabeledValue(label: "element", value: $0.element),
                        ])
                    }), site.node, site.scope)
        case "reversed": return .list(values.reversed())
        case "map", "compactMap":
            guard let argument = site.arguments.first,
                case .closure(let closure) = evaluate(argument)
            else { return unknown(site) }
            let results = values.map { functions.apply(closure, to: [$0]) }
            return bounded(.list(results), site.node, site.scope)
        // What is left out, or in which order, is data.
        case "filter", "sorted", "prefix", "dropFirst", "shuffled": return .list(values)
        case "joined": return joined(values, site)
        default: return unknown(site)
        }
    }

    private func joined(_ values: [Value], _ site: CallSite) -> Value {
        let parts = values.map { texts.text(of: $0, site.node, site.scope) }
        guard let first = parts.first else { return .text(TextValue("")) }
        var separator = TextValue("")
        if let argument = site.arguments.first, case .text(let text) = evaluate(argument) {
            separator = text
        }
        return .text(parts.dropFirst().reduce(first) { $0 + separator + $1 })
    }
}
