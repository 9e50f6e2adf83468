// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A theme: the font and size of each text style, the appearance of headers, and colors.
package struct Theme: Hashable, Sendable {
    /// The name of the theme; only Typeladder's own format has names.
    package var name: String?
    /// The fonts of styles; a style without one is in the preferred system font.
    package var fonts: [TextStyle: ThemeFont]
    /// The font files of the theme, with paths as written: relative to the theme file, or absolute.
    package var fontFiles: [FilePath]
    /// The appearance of section headers, for values that the screen does not give.
    package var sectionHeader: HeaderAppearance
    /// Colors that replace those of iOS, by appearance.
    package var colors: [Appearance: [SemanticColor: Color]]
    package var format: ThemeFormat

    /// The theme of the system: the preferred system font in every style.
    package static let system = Theme()

    /// A theme; without arguments, that of the system.
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
    /// The key path of a style's entry in the theme's format, or of a value in it.
    ///
    /// - Parameter value: the key that the value has in a Typeladder theme.
    package func keyPath(of style: TextStyle, _ value: String? = nil) -> String {
        var steps = path(of: style)
        if let value { steps.append(.key(format.key(for: value))) }
        return steps.keyPath
    }

    /// The path of a style's entry, whether there is one or could be.
    func path(of style: TextStyle) -> [SyntaxEdit.Step] {
        let key = fonts[style]?.key ?? ""
        let entry = SyntaxEdit.Step.key(key.isEmpty ? style.dictionaryKey : key)
        return format.container == .typeladder ? [.key("fonts"), entry] : [entry]
    }
}

// MARK: - Weights of the system font

extension Theme {
    /// The weight of the system font that an entry for `DynamicFont` names in the place of a font; nil
    /// for any other entry. Source: ADUtils, `UIFont.Weight.init(name:)` in `DynamicFont.swift`.
    package func systemWeight(of style: TextStyle) -> FontWeight? {
        guard format.entries == .dynamicFont, let name = fonts[style]?.fontName else { return nil }
        let lowercased = name.lowercased()
        return FontWeight.named.first { $0.name.lowercased() == lowercased }?.weight
    }
}

/// The format of a theme file, which saving keeps.
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

    /// The names of text styles as keys.
    package enum Dialect: String, CaseIterable, Hashable, Sendable {
        /// `body`, `title`, `caption`.
        case styleNames
        /// `UICTFontTextStyleBody`, as in ScaledFont of 2017.
        case rawNames
        case mixed
    }

    /// What the entry of a style may hold in a style dictionary: what the app's code reads there.
    package enum Entries: String, CaseIterable, Hashable, Sendable {
        /// `fontName` and `fontSize`: ScaledFont.
        case scaledFont
        /// Also `design` and `weight`, without `fontName` those of the system font: the fork
        /// gewill/ScaledFont.
        case scaledFontFork
        /// `name`, of a font or of a weight of the system font, and `size`: DynamicFont of ADUtils.
        case dynamicFont
    }

    package var container: Container
    /// The names of text styles; `styleNames` where there are no styles.
    package var dialect: Dialect
    /// What the styles' entries may hold; Typeladder's own themes hold more than any of these.
    package var entries = Entries.scaledFont
}

// MARK: - Keys

extension ThemeFormat {
    /// The key under which an entry holds what a Typeladder theme has under another.
    func key(for key: String) -> String {
        switch (key, entries) {
        case ("fontName", .dynamicFont): "name"
        case ("fontSize", .dynamicFont): "size"
        case ("maximumPointSize", _) where container != .typeladder: Self.maximumKey
        default: key
        }
    }

    /// The key of a maximum size in a style dictionary: Dash Wallet's, which ScaledFont passes over.
    static let maximumKey = "maxSize"
}
