// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The reader of a screen's rows.
enum RowReader {
    /// A row. If its kind cannot be read, its keys are not checked. A kind of a newer version is shown
    /// as a default row.
    static func row(_ node: Node, _ path: NodePath, _ decoder: DocumentDecoder) -> Row? {
        guard let fields = DictionaryReader(node, path, decoder, RowKeys.dictionary) else {
            return nil
        }
        let kind =
            fields.node("kind") == nil
            ? (fields.node("labels") == nil ? .default : .labels) : fields[RowKeys.kind]
        if let kind { checkKeys(fields, kind) }
        var row = Row(kind: kind ?? .default)
        if kind == .labels {
            row.stack = labelStack(fields)
        } else if kind != nil || decoder.isOfNewerVersion {
            row.title = fields[RowKeys.title] ?? ""
        }
        row.value = fields[RowKeys.value]
        row.subtitle = fields[RowKeys.subtitle]
        row.image = RowImageReader.image(fields)
        let isOn = fields[RowKeys.isOn] ?? false
        let accessory = fields[RowKeys.accessory]
        row.accessory = kind == .switch ? .switch(isOn: isOn) : accessory
        row.height = fields[RowKeys.height]
        row.lines = fields[RowKeys.lines]
        row.mayTruncate = fields[RowKeys.mayTruncate] ?? row.mayTruncate
        return row
    }

    /// The keys with a meaning for some kinds only, and the keys that a kind needs. They are looked
    /// up for each row.
    private static let hidden = byKind { kind, key in
        key.shownBy.contains(kind) ? nil : (key: key.name, kinds: key.shownBy)
    }
    private static let required = byKind { kind, key in
        key.requiredBy.contains(kind) ? key.name : nil
    }

    private static func byKind<Entry>(
        _ entry: (Row.Kind, KeyDeclaration) -> Entry?
    ) -> [Row.Kind: [Entry]] {
        Dictionary(
            uniqueKeysWithValues: Row.Kind.allCases.map { kind in
                (kind, RowKeys.dictionary.keys.compactMap { entry(kind, $0) })
            })
    }

    /// Warns of keys without meaning for a kind of row, and reports missing ones.
    private static func checkKeys(_ fields: DictionaryReader, _ kind: Row.Kind) {
        for (key, kinds) in hidden[kind] ?? [] where fields.node(key) != nil {
            fields.warning(
                at: key, ScreenProblem.unusedKey(key, of: kinds, in: kind), fix: .remove)
        }
        for key in required[kind] ?? [] where fields.node(key) == nil {
            if key == RowKeys.labels.names[0] {
                fields.error(at: key, ScreenProblem.missingLabels)
            } else {
                fields.decoder.error(
                    fields.range, fields.path, ValueProblem.missingKey(key, of: .row(kind)))
            }
        }
    }

    // MARK: - Labels

    private static func labelStack(_ row: DictionaryReader) -> LabelStack {
        let nodes = row[RowKeys.labels] ?? []
        if nodes.isEmpty, row.node("labels")?.array != nil {
            row.error(at: "labels", ScreenProblem.missingLabels)
        }
        let labels = nodes.compactMap { node, path -> Label? in
            guard let fields = DictionaryReader(node, path, row.decoder, LabelKeys.dictionary)
            else { return nil }
            return Label(
                text: fields.required(LabelKeys.text, of: .label),
                attributes: fields.textAttributes(ofScreen: true)
            )
        }
        return LabelStack(
            labels: labels, spacing: row[RowKeys.spacing] ?? .system,
            margins: row[RowKeys.margins] ?? Margins())
    }
}
