// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Properties and functions of lists, and of dictionaries, which are lists of entries in the order of the source.
struct Lists: EvaluatorPart {
    let evaluator: Evaluator

    /// An entry of a dictionary: a key and its value.
    static func entry(_ parts: [Value]) -> Value {
        .tuple(zip(["key", "value"], parts).map { LabeledValue(label: $0, value: $1) })
    }

    /// A part of all entries, `key` or `value`; nil for other lists.
    private func parts(_ label: String, of values: [Value]) -> [Value]? {
        let found = values.compactMap { value -> Value? in
            guard case .tuple(let parts) = value, parts.first?.label == "key" else { return nil }
            return parts.first { $0.label == label }?.value
        }
        return found.count == values.count ? found : nil
    }

    /// The value for a key; nil for other lists, and if only the app knows which it is.
    func value(for key: Value, in values: [Value]) -> Value? {
        guard !values.isEmpty, let keys = parts("key", of: values),
            let contents = parts("value", of: values)
        else { return nil }
        for (other, content) in zip(keys, contents) {
            guard let isEqual = Value.areEqual(typed(other, key.typeName), key) else { return nil }
            if isEqual { return content }
        }
        return Value.none
    }

    /// A property of a list; nil if nothing is known about it.
    func property(_ name: String, of values: [Value]) -> Value? {
        switch name {
        case "count": .number(Double(values.count))
        case "isEmpty": .bool(values.isEmpty)
        case "first": values.first ?? Value.none
        case "last": values.last ?? Value.none
        case "indices": .list(values.indices.map { .number(Double($0)) })
        case "keys": parts("key", of: values).map { .list($0) }
        case "values": parts("value", of: values).map { .list($0) }
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
        case "sorted": return .list(sorted(values, site))
        // In which order is data.
        case "shuffled": return .list(values)
        case "joined": return joined(values, site)
        default: return unknown(site)
        }
    }

    /// The elements in order, if the source alone says it.
    private func sorted(_ values: [Value], _ site: CallSite) -> [Value] {
        guard values.count <= Budget.maximumSorting else { return values }
        var order: Closure?
        if let argument = site.arguments.first {
            guard case .closure(let closure) = evaluate(argument) else { return values }
            order = closure
        }
        var result: [Value] = []
        for value in values {
            var index = result.count
            while index > 0 {
                guard let isEarlier = precedes(value, result[index - 1], by: order) else {
                    return values
                }
                if !isEarlier { break }
                index -= 1
            }
            result.insert(value, at: index)
        }
        return result
    }

    /// Whether a value comes before another one; nil if that is unknown.
    private func precedes(_ first: Value, _ second: Value, by order: Closure?) -> Bool? {
        if let order {
            guard case .bool(let isFirst) = functions.apply(order, to: [first, second]) else {
                return nil
            }
            return isFirst
        }
        switch (first, second) {
        case (.text(let first), .text(let second)):
            return first.isSample || second.isSample ? nil : first.string < second.string
        case (.number(let first), .number(let second)): return first < second
        default: return nil
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
