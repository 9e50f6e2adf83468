// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

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
        return count == 2
            ? "\(first.words), and one more change"
            : "\(first.words), and \(count - 1) more changes"
    }

    /// The same in quotation marks of others, as behind "Undo".
    package var label: String {
        words.replacing("“", with: "‘").replacing("”", with: "’")
    }
}

extension SyntaxEdit {
    fileprivate var words: String {
        switch change {
        case .replace(let value): "Write \(value.words) for \(target)"
        case .insertEntry(let entry, _): "Add “\(Phrases.shortened(entry.key))”"
        case .insertElement(let value, _): "Add \(value.words)"
        case .rename(let key): "Rename \(target) to “\(Phrases.shortened(key))”"
        case .remove: "Remove \(target)"
        }
    }

    /// The value: by its key, or by its number in a list.
    private var target: String {
        switch path.last {
        case .key(let key): "“\(Phrases.shortened(key))”"
        case .index(let index):
            if case .key(let key)? = path.dropLast().last {
                "entry \(index + 1) of “\(Phrases.shortened(key))”"
            } else {
                "entry \(index + 1)"
            }
        case nil: "the file"
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
        case .data: "data"
        }
    }
}

extension TextChange {
    fileprivate var words: String {
        var all: [String] = []
        for part in parts where !all.contains(part.words) { all.append(part.words) }
        guard all.count < 3 else { return "\(all[0]), and \(all.count - 1) more changes" }
        return all.joined(separator: ", ")
    }
}

extension TextChange.Part {
    fileprivate var words: String {
        let (old, new) = (Self.shown(old), Self.shown(new))
        if old.isEmpty { return "Insert \(new)" }
        return new.isEmpty ? "Remove \(old)" : "Write \(new) instead of \(old)"
    }

    private static func shown(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let words = bytes.split(whereSeparator: SourceText.isWhiteSpace)
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        return text.isEmpty ? "" : "“\(Phrases.shortened(words.isEmpty ? text : words))”"
    }
}
