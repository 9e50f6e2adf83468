// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Translates an edit of a theme into edits of its file's syntax.
struct ThemeEditPlanner {
    let theme: Theme
    let root: Node

    private var isTypeladder: Bool { theme.format.container == .typeladder }

    func edits(for edit: ThemeEdit) throws(EditFailure) -> [SyntaxEdit] {
        switch edit {
        case .font(let style, let name, let size): return try font(style, name, size)
        case .fontName(let style, let name?):
            try EditCheck.fontName(name)
            return try set(\.fontName, of: style, .init(nameKey, .string(name)))
        case .fontName(let style, nil): return try removeFont(style)
        case .fontSize(let style, let size):
            try EditCheck.fontSize(size)
            return try set(\.fontSize, of: style, .init(sizeKey, .number(size)))
        case .maximumPointSize(let style, let size): return try maximumSize(style, size)
        case .remove(let style):
            return try removal(of: style)
        case .name(let name):
            try needTypeladder(.name, for: name)
            return set(["name"], name.map(SyntaxValue.string))
        case .fontFiles(let files):
            try needTypeladder(.fontFiles, for: files.isEmpty ? nil : files)
            guard !files.contains(where: \.string.isEmpty) else {
                throw EditFailure(ThemeEditProblem.emptyFontFile)
            }
            return fontFiles(files)
        case .sectionHeader(let header):
            try needTypeladder(.sectionHeader, for: header.written)
            try header.check()
            let paths = header.keys.map { ["sectionHeader"] + $0 }
            return set(paths.first { node($0) != nil } ?? paths[0], header.written)
        case .color(let appearance, let name, let color):
            try needTypeladder(.colors, for: color)
            let path = ["colors", appearance.rawValue, name.rawValue]
            return set(path, color.map { .string($0.hexadecimal) })
        }
    }

    /// Throws an error if a ScaledFont file would get a value that it cannot store.
    private func needTypeladder(
        _ addition: ThemeEditProblem.Addition, for value: Any?
    ) throws(EditFailure) {
        guard value != nil, !isTypeladder else { return }
        throw EditFailure(
            ThemeEditProblem.notInScaledFont(
                addition, isDictionary: theme.format.container == .jsonDictionary))
    }
}

// MARK: - Styles

extension ThemeEditPlanner {
    private var nameKey: String { theme.format.key(for: "fontName") }
    private var sizeKey: String { theme.format.key(for: "fontSize") }

    private var stylesPath: [SyntaxEdit.Step] { isTypeladder ? [.key("fonts")] : [] }

    private func entryPath(_ style: TextStyle) -> [SyntaxEdit.Step]? {
        theme.fonts[style] == nil ? nil : theme.path(of: style)
    }

    private func font(
        _ style: TextStyle, _ name: String, _ size: Double
    ) throws(EditFailure) -> [SyntaxEdit] {
        try EditCheck.fontName(name)
        try EditCheck.fontSize(size)
        let values: [SyntaxValue.Entry] = [
            .init(nameKey, .string(name)), .init(sizeKey, .number(size)),
        ]
        guard let path = entryPath(style) else { return [insertion(of: style, values)] }
        return set(path, values)
    }

    /// The edits that replace a value of the style. The style must have it.
    private func set<Value>(
        _ old: KeyPath<ThemeFont, Value?>, of style: TextStyle, _ value: SyntaxValue.Entry
    ) throws(EditFailure) -> [SyntaxEdit] {
        guard let path = entryPath(style), theme.fonts[style]?[keyPath: old] != nil else {
            throw EditFailure(ThemeEditProblem.noFont(style))
        }
        return set(path, [value])
    }

    private func maximumSize(
        _ style: TextStyle, _ size: Double?
    ) throws(EditFailure) -> [SyntaxEdit] {
        let key = theme.format.key(for: "maximumPointSize")
        let path = entryPath(style)
        // If a style dictionary already has a maximum, the app's code reads it.
        if path.flatMap({ root.node(at: $0)?[key] }) == nil {
            try needTypeladder(.maximumPointSize, for: size)
        }
        guard let size else {
            guard let font = theme.fonts[style], font.maximumPointSize != nil, let path
            else { return [] }
            if font.fontName == nil, font.design == nil, font.weight == nil {
                return try removal(of: style, at: path, besides: [key])
            }
            return [SyntaxEdit(path + [.key(key)], .remove)]
        }
        try EditCheck.fontSize(size)
        let value = SyntaxValue.Entry(key, .number(size))
        guard let path else { return [insertion(of: style, [value])] }
        return set(path, [value])
    }

    /// Removes a style's name and size, so that the system font is left. Removes the whole entry if
    /// nothing else in it has a meaning.
    private func removeFont(_ style: TextStyle) throws(EditFailure) -> [SyntaxEdit] {
        guard let font = theme.fonts[style], font.fontName != nil, let path = entryPath(style)
        else { return [] }
        let maximum = isTypeladder ? font.maximumPointSize : nil
        if maximum == nil, font.design == nil, font.weight == nil {
            let own = [nameKey, sizeKey] + (isTypeladder ? [] : [ThemeFormat.maximumKey])
            return try removal(of: style, at: path, besides: own)
        }
        return [nameKey, sizeKey].map { SyntaxEdit(path + [.key($0)], .remove) }
    }

