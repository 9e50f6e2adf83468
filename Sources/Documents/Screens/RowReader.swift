// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The reader of a screen's rows.
enum RowReader {
    private static let keys = [
        "kind", "title", "value", "subtitle", "isOn", "accessory", "image", "rowHeight", "height",
        "lines", "mayTruncate", "labels", "spacing", "margins",
    ]

    /// The keys that only certain kinds of rows show.
    private static let particularKeys: [(key: String, kinds: [Row.Kind])] = [
        ("title", [.default, .value, .subtitle, .switch, .button, .image]),
        ("value", [.value]),
        ("subtitle", [.subtitle]),
        ("isOn", [.switch]),
        ("image", [.default, .value, .subtitle, .switch, .image]),
        ("accessory", [.default, .value, .subtitle, .button, .image, .labels]),
        ("lines", [.default, .value, .subtitle, .switch, .button, .image]),
        ("mayTruncate", [.default, .value, .subtitle, .switch, .button, .image]),
        ("labels", [.labels]),
        ("spacing", [.labels]),
        ("margins", [.labels]),
    ]

    static func row(_ node: Node, _ path: NodePath, _ decoder: DocumentDecoder) -> Row? {
        guard let fields = DictionaryReader(node, path, decoder, .row(nil), keys: keys) else {
            return nil
        }
        // If the kind of the row cannot be read, its keys are not checked.
        let kind =
            fields.node("kind") == nil
            ? (fields.node("labels") == nil ? .default : .labels)
            : fields.choice("kind", Row.Kind.self)
        if let kind { checkKeys(fields, kind) }
        let subject = ValueProblem.Subject.row(kind)
        var row = Row(kind: kind ?? .default)
        if kind == .labels {
            row.stack = labelStack(fields)
        } else if kind != nil {
            row.title = fields.requiredString("title", of: subject)
        }
        row.value =
            kind == .value ? fields.requiredString("value", of: subject) : fields.string("value")
        row.subtitle =
            kind == .subtitle
            ? fields.requiredString("subtitle", of: subject) : fields.string("subtitle")
        row.image =
            kind == .image ? fields.requiredString("image", of: subject) : fields.string("image")
        let isOn = fields.bool("isOn") ?? false
        let accessory = fields.accessory("accessory")
        row.accessory = kind == .switch ? .switch(isOn: isOn) : accessory
        row.height = fields.key(among: ["rowHeight", "height"]).flatMap(fields.height)
        row.lines = fields.integer("lines", in: DictionaryReader.lineBounds)
        row.mayTruncate = fields.bool("mayTruncate") ?? false
        return row
    }

    /// Warns of keys without meaning for a kind of row.
    private static func checkKeys(_ fields: DictionaryReader, _ kind: Row.Kind) {
        for (key, kinds) in particularKeys where !kinds.contains(kind) {
            guard fields.node(key) != nil else { continue }
            fields.warning(
                at: key, ScreenProblem.unusedKey(key, of: kinds, in: kind), fix: .remove)
        }
    }

    // MARK: - Labels

    private static let labelKeys = ["text"] + TextAttributes.screenKeys

    private static func labelStack(_ row: DictionaryReader) -> LabelStack {
        let nodes = row.array("labels")
        if nodes.isEmpty, row.node("labels")?.array != nil || row.node("labels") == nil {
            row.error(at: "labels", ScreenProblem.missingLabels)
        }
        let labels = nodes.compactMap { node, path -> Label? in
            guard
                let fields = DictionaryReader(
                    node, path, row.decoder, .label, keys: labelKeys)
            else { return nil }
            return Label(
                text: fields.requiredString("text", of: .label),
                attributes: fields.textAttributes(ofScreen: true)
            )
        }
        return LabelStack(
            labels: labels, spacing: row.spacing("spacing") ?? .system,
            margins: row.margins("margins"))
    }
}
