// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Reads theme files: ScaledFont property lists in XML and binary form, the same dictionary as
/// JSON, and Typeladder's own JSON themes.
///
/// On the device, ScaledFont decodes the whole file as `[String: {fontName, fontSize}]`. If it
/// cannot decode one entry, every style has the preferred system font, so such an entry is an error
/// here. Other code reads other entries. Sources: kharrison/ScaledFont 1.0.7, its fork
/// gewill/ScaledFont 1.2.0, and faberNovel/ADUtils (`FontDescription.swift`).
package enum ThemeReader {
    /// Reads a theme with its diagnostics.
    package static func read(_ file: SourceFile) -> ReadResult<Theme> { read(ParsedFile(file)) }

    /// Reads a theme after its syntax was parsed.
    package static func read(_ file: ParsedFile) -> ReadResult<Theme> {
        DocumentDecoder.read(file) { decoder in
            let root = decoder.tree.root
            if isScreen(root) {
                decoder.error(root.range, .root, ThemeProblem.isScreen)
                return nil
            }
            return isTypeladderTheme(decoder.tree)
                ? typeladderTheme(root, decoder) : styleDictionary(root, decoder)
        }
    }

    // MARK: - Kinds of files

    private static let themeKeys = [
        "$schema", "name", "fonts", "fontFiles", "sectionHeader", "colors",
    ]

    /// Whether a key at the root of a file belongs to a theme.
    static func isThemeKey(_ key: String) -> Bool {
        key == "fonts" || StyleKeys.style(key, in: .styleNames) != nil
    }

    private static func isScreen(_ root: Node) -> Bool { root["sections"]?.array != nil }

    /// Whether a file is in Typeladder's own format, with the styles inside `fonts`. In a style
    /// dictionary, an entry named `fonts` is a font.
    private static func isTypeladderTheme(_ tree: SyntaxTree) -> Bool {
        guard tree.format == .json, let fonts = tree.root["fonts"] else { return false }
        return fonts["fontName"] == nil && fonts["fontSize"] == nil
    }

    // MARK: - Style dictionaries

    private static func styleDictionary(_ root: Node, _ decoder: DocumentDecoder) -> Theme? {
        if decoder.tree.format == .json,
            let own = root.entries?.first(where: {
                ["name", "fontFiles", "sectionHeader", "colors"].contains($0.key)
                    && $0.value["fontName"] == nil
            })
        {
            decoder.error(
                own.keyRange, .key(.root, own.key), ThemeProblem.keyOfTypeladderTheme(own.key))
            return nil
        }
        let container: ThemeFormat.Container =
            switch decoder.tree.format {
            case .json: .jsonDictionary
            case .xmlPropertyList: .xmlPropertyList
            case .binaryPropertyList: .binaryPropertyList
            }
        guard
            let fields = DictionaryReader(
                root, .root, decoder, .theme, keys: nil)
        else { return nil }
        guard StyleDictionaryReader.isStyleDictionary(root) else {
            decoder.error(root.range, .root, ThemeProblem.isNoTheme)
            return nil
        }
        let entries = StyleDictionaryReader.entries(of: root, in: decoder.tree.format)
        if entries != .scaledFont { decoder.note(root.range, .root, ThemeProblem.readBy(entries)) }
        // One message covers all keys of a file that is not a theme. Damaged keys may be styles
        // once they are fixed.
        let hasStyle = StyleDictionaryReader.hasStyle(root.entries ?? [])
        let (fonts, dialect) = StyleDictionaryReader(container: container, entries: entries)
            .read(fields, warnsOfUnknownKeys: hasStyle || decoder.log.hasErrors)
        if !hasStyle { decoder.error(root.range, .root, ThemeProblem.isNoTheme) }
        return Theme(
            fonts: fonts,
            format: ThemeFormat(container: container, dialect: dialect, entries: entries))
    }

    // MARK: - Typeladder themes

    private static func typeladderTheme(_ root: Node, _ decoder: DocumentDecoder) -> Theme? {
        guard
            let fields = DictionaryReader(
                root, .root, decoder, .theme, keys: themeKeys),
            let styles = fields.fields("fonts", .fonts, keys: nil)
        else { return nil }
        let (fonts, dialect) =
            StyleDictionaryReader(container: .typeladder, entries: .scaledFont).read(styles)
        let header = fields.fields("sectionHeader", HeaderKeys.ofThemes)
        return Theme(
            name: fields.string("name"), fonts: fonts, fontFiles: fontFiles(fields),
            sectionHeader: header?.headerAppearance(ofScreen: false) ?? HeaderAppearance(),
            colors: colors(fields),
            format: ThemeFormat(container: .typeladder, dialect: dialect))
    }

    /// The maximum number of font files in a theme, because the app looks for each and watches its
    /// folder.
    private static let maximumFontFiles = 5_000

    private static func fontFiles(_ theme: DictionaryReader) -> [FilePath] {
        let files = theme.array("fontFiles")
        guard files.count <= maximumFontFiles else {
            theme.error(at: "fontFiles", ThemeProblem.tooManyFontFiles)
            return []
        }
        return files.compactMap { node, path in
            guard let text = node.string, !text.isEmpty else {
                theme.decoder.error(
                    node.range, path,
                    ThemeProblem.notAFontFile(found: node.string == nil ? node.kind : nil),
                    fix: .remove)
                return nil
            }
            return FilePath(text)
        }
    }

    private static func colors(_ theme: DictionaryReader) -> [Appearance: [SemanticColor: Color]] {
        let appearances = Appearance.allCases.map(\.rawValue)
        let names = SemanticColor.allCases.map(\.rawValue)
        guard let all = theme.fields("colors", .colors, keys: appearances)
        else { return [:] }
        var colors: [Appearance: [SemanticColor: Color]] = [:]
        for appearance in Appearance.allCases {
            guard let fields = all.fields(appearance.rawValue, .appearance, keys: names)
            else { continue }
            for name in SemanticColor.allCases {
                colors[appearance, default: [:]][name] = fields.hexadecimalColor(name.rawValue)
            }
        }
        return colors
    }
}
