// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A theme: the font and size of each text style, the appearance of headers, and colors.
package struct Theme: Hashable, Sendable {
    /// The name of the theme. Only Typeladder's own format has names.
    package var name: String?
    /// The fonts of text styles. A style without a font has the preferred system font.
    package var fonts: [TextStyle: ThemeFont]
    /// The font files of the theme, with paths as written: relative to the theme file, or absolute.
    package var fontFiles: [FilePath]
    /// The appearance of section headers, for values that the screen does not set.
    package var sectionHeader: HeaderAppearance
    /// Colors that replace colors of iOS, by appearance.
    package var colors: [Appearance: [SemanticColor: Color]]
    package var format: ThemeFormat

    /// The theme of the system: the preferred system font in every style.
    package static let system = Theme()

    /// A theme. Without arguments, the theme of the system.
    package init(
        name: String? = nil, fonts: [TextStyle: ThemeFont] = [:], fontFiles: [FilePath] = [],
        sectionHeader: HeaderAppearance = HeaderAppearance(),
        colors: [Appearance: [SemanticColor: Color]] = [:],
        format: ThemeFormat = ThemeFormat(container: .typeladder, dialect: .styleNames)
    ) {
        self.name = name
        self.fonts = fonts
        self.fontFiles = fontFiles
        self.sectionHeader = sectionHeader
        self.colors = colors
        self.format = format
    }
}

extension Theme {
    /// The key path of a style's entry in the theme's format, or of a value in the entry.
    ///
    /// - Parameter value: the key of the value in a Typeladder theme.
    package func keyPath(of style: TextStyle, _ value: String? = nil) -> String {
        var steps = path(of: style)
        if let value { steps.append(.key(format.key(for: value))) }
        return steps.keyPath
    }

    /// The path of a style's entry. The theme may not have the entry.
    func path(of style: TextStyle) -> [SyntaxEdit.Step] {
        let key = fonts[style]?.key ?? ""
        let entry = SyntaxEdit.Step.key(key.isEmpty ? style.dictionaryKey : key)
        return format.container == .typeladder ? [.key("fonts"), entry] : [entry]
    }
}

// MARK: - Weights of the system font

extension Theme {
    /// The weight of the system font in an entry for `DynamicFont` with a weight instead of a font;
    /// nil for other entries. Source: ADUtils, `UIFont.Weight.init(name:)` in `DynamicFont.swift`.
    package func systemWeight(of style: TextStyle) -> FontWeight? {
        guard format.entries == .dynamicFont, let name = fonts[style]?.fontName else { return nil }
        let lowercased = name.lowercased()
        return FontWeight.named.first { $0.name.lowercased() == lowercased }?.weight
    }
}

/// The format of a theme file. Saving keeps it.
package struct ThemeFormat: Hashable, Sendable {
    package enum Container: String, CaseIterable, Hashable, Sendable {
        /// A ScaledFont property list in XML.
        case xmlPropertyList
        /// A ScaledFont property list in binary form.
        case binaryPropertyList
        /// The dictionary of a ScaledFont property list as JSON.
        case jsonDictionary
        /// Typeladder's own JSON theme.
        case typeladder
    }

    /// The kind of keys for text styles.
    package enum Dialect: String, CaseIterable, Hashable, Sendable {
        /// `body`, `title`, `caption`.
        case styleNames
        /// `UICTFontTextStyleBody`, as in ScaledFont of 2017.
        case rawNames
        case mixed
    }

    /// The contents of a style's entry in a style dictionary. They depend on the app's code.
    package enum Entries: String, CaseIterable, Hashable, Sendable {
        /// ScaledFont: `fontName` and `fontSize`.
        case scaledFont
        /// The fork gewill/ScaledFont: also `design` and `weight`, which apply to the system font
        /// if there is no `fontName`.
        case scaledFontFork
        /// DynamicFont of ADUtils: `name`, of a font or a weight of the system font, and `size`.
        case dynamicFont
    }

    package var container: Container
    /// The kind of keys; `styleNames` if there are no styles.
    package var dialect: Dialect
    /// The contents of entries. Typeladder's own themes can store more than any of these.
    package var entries = Entries.scaledFont
}

// MARK: - Keys

extension ThemeFormat {
    /// The key in this format for a key of Typeladder themes.
    func key(for key: String) -> String {
        switch (key, entries) {
        case ("fontName", .dynamicFont): "name"
        case ("fontSize", .dynamicFont): "size"
        case ("maximumPointSize", _) where container != .typeladder: Self.maximumKey
        default: key
        }
    }

    /// The key of a maximum size in a style dictionary. Dash Wallet reads it, and ScaledFont
    /// ignores it.
    static let maximumKey = "maxSize"
}
