// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Functions and initializers of Swift and Foundation that give texts, numbers, and bindings.
struct SystemFunctions: EvaluatorPart {
    let evaluator: Evaluator

    /// The result of a function of Swift or Foundation; nil for any other name.
    func call(_ name: String, _ site: CallSite) -> Value? {
        switch name {
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Text.LocalizedStringKey",
            "AttributedString", "NSLocalizedString", "String.LocalizationValue",
            "NSAttributedString", "Substring":
            return string(name, site)
        case "Int", "Double", "Float", "CGFloat", "Int64", "UInt", "Int32":
            return number(name, site)
        case "Binding": return binding(site)
        case "zip": return zipped(site)
        case "Array", "Set", "Bindable", "Bool", "Optional", "ClosedRange":
            return first(site).map { evaluate($0) } ?? unknown(site)
        case "Binding.constant": return first(site).map { evaluate($0) }
        case "min", "max": return limit(name, site)
        case "stride": return stride(site)
        case "URL", "Date", "UUID", "Locale", "Calendar", "NumberFormatter", "DateFormatter",
            "IndexSet", "NSRange":
            return unknown(site, type: name)
        // Functions of apps that wrap `NSLocalizedString`, with its labels.
        case let name where name.hasSuffix("LocalizedString"): return string(name, site)
        default: return nil
        }
    }

    private func first(_ site: CallSite) -> Argument? {
        site.arguments.first { $0.label.isEmpty && !$0.isTrailing }
    }

    /// The value of the first of some labels that the call has.
    private func argument(_ labels: String..., of site: CallSite) -> Value? {
        for label in labels {
            if let argument = site.arguments.first(where: { $0.label == label }) {
                return evaluate(argument)
            }
        }
        return nil
    }

    // MARK: - Strings

    private func string(_ name: String, _ site: CallSite) -> Value {
        if case .text(let text)? = argument("repeating", of: site),
            case .number(let count)? = argument("count", of: site), (0...100).contains(count)
        {
            return .text(text.map { String(repeating: $0, count: Int(count)) })
        }
        // Its arguments have no labels.
        if let format = argument("format", of: site) { return self.format(format, site) }
        let isMarkdown =
            name == "AttributedString"
            && site.arguments.contains { ["markdown", "localized"].contains($0.label) }
        let localizing = argument("localized", "key", of: site)
        guard let key = localizing ?? first(site).map({ evaluate($0) }) else {
            let described = argument(
                "describing", "reflecting", "stringLiteral", "string", "markdown", of: site)
            if let described {
                return map(described) { value in
                    let text = texts.text(of: value, site.node, site.scope)
                    return .text(isMarkdown ? text.withoutMarkdown : text)
                }
            }
            return site.arguments.isEmpty ? .text(TextValue("")) : unknown(site, type: "String")
        }
        let isLookup =
            localizing != nil || name.hasPrefix("Localized") || name.hasSuffix("LocalizedString")
        var table: String?
        if case .text(let text)? = argument("table", of: site) {
            table = text.string
        } else if case .text(let text)? = argument("tableName", of: site) {
            table = text.string
        }
        return map(key) { key in
            switch key {
            case .text(let text):
                var result = isLookup ? lookup(text, table, site) : text
                if isMarkdown { result = result.withoutMarkdown }
                result.isLiteral = false
                return .text(result)
            case .unknown(var unknown):
                unknown.type = unknown.type ?? "String"
                return .unknown(unknown)
            default: return .text(texts.text(of: key, site.node, site.scope))
            }
        }
    }

    private func lookup(_ key: TextValue, _ table: String?, _ site: CallSite) -> TextValue {
        var fallback: TextValue?
        if case .text(let value)? = argument("value", "defaultValue", of: site), !value.isEmpty {
            fallback = value
        }
        var result = localization.localized(key, table: table, fallback: fallback, isKey: true)
        result.place = site.place
        return result
    }

    /// `String(format: "%d of %d", 1, 2)`.
    private func format(_ format: Value, _ site: CallSite) -> Value {
        map(format) { value in
            guard case .text(let format) = value else { return unknown(site, type: "String") }
            let pieces = texts.pieces(site)
            var result = format.filled(with: pieces)
            result.place = result.place ?? site.place
            return .text(result)
        }
    }

    // MARK: - Numbers

    private func number(_ type: String, _ site: CallSite) -> Value {
        guard let first = first(site) else { return unknown(site, type: type) }
        return map(evaluate(first)) { value in
            switch value {
            case .number: return value
            case .unknown(var unknown):
                unknown.type = type
                return .unknown(unknown)
            default: return unknown(site, type: type)
            }
        }
    }

    /// `stride(from: 6, through: 18, by: 4)`.
    private func stride(_ site: CallSite) -> Value {
        func number(_ label: String) -> Double? {
            if case .number(let number)? = argument(label, of: site) { number } else { nil }
        }
        guard let first = number("from"), let step = number("by"), step != 0,
            let last = number("through") ?? number("to")
        else { return unknown(site) }
        let numbers =
            number("through") == nil
            ? Array(Swift.stride(from: first, to: last, by: step).prefix(Budget.maximumRepetition))
            : Array(
                Swift.stride(from: first, through: last, by: step).prefix(Budget.maximumRepetition))
        return .list(numbers.map { .number($0) })
    }

    private func zipped(_ site: CallSite) -> Value {
        guard site.arguments.count == 2, case .list(let first) = evaluate(site.arguments[0]),
            case .list(let second) = evaluate(site.arguments[1])
        else { return first(site).map { evaluate($0) } ?? unknown(site) }
        let pairs = zip(first, second).map { pair in
            Value.tuple([
                LabeledValue(label: "", value: pair.0), LabeledValue(label: "", value: pair.1),
            ])
        }
        return bounded(.list(pairs), site.node, site.scope)
    }

    private func limit(_ name: String, _ site: CallSite) -> Value? {
        let numbers = site.arguments.compactMap { argument -> Double? in
            if case .number(let number) = evaluate(argument) { number } else { nil }
        }
        guard numbers.count == site.arguments.count else { return unknown(site) }
        return (name == "min" ? numbers.min() : numbers.max()).map { .number($0) }
    }

    // MARK: - Bindings

    /// `Binding(get: { … }, set: { … })`: a variable that has at first what its getter returns.
    private func binding(_ site: CallSite) -> Value {
        guard let get = site.arguments.first(where: { $0.label == "get" || $0.label.isEmpty })
        else { return unknown(site) }
        let value = evaluate(get)
        guard case .closure(let closure) = value else { return value }
        let result = functions.apply(closure, [])
        if case .unknown = result { return result }
        return .unknown(
            Unknown(
                text: source(get.node, get.scope), likely: result, place: site.place))
    }
}
