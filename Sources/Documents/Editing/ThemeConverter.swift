// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Converts the values of one theme format to another.
struct ThemeConverter {
    let old: ThemeFormat
    let new: ThemeFormat
    let tree: SyntaxTree
    let theme: Theme
    let hasComments: Bool
    private(set) var losses: [Diagnostic] = []

    private var isFromTypeladder: Bool { old.container == .typeladder }
    private var isToTypeladder: Bool { new.container == .typeladder }

    consuming func convert() -> (SyntaxValue, [Diagnostic]) {
        if hasComments {
            losses.append(
                Diagnostic(.warning, file: tree.file, LossProblem.unsupported(.comments, new)))
        }
        let styles = isFromTypeladder ? styles(ofTheme: tree.root) : tree.root.entries ?? []
        var entries: [SyntaxValue.Entry] = []
        for entry in styles {
            if isToTypeladder, !isFromTypeladder, isStray(entry.key) {
                // A key without effect, such as title1, must not become a style.
                lose(entry.keyRange, .key(.root, entry.key), .strayEntry(entry.key))
                continue
            }
            guard canHold(.string(entry.key)) else {
                lose(entry.keyRange, .key(.root, entry.key), .key(entry.key))
                continue
            }
            guard let value = font(entry) else { continue }
            entries.append(.init(newKey(of: entry), value))
        }
        let fonts = SyntaxValue.dictionary(entries)
        let root = isToTypeladder ? SyntaxValue.dictionary([.init("fonts", fonts)]) : fonts
        return (root, losses.sorted { ($0.position?.line ?? 0) < ($1.position?.line ?? 0) })
    }

    private mutating func lose(
        _ range: ByteRange, _ path: NodePath, _ part: LossProblem.Part
    ) {
        losses.append(
            Diagnostic(
                .warning, file: tree.file, position: tree.position(of: range),
                keyPath: path.description, LossProblem.unsupported(part, new)))
    }

    // MARK: - Parts of Typeladder themes only

    private mutating func styles(ofTheme root: Node) -> [Node.Entry] {
        for entry in root.entries ?? [] where entry.key != "fonts" {
            let part: LossProblem.Part =
                switch entry.key {
                case "name": .themeName(entry.value.string ?? "")
                case "fontFiles": .fontFiles
                case "sectionHeader": .sectionHeader
                case "colors": .colors
                default: .entry(entry.key)
                }
            lose(entry.keyRange, .key(.root, entry.key), part)
        }
        return root["fonts"]?.entries ?? []
    }

    // MARK: - Keys of styles

    /// Whether a key without effect in a style dictionary is a style in a Typeladder theme.
    private func isStray(_ key: String) -> Bool {
        !theme.fonts.values.contains { $0.key == key }
            && (StyleKeys.style(key, in: .mixed) != nil || TextStyle(rawValue: key) != nil)
    }

    /// The key of an entry in the new format. Only Typeladder themes accept UIKit's `title1` and
    /// `caption1`.
    private func newKey(of entry: Node.Entry) -> String {
        guard isFromTypeladder, StyleKeys.style(entry.key, in: .mixed) == nil,
            let style = TextStyle(rawValue: entry.key)
        else { return entry.key }
        return style.dictionaryKey
    }

    // MARK: - Fonts

    /// An entry in the new format; nil, and a loss, if it would not be a font there.
    private mutating func font(_ entry: Node.Entry) -> SyntaxValue? {
        let path = NodePath.key(isFromTypeladder ? .key(.root, "fonts") : .root, entry.key)
        guard let fields = entry.value.entries else { return value(entry.value, path) }
        if new.entries != old.entries, let weight = systemWeight(of: entry) {
            lose(entry.keyRange, path, .sizedSystemFont(weight, of: entry.key))
            return nil
        }
        let known = losses.count
        var kept: [SyntaxValue.Entry] = []
        for field in fields where !(field.value.isNull && meansNothing(field.key)) {
            if let field = self.field(field, of: entry, .key(path, field.key)) {
                kept.append(field)
            }
        }
        if isFont(kept) { return .dictionary(kept) }
        if losses.count == known {
            let isSystemFont = fields.contains { isVariant($0.key) }
            lose(
                entry.keyRange, path, isSystemFont ? .systemFont(of: entry.key) : .entry(entry.key))
        }
        return nil
    }

    /// The weight of the system font named in an entry, as written; nil for other fonts.
    private func systemWeight(of entry: Node.Entry) -> String? {
        guard let (style, font) = theme.fonts.first(where: { $0.value.key == entry.key }) else {
            return nil
        }
        return theme.systemWeight(of: style) == nil ? nil : font.fontName
    }

