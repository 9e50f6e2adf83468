// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Which font and size each text style uses, and how headers and colours look.
public struct Theme: Hashable, Sendable {
    /// What the theme calls itself; only Typeladder's own format has names.
    public var name: String?
    /// The styles with a font of their own; every other is the preferred system font of its style.
    public var fonts: [TextStyle: ThemeFont]
    /// Font files the theme brings, as written: relative to the theme file, or absolute.
    public var fontFiles: [FontFile]
    /// How section headers look unless the screen says otherwise.
    public var sectionHeader: HeaderAppearance
    /// Colours that replace those of iOS, by appearance.
    public var colors: [Appearance: [SemanticColor: Color]]
    /// How the file is written.
    public var format: ThemeFormat

    /// The theme that changes nothing: the preferred system font in every style.
    public static let system = Theme()

    /// A theme from its parts; without any, the system's.
    public init(
        name: String? = nil, fonts: [TextStyle: ThemeFont] = [:], fontFiles: [FontFile] = [],
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
    /// The key path of a style's entry as the theme's format writes it, or of one of its values.
    ///
    /// - Parameter value: the key that the value has in a Typeladder theme.
    package func keyPath(of style: TextStyle, _ value: String? = nil) -> String {
        let key = fonts[style]?.key ?? ""
        let steps = [
            format.container == .typeladder ? "fonts" : nil,
            key.isEmpty ? style.dictionaryKey : key, value.map(format.key),
        ]
        return steps.compactMap { $0 }.joined(separator: ".")
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

/// A font file that a theme names.
public struct FontFile: Hashable, Sendable {
    /// The path as written.
    public var path: String

    /// A font file by its path.
    public init(path: String) { self.path = path }
}

/// How a theme file is written, so that saving keeps it.
public struct ThemeFormat: Hashable, Sendable {
    /// What holds the styles.
    public enum Container: String, CaseIterable, Hashable, Sendable {
        /// A ScaledFont property list in XML.
        case xmlPropertyList
        /// A ScaledFont property list in binary form.
        case binaryPropertyList
        /// The dictionary of a ScaledFont property list as JSON.
        case jsonDictionary
        /// Typeladder's own JSON theme.
        case typeladder
    }

    /// How the text styles are called.
    public enum Dialect: String, CaseIterable, Hashable, Sendable {
        /// `body`, `title`, `caption`.
        case styleNames
        /// `UICTFontTextStyleBody`, as in 2017.
        case rawNames
        /// Some one way, some the other.
        case mixed
    }

    /// What the entry of a style may hold in a style dictionary: what the app's code reads there.
    public enum Entries: String, CaseIterable, Hashable, Sendable {
        /// `fontName` and `fontSize`: ScaledFont.
        case scaledFont
        /// Also `design` and `weight`, without `fontName` those of the system font: the fork
        /// gewill/ScaledFont.
        case scaledFontFork
        /// `name`, of a font or of a weight of the system font, and `size`: DynamicFont of ADUtils.
        case dynamicFont
    }

    /// What holds the styles.
    public var container: Container
    /// How the text styles are called; `styleNames` where there are none.
    public var dialect: Dialect
    /// What the styles' entries may hold; Typeladder's own themes hold more than any of these.
    public var entries: Entries

    /// A format by its aspects.
    public init(container: Container, dialect: Dialect, entries: Entries = .scaledFont) {
        self.container = container
        self.dialect = dialect
        self.entries = entries
    }
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
