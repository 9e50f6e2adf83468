// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension Fix {
    /// The effect of the fix as the title of a button: "Rename “boddy” to “body”".
    package var words: String {
        switch self {
        case .edit(let edit): edit.words
        case .text(let change): change.words
        }
    }
}

extension [Fix] {
    /// The effect of all fixes together.
    package var words: String {
        guard let first, count > 1 else { return first?.words ?? "" }
        return changes(first.words, more: count - 1)
    }

    /// The title inside other quotation marks, as after "Undo".
    package var label: String {
        String(words.map { Self.innerQuotes[$0] ?? $0 })
    }

    /// Inner quotation marks by outer ones, for all languages.
    private static var innerQuotes: [Character: Character] {
        ["“": "‘", "”": "’", "„": "‚", "「": "『", "」": "』"]
    }
}

/// The title of a change, and the number of further changes.
private func changes(_ first: String, more count: Int) -> String {
    // Translators: a button. %2$s is a change, such as “Remove “size””.
    trn("%2$s, and %1$s More Change", "%2$s, and %1$s More Changes", count, first)
}

extension SyntaxEdit {
    fileprivate var words: String {
        switch change {
        case .replace(let value): target.replacing(by: value.words)
        case .insertEntry(let entry, _): tr("Add “%1$s”", Phrases.shortened(entry.key))
        case .insertElement(let value, _): tr("Add %1$s", value.words)
        case .arrange: target.replacing(by: "[…]")
        case .rename(let key): target.renaming(to: Phrases.shortened(key))
        case .remove: target.removing
        }
    }

    private var target: FixTarget {
        switch path.last {
        case .key(let key): .key(Phrases.shortened(key))
        case .index(let index):
            if case .key(let key)? = path.dropLast().last {
                .entry("\(index + 1)", of: Phrases.shortened(key))
            } else {
                .innerEntry("\(index + 1)")
            }
        case nil: .file
        }
    }
}

/// The value of a fix, named by its key or its number in a list.
private enum FixTarget {
    case key(String)
    /// An entry of a list with a key.
    case entry(String, of: String)
    /// An entry of a list in a list.
    case innerEntry(String)
    case file

    func replacing(by value: String) -> String {
        switch self {
        // Translators: these are buttons. Entries are those of lists, by their numbers.
        case .key(let key): tr("Change “%1$s” to %2$s", key, value)
        case .entry(let number, let list):
            tr("Change Entry %1$s of “%2$s” to %3$s", number, list, value)
        case .innerEntry(let number): tr("Change Entry %1$s to %2$s", number, value)
        case .file: tr("Change File to %1$s", value)
        }
    }

    func renaming(to name: String) -> String {
        switch self {
        case .key(let key): tr("Rename “%1$s” to “%2$s”", key, name)
        // Only a key has a name.
        case .entry, .innerEntry, .file: tr("Rename to “%1$s”", name)
        }
    }

    var removing: String {
        switch self {
        // Translators: these are buttons. Entries are those of lists, by their numbers.
        case .key(let key): tr("Remove “%1$s”", key)
        case .entry(let number, let list): tr("Remove Entry %1$s of “%2$s”", number, list)
        case .innerEntry(let number): tr("Remove Entry %1$s", number)
        case .file: tr("Remove Everything")
        }
    }
}

extension SyntaxValue {
    /// The value in JSON on one line.
    fileprivate var words: String {
        switch self {
        case .dictionary(let entries):
            "{\(entries.map { "\(Phrases.quoted($0.key)): \($0.value.words)" }.joined(separator: ", "))}"
        case .array(let values): "[\(values.map(\.words).joined(separator: ", "))]"
        case .string(let text): inQuotes(Phrases.shortened(text))
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
        return listed(all)
    }
}

extension TextChange.Part {
    fileprivate var words: String {
        let (old, new) = (Self.shown(old), Self.shown(new))
        // Translators: buttons; %1$s and %2$s are texts in quotation marks.
        if old.isEmpty { return tr("Insert %1$s", new) }
        return new.isEmpty ? tr("Remove %1$s", old) : tr("Replace %1$s with %2$s", old, new)
    }

    private static func shown(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let words = bytes.split(whereSeparator: SourceText.isWhiteSpace)
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        return text.isEmpty ? "" : inQuotes(Phrases.shortened(words.isEmpty ? text : words))
    }
}