    /// A value of a font in the new format; nil if the key is missing there or has another meaning.
    private mutating func field(
        _ field: Node.Entry, of entry: Node.Entry, _ path: NodePath
    ) -> SyntaxValue.Entry? {
        guard let key = newKey(of: field, in: entry, path) else { return nil }
        guard canHold(.string(key)) else {
            lose(field.keyRange, path, .key(key))
            return nil
        }
        return value(field.value, path).map { .init(key, $0) }
    }

    private mutating func newKey(
        of field: Node.Entry, in entry: Node.Entry, _ path: NodePath
    ) -> String? {
        for key in ["fontName", "fontSize"] where field.key == old.key(for: key) {
            return new.key(for: key)
        }
        let maximum = "maximumPointSize"
        if field.key == old.key(for: maximum), isFromTypeladder != isToTypeladder {
            if isFromTypeladder {
                let size = DictionaryReader.written(field.value)
                lose(field.keyRange, path, .maximumSize(size, of: entry.key))
                return nil
            }
            // 0 and values other than numbers mean no limit.
            return field.value.double.map { $0 > 0 && $0 <= 1_000 } ?? false ? maximum : nil
        }
        guard isVariant(field.key) else { return field.key }
        let isKept =
            isToTypeladder || new.entries == .scaledFontFork
            ? isFromTypeladder == isToTypeladder || isDrawn(field) : false
        if isKept { return field.key }
        // The entry reports the loss of a system font as a whole.
        if entry.value[old.key(for: "fontName")] != nil || new.entries == .scaledFontFork
            || isToTypeladder
        {
            lose(field.keyRange, path, .variant(field.key, field.value.string ?? "", of: entry.key))
        }
        return nil
    }

    private func isVariant(_ key: String) -> Bool {
        StyleDictionaryReader.variantKeys.contains(key)
    }

    /// Whether the fork draws a design or a weight.
    private func isDrawn(_ field: Node.Entry) -> Bool {
        let word = field.value.string ?? ""
        return field.key == "weight"
            ? ThemeFont.Weight(rawValue: word) != nil
            : ThemeFont.Design(rawValue: word).map { $0 != .rounded } ?? false
    }

    /// Whether the fields are a valid font. In a style dictionary, one invalid entry makes the
    /// device reject the whole file.
    private func isFont(_ fields: [SyntaxValue.Entry]) -> Bool {
        func has(_ key: String) -> Bool { fields.contains { $0.key == key } }
        let parts = ["fontName", "fontSize"].count { has(new.key(for: $0)) }
        if parts > 0 { return parts == 2 }
        let hasVariant = fields.contains { isVariant($0.key) }
        return isToTypeladder
            ? hasVariant || has("maximumPointSize") : new.entries == .scaledFontFork && hasVariant
    }

    /// Whether null means a missing value. Property lists leave such values out.
    private func meansNothing(_ key: String) -> Bool {
        isFromTypeladder
            || [.xmlPropertyList, .binaryPropertyList].contains(new.container)
                && StyleDictionaryReader.entryKeys.contains(key)
    }

    // MARK: - Any value

    /// A value in the new format; nil, and a loss, if the format cannot store it.
    private mutating func value(_ node: Node, _ path: NodePath) -> SyntaxValue? {
        switch node.content {
        case .dictionary(let entries):
            var kept: [SyntaxValue.Entry] = []
            for entry in entries {
                let path = NodePath.key(path, entry.key)
                if !canHold(.string(entry.key)) {
                    lose(entry.keyRange, path, .key(entry.key))
                } else if let value = value(entry.value, path) {
                    kept.append(.init(entry.key, value))
                }
            }
            return .dictionary(kept)
        case .array(let values):
            var kept: [SyntaxValue] = []
            for (index, element) in values.enumerated() {
                if let value = value(element, .index(path, index)) { kept.append(value) }
            }
            return .array(kept)
        default:
            let value = SyntaxValue(node)
            if canHold(value) { return value }
            lose(node.range, path, .value(node.kind, under: path.description))
            return nil
        }
    }

    private func canHold(_ value: SyntaxValue) -> Bool {
        switch new.container {
        case .binaryPropertyList: (try? BinaryPropertyListEditor.scalar(value)) != nil
        case .xmlPropertyList: (try? TextNotation(isXML: true).scalar(value)) != nil
        case .jsonDictionary, .typeladder: (try? TextNotation(isXML: false).scalar(value)) != nil
        }
    }
}
