// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

@testable import Syntax

/// A JSON value that can be written and checked against a schema.
indirect enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(_ node: Node) {
        if let entries = node.entries {
            self = .object(
                Dictionary(entries.map { ($0.key, JSON($0.value)) }, uniquingKeysWith: { $1 }))
        } else if let values = node.array {
            self = .array(values.map(JSON.init))
        } else if let text = node.string {
            self = .string(text)
        } else if let number = node.double {
            self = .number(number)
        } else {
            self = node.bool.map(JSON.bool) ?? .null
        }
    }

    subscript(key: String) -> JSON? {
        guard case .object(let entries) = self else { return nil }
        return entries[key]
    }

    var entries: [String: JSON] {
        guard case .object(let entries) = self else { return [:] }
        return entries
    }

    var values: [JSON] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The JSON text, with sorted keys.
    var written: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
        case .string(let text): "\"\(text)\""
        case .array(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
        case .object(let entries):
            "{"
                + entries.sorted { $0.key < $1.key }
                .map { "\"\($0.key)\": \($0.value.written)" }.joined(separator: ", ") + "}"
        }
    }
}

/// JSON Schema, draft 2020-12, restricted to the features of the bundled schemas.
struct JSONSchema {
    let root: JSON

    /// Keywords that do not affect validity.
    private static let silent: Set = [
        "$schema", "$id", "$defs", "$comment", "title", "description", "default", "examples",
        "deprecated",
    ]

    /// Whether a document is valid. An unsupported keyword stops the tests.
    func accepts(_ value: JSON) -> Bool { accepts(value, root) }

    private func accepts(_ value: JSON, _ schema: JSON) -> Bool {
        schema != .bool(false)
            && schema.entries.allSatisfy { keyword, rule in
                Self.silent.contains(keyword) || accepts(value, keyword, rule, in: schema)
            }
    }

    private func accepts(_ value: JSON, _ keyword: String, _ rule: JSON, in schema: JSON) -> Bool {
        switch keyword {
        case "$ref": accepts(value, resolved(schema))
        case "allOf": rule.values.allSatisfy { accepts(value, $0) }
        case "anyOf": rule.values.contains { accepts(value, $0) }
        case "oneOf": rule.values.count { accepts(value, $0) } == 1
        case "not": !accepts(value, rule)
        case "if":
            accepts(value, schema[accepts(value, rule) ? "then" : "else"] ?? .object([:]))
        case "then", "else": true
        case "enum": rule.values.contains(value)
        case "const": rule == value
        case "type":
            rule.text.map { Self.isOf(value, type: $0) }
                ?? rule.values.compactMap(\.text).contains { Self.isOf(value, type: $0) }
        default: acceptsPart(value, keyword, rule, in: schema)
        }
    }

    /// Keywords that apply to values of one type, and accept all others.
    private func acceptsPart(
        _ value: JSON, _ keyword: String, _ rule: JSON, in schema: JSON
    ) -> Bool {
        let bound = rule.number ?? 0
        switch (keyword, value) {
        case ("minimum", .number(let number)): return number >= bound
        case ("maximum", .number(let number)): return number <= bound
        case ("exclusiveMinimum", .number(let number)): return number > bound
        case ("minLength", .string(let text)): return Double(text.unicodeScalars.count) >= bound
        case ("pattern", .string(let text)):
            guard let pattern = try? Regex(rule.text ?? "") else { return false }
            return text.contains(pattern)
        case ("minItems", .array(let values)): return Double(values.count) >= bound
        case ("maxItems", .array(let values)): return Double(values.count) <= bound
        case ("items", .array(let values)): return values.allSatisfy { accepts($0, rule) }
        case ("minProperties", .object(let entries)): return Double(entries.count) >= bound
        case ("required", .object(let entries)):
            return rule.values.compactMap(\.text).allSatisfy { entries[$0] != nil }
        case ("properties", .object(let entries)):
            return entries.allSatisfy { key, value in
                rule[key].map { accepts(value, $0) } ?? true
            }
        case ("additionalProperties", .object(let entries)):
            let known = schema["properties"]?.entries ?? [:]
            return entries.allSatisfy { known[$0.key] != nil || accepts($0.value, rule) }
        case ("dependentRequired", .object(let entries)):
            return rule.entries.allSatisfy { key, others in
                entries[key] == nil
                    || others.values.compactMap(\.text).allSatisfy { entries[$0] != nil }
            }
        case ("minimum", _), ("maximum", _), ("exclusiveMinimum", _), ("minLength", _),
            ("pattern", _), ("minItems", _), ("maxItems", _), ("items", _), ("minProperties", _),
            ("required", _),
            ("properties", _), ("additionalProperties", _), ("dependentRequired", _):
            return true
        default: fatalError("the schema's keyword \"\(keyword)\" is not known to the tests")
        }
    }

    private static func isOf(_ value: JSON, type: String) -> Bool {
        switch value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let number):
            type == "number" || type == "integer" && number == number.rounded()
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }

    /// The target of a reference within the schema.
    func resolved(_ schema: JSON) -> JSON {
        guard let reference = schema["$ref"]?.text else { return schema }
        return reference.split(separator: "/").dropFirst().reduce(root) {
            $0[String($1)] ?? .object([:])
        }
    }
}
