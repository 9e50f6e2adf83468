// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Texts: localization, samples, and the functions of strings.
extension Evaluator {
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
            if let text = constant(enumCase, place) { return text }
            guard enumCase.type != nil, !enumCase.isCall,
                let shown = property("description", of: value, scope)
                    ?? property("rawValue", of: value, scope),
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

    /// The text of a constant whose generated source is not there, by a key like its names: `L10n.About.title`.
    private func constant(_ enumCase: EnumCase, _ place: SourcePlace) -> TextValue? {
        guard let type = enumCase.type, (types[type] ?? nil) == nil else { return nil }
        let names = [type, enumCase.name] + enumCase.changes.map(\.name)
        guard let found = library.text(for: ConstantKey(names), near: place.tree.path) else {
            return nil
        }
        let arguments = (enumCase.changes.last?.arguments ?? enumCase.arguments).map { argument in
            if case .text(let text) = argument.value {
                TextValue.Piece(text: text.string, isSample: text.isSample)
            } else {
                TextValue.Piece(text: Samples.number, isSample: true)
            }
        }
        return text(found, arguments, place)
    }

    /// A literal with the text that a string table has for it.
    ///
    /// - Parameter isKey: whether it is looked up even if it is no literal.
    func localized(
        _ text: TextValue, table: String?, fallback: TextValue? = nil, isKey: Bool = false
    ) -> TextValue {
        guard text.isLiteral || isKey, let place = text.place, !text.isEmpty else { return text }
        let parts = text.pieces.map { piece -> KeyPart in
            piece.isInterpolated
                ? .placeholder(piece.isInteger ? .integer : nil) : .text(piece.text)
        }
        guard let found = library.text(for: parts, table: table, near: place.tree.path) else {
            var result = fallback ?? text
            result.key = isKey ? text.string : nil
            result.isLiteral = false
            return result
        }
        return self.text(found, text.pieces.filter(\.isInterpolated), place)
    }

    /// The text of a table with its arguments.
    private func text(_ found: LocalizedText, _ arguments: [TextValue.Piece], _ place: SourcePlace?)
        -> TextValue
    {
        var result = Self.filled(found.value, arguments)
        result.place = place
        result.key = found.key
        result.table = found.place.name
        return result
    }

    /// A format with its arguments: `%@`, `%lld`, `%2$@`, `%.1f`, `%%`.
    static func filled(_ format: String, _ arguments: [TextValue.Piece]) -> TextValue {
        var result = TextValue(pieces: [], place: nil)
        var next = 0
        for piece in TextFormat(format).pieces {
            switch piece {
            case .text(let text): result.pieces.append(TextValue.Piece(text: text))
            case .placeholder(let placeholder):
                next += placeholder.starCount
                let index = placeholder.number.map { $0 - 1 } ?? next
                if placeholder.number == nil { next += 1 }
                let isText = placeholder.kind == .object
                result.pieces.append(
                    arguments.indices.contains(index)
                        ? arguments[index]
                        : TextValue.Piece(
                            text: isText ? Samples.other : Samples.number, isSample: true))
            }
        }
        if result.pieces.isEmpty { result.pieces = [TextValue.Piece(text: format)] }
        return result
    }

