// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// The tables of keys in `docs/file-formats.md`, in Markdown, from the declarations of the keys.
package enum ScreenTables {
    /// The keys of a screen.
    package static var screen: String { table(ScreenKeys.dictionary.keys) }
    /// The keys of a section.
    package static var section: String { table(SectionKeys.dictionary.keys) }
    /// The attributes of headers.
    package static var headerAttributes: String {
        table(HeaderKeys.tables.header, first: ["| all [text attributes](#text-attributes) | | |"])
    }
    /// The attributes of texts.
    package static var textAttributes: String { table(HeaderKeys.tables.text) }
    /// The keys of a row.
    package static var row: String { table(RowKeys.dictionary.keys.filter { $0.name != "kind" }) }

    /// The keys of an image.
    package static var image: String { table(ImageKeys.dictionary.keys) }
    package static var run: String { table(RunKeys.dictionary.keys) }
    /// The keys of a stack.
    package static var stack: String { table(StackKeys.dictionary.keys) }
    /// The keys of a choice.
    package static var choice: String { table(ChoiceKeys.dictionary.keys) }

    /// The keys of the bars of the app, one table for each bar, and one for an item.
    package static var bars: [(name: String, table: String)] {
        [
            NavigationBarKeys.dictionary, SearchBarKeys.dictionary, ToolbarKeys.dictionary,
            TabBarKeys.dictionary, BarItemKeys.dictionary,
        ].map { ($0.name, table($0.keys)) }
    }

    /// The kinds of rows, with the keys that they show.
    package static var kinds: String {
        let keys = RowKeys.dictionary.keys.filter { $0.name != "kind" }
        let lines = Row.Kind.allCases.map { kind in
            let required = keys.filter { $0.requiredBy.contains(kind) }
            let optional = keys.filter {
                $0.shownBy.contains(kind) && !$0.requiredBy.contains(kind)
            }
            return "| `\(kind.rawValue)` | \(list(required)) | \(list(optional)) |"
        }
        return written(["| `kind` | required | optional |", "|---|---|---|"] + lines)
    }

    private static func table(_ keys: [KeyDeclaration], first: [String] = []) -> String {
        written(
            ["| key | value | default |", "|---|---|---|"] + first
                + keys.map { key in
                    let names = key.names.map { "`\($0)`" }.joined(separator: " or ")
                    return "| \(names) | \(value(of: key)) | \(absence(of: key)) |"
                })
    }

    private static func written(_ lines: [String]) -> String {
        // An empty cell is a single space.
        lines.map { $0.replacing("|  |", with: "| |") + "\n" }.joined()
    }

    private static func list(_ keys: [KeyDeclaration]) -> String {
        keys.map { "`\($0.name)`" }.joined(separator: ", ")
    }

    /// The form and the meaning, in a cell: `a height: the height of the row`.
    private static func value(of key: KeyDeclaration) -> String {
        let meaning = key.summary.hasSuffix(".") ? key.summary.dropLast() : key.summary[...]
        let parts = [words(for: key.form), meaning.prefix(1).lowercased() + meaning.dropFirst()]
        let text = parts.filter { !$0.isEmpty }.joined(separator: ": ")
        return !key.isRequired ? text : text.isEmpty ? "required" : "required; \(text)"
    }

    private static func absence(of key: KeyDeclaration) -> String {
        switch key.absence {
        case .word(let word)?: "`\(word)`"
        case .bool(let value)?: "`\(value)`"
        case .described(let words)?: words
        case nil: key.isRequired || !key.requiredBy.isEmpty ? "" : "none"
        }
    }

    /// The form of a value; empty if the meaning tells it.
    private static func words(for form: ValueForm) -> String {
        switch form {
        case .anything, .booleanOrTexts, .text, .fontName, .languageTag, .textStyle, .category,
            .list,
            .textOrDictionary, .textOrNumber, .textOrInteger, .textOrIntegerOrDictionary,
            .labels, .stackItems, .texts, .textsOrDictionaries, .separator:
            return ""
        case .boolean: return "`true`, `false`"
        case .integer(let bounds):
            return "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
        case .fraction: return "a number from 0 to 1"
        case .points(.length): return "points"
        case .points(.fontSize): return "points, above 0 and at most 1000"
        case .height: return "a [height](#shared-values)"
        case .pointsOrWord(let word): return "`\(word)` or points"
        case .words(let words, let aliases):
            let names = words.map { "`\($0)`" }.joined(separator: ", ")
            let others = aliases.map { "`\($0.name)`" }.joined(separator: ", ")
            return aliases.isEmpty ? names : "\(names) (also \(others))"
        case .wordOrWords(let words, let aliases):
            let names = words.map { "`\($0)`" }.joined(separator: ", ")
            let others = aliases.map { "`\($0.name)`" }.joined(separator: ", ")
            return aliases.isEmpty ? names : "\(names) (also \(others))"
        case .weight:
            let names = FontWeight.named.map(\.name).joined(separator: " ")
            return "`\(names)`, or a whole number from 100 to 900"
        case .color: return "a [color](#shared-values)"
        case .hexadecimalColor: return "`#RGB`, `#RRGGBB`, or `#RRGGBBAA`"
        case .dictionary(let declaration):
            let isOfPoints = declaration.keys.allSatisfy { key in
                if case .points = key.form { true } else { false }
            }
            return isOfPoints ? "\(list(declaration.keys)) in points, any of them" : ""
        }
    }
}
