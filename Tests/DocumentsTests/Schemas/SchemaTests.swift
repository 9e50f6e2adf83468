// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import ReaderTestSupport
import Testing

@testable import Documents
@testable import Syntax

/// Schemas and readers agree about documents in which each key has each kind of value. A document that a schema accepts
/// is read without errors, and a document that is read without messages is valid by the schema. Warnings are between
/// the two, such as a key that this kind of row does not show.
@Suite("Schemas") struct SchemaTests {
    @Test("of screens agree with the reader")
    func screens() throws {
        try check("screen") { ScreenReader.read($0).diagnostics }
    }

    @Test("of themes agree with the reader", arguments: ["theme", "styles"])
    func themes(_ definition: String) throws {
        try check("theme", definition) { ThemeReader.read($0).diagnostics }
    }

    @Test("of projects agree with the reader")
    func projects() throws {
        try check("project") { ProjectReader.read($0).diagnostics }
    }

    @Test("of known findings agree with the reader")
    func baselines() throws {
        try check("baseline") { Baseline.read($0).diagnostics }
    }

    @Test("have an id that ends in the name of the file")
    func ids() throws {
        let folder = Bundled.path("schemas")
        for name in Folder.names(in: folder) {
            let tree = try #require(
                SourceFile.read(folder.appending(name)).flatMap(SyntaxTree.read).value)
            #expect(tree.root["$id"]?.string == "https://typeladder.github.io/schemas/\(name)")
        }
    }

    /// - Parameter definition: the part of the schema that documents are made from; by default, the whole schema.
    private func check(
        _ name: String, _ definition: String? = nil, _ read: (SourceFile) -> [Diagnostic]
    ) throws {
        let tree = try #require(
            SourceFile.read(Bundled.path("schemas/\(name).schema.json")).flatMap(SyntaxTree.read)
                .value)
        let schema = JSONSchema(root: JSON(tree.root))
        let start = definition.map { JSON.object(["$ref": .string("#/$defs/\($0)")]) }
        var made = SchemaDocuments(schema)
        let documents = made.all(start ?? schema.root)
        #expect(documents.count > 500)
        var accepted = 0
        // Without required keys, an object with one key is also that key added to the least object.
        for (text, same) in Dictionary(grouping: documents, by: \.written) {
            let said = read(SourceFile(name: "f", text: text))
            if schema.accepts(same[0]) {
                accepted += same.count
                #expect(!said.contains { $0.severity == .error }, "\(text): \(said)")
            } else {
                #expect(!said.isEmpty, "the reader says nothing of \(text)")
            }
        }
        #expect(accepted > 100)
    }
}

/// Documents made from a schema: each key alone with valid and invalid values, and each pair of keys.
private struct SchemaDocuments {
    private let schema: JSONSchema
    /// How often each definition was gone through.
    private var seen: [String: Int] = [:]

    init(_ schema: JSONSchema) { self.schema = schema }

    /// Values that may have the wrong type, be out of range, or be misspelled.
    private static let anything: [JSON] =
        [
            .null, .bool(true), .array([]), .object([:]), .array([.number(1)]),
            .object(["unknown": .number(1)]),
        ]
        + [-1, 0, 0.5, 1, 17.5, 99, 100, 900, 901, 1_000, 1_000.5, 1_001, 10_000, 10_001].map(
            JSON.number)
        + [
            "", "x", "automatic", "system", "none", "12", "true", "#FFF", "#12345", "#A1B2C3D4",
            "en", "zh-Hans", "de-", "abcd", "Body", "bold", "BOLD", "label", "AX3",
        ].map(JSON.string)

    /// Valid and invalid documents. Each definition is gone through twice; where it occurs again, a few valid values of
    /// it and invalid ones are enough.
    ///
    /// - Parameter outer: the definitions around the document.
    mutating func all(_ schema: JSON, in outer: [String] = []) -> [JSON] {
        guard let path = path(to: schema, in: outer) else { return [] }
        if let own = schema["$ref"]?.text {
            seen[own, default: 0] += 1
            if seen[own] ?? 0 > 2 { return Self.anything + fitting(schema, in: outer) }
        }
        let rule = self.schema.resolved(schema)
        if let items = rule["items"] {
            let nested = all(items, in: path).map { JSON.array([$0]) }
            return Self.anything + nested + pair(nested)
        }
        guard let properties = rule["properties"]?.entries else {
            var choices: [JSON] = []
            for choice in rule["oneOf"]?.values ?? [] { choices += all(choice, in: path) }
            return Self.anything + words(rule) + choices
        }
        let base = least(rule, in: path)
        var documents = Self.anything + [base, with(base, "unknown", .number(1))]
        documents += base.entries.keys.map { key in
            .object(base.entries.filter { $0.key != key })
        }
        for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
            for value in all(value, in: path) {
                documents += [with(base, key, value), .object([key: value])]
            }
            for (other, second) in properties.sorted(by: { $0.key < $1.key }) where other > key {
                for first in fitting(value, in: path) {
                    for second in fitting(second, in: path) {
                        documents.append(with(with(base, key, first), other, second))
                        documents.append(.object([key: first, other: second]))
                    }
                }
            }
        }
        return documents
    }

    /// The definitions around a document and its own; nil if it is inside itself.
    private func path(to schema: JSON, in outer: [String]) -> [String]? {
        guard let own = schema["$ref"]?.text else { return outer }
        return outer.contains(own) ? nil : outer + [own]
    }

    private func pair(_ arrays: [JSON]) -> [JSON] {
        arrays.last.map { [.array($0.values + $0.values)] } ?? []
    }

    private func with(_ object: JSON, _ key: String, _ value: JSON) -> JSON {
        .object(object.entries.merging([key: value]) { $1 })
    }

    /// The words of an enumeration.
    private func words(_ rule: JSON) -> [JSON] {
        (rule["enum"]?.values ?? []) + (rule["const"].map { [$0] } ?? [])
    }

    /// An object with its required keys.
    private func least(_ rule: JSON, in path: [String]) -> JSON {
        let required =
            (rule["required"] ?? rule["anyOf"]?.values.first?["required"])?.values
            ?? rule["dependentRequired"]?.entries.keys.map(JSON.string) ?? []
        return .object(
            Dictionary(
                uniqueKeysWithValues: required.compactMap(\.text).compactMap { key in
                    rule["properties"]?[key].flatMap { fitting($0, in: path).first }.map {
                        (key, $0)
                    }
                }))
    }

    /// A few valid values.
    private func fitting(_ schema: JSON, in outer: [String]) -> [JSON] {
        guard let path = path(to: schema, in: outer) else { return [] }
        let rule = self.schema.resolved(schema)
        if let items = rule["items"] {
            return fitting(items, in: path).prefix(1).map { .array([$0]) }
        }
        if rule["properties"] != nil { return [least(rule, in: path)] }
        if let choices = rule["oneOf"]?.values {
            return choices.compactMap { fitting($0, in: path).first }
        }
        let words = words(rule)
        if !words.isEmpty { return Array(words.prefix(7)) }
        let checked = JSONSchema(
            root: .object(
                rule.entries.merging(self.schema.root.entries.filter { $0.key == "$defs" }) { $1 }))
        return Self.anything.reversed().first(where: checked.accepts).map { [$0] } ?? []
    }
}
