// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

/// Translates a change of a row's kind into edits of its dictionary. A second text goes along, keys without a meaning
/// are removed, and unknown keys stay.
struct RowKindPlanner {
    private let node: Node
    private let old: Row.Kind
    private let new: Row.Kind
    /// The number of texts without a place in a row of the new kind.
    private(set) var lostTexts = 0
    /// The entries so far, by their keys.
    private var keys: [String]
    private var planned: [SyntaxEdit] = []

    init(_ node: Node, from old: Row.Kind, to new: Row.Kind) {
        (self.node, self.old, self.new) = (node, old, new)
        keys = node.entries?.map(\.key) ?? []
    }

    /// The keys of texts, to count those that are lost.
    private static let textKeys = [
        "title", "value", "subtitle", "trailing", "placeholder", "date", "time",
    ]

    /// The edits in order.
    mutating func edits() -> [SyntaxEdit] {
        guard new != old, let entries = node.entries else { return [] }
        if new == .labels || new == .stack {
            makeItems(entries)
        } else if old == .labels || old == .stack {
            takeLabels()
        } else if let from = secondKey(of: old), let to = secondKey(of: new), from != to,
            keys.contains(from), !keys.contains(to)
        {
            planned.append(SyntaxEdit([.key(from)], .rename(to)))
            keys = keys.map { $0 == from ? to : $0 }
        }
        removeUnused()
        setKind()
        addRequired()
        return planned
    }

    /// The key of the text beside or below the title, which goes along.
    private func secondKey(of kind: Row.Kind) -> String? {
        switch kind {
        case .value, .picker, .stepper: "value"
        case .subtitle: "subtitle"
        default: nil
        }
    }

    // MARK: - Labels

    /// Makes the title and the second text items of a stack, in the styles that they had.
    private mutating func makeItems(_ entries: [Node.Entry]) {
        let key = new == .labels ? "labels" : "items"
        let source = old == .labels ? "labels" : "items"
        if old == .labels || old == .stack {
            // The items are the same but for lines and spacers.
            let texts = Self.texts(in: node[source])
            add(key, .array(texts))
        } else {
            let second = secondKey(of: old)
            let texts =
                [("title", TextStyle.body, nil as ColorValue?)]
                + (second.map { key in
                    [(key, key == "value" ? .body : .subheadline, .semantic(.secondaryLabel))]
                } ?? [])
            let labels = texts.compactMap { key, style, color in
                node[key].map { Self.label(SyntaxValue($0), style, color) }
            }
            add(key, .array(labels.isEmpty ? [.string("")] : labels))
            for (key, _, _) in texts where keys.contains(key) { remove(key) }
        }
        if new == .stack, !keys.contains("stack") {
            add("stack", .string(TextAxis.vertical.rawValue))
        }
    }

    private static func label(
        _ text: SyntaxValue, _ style: TextStyle, _ color: ColorValue?
    ) -> SyntaxValue {
        var entries: [SyntaxValue.Entry] = [.init("text", text)]
        if case .dictionary(let own) = text { entries = own }
        func add(_ key: String, _ value: SyntaxValue) {
            if !entries.contains(where: { $0.key == key }) { entries.append(.init(key, value)) }
        }
        add("textStyle", .string(style.uiKitName))
        if let color { add("color", color.written) }
        return .dictionary(entries)
    }

    /// The texts of a list of labels or items, in order.
    private static func texts(in list: Node?) -> [SyntaxValue] {
        (list?.array ?? []).flatMap { item -> [SyntaxValue] in
            if item.array != nil { return texts(in: item) }
            if let inner = item["items"] { return texts(in: inner) }
            let isText = item.string != nil || item["text"] != nil || item["runs"] != nil
            return isText ? [SyntaxValue(item)] : []
        }
    }

