// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension Fix {
    /// The effect of the fix, in the words of a button: "Rename “boddy” to “body”".
    package var words: String {
        switch self {
        case .edit(let edit): edit.words
        case .text(let change): change.words
        }
    }
}

extension [Fix] {
    /// The effect of the fixes as one step.
    package var words: String {
        guard let first, count > 1 else { return first?.words ?? "" }
        return changes(first.words, more: count - 1)
    }

    /// The same in quotation marks of others, as behind "Undo".
    package var label: String {
        words.replacing("“", with: "‘").replacing("”", with: "’")
    }
}

/// The words of a change with the number of those that follow.
private func changes(_ first: String, more count: Int) -> String {
    // Translators: %2$s is a change, such as “Remove “size””.
    trn("%2$s, and one more change", "%2$s, and %1$s more changes", count, first)
}

extension SyntaxEdit {
    fileprivate var words: String {
        switch change {
        case .replace(let value): tr("Write %1$s for %2$s", value.words, target)
        case .insertEntry(let entry, _): tr("Add “%1$s”", Phrases.shortened(entry.key))
        case .insertElement(let value, _): tr("Add %1$s", value.words)
        case .rename(let key): tr("Rename %1$s to “%2$s”", target, Phrases.shortened(key))
        case .remove: tr("Remove %1$s", target)
        }
    }

    /// The value: by its key, or by its number in a list.
    private var target: String {
        switch path.last {
        case .key(let key): "“\(Phrases.shortened(key))”"
        case .index(let index):
            if case .key(let key)? = path.dropLast().last {
                // Translators: stands behind “Remove” or “Write … for”; %1$s is a number in a list.
                tr("entry %1$s of “%2$s”", "\(index + 1)", Phrases.shortened(key))
            } else {
                // Translators: stands behind “Remove” or “Write … for”; %1$s is a number in a list.
                tr("entry %1$s", "\(index + 1)")
            }
        case nil: tr("the file")
        }
    }
}

extension SyntaxValue {
    /// The value as JSON has it, on one line.
    fileprivate var words: String {
        switch self {
        case .dictionary(let entries):
            "{\(entries.map { "\(Phrases.quoted($0.key)): \($0.value.words)" }.joined(separator: ", "))}"
        case .array(let values): "[\(values.map(\.words).joined(separator: ", "))]"
        case .string(let text): "“\(Phrases.shortened(text))”"
        case .number(let number): Phrases.shortened(number.text)
        case .bool(let value): value ? "true" : "false"
        case .null: "null"
        case .date(let text): text
        case .data: tr("data")
        }
    }
}

extension TextChange {
    fileprivate var words: String {
        var all: [String] = []
        for part in parts where !all.contains(part.words) { all.append(part.words) }
        guard all.count < 3 else { return changes(all[0], more: all.count - 1) }
        return all.joined(separator: ", ")
    }
}

extension TextChange.Part {
    fileprivate var words: String {
        let (old, new) = (Self.shown(old), Self.shown(new))
        if old.isEmpty { return tr("Insert %1$s", new) }
        return new.isEmpty ? tr("Remove %1$s", old) : tr("Write %1$s instead of %2$s", new, old)
    }

    private static func shown(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let words = bytes.split(whereSeparator: SourceText.isWhiteSpace)
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        return text.isEmpty ? "" : "“\(Phrases.shortened(words.isEmpty ? text : words))”"
    }
}
