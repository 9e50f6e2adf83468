// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Reads one language of a string catalog (`.xcstrings`).
///
/// The file is read leniently: catalogs in use have parts that no schema of them allows.
struct StringCatalogReader {
    /// The language that is read.
    let language: String?
    private let tree: SyntaxTree
    private let sourceLanguage: String?
    private let strings: [Node.Entry]

    /// - Parameter language: the language to read; nil for the source language.
    init?(_ tree: SyntaxTree, language: String?, _ log: inout DiagnosticLog) {
        guard let strings = tree.root["strings"]?.entries else {
            log.add(
                .error, at: tree.position(of: tree.root.range), StringTableProblem.notACatalog)
            return nil
        }
        self.tree = tree
        self.strings = strings
        sourceLanguage = tree.root["sourceLanguage"]?.string
        self.language = language ?? sourceLanguage
    }

    /// The texts by key. A key without a text in any of the languages is its own text.
    func entries(_ log: inout DiagnosticLog) -> [String: StringTable.Entry] {
        var entries: [String: StringTable.Entry] = [:]
        for string in strings {
            let position = tree.position(of: string.keyRange)
            guard string.value.entries != nil else {
                log.add(
                    .warning, at: position,
                    StringTableProblem.notAText(key: string.key, string.value.kind))
                continue
            }
            entries[string.key] =
                entry(string, &log)
                ?? StringTable.Entry(value: string.key, isKey: true, position: position)
        }
        return entries
    }

    private func entry(
        _ string: Node.Entry, _ log: inout DiagnosticLog
    ) -> StringTable.Entry? {
        let isTranslated = string.value["shouldTranslate"]?.bool != false
        let wanted =
            isTranslated ? [language, language.map(Self.base), sourceLanguage] : [sourceLanguage]
        for language in wanted.compactMap(\.self).uniqued() {
            guard let node = string.value["localizations"]?[language],
                let text = text(node, of: string, &log)
            else { continue }
            return text
        }
        return nil
    }

    /// The language without its region: `en` of `en-GB`.
    private static func base(_ language: String) -> String {
        String(language.prefix { $0 != "-" && $0 != "_" })
    }

    // MARK: - Variations

    /// The text of a localization, or of a variation of it; nil if there is none.
    private func text(
        _ node: Node, of string: Node.Entry, _ log: inout DiagnosticLog
    ) -> StringTable.Entry? {
        if let unit = node["stringUnit"] {
            guard let entry = text(unit: unit) else { return nil }
            return substituting(node["substitutions"], in: entry, of: string, &log)
        }
        let variations = node["variations"]
        if let devices = variations?["device"] {
            let device = devices["iphone"] ?? devices["other"] ?? devices.entries?.first?.value
            return device.flatMap { text($0, of: string, &log) }
        }
        guard let plurals = variations?["plural"]?.entries else { return nil }
        var entries: [PluralCategory: StringTable.Entry] = [:]
        for plural in plurals {
            guard let category = PluralCategory(rawValue: plural.key) else { continue }
            entries[category] = text(plural.value, of: string, &log)
        }
        let usual = PluralCategory.allCases.reversed().lazy.compactMap { entries[$0] }.first
        guard var entry = usual else { return nil }
        if entries[.other] == nil {
            log.add(
                .warning, at: tree.position(of: string.keyRange),
                StringTableProblem.missingVariants(key: string.key))
        }
        entry.plurals = entries.mapValues(\.value)
        return entry
    }

    private func text(unit: Node) -> StringTable.Entry? {
        guard let value = unit["value"], let text = value.string else { return nil }
        let state = unit["state"]?.string.flatMap { StringTable.State(rawValue: $0) }
        // A new text that nobody has written yet.
        if text.isEmpty, state == .new { return nil }
        return StringTable.Entry(
            value: text, state: state, position: tree.position(of: value.range), range: value.range)
    }

    private func substituting(
        _ substitutions: Node?, in entry: StringTable.Entry, of string: Node.Entry,
        _ log: inout DiagnosticLog
    ) -> StringTable.Entry {
        guard let substitutions = substitutions?.entries else { return entry }
        var variables: [String: PluralText.Variable] = [:]
        for substitution in substitutions {
            let node = substitution.value
            let inner = text(node, of: string, &log)
            var variants = inner?.plurals ?? [:]
            if variants.isEmpty { variants[.other] = inner?.value }
            variables[substitution.key] = PluralText.Variable(
                variants: variants, number: node["argNum"]?.integer,
                conversion: node["formatSpecifier"]?.string ?? "lld")
        }
        var missing: [String] = []
        let variants = PluralText(format: entry.value, variables: variables).variants(&missing)
        for name in missing.uniqued() {
            log.add(
                .warning, at: entry.position,
                StringTableProblem.missingVariable(name, key: string.key))
        }
        var result = entry
        result.value = variants.usual ?? entry.value
        result.plurals = variants.count > 1 ? variants : [:]
        result.range = nil
        return result
    }
}

extension StringTable {
    /// The languages that a string catalog has texts in, in alphabetical order.
    package static func languages(ofCatalog tree: SyntaxTree) -> [String] {
        let strings = tree.root["strings"]?.entries ?? []
        let languages = strings.flatMap { string in
            (string.value["localizations"]?.entries ?? []).map(\.key)
        }
        return Set(languages + [tree.root["sourceLanguage"]?.string].compactMap(\.self)).sorted()
    }
}
