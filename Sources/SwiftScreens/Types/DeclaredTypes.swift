// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What the declared type of a variable says about its value: the type of an implicit member, and whether a literal is a
/// key of string tables.
struct DeclaredTypes: EvaluatorPart {
    let evaluator: Evaluator

    /// A declared type by the whole name of the app's type in it: `[Menu.Item]` for `[Item]` inside of `Menu`.
    func qualified(_ declared: String?, from scope: Scope) -> String? {
        guard let declared else { return nil }
        if case .instance(let instance)? = scope.instance, !instance.generics.isEmpty {
            return resolved(declared, from: scope)
        }
        return types.qualified(declared, from: scope) { resolved(declared, from: scope) }
    }

    private func resolved(_ declared: String, from scope: Scope) -> String {
        let open = declared.lastIndex { $0 == "[" || $0 == "<" }
        let start = open.map { declared.index(after: $0) } ?? declared.startIndex
        let name = declared[start...].prefix { !"]>?!".contains($0) }
        guard name.first?.isUppercase == true else { return declared }
        let own =
            name == "Self"
            ? scope.type?.name
            : scope.generic(String(name)) ?? scope.type?.constraints[String(name)]
                ?? types.nestedType(named: String(name), from: scope)?.name
                ?? types.alias(named: String(name), from: scope)
        return own.map { declared[..<start] + $0 + declared[name.endIndex...] } ?? declared
    }

    /// The type of values of a declared type: of a protocol of the app, the only type that conforms to it.
    func concrete(_ type: AppType, from scope: Scope) -> AppType {
        guard type.kind == .protocol else { return type }
        let names = library.types(conformingTo: type.name).filter { name in
            !Self.standIns.contains(where: name.contains)
        }
        guard names.count == 1, let only = types.type(named: names[0], from: scope) else {
            return type
        }
        return only
    }

    /// Parts of the names of types that are made for tests and previews.
    private static let standIns = ["Mock", "Fake", "Stub", "Dummy", "Preview", "Spy"]

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
            if let made = made(enumCase, type) { return made }
            (enumCase.type, enumCase.site) = (type, nil)
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

    /// What an initializer or a static function of the app makes, where only the declared type says whose it is:
    /// `.init(title: "x")`, `.make()`.
    private func made(_ member: EnumCase, _ typeName: String) -> Value? {
        guard let site = member.site, let type = types.type(named: typeName, from: site.scope),
            type.case(named: member.name) == nil
        else { return nil }
        if member.name == "init" {
            return type.kind == .struct || type.kind == .class
                ? instances.construct(type, site) : nil
        }
        return functions.method(
            member.name, of: type, on: .type(type.name), site.arguments, isStatic: true
        ).map { functions.apply($0, site.arguments) }
    }

    /// Types whose literals are keys of string tables.
    private static let localizedTypes: Set = [
        "LocalizedStringKey", "LocalizedStringResource", "SwiftUI.LocalizedStringKey",
    ]
}
