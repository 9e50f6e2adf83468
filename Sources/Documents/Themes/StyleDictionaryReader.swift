// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Reads the dictionary that all theme formats share: text style → font.
struct StyleDictionaryReader {
    let container: ThemeFormat.Container
    let entries: ThemeFormat.Entries
    private let format: ThemeFormat

    /// A reader of a dictionary with such entries. It accepts the keys of any dialect.
    init(container: ThemeFormat.Container, entries: ThemeFormat.Entries) {
        (self.container, self.entries) = (container, entries)
        format = ThemeFormat(container: container, dialect: .mixed, entries: entries)
    }

    /// The keys that only the fork of ScaledFont reads.
    static let variantKeys = ["design", "weight"]

    /// The keys with a meaning in an entry of a style dictionary.
    static let entryKeys = ["fontName", "fontSize"] + variantKeys

    private var knownKeys: [String] {
        if entries == .dynamicFont { return ["name", "size"] }
        return Self.entryKeys + [format.key(for: "maximumPointSize")]
    }

    /// Whether one bad entry voids the whole file, because ScaledFont reads it on the device.
    private var voidsFile: Bool { container != .typeladder && entries != .dynamicFont }

    /// The code that reads a dictionary in an app, as far as its entries tell.
    static func entries(of root: Node, in format: SyntaxTree.Format) -> ThemeFormat.Entries {
        let fonts = (root.entries ?? []).map(\.value)
        func any(have keys: [String]) -> Bool {
            fonts.contains { font in keys.contains { font[$0].map { !$0.isNull } ?? false } }
        }
        if format != .json, !any(have: entryKeys),
            fonts.contains(where: { $0["name"]?.string != nil && $0["size"]?.double != nil })
        {
            return .dynamicFont
        }
        return any(have: variantKeys) ? .scaledFontFork : .scaledFont
    }

    /// Whether any entry of a dictionary is a style or a font. If not, the dictionary was never
    /// meant for ScaledFont, even if parts of it cannot be decoded.
    static func isStyleDictionary(_ root: Node) -> Bool {
        guard let entries = root.entries, !entries.isEmpty else { return true }
        return hasStyle(entries) || entries.contains(where: isFont)
            || entries.prefix(100).contains { StyleKeys.suggestion(for: $0.key) != nil }
    }

    /// Whether any key of a dictionary is a style, or the misspelled style of a font. If not, the
    /// file is not a theme, even if all entries can be decoded.
    static func hasStyle(_ entries: [Node.Entry]) -> Bool {
        entries.isEmpty
            || entries.contains { StyleKeys.style($0.key, in: .mixed) != nil }
            || entries.lazy.filter(isFont).prefix(100)
                .contains { StyleKeys.suggestion(for: $0.key) != nil }
    }

    private static func isFont(_ entry: Node.Entry) -> Bool {
        entryKeys.contains { entry.value[$0] != nil }
    }

    /// The fonts by style, and the dialect of the keys.
    ///
    /// - Parameter warnsOfUnknownKeys: whether to warn of each key that is not a style.
    func read(
        _ fields: DictionaryReader, warnsOfUnknownKeys: Bool = true
    ) -> ([TextStyle: ThemeFont], ThemeFormat.Dialect) {
        var fonts: [TextStyle: ThemeFont] = [:]
        var keyRanges: [TextStyle: ByteRange] = [:]
        var dialects: Set<ThemeFormat.Dialect> = []
        for entry in fields.entries {
            guard let font = font(entry, of: fields) else { continue }
            guard let style = style(entry.key) else {
                if warnsOfUnknownKeys { warnOfUnknownKey(entry, of: fields) }
                continue
            }
            let isRaw = entry.key == style.rawName
            dialects.insert(isRaw ? .rawNames : .styleNames)
            if let other = fonts[style], other.key != entry.key {
                fields.decoder.error(
                    entry.keyRange, .key(fields.path, entry.key),
                    ThemeProblem.repeatedStyle(
                        entry.key, of: other.key,
                        line: keyRanges[style].flatMap(fields.decoder.tree.position)?.line),
                    fix: .remove)
            } else {
                fonts[style] = font
                keyRanges[style] = entry.keyRange
            }
        }
        return (fonts, dialects.count > 1 ? .mixed : dialects.first ?? .styleNames)
    }

