// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Functions that are called on a value: `value.name(…)`.
struct MethodCalls: EvaluatorPart {
    let evaluator: Evaluator

    /// The result of a function of a value.
    func call(_ name: String, on value: Value, _ site: CallSite) -> Value {
        if name == "map" || name == "flatMap", let result = transformed(value, site) {
            return result
        }
        switch value {
        case .views(let views): return modifiers.modify(views, name, site)
        case .instance(let instance): return call(name, on: instance, site)
        case .type(let type): return call(name, onType: type, site)
        case .text(let text): return strings.call(name, on: text, site)
        case .list(let values): return lists.call(name, on: values, site)
        case .enumCase(let enumCase): return call(name, on: enumCase, site)
        case .closure(let closure) where name == "callAsFunction":
            return functions.apply(closure, site.arguments)
        case .unknown(let unknown): return call(name, on: unknown, site)
        case .number(let number) where name == "formatted":
            let format = numberFormat(site)
            return .text(
                TextValue(
                    format?.text(of: number) ?? number.shortestDescription, place: site.place))
        case .number, .bool, .none, .tuple, .closure, .choice:
            return call(property: name, of: value, site)
        }
    }

    /// `optional.map { Text($0) }`, and `optional.map(Text.init)`; nil for the elements of a list.
    private func transformed(_ value: Value, _ site: CallSite) -> Value? {
        guard let function = site.arguments.first, site.arguments.count == 1 else { return nil }
        var value = value
        switch value {
        case .none: return Value.none
        case .unknown(var unknown):
            guard value.elementType == nil else { return nil }
            if unknown.type?.hasSuffix("?") == true { unknown.type?.removeLast() }
            value = .unknown(unknown)
        case .text, .number, .bool, .enumCase, .instance: break
        case .list, .tuple, .type, .closure, .views, .choice: return nil
        }
        if function.node.kind == .closure {
            guard case .closure(let closure) = evaluate(function) else { return nil }
            return functions.apply(closure, to: [value])
        }
        guard function.node.kind == .member, function.node.name == "init",
            let type = function.node.children.first
        else { return nil }
        let inner = Scope(parent: function.scope)
        inner.values["\u{0}base"] = value
        let range = function.node.range
        let argument = SourceNode(
            .argument, range, "", [SourceNode(.reference, range, "\u{0}base", [])])
        return evaluate(SourceNode(.call, range, "", [type, argument]), inner)
    }

    /// A property that has a closure, or a value that can be called.
    private func call(property name: String, of value: Value, _ site: CallSite) -> Value {
        guard let found = members.property(name, of: value, site.scope) else {
            return unknown(site)
        }
        return calls.call(value: found, site)
    }

    /// The function that a property of a value is.
    private func function(_ name: String, of value: Value, _ site: CallSite) -> Closure? {
        if case .closure(let function)? = members.property(name, of: value, site.scope) {
            function
        } else {
            nil
        }
    }

    private func call(_ name: String, on instance: Instance, _ site: CallSite) -> Value {
        let value = Value.instance(instance)
        if let method = functions.method(name, of: instance.type, on: value, site.arguments) {
            return functions.apply(method, site.arguments)
        }
        // A stored closure: `self.content()`.
        if instance.type.isView, instance.values[name] == nil {
            return modifiers.modify(
                viewContent.views(of: value, site.node, site.scope), name, site)
        }
        return call(property: name, of: value, site)
    }

    private func call(_ name: String, onType typeName: String, _ site: CallSite) -> Value {
        let own = types.type(named: typeName, from: site.scope)
        if name == "init", let own { return instances.construct(own, site) }
        if let inner = types.type(named: "\(typeName).\(name)", from: site.scope) {
            return instances.construct(inner, site)
        }
        let value = Value.type(typeName)
        let method = own.flatMap {
            functions.method(name, of: $0, on: value, site.arguments, isStatic: true)
        }
        if let text = localization.generatedText(name, site.arguments) { return text }
        if let method { return functions.apply(method, site.arguments) }
        return call(property: name, of: value, site)
    }

    private func call(_ name: String, on enumCase: EnumCase, _ site: CallSite) -> Value {
        if let function = function(name, of: .enumCase(enumCase), site) {
            return functions.apply(function, site.arguments)
        }
        if !Self.fontFunctions.contains(name),
            let views = viewContent.views(ofMember: enumCase, site.node, site.scope)
        {
            return modifiers.modify(views, name, site)
        }
        var changed = enumCase
        changed.changes.append(
            EnumCase.Change(name: name, arguments: functions.values(of: site.arguments)))
        return .enumCase(changed)
    }

    private func call(_ name: String, on unknown: Unknown, _ site: CallSite) -> Value {
        let value = Value.unknown(unknown)
        if let function = function(name, of: value, site) {
            return functions.apply(function, site.arguments)
        }
        if Self.transparentFunctions.contains(name) { return value }
        if modifiers.isKnown(name) || ownModifiers.function(name, site) != nil {
            return modifiers.modify(
                viewContent.views(of: value, site.node, site.scope), name, site)
        }
        return .unknown(
            Unknown(
                text: source(site.node, site.scope), type: Self.resultTypes[name],
                likely: likelyResult(of: name, on: unknown, site),
                place: site.place))
    }

    /// What the result of a function looks like at first.
    private func likelyResult(
        of name: String, on unknown: Unknown, _ site: CallSite
    ) -> Value? {
        if Self.transformingFunctions.contains(name) { return unknown.likely }
        guard name == "formatted" else { return nil }
        let text =
            unknown.likely.map { texts.text(of: $0, site.node, site.scope) }
            ?? TextValue(Samples.text(for: unknown.lastName, type: unknown.type))
        let formatted = numberFormat(site).map { text.formatted($0, keeping: [:]) } ?? text
        return .text(formatted.dated(Samples.dates[dateStyle(site)], keeping: [:]))
    }

    /// What `formatted(date: .omitted, time: .shortened)` shows.
    private func dateStyle(_ site: CallSite) -> String {
        func isShown(_ label: String) -> Bool {
            guard let argument = site.arguments.first(where: { $0.label == label }) else {
                return false
            }
            if case .enumCase(let style) = evaluate(argument) { return style.name != "omitted" }
            return true
        }
        if isShown("time") { return isShown("date") ? "dateAndTime" : "time" }
        return "date"
    }

    /// The format of `formatted(…)`; nil for one that is not known.
    private func numberFormat(_ site: CallSite) -> NumberFormat? {
        guard let argument = site.arguments.first else { return .plain }
        if case .enumCase(let style) = evaluate(argument) { return NumberFormat(style) }
        return nil
    }

    /// Functions of fonts, which are values and no views.
    private static let fontFunctions: Set = [
        "bold", "italic", "weight", "monospaced", "monospacedDigit", "leading", "smallCaps",
        "width", "opacity",
    ]
    /// Functions whose result is what they are called on: `$isOn.animation()`.
    private static let transparentFunctions: Set = [
        "animation", "transaction", "projectedValue", "eraseToAnyView",
    ]
    /// Functions whose result looks much like what they are called on.
    private static let transformingFunctions: Set = [
        "trimmingCharacters", "uppercased", "lowercased", "toString", "description",
    ]
    private static let resultTypes: [String: String] = [
        "formatted": "String", "uppercased": "String", "lowercased": "String", "joined": "String",
        "string": "String", "toString": "String", "replacingOccurrences": "String",
    ]
}
