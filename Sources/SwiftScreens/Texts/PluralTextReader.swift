// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Reads a `.stringsdict` file: a property list with a format and its variables for each key.
enum PluralTextReader {
    static func entries(
        _ tree: SyntaxTree, _ log: inout DiagnosticLog
    ) -> [String: StringTable.Entry]? {
        guard let nodes = tree.root.entries else {
            log.add(
                .error, at: tree.position(of: tree.root.range),
                StringTableProblem.notATable(tree.root.kind))
            return nil
        }
        var entries: [String: StringTable.Entry] = [:]
        for node in nodes {
            let position = tree.position(of: node.keyRange)
            guard let variants = variants(of: node, position, &log), let value = variants.usual
            else { continue }
            let hasPlurals = variants.count > 1
            entries[node.key] = StringTable.Entry(
                value: value, plurals: hasPlurals ? variants : [:], position: position)
        }
        return entries
    }

    private static func variants(
        of entry: Node.Entry, _ position: Position?, _ log: inout DiagnosticLog
    ) -> [PluralCategory: String]? {
        let (key, node) = (entry.key, entry.value)
        if let text = node.string { return [.other: text] }
        guard node.entries != nil else {
            log.add(.warning, at: position, StringTableProblem.notAText(key: key, node.kind))
            return nil
        }
        if let text = text(forDevice: node) ?? text(forWidth: node) { return [.other: text] }
        guard let format = node["NSStringLocalizedFormatKey"]?.string else {
            log.add(.warning, at: position, StringTableProblem.missingFormat(key: key))
            return nil
        }
        var variables: [String: PluralText.Variable] = [:]
        for variable in node.entries ?? [] where variable.value.entries != nil {
            let variants = variants(variable.value)
            if variants[.other] == nil {
                log.add(.warning, at: position, StringTableProblem.missingVariants(key: key))
            }
            variables[variable.key] = PluralText.Variable(variants: variants)
        }
        var missing: [String] = []
        let variants = PluralText(format: format, variables: variables).variants(&missing)
        for name in missing.uniqued() {
            log.add(
                .warning, at: position, StringTableProblem.missingVariable(name, key: key))
        }
        return variants
    }

    private static func variants(_ node: Node) -> [PluralCategory: String] {
        var variants: [PluralCategory: String] = [:]
        for entry in node.entries ?? [] {
            guard let category = PluralCategory(rawValue: entry.key) else { continue }
            variants[category] = entry.value.string
        }
        return variants
    }

    /// The text for an iPhone.
    private static func text(forDevice node: Node) -> String? {
        let devices = node["NSStringDeviceSpecificRuleType"]
        return devices?["iphone"]?.string ?? devices?["other"]?.string
    }

    /// The text for the largest width, in units of the letter m.
    private static func text(forWidth node: Node) -> String? {
        let widths = node["NSStringVariableWidthRuleType"]?.entries ?? []
        return widths.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }?.value.string
    }
}