    /// Functions of Swift and Foundation that give texts, numbers, and lists.
    func knownFunction(
        _ name: String, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> Value? {
        func argument(_ label: String) -> Value? {
            arguments.first { $0.label == label }.map { evaluate($0.node, $0.scope) }
        }
        func string(_ label: String) -> String? {
            if case .text(let text)? = argument(label) { text.string } else { nil }
        }
        let first = arguments.first { $0.label.isEmpty && !$0.isTrailing }
        switch name {
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Text.LocalizedStringKey",
            "AttributedString", "NSLocalizedString",
            "String.LocalizationValue", "NSAttributedString", "Substring":
            let localizing = argument("localized")
            guard let key = localizing ?? first.map({ evaluate($0.node, $0.scope) }) else {
                if let format = argument("format") {
                    return self.format(format, arguments, node, scope)
                }
                if let value = argument("describing") ?? argument("reflecting") ?? argument(
                    "stringLiteral") ?? argument("string") ?? argument("markdown")
                {
                    return map(value) { .text(self.text(of: $0, node, scope)) }
                }
                return arguments.isEmpty
                    ? .text(TextValue("")) : unknown(node, scope, type: "String")
            }
            let isLookup =
                localizing != nil || name.hasPrefix("Localized") || name == "NSLocalizedString"
            let table = string("table") ?? string("tableName")
            return map(key) { key in
                guard case .text(let text) = key else {
                    if case .unknown(var unknown) = key {
                        unknown.type = unknown.type ?? "String"
                        return .unknown(unknown)
                    }
                    return .text(self.text(of: key, node, scope))
                }
                var fallback: TextValue?
                if case .text(let value)? = argument("value") ?? argument("defaultValue"),
                    !value.isEmpty
                {
                    fallback = value
                }
                var result = text
                if isLookup {
                    result = self.localized(text, table: table, fallback: fallback, isKey: true)
                    result.place = SourcePlace(scope.tree, node)
                }
                result.isLiteral = false
                return .text(result)
            }
        case "Int", "Double", "Float", "CGFloat", "Int64", "UInt", "Int32":
            guard let first else { return unknown(node, scope, type: name) }
            return map(evaluate(first.node, first.scope)) { value in
                switch value {
                case .number: return value
                case .unknown(var unknown):
                    unknown.type = name
                    return .unknown(unknown)
                default: return self.unknown(node, scope, type: name)
                }
            }
        case "Array", "Set", "zip", "Binding", "Bool", "Optional", "ClosedRange":
            if name == "Binding",
                let get = arguments.first(where: { $0.label == "get" || $0.label.isEmpty })
            {
                let value = evaluate(get.node, get.scope)
                guard case .closure(let closure) = value else { return value }
                var unknown = Unknown(
                    text: scope.tree.text(of: get.node), place: SourcePlace(scope.tree, node))
                let result = apply(closure, [])
                if case .unknown(let inner) = result {
                    unknown = inner
                } else {
                    unknown.likely = result
                }
                return .unknown(unknown)
            }
            return first.map { evaluate($0.node, $0.scope) } ?? unknown(node, scope)
        case "Binding.constant": return first.map { evaluate($0.node, $0.scope) }
        case "min", "max":
            let numbers = arguments.compactMap { argument -> Double? in
                if case .number(let number) = evaluate(argument.node, argument.scope) {
                    number
                } else {
                    nil
                }
            }
            guard numbers.count == arguments.count else { return unknown(node, scope) }
            return (name == "min" ? numbers.min() : numbers.max()).map { .number($0) }
        case "URL", "Date", "UUID", "Locale", "Calendar", "NumberFormatter", "DateFormatter",
            "IndexSet", "NSRange":
            return unknown(node, scope, type: name)
        default: return nil
        }
    }

    /// `String(format: "%d of %d", 1, 2)`.
    private func format(
        _ format: Value, _ arguments: [Argument], _ node: SourceNode, _ scope: Scope
    ) -> Value {
        map(format) { value in
            guard case .text(let format) = value else {
                return self.unknown(node, scope, type: "String")
            }
            let pieces = arguments.filter { $0.label.isEmpty }.map { argument in
                var piece = TextValue.Piece(text: "")
                let text = self.text(
                    of: self.evaluate(argument.node, argument.scope), argument.node, scope)
                piece.text = text.string
                piece.isSample = text.isSample
                return piece
            }
            var result = Self.filled(format.string, pieces)
            result.place = format.place ?? SourcePlace(scope.tree, node)
            (result.key, result.table) = (format.key, format.table)
            return .text(result)
        }
    }

    /// Functions of generated constants that look a key up: `tr("Localizable", "about.title")`, and
    /// `localizedString(forKey:value:table:)` of bundles.
    func generatedText(_ name: String, _ arguments: [Argument]) -> Value? {
        let plain = arguments.filter { $0.label.isEmpty }
        func text(_ argument: Argument?) -> TextValue? {
            guard let argument, case .text(let text) = evaluate(argument.node, argument.scope)
            else { return nil }
            return text
        }
        switch name {
        case "tr":
            guard plain.count >= 2, let table = text(plain[0]), let key = text(plain[1]) else {
                return nil
            }
            let fallback = text(arguments.first { $0.label == "fallback" })
            let found = localized(key, table: table.string, fallback: fallback, isKey: true)
            let pieces = plain.dropFirst(2).map { argument in
                let text = self.text(
                    of: evaluate(argument.node, argument.scope), argument.node, argument.scope)
                return TextValue.Piece(text: text.string, isSample: text.isSample)
            }
            guard !pieces.isEmpty else { return .text(found) }
            var result = Self.filled(found.string, pieces)
            (result.place, result.key, result.table) = (found.place, found.key, found.table)
            return .text(result)
        case "localizedString":
            guard let key = text(arguments.first { $0.label == "forKey" }) else { return nil }
            let table = text(arguments.first { $0.label == "table" })
            let fallback = text(arguments.first { $0.label == "value" })
            return .text(
                localized(
                    key, table: table?.string, fallback: fallback?.isEmpty ?? true ? nil : fallback,
                    isKey: true))
        default: return nil
        }
    }

    /// A function of a string.
    func call(
        _ name: String, on text: TextValue, _ arguments: [Argument], _ node: SourceNode,
        _ scope: Scope
    ) -> Value {
        switch name {
        case "uppercased", "localizedUppercase": return .text(text.map { $0.uppercased() })
        case "lowercased", "localizedLowercase": return .text(text.map { $0.lowercased() })
        case "trimmingCharacters", "description", "toString": return .text(text)
        case "localized", "localizedString", "i18n":
            return .text(localized(text, table: nil, isKey: true))
        case "appending":
            guard let argument = arguments.first else { return .text(text) }
            return .text(
                text + self.text(of: evaluate(argument.node, argument.scope), argument.node, scope))
        case "isEmpty": return text.isSample ? unknown(node, scope) : .bool(text.isEmpty)
        default:
            if let type = type(named: "String", from: scope),
                let function = members(name, of: type).first(where: {
                    $0.node.kind == .func && !$0.node.isStatic
                })
            {
                return apply(
                    Closure(
                        node: function.node,
                        scope: Scope(
                            parent: nil, tree: function.tree, instance: .text(text), type: type)),
                    arguments)
            }
            return unknown(node, scope, type: "String")
        }
    }

    /// A function of a list.
    func call(
        _ name: String, on values: [Value], _ arguments: [Argument], _ node: SourceNode,
        _ scope: Scope
    ) -> Value {
        switch name {
        case "enumerated":
            return .list(
                values.enumerated().map {
                    .tuple([
                        LabeledValue(label: "offset", value: .number(Double($0.offset))),
                        LabeledValue(label: "element", value: $0.element),
                    ])
                })
        case "reversed": return .list(values.reversed())
        case "map", "compactMap":
            guard let argument = arguments.first,
                case .closure(let closure) = evaluate(argument.node, argument.scope)
            else { return unknown(node, scope) }
            return .list(
                values.map { value in
                    let inner = Scope(parent: closure.scope)
                    bind(closure.node.all(.parameter).map(\.name), [value], inner)
                    return closureResult(closure, inner)
                })
        case "filter", "sorted", "prefix", "dropFirst", "shuffled": return .list(values)
        case "joined":
            let texts = values.map { text(of: $0, node, scope) }
            guard let first = texts.first else { return .text(TextValue("")) }
            var separator = TextValue("")
            if let argument = arguments.first,
                case .text(let text) = evaluate(argument.node, argument.scope)
            {
                separator = text
            }
            return .text(texts.dropFirst().reduce(first) { $0 + separator + $1 })
        default: return unknown(node, scope)
        }
    }
}

extension Double {
    /// Without a point if it is whole.
    var shortestDescription: String {
        if let whole = Int(exactly: self) { return "\(whole)" }
        return "\(self)"
    }
}
