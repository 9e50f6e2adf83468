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
        case "filter": return filtered(values, site)
        case "dropFirst", "dropLast", "prefix", "suffix":
            guard let count = count(site, or: name.hasPrefix("drop") ? 1 : nil) else {
                return .list(values)
            }
            switch name {
            case "dropFirst": return .list(Array(values.dropFirst(count)))
            case "dropLast": return .list(Array(values.dropLast(count)))
            case "prefix": return .list(Array(values.prefix(count)))
            default: return .list(Array(values.suffix(count)))
            }
        // In which order is data.
        case "sorted", "shuffled": return .list(values)
        case "joined": return joined(values, site)
        default: return unknown(site)
        }
    }

    /// The elements without those that the source alone leaves out.
    private func filtered(_ values: [Value], _ site: CallSite) -> Value {
        guard let argument = site.arguments.first, case .closure(let closure) = evaluate(argument)
        else { return .list(values) }
        return .list(
            values.filter { value in
                if case .bool(false) = functions.apply(closure, to: [value]) { false } else { true }
            })
    }

    /// The number of elements that is wanted; nil if only the app knows it.
    private func count(_ site: CallSite, or standard: Int?) -> Int? {
        guard let argument = site.arguments.first else { return standard }
        guard case .number(let number) = evaluate(argument), (0...1e6).contains(number) else {
            return nil
        }
        return Int(number)
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
