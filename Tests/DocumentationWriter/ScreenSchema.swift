// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The JSON Schema (2020-12) of screens, from the declarations of their keys.
package struct ScreenSchema: CustomStringConvertible {
    package init() {}

    package var description: String {
        let root = ScreenKeys.dictionary
        let schema: SyntaxValue = .object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$id", .string("https://typeladder.github.io/schemas/screen.schema.json")),
            ("title", .string("Typeladder screen")),
        ])
        .adding(object(root))
        .adding(.object([("$defs", .object(Self.shared + definitions(in: root)))]))
        return schema.json() + "\n"
    }

    // MARK: - Dictionaries

    /// The definitions of all dictionaries in a dictionary, the innermost first.
    private func definitions(in declaration: DictionaryDeclaration) -> [(String, SyntaxValue)] {
        var seen: Set<String> = []
        // A stack has stacks, so dictionaries that are being defined are passed over.
        func definitions(in declaration: DictionaryDeclaration) -> [(String, SyntaxValue)] {
            declaration.keys.flatMap(\.form.nested).filter { seen.insert($0.name).inserted }
                .flatMap { definitions(in: $0) + [($0.name, object($0))] }
        }
        return definitions(in: declaration)
    }

    private func object(_ declaration: DictionaryDeclaration) -> SyntaxValue {
        var entries: [(String, SyntaxValue)] = [
            ("description", .string(declaration.summary)), ("type", .string("object")),
            (
                "properties",
                .object(
                    declaration.keys.flatMap(properties)
                        + declaration.shortcuts.map { shortcut($0) })
            ),
        ]
        let required = declaration.required.filter(\.aliases.isEmpty)
        if !required.isEmpty { entries.append(("required", names(required))) }
        for key in declaration.required where !key.aliases.isEmpty {
            let choices = key.readNames.map { name -> SyntaxValue in
                .object([("required", .array([.string(name)]))])
            }
            entries.append(("anyOf", .array(choices)))
        }
        if !declaration.exclusiveKeys.isEmpty {
            let choices = declaration.exclusiveKeys.flatMap(\.readNames).map {
                name -> SyntaxValue in
                .object([("required", .array([.string(name)]))])
            }
            entries.append(("oneOf", .array(choices)))
        }
        let kinds = declaration.impliedKinds
        if !kinds.isEmpty {
            // Without a kind, the rule of one of these holds.
            let isWithout: SyntaxValue = .object([
                ("required", .array([.string("kind")]))
            ])
            entries.append(
                ("anyOf", .array([isWithout] + kinds.map { rule(of: $0, declaration) })))
            let dependent = kinds.dropFirst().flatMap { dependentKeys(of: $0, declaration) }
            if !dependent.isEmpty { entries.append(("dependentRequired", .object(dependent))) }
        }
        let rules = kindRules(declaration) + synonymRules(declaration)
        if !rules.isEmpty { entries.append(("allOf", .array(rules))) }
        return .object(entries + [("additionalProperties", .bool(false))])
    }

    /// The keys that imply a kind with several required keys, each with the others.
    private func dependentKeys(
        of kind: Row.Kind, _ declaration: DictionaryDeclaration
    ) -> [(String, SyntaxValue)] {
        let keys = declaration.keys.filter { $0.requiredBy.contains(kind) }
        guard keys.count > 1 else { return [] }
        return keys.map { key in (key.name, names(keys.filter { $0.name != key.name })) }
    }

    /// A rule for each kind: its required keys.
    private func kindRules(_ declaration: DictionaryDeclaration) -> [SyntaxValue] {
        guard !declaration.impliedKinds.isEmpty else { return [] }
        let words =
            Row.Kind.allCases.map { ($0.rawValue, $0) } + RowKeys.kindAliases.map { ($0, $1) }
        return words.map { word, kind in
            let isOfKind: SyntaxValue = .object([
                ("required", .array([.string("kind")])),
                ("properties", .object([("kind", .object([("const", .string(word))]))])),
            ])
            return .object([("if", isOfKind), ("then", rule(of: kind, declaration))])
        }
    }

    /// The required keys of a kind, and the values that only it has.
    private func rule(of kind: Row.Kind, _ declaration: DictionaryDeclaration) -> SyntaxValue {
        var values: [(String, SyntaxValue)] = []
        for key in declaration.keys {
            guard case .textOrNumber(_, let fractions, let numbers) = key.form else { continue }
            if fractions.contains(kind) {
                let form: [(String, SyntaxValue)] = [
                    ("type", .string("number")), ("minimum", .number(0)), ("maximum", .number(1)),
                ]
                values.append((key.name, .object(form)))
            } else if !numbers.contains(kind) {
                let number: SyntaxValue = .object([("type", .string("number"))])
                values.append((key.name, .object([("not", number)])))
            }
        }
        let own: SyntaxValue =
            values.isEmpty ? .object([]) : .object([("properties", .object(values))])
        return required(by: kind, declaration).adding(own)
    }

    private func required(by kind: Row.Kind, _ declaration: DictionaryDeclaration) -> SyntaxValue {
        .object([("required", names(declaration.keys.filter { $0.requiredBy.contains(kind) }))])
    }

    /// A dictionary has only one of the names of a key.
    private func synonymRules(_ declaration: DictionaryDeclaration) -> [SyntaxValue] {
        declaration.keys.flatMap { key in
            let names = key.readNames
            return names.indices.flatMap { first in
                names[(first + 1)...].map { second -> SyntaxValue in
                    let both: SyntaxValue = .array([.string(names[first]), .string(second)])
                    return .object([("not", .object([("required", both)]))])
                }
            }
        }
    }

    private func names(_ keys: [KeyDeclaration]) -> SyntaxValue {
        .array(keys.map { .string($0.name) })
    }

    // MARK: - Keys

    private func properties(_ key: KeyDeclaration) -> [(String, SyntaxValue)] {
        let form = Self.form(key.form)
        var entries = form
        if !description(of: key).isEmpty {
            entries.append(("description", .string(description(of: key))))
        }
        switch key.absence {
        case .word(let word)?: entries.append(("default", .string(word)))
        case .bool(let value)?: entries.append(("default", .bool(value)))
        case .described?, nil: break
        }
        let synonyms = key.synonyms.map { synonym -> (String, SyntaxValue) in
            let meaning = "The same as \(key.name). Only one of the two is allowed."
            return (synonym, .object(form + [("description", .string(meaning))]))
        }
        let aliases = key.aliases.map { alias -> (String, SyntaxValue) in
            let meaning = "Read as \(key.name), which is the word to write."
            return (
                alias,
                .object(form + [("description", .string(meaning)), ("deprecated", .bool(true))])
            )
        }
        return [(key.name, .object(entries))] + synonyms + aliases
    }

    /// A key that is only read.
    private func shortcut(_ key: KeyDeclaration) -> (String, SyntaxValue) {
        (
            key.name,
            .object(
                Self.form(key.form) + [
                    ("description", .string(description(of: key))), ("deprecated", .bool(true)),
                ])
        )
    }

    private func description(of key: KeyDeclaration) -> String {
        var sentences = [key.summary]
        if case .described(let words)? = key.absence { sentences.append("Default: \(words).") }
        return sentences.filter { !$0.isEmpty }.joined(separator: " ").withoutMarkdown
    }

    private static func form(_ form: ValueForm) -> [(String, SyntaxValue)] {
        switch form {
        case .anything: []
        case .text: [("type", .string("string"))]
        case .fontName: reference("fontName")
        case .languageTag:
            [
                ("type", .string("string")),
                ("pattern", .string("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$")),
            ]
        case .boolean: [("type", .string("boolean"))]
        case .booleanOrTexts:
            oneOf(
                [("type", .string("boolean"))],
                [
                    ("type", .string("array")),
                    ("items", .object([("type", .string("string"))])),
                ])
        case .integer(let bounds): integer(bounds)
        case .fraction:
            [("type", .string("number")), ("minimum", .number(0)), ("maximum", .number(1))]
        case .points(.length): reference("points")
        case .points(.fontSize): reference("fontSize")
        case .height: reference("height")
        case .pointsOrWord(let word): pointsOr(word)
        case .words(let names, let aliases): words(names + aliases.map(\.name))
        case .textStyle: reference("textStyle")
        case .category: reference("category")
        case .weight: reference("weight")
        case .color: reference("color")
        case .hexadecimalColor: reference("hexadecimalColor")
        case .dictionary(let declaration): reference(declaration.name)
        case .list(let declaration, let least):
            [("type", .string("array"))]
                + (least == 0 ? [] : [("minItems", .number(Double(least)))])
                + [("items", .object(reference(declaration.name)))]
        case .textOrDictionary(let declaration):
            oneOf([("type", .string("string"))], reference(declaration.name))
        case .textOrNumber(let declaration, _, _):
            oneOf(textOr("number"), reference(declaration.name))
        case .textOrIntegerOrDictionary(let declaration):
            oneOf(textOr("integer"), reference(declaration.name))
        case .textOrInteger: textOr("integer")
        case .wordOrWords(let names, let aliases):
            oneOf(
                words(names + aliases.map(\.name)),
                [
                    ("type", .string("array")), ("maxItems", .number(8)),
                    ("items", .object(words(names + aliases.map(\.name)))),
                ])
        case .labels:
            list(1, oneOf(label + [list(1, oneOf(label))]))
        case .stackItems:
            list(
                1,
                oneOf(
                    label + [reference(SpacerKeys.dictionary.name)]
                        + [reference(StackImageKeys.dictionary.name)]
                        + StackBarKeys.all.map { reference($0.dictionary.name) }
                        + [reference(StackKeys.dictionary.name)]))
        case .texts(let bounds):
            [
                ("type", .string("array")), ("minItems", .number(Double(bounds.lowerBound))),
                ("maxItems", .number(Double(bounds.upperBound))),
                ("items", .object([("type", .string("string"))])),
            ]
        case .textsOrDictionaries(let declaration, let bounds):
            [
                ("type", .string("array"))
            ] + (bounds.lowerBound == 0 ? [] : [("minItems", .number(Double(bounds.lowerBound)))])
                + [
                    ("maxItems", .number(Double(bounds.upperBound))),
                    (
                        "items",
                        .object(
                            oneOf([("type", .string("string"))], reference(declaration.name)))
                    ),
                ]
        case .separator: oneOf(words(["automatic", "none"]), reference("points"))
        }
    }

    // MARK: - Forms

    private static func textOr(_ type: String) -> [(String, SyntaxValue)] {
        [("type", .array([.string("string"), .string(type)]))]
    }

    private static func reference(_ name: String) -> [(String, SyntaxValue)] {
        [("$ref", .string("#/$defs/\(name)"))]
    }

    private static func words(_ words: [String]) -> [(String, SyntaxValue)] {
        [("enum", .array(words.map(SyntaxValue.string)))]
    }

    private static func oneOf(_ forms: [(String, SyntaxValue)]...) -> [(String, SyntaxValue)] {
        oneOf(forms)
    }

    private static func oneOf(_ forms: [[(String, SyntaxValue)]]) -> [(String, SyntaxValue)] {
        [("oneOf", .array(forms.map(SyntaxValue.object)))]
    }

    /// A text, or its attributes.
    private static var label: [[(String, SyntaxValue)]] {
        [[("type", .string("string"))], reference(LabelKeys.dictionary.name)]
    }

    private static func list(
        _ least: Int, _ element: [(String, SyntaxValue)]
    ) -> [(String, SyntaxValue)] {
        [
            ("type", .string("array")), ("minItems", .number(Double(least))),
            ("items", .object(element)),
        ]
    }

    private static func integer(_ bounds: ClosedRange<Int>) -> [(String, SyntaxValue)] {
        [
            ("type", .string("integer")), ("minimum", .number(Double(bounds.lowerBound))),
            ("maximum", .number(Double(bounds.upperBound))),
        ]
    }

    private static func pointsOr(_ word: String) -> [(String, SyntaxValue)] {
        oneOf([("const", .string(word))], reference("points"))
    }

    /// The definitions of forms that several keys have.
    private static var shared: [(String, SyntaxValue)] {
        let hexadecimal = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
        let categories =
            ContentSizeCategory.allCases.flatMap(\.allNames)
            + ["unspecified", "_UICTContentSizeCategoryUnspecified"]
        let forms: [(name: String, summary: String, form: [(String, SyntaxValue)])] = [
            (
                "textStyle",
                "A text style by its UIKit name. SwiftUI's title and caption, UIKit's raw strings, "
                    + "and the names in the Human Interface Guidelines are also valid.",
                words(TextStyle.allCases.map(\.uiKitName) + otherStyleNames)
            ),
            (
                "points", "A length in points.",
                [
                    ("type", .string("number")), ("minimum", .number(0)),
                    ("maximum", .number(10_000)),
                ]
            ),
            (
                "fontSize", "The size of a font at the category Large, in points.",
                [
                    ("type", .string("number")), ("exclusiveMinimum", .number(0)),
                    ("maximum", .number(1_000)),
                ]
            ),
            (
                "fontName",
                "A PostScript name such as NotoSerif-Bold, or a family name; \"system\" is the "
                    + "system font.",
                [("type", .string("string")), ("minLength", .number(1))]
            ),
            (
                "height",
                "\"automatic\", which is as high as the content needs, or a fixed height in points.",
                pointsOr("automatic")
            ),
            (
                "weight", "A weight by name, or a number from 100 to 900.",
                oneOf(words(FontWeight.named.map(\.name)), integer(100...900))
            ),
            (
                "hexadecimalColor", "A color in sRGB: #RGB, #RRGGBB, or #RRGGBBAA.",
                [("type", .string("string")), ("pattern", .string(hexadecimal))]
            ),
            (
                "color",
                "A hexadecimal color, the name of a color of iOS, or a dictionary of hexadecimal "
                    + "colors by appearance.",
                oneOf(
                    reference("hexadecimalColor"), words(SemanticColor.allCases.map(\.rawValue)),
                    reference(DynamicColorKeys.dictionary.name))
            ),
            ("category", "A content size category by any of its names.", words(categories)),
        ]
        return forms.map { ($0.name, .object([("description", .string($0.summary))] + $0.form)) }
    }

    /// The names of text styles other than UIKit's.
    private static var otherStyleNames: [String] {
        TextStyle.allCases.flatMap(\.allNames).filter { name in
            !TextStyle.allCases.contains { $0.uiKitName == name }
        }
    }
}

extension ValueForm {
    /// The declarations of the dictionaries in the value.
    fileprivate var nested: [DictionaryDeclaration] {
        switch self {
        case .dictionary(let declaration), .list(let declaration, _),
            .textOrDictionary(let declaration), .textOrNumber(let declaration, _, _),
            .textOrIntegerOrDictionary(let declaration),
            .textsOrDictionaries(let declaration, _):
            [declaration]
        case .labels: [LabelKeys.dictionary]
        case .stackItems:
            [
                LabelKeys.dictionary, SpacerKeys.dictionary, StackImageKeys.dictionary,
                StackKeys.dictionary,
            ] + StackBarKeys.all.map(\.dictionary)
        case .color: [DynamicColorKeys.dictionary]
        default: []
        }
    }
}
