// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the declared type of a variable says about its value: the type of an implicit member, and whether a literal is a
/// key of string tables.
struct DeclaredTypes: EvaluatorPart {
    let evaluator: Evaluator

    /// A value with the type that its declaration says.
    func typed(_ value: Value, _ declared: String?) -> Value {
        guard var type = declared else { return value }
        let isOptional = type.hasSuffix("?")
        if isOptional { type.removeLast() }
        if type.hasPrefix("Binding<"), type.hasSuffix(">") {
            type = String(type.dropFirst(8).dropLast())
        }
        guard evaluator.step() else { return value }
        switch value {
        case .enumCase(var enumCase) where enumCase.type == nil:
            enumCase.type = type
            return .enumCase(enumCase)
        case .unknown(var unknown) where unknown.type == nil:
            unknown.type = declared
            return .unknown(unknown)
        case .text(var text) where text.isLiteral:
            if Self.localizedTypes.contains(type) {
                return .text(localization.localized(text, table: nil))
            }
            text.isLiteral = false
            return .text(text)
        case .choice(let choice, let values):
            return .choice(choice, values.map { typed($0, declared) })
        case .tuple(let parts) where type.hasPrefix("("):
            let labels = type.dropFirst().dropLast().split(separator: ",").map { part in
                part.firstIndex(of: ":").map {
                    part[..<$0].filter { !$0.isWhitespace }
                } ?? ""
            }
            guard labels.count == parts.count else { return value }
            return .tuple(
                zip(parts, labels).map { part, label in
                    LabeledValue(label: part.label.isEmpty ? label : part.label, value: part.value)
                })
        case .list(let values) where type.hasPrefix("["):
            return .list(values.map { typed($0, String(type.dropFirst().dropLast())) })
        default: return value
        }
    }

    /// Types whose literals are keys of string tables.
    private static let localizedTypes: Set = [
        "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey",
    ]
}