    /// Removes an entry that has values only for the given keys.
    ///
    /// - Throws: `EditFailure` if a value would be lost, or ``removal(of:)`` fails.
    private func removal(
        of style: TextStyle, at path: [SyntaxEdit.Step], besides keys: [String]
    ) throws(EditFailure) -> [SyntaxEdit] {
        let entries = root.node(at: path)?.entries ?? []
        let other = entries.first { !keys.contains($0.key) && !$0.value.isNull }
        if let other {
            throw EditFailure(ThemeEditProblem.losesEntry(style, key: other.key))
        }
        return try removal(of: style)
    }

    /// Removes an entry.
    ///
    /// - Throws: `EditFailure` if the rest would not be a theme.
    private func removal(of style: TextStyle) throws(EditFailure) -> [SyntaxEdit] {
        guard let path = entryPath(style) else { return [] }
        let key = theme.fonts[style]?.key
        let others = root.entries?.filter { $0.key != key } ?? []
        guard isTypeladder || StyleDictionaryReader.hasStyle(others) else {
            throw EditFailure(ThemeEditProblem.onlyStyle(style))
        }
        return [SyntaxEdit(path, .remove)]
    }

    // MARK: - New styles

    private func insertion(
        of style: TextStyle, _ values: [SyntaxValue.Entry]
    ) -> SyntaxEdit {
        let entry = SyntaxValue.Entry(newKey(for: style), .dictionary(values))
        return SyntaxEdit(stylesPath, .insertEntry(entry, at: insertionIndex(for: style)))
    }

    /// The key of a new style, in the dialect of most other keys in the file.
    private func newKey(for style: TextStyle) -> String {
        let rawCount = theme.fonts.count { $0.key.rawName == $0.value.key }
        if rawCount * 2 > theme.fonts.count { return style.rawName }
        let usesUIKitNames = theme.fonts.contains { style, font in
            font.key == style.uiKitName && font.key != style.dictionaryKey
        }
        return usesUIKitNames ? style.uiKitName : style.dictionaryKey
    }

    /// The index of a new style in a file with sorted styles; nil for the end.
    private func insertionIndex(for style: TextStyle) -> Int? {
        let entries = root.node(at: stylesPath)?.entries ?? []
        let order = TextStyle.allCases
        let ranks = entries.map { entry in
            theme.fonts.first { $0.value.key == entry.key }.flatMap { order.firstIndex(of: $0.key) }
        }
        let known = ranks.compactMap(\.self)
        guard let rank = order.firstIndex(of: style), known == known.sorted() else { return nil }
        return ranks.firstIndex { $0 ?? -1 > rank }
    }
}

// MARK: - Values by path

extension ThemeEditPlanner {
    private func node(_ keys: [String]) -> Node? { root.node(at: keys.map(SyntaxEdit.Step.key)) }

    private func set(_ path: [SyntaxEdit.Step], _ values: [SyntaxValue.Entry]) -> [SyntaxEdit] {
        let entry = root.node(at: path)
        return values.map { value in
            entry?[value.key] == nil
                ? SyntaxEdit(path, .insertEntry(value, at: nil))
                : SyntaxEdit(path + [.key(value.key)], .replace(value.value))
        }
    }

    /// The edits that set or remove a value. Adds missing dictionaries around it.
    private func set(_ keys: [String], _ value: SyntaxValue?) -> [SyntaxEdit] {
        let path = keys.map(SyntaxEdit.Step.key)
        let depth = keys.indices.first { node(Array(keys[...$0])) == nil }
        guard let value else { return depth == nil ? [SyntaxEdit(path, .remove)] : [] }
        guard let depth else { return [SyntaxEdit(path, .replace(value))] }
        let entry = keys[(depth + 1)...].reversed().reduce(value) { value, key in
            .dictionary([.init(key, value)])
        }
        let index = keys == ["name"] ? nameIndex : nil
        return [
            SyntaxEdit(Array(path[..<depth]), .insertEntry(.init(keys[depth], entry), at: index))
        ]
    }

    /// The index of a theme's name: at the start, after the schema.
    private var nameIndex: Int { root.entries?.first?.key == "$schema" ? 1 : 0 }

    /// The edits that change the list of font files. Equal paths at the start and at the end stay.
    private func fontFiles(_ files: [FilePath]) -> [SyntaxEdit] {
        let old = theme.fontFiles
        let path: [SyntaxEdit.Step] = [.key("fontFiles")]
        guard node(["fontFiles"]) != nil else {
            return files.isEmpty ? [] : set(["fontFiles"], .array(files.map { .string($0.string) }))
        }
        let same = zip(old, files).prefix(while: ==).count
        let rest = min(old.count, files.count) - same
        let sameAtEnd = zip(old.reversed(), files.reversed()).prefix(while: ==).count
        let tail = min(rest, sameAtEnd)
        let removed = same..<old.count - tail
        let added = files[same..<files.count - tail].map { SyntaxValue.string($0.string) }
        let replaced = min(removed.count, added.count)
        var edits = (0..<replaced).map { offset in
            SyntaxEdit(path + [.index(same + offset)], .replace(added[offset]))
        }
        edits += removed.dropFirst(replaced).reversed().map { index in
            SyntaxEdit(path + [.index(index)], .remove)
        }
        edits += added.indices.dropFirst(replaced).map { offset in
            SyntaxEdit(path, .insertElement(added[offset], at: same + offset))
        }
        return edits
    }
}
