// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The reader of the dictionary that all theme formats share: text style → font.
struct StyleDictionaryReader {
    let container: ThemeFormat.Container

    static let entryKeys = ["fontName", "fontSize", "design", "weight"]

    private var knownKeys: [String] {
        Self.entryKeys + (container == .typeladder ? ["maximumPointSize"] : [])
    }

    /// Whether one bad entry voids the whole file, since ScaledFont reads it on the device.
    private var voidsFile: Bool { container != .typeladder }

    /// The fonts by style, and the dialect of the keys.
    func read(_ fields: DictionaryReader) -> ([TextStyle: ThemeFont], ThemeFormat.Dialect) {
        var fonts: [TextStyle: ThemeFont] = [:]
        var keyRanges: [TextStyle: ByteRange] = [:]
        var dialects: Set<ThemeFormat.Dialect> = []
        for entry in fields.entries {
            guard let font = font(entry, of: fields) else { continue }
            guard let style = style(entry.key) else {
                warnOfUnknownKey(entry, of: fields)
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

    /// The style of a key. UIKit's `title1` and `caption1` are styles in Typeladder's own themes,
    /// too; ScaledFont would not find them.
    private func style(_ key: String) -> TextStyle? {
        StyleKeys.style(key, in: .mixed)
            ?? (container == .typeladder ? TextStyle(rawValue: key) : nil)
    }

    private func warnOfUnknownKey(_ entry: Node.Entry, of fields: DictionaryReader) {
        func suggestion() -> String? { StyleKeys.suggestion(for: entry.key) }
        fields.decoder.warning(
            entry.keyRange, .key(fields.path, entry.key),
            ThemeProblem.unknownStyle(entry.key, suggestion: suggestion()),
            fix: suggestion().flatMap(fields.renaming))
    }

    // MARK: - Entries

    /// The font of an entry; nil, with an error, where it cannot be decoded.
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
        return ThemeFont(
            fontName: fields.has("fontName") ? fields.fontName("fontName") : nil,
            fontSize: fields.has("fontSize") ? fields.fontSize("fontSize") : nil,
            maximumPointSize: container == .typeladder ? fields.fontSize("maximumPointSize") : nil,
            design: fields.has("design") ? fields.choice("design", ThemeFont.Design.self) : nil,
            weight: fields.has("weight") ? fields.choice("weight", ThemeFont.Weight.self) : nil,
            key: entry.key)
    }

    /// Whether an entry has both name and size, or neither and a design or weight of the system
    /// font, which the fork of ScaledFont reads. An error otherwise.
    private func hasNameAndSize(_ fields: DictionaryReader, _ key: String) -> Bool {
        let missing: ThemeProblem.MissingPart
        switch (fields.has("fontName"), fields.has("fontSize")) {
        case (true, true): return true
        case (true, false): missing = .fontSize
        case (false, true): missing = .fontName
        case (false, false):
            if knownKeys.dropFirst(2).contains(where: fields.has) { return true }
            missing = .both
        }
        fields.decoder.error(
            fields.range, fields.path,
            ThemeProblem.incompleteFont(key, missing: missing, voidsFile: voidsFile))
        return false
    }
}
