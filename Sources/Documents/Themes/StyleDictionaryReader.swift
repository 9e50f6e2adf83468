// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Reads the dictionary that all theme formats share: text style → font.
struct StyleDictionaryReader {
    let container: ThemeFormat.Container

    static let entryKeys = ["fontName", "fontSize", "design", "weight"]

    private var knownKeys: [String] {
        Self.entryKeys + (container == .typeladder ? ["maximumPointSize"] : [])
    }

    /// What one bad entry does, where ScaledFont is what reads the file on the device.
    private var consequence: String {
        container == .typeladder
            ? ""
            : "; on the device this one entry voids the whole file and every style is the "
                + "preferred system font"
    }

    /// The fonts by style, and how the file calls the styles.
    func read(_ fields: Fields) -> ([TextStyle: ThemeFont], ThemeFormat.Dialect) {
        var fonts: [TextStyle: ThemeFont] = [:]
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
                let line = other.position.map { " on line \($0.line)" } ?? ""
                fields.interpreter.error(
                    entry.keyRange, .key(fields.path, entry.key),
                    "\(Wording.quoted(entry.key)) is the same style as "
                        + "\(Wording.quoted(other.key))\(line); remove one of the two")
            } else {
                fonts[style] = font
            }
        }
        return (fonts, dialects.count > 1 ? .mixed : dialects.first ?? .styleNames)
    }

    /// In Typeladder's own themes UIKit's `title1` and `caption1` are understood too; ScaledFont
    /// would not find them.
    private func style(_ key: String) -> TextStyle? {
        StyleKeys.style(key, in: .mixed)
            ?? (container == .typeladder ? TextStyle(rawValue: key) : nil)
    }

    private func warnOfUnknownKey(_ entry: Node.Entry, of fields: Fields) {
        func suggestion() -> String {
            StyleKeys.suggestion(for: entry.key)
                .map { "; did you mean \(Wording.quoted($0))?" } ?? ""
        }
        fields.interpreter.warning(
            entry.keyRange, .key(fields.path, entry.key),
            "\(Wording.quoted(entry.key)) is not a text style and is ignored" + suggestion())
    }

    // MARK: - One entry

    /// The font of an entry; nil, with an error, when it does not decode.
    private func font(_ entry: Node.Entry, of parent: Fields) -> ThemeFont? {
        let path = NodePath.key(parent.path, entry.key)
        guard entry.value.entries != nil else {
            let isStyle = style(entry.key) != nil
            parent.interpreter.error(
                entry.value.range, path,
                isStyle
                    ? "\(Wording.quoted(entry.key)) must be a dictionary with \"fontName\" and "
                        + "\"fontSize\", not \(entry.value.typeName)\(consequence)"
                    : "\(Wording.quoted(entry.key)) is not a text style and its value is "
                        + "\(entry.value.typeName), not a font; remove it\(consequence)")
            return nil
        }
        guard
            var fields = Fields(
                entry.value, path, parent.interpreter, what: "a font", keys: knownKeys)
        else { return nil }
        fields.consequence = consequence
        guard hasNameAndSize(fields, entry.key) else { return nil }
        return ThemeFont(
            fontName: fields.has("fontName") ? fields.fontName("fontName") : nil,
            fontSize: fields.has("fontSize") ? fields.fontSize("fontSize") : nil,
            maximumPointSize: container == .typeladder ? fields.fontSize("maximumPointSize") : nil,
            design: fields.has("design") ? fields.choice("design", ThemeFont.Design.self) : nil,
            weight: fields.has("weight") ? fields.choice("weight", ThemeFont.Weight.self) : nil,
            key: entry.key, position: parent.interpreter.tree.position(of: entry.keyRange),
            fontNamePosition: fields.position("fontName"))
    }

    /// Name and size come together, or not at all: then the entry asks for the system font, which
    /// only the fork can read and says so by a design or weight.
    private func hasNameAndSize(_ fields: Fields, _ key: String) -> Bool {
        let message: String
        switch (fields.has("fontName"), fields.has("fontSize")) {
        case (true, true): return true
        case (true, false): message = "has a \"fontName\" but no \"fontSize\"; add it"
        case (false, true): message = "has a \"fontSize\" but no \"fontName\"; add it"
        case (false, false):
            if knownKeys.dropFirst(2).contains(where: fields.has) { return true }
            message = "needs \"fontName\" and \"fontSize\"; add both, or remove the entry"
        }
        fields.interpreter.error(
            fields.range, fields.path, "\(Wording.quoted(key)) \(message)\(consequence)")
        return false
    }
}