    /// Makes the first two labels the title and the second text.
    private mutating func takeLabels() {
        let source = old == .labels ? "labels" : "items"
        let texts = Self.texts(in: node[source])
        let targets = ["title"] + (secondKey(of: new).map { [$0] } ?? [])
        for (key, text) in zip(targets, texts) where !keys.contains(key) {
            add(key, Self.plain(text, isSecond: key != "title"))
        }
        lostTexts += max(0, texts.count - targets.count)
        // Counted already.
        if keys.contains(source) { remove(source) }
    }

    /// A label as a text of a row, without the style that such a text has anyway.
    private static func plain(_ label: SyntaxValue, isSecond: Bool) -> SyntaxValue {
        guard case .dictionary(var entries) = label else { return label }
        entries.removeAll { entry in
            switch (entry.key, entry.value) {
            case ("textStyle", .string(let name)):
                TextStyle(name: name) == .body && !isSecond
                    || isSecond && [.body, .subheadline].contains(TextStyle(name: name))
            case ("color", .string(let name)):
                isSecond && name == SemanticColor.secondaryLabel.rawValue
            default: false
            }
        }
        if entries.count == 1, entries[0].key == "text" { return entries[0].value }
        return .dictionary(entries)
    }

    // MARK: - Keys

    private mutating func removeUnused() {
        for key in keys {
            let declaration = RowKeys.dictionary.key(named: key)
            let isShown = declaration?.shownBy.contains(new) ?? true
            let isText = Self.textKeys.contains(key)
            // A text of the kind before that nobody has typed.
            let isEmpty = isText && node[key]?.string == ""
            let isNeeded = declaration?.requiredBy.contains(new) ?? false
            guard !isShown || isEmpty && !isNeeded else { continue }
            if isText, !isEmpty { lostTexts += 1 }
            lostTexts += key == "segments" ? node[key]?.array?.count ?? 0 : 0
            remove(key)
        }
        // A number is no text, and a text no number.
        let form = RowKeys.value.declaration.form
        let isFraction =
            if case .textOrNumber(_, let fractions, _) = form { fractions.contains(new) } else {
                false
            }
        if keys.contains("value"), let value = node["value"], (value.double != nil) != isFraction,
            new != .stepper
        {
            if value.double == nil { lostTexts += 1 }
            remove("value")
        }
    }

    /// Writes the kind, unless rows without one are of it.
    private mutating func setKind() {
        let isImplied = new == .default
        switch (keys.contains("kind"), isImplied) {
        case (true, true): remove("kind")
        case (true, false):
            planned.append(SyntaxEdit([.key("kind")], .replace(.string(new.rawValue))))
        case (false, false):
            planned.append(
                SyntaxEdit([], .insertEntry(.init("kind", .string(new.rawValue)), at: 0)))
            keys.insert("kind", at: 0)
        case (false, true): break
        }
    }

    private mutating func addRequired() {
        for key in RowKeys.dictionary.keys where key.requiredBy.contains(new) {
            guard !key.readNames.contains(where: keys.contains) else { continue }
            let value: SyntaxValue =
                switch key.name {
                case RowKeys.segments.declaration.name: .array([.string("One"), .string("Two")])
                case RowKeys.image.declaration.name: .string("star")
                default: .string("")
                }
            add(key.name, value)
        }
    }

    private mutating func remove(_ key: String) {
        planned.append(SyntaxEdit([.key(key)], .remove))
        keys.removeAll { $0 == key }
    }

    /// Adds an entry at its place in the order of declaration.
    private mutating func add(_ key: String, _ value: SyntaxValue) {
        let order = RowKeys.dictionary.keys.flatMap(\.readNames)
        let rank = { (name: String) in order.firstIndex(of: name) ?? .max }
        let index = (keys.lastIndex { rank($0) < rank(key) }).map { $0 + 1 } ?? 0
        planned.append(SyntaxEdit([], .insertEntry(.init(key, value), at: index)))
        keys.insert(key, at: index)
    }
}
