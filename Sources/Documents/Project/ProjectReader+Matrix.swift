// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension ProjectReader {
    /// Reads what is checked: the lists of themes, screens, and settings, and the severities.
    static func readMatrix(of project: inout Project, _ fields: DictionaryReader) {
        project.themes = texts("themes", fields).map(FilePattern.init)
        project.screens = texts("screens", fields).map(FilePattern.init)
        project.widths = values("widths", fields) { node, path in
            width(node, path, fields.decoder)
        }
        project.categories = words(
            "categories", fields, among: ContentSizeCategory.allCases.map(\.shortName) + ["all"]
        ) { word in
            word == "all"
                ? ContentSizeCategory.allCases
                : ContentSizeCategory.allCases.first { $0.shortName == word }.map { [$0] }
        }.flatMap(\.self).uniqued()
        project.profiles = texts("profiles", fields)
        project.appearances = words(
            "appearances", fields, among: Appearance.allCases.map(\.rawValue),
            Appearance.init(rawValue:))
        project.variants = words(
            "variants", fields, among: TextVariant.offered.map(\.name), TextVariant.init(name:))
        if let rules = fields.fields("rules", .rules, keys: nil) {
            for entry in rules.entries {
                project.rules[entry.key] = rules.choice(entry.key, Project.RuleLevel.self)
            }
        }
    }

    /// Reads what is shown of Swift sources.
    static func readSources(of project: inout Project, _ fields: DictionaryReader) {
        project.sources.excluded = texts("exclude", fields).map(FilePattern.init)
        if let choices = fields.fields("choices", .choices, keys: nil) {
            for entry in choices.entries {
                // The branches of most conditions are true and false.
                project.sources.choices[entry.key] =
                    entry.value.bool.map { "\($0)" } ?? choices.string(entry.key)
            }
        }
        if let samples = fields.fields("samples", .samples, keys: nil) {
            for entry in samples.entries {
                project.sources.samples[entry.key] = samples.string(entry.key)
            }
        }
    }

    /// The values of a list, without those that have errors. An empty list is an error, because
    /// then nothing would be checked.
    private static func values<Value: Hashable>(
        _ key: String, _ fields: DictionaryReader, _ read: (Node, NodePath) -> Value?
    ) -> [Value] {
        if fields.node(key)?.array?.isEmpty ?? false {
            fields.error(at: key, ProjectProblem.emptyList(key))
        }
        return fields.array(key).compactMap { read($0.node, $0.path) }.uniqued()
    }

    /// The texts of a list, none of them empty.
    private static func texts(_ key: String, _ fields: DictionaryReader) -> [String] {
        values(key, fields) { node, path in
            guard let text = text(node, path, key, fields.decoder) else { return nil }
            if text.isEmpty {
                fields.decoder.error(node.range, path, ProjectProblem.emptyText(key))
            }
            return text
        }
    }

    /// The words of a list, each with its meaning.
    private static func words<Value: Hashable>(
        _ key: String, _ fields: DictionaryReader, among words: [String],
        _ meaning: (String) -> Value?
    ) -> [Value] {
        values(key, fields) { node, path in
            guard let word = text(node, path, key, fields.decoder) else { return nil }
            if let value = meaning(word) { return value }
            fields.decoder.error(
                node.range, path,
                ValueProblem.unknownWord(
                    key, word: word, among: words,
                    suggestion: Phrases.suggestion(for: word, among: words), voidsFile: false),
                fix: Phrases.onlySuggestion(for: word, among: words).map { .replace(.string($0)) })
            return nil
        }
    }

    private static func text(
        _ node: Node, _ path: NodePath, _ key: String, _ decoder: DocumentDecoder
    ) -> String? {
        if let text = node.string { return text }
        decoder.error(
            node.range, path,
            ValueProblem.wrongType(
                key, .string, found(node, decoder), voidsFile: false))
        return nil
    }

    private static func width(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder
    ) -> Project.Width? {
        if let name = node.string { return .device(name) }
        guard let points = node.double else {
            decoder.error(
                node.range, path,
                ValueProblem.wrongType(
                    "widths", .points, found(node, decoder), voidsFile: false))
            return nil
        }
        guard Project.Width.bounds.contains(points) else {
            decoder.error(
                node.range, path,
                ProjectProblem.widthOutOfRange(written: DictionaryReader.written(node)))
            return nil
        }
        return .points(points)
    }

    private static func found(_ node: Node, _ decoder: DocumentDecoder) -> ValueProblem.Found {
        ValueProblem.Found(kind: node.kind, text: node.string, format: decoder.tree.format)
    }
}