    /// The style of a key. Typeladder's own themes also accept UIKit's `title1` and `caption1`,
    /// which ScaledFont would not find.
    private func style(_ key: String) -> TextStyle? {
        StyleKeys.style(key, in: entries == .dynamicFont ? .rawNames : .mixed)
            ?? (container == .typeladder ? TextStyle(rawValue: key) : nil)
    }

    private func warnOfUnknownKey(_ entry: Node.Entry, of fields: DictionaryReader) {
        fields.decoder.warning(
            entry.keyRange, .key(fields.path, entry.key),
            ThemeProblem.unknownStyle(
                entry.key, suggestion: StyleKeys.suggestion(for: entry.key)),
            fix: StyleKeys.onlySuggestion(for: entry.key).flatMap(fields.renaming))
    }

    // MARK: - Entries

    /// The font of an entry; nil, with an error, if it cannot be decoded.
    private func font(_ entry: Node.Entry, of parent: DictionaryReader) -> ThemeFont? {
        let path = NodePath.key(parent.path, entry.key)
        guard entry.value.entries != nil else {
            let isStyle = style(entry.key) != nil
            let found = entry.value.kind
            parent.decoder.error(
                entry.value.range, path,
                isStyle
                    ? ThemeProblem.styleNotADictionary(
                        entry.key, found: found, voidsFile: voidsFile)
                    : .strayValue(entry.key, found: found, voidsFile: voidsFile),
                fix: isStyle ? nil : .remove)
            return nil
        }
        guard
            var fields = DictionaryReader(
                entry.value, path, parent.decoder, .font, keys: knownKeys)
        else { return nil }
        fields.voidsFile = voidsFile
        guard hasNameAndSize(fields, entry.key) else { return nil }
        let (nameKey, sizeKey) = (format.key(for: "fontName"), format.key(for: "fontSize"))
        var font = ThemeFont(
            fontName: fields.has(nameKey) ? fields.fontName(nameKey) : nil,
            fontSize: fields.has(sizeKey) ? fields.fontSize(sizeKey) : nil,
            maximumPointSize: maximumPointSize(fields), key: entry.key)
        guard entries != .dynamicFont else { return font }
        let designs = ThemeFont.Design.allCases.filter {
            container == .typeladder || $0 != .rounded
        }
        let isNamed = font.fontName != nil
        font.design = fields.variant("design", among: designs, warning: !isNamed)
        font.weight = fields.variant("weight", among: ThemeFont.Weight.allCases)
        if isNamed, fields.node("design")?.string != nil {
            fields.warning(at: "design", ThemeProblem.designBesideName)
        }
        return font
    }

    /// The maximum size of an entry. In a style dictionary, Dash Wallet reads a number above 0 as a
    /// limit, and ScaledFont ignores the key.
    private func maximumPointSize(_ fields: DictionaryReader) -> Double? {
        guard container != .typeladder else { return fields.fontSize("maximumPointSize") }
        let key = ThemeFormat.maximumKey
        guard entries != .dynamicFont, let node = fields.node(key) else { return nil }
        guard let size = node.double, size <= 1_000 else {
            fields.warning(at: key, ThemeProblem.unusableMaximum)
            return nil
        }
        fields.decoder.note(
            fields.entry(key)?.keyRange ?? fields.range, .key(fields.path, key),
            ThemeProblem.maximumOfAnotherApp)
        return size > 0 ? size : nil
    }

    /// Whether an entry has both name and size, or a design or weight of the system font, which the
    /// fork of ScaledFont reads. Otherwise, adds an error.
    private func hasNameAndSize(_ fields: DictionaryReader, _ key: String) -> Bool {
        let (nameKey, sizeKey) = (format.key(for: "fontName"), format.key(for: "fontSize"))
        let missing: ThemeProblem.MissingPart
        switch (fields.has(nameKey), fields.has(sizeKey)) {
        case (true, true): return true
        case (true, false): missing = .one(sizeKey, beside: nameKey)
        case (false, true): missing = .one(nameKey, beside: sizeKey)
        case (false, false):
            if entries == .scaledFontFork { return true }
            if container == .typeladder, knownKeys.dropFirst(2).contains(where: fields.has) {
                return true
            }
            missing = .both(nameKey, sizeKey)
        }
        fields.decoder.error(
            fields.range, fields.path,
            ThemeProblem.incompleteFont(key, missing: missing, voidsFile: voidsFile))
        return false
    }
}
