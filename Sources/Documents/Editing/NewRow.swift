// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The values of new rows.
package enum NewRow {
    /// A row of a kind, with empty texts. Rows with a second text or an image lead on, as most
    /// of them in apps do.
    package static func value(_ kind: Row.Kind) -> SyntaxValue {
        let isLink = [.value, .subtitle, .image].contains(kind)
        let accessory = isLink ? ", \"accessory\": \"disclosure\"" : ""
        let file = SourceFile(name: "", text: "{\"title\": \"\"\(accessory)}")
        guard let node = SyntaxTree.read(file).value?.root else { return .dictionary([]) }
        var planner = RowKindPlanner(node, from: .default, to: kind)
        let edited = try? file.applying(planner.edits())
        return (edited.flatMap { SyntaxTree.read($0).value?.root } ?? node).value
    }

    /// A row like another one, with empty texts in the place of its texts. What belongs to the other row alone, such as
    /// its badge or whether it is on, is left out.
    static func value(like node: Node) -> SyntaxValue {
        .dictionary(
            (node.entries ?? []).compactMap { entry in
                guard let key = RowKeys.dictionary.key(named: entry.key) else { return nil }
                switch key.name {
                case "badge", "accessibilityLabel", "isOn": return nil
                case "title", "value", "subtitle", "trailing", "placeholder", "labels", "items":
                    return .init(entry.key, entry.value.withoutTexts)
                default: return .init(entry.key, entry.value.value)
                }
            })
    }
}

extension Node {
    fileprivate var value: SyntaxValue { SyntaxValue(self) }

    /// The value with empty texts. Looks of texts stay, runs become one text.
    var withoutTexts: SyntaxValue {
        switch content {
        case .string: return .string("")
        case .array(let values): return .array(values.map(\.withoutTexts))
        case .dictionary(let entries):
            return .dictionary(
                entries.map { entry in
                    switch entry.key {
                    case "text", "title", "items", "labels":
                        .init(entry.key, entry.value.withoutTexts)
                    case "runs": .init("text", .string(""))
                    default: .init(entry.key, entry.value.value)
                    }
                })
        default: return value
        }
    }
}
