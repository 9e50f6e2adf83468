// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Which font and size each text style uses, and how headers and colours look.
public struct Theme: Hashable, Sendable {
    /// What the theme calls itself; only Typeladder's own format has names.
    public var name: String?
    /// The styles with a font of their own; every other is the preferred system font of its style.
    public var fonts: [TextStyle: ThemeFont]
    /// Font files the theme brings, as written: relative to the theme file, or absolute.
    public var fontFiles: [FilePath]
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
    /// The key path of a style's entry as the theme's format writes it, or of one of its values.
    package func keyPath(of style: TextStyle, _ value: String? = nil) -> String {
        let key = fonts[style]?.key ?? ""
        let steps = [
            format.container == .typeladder ? "fonts" : nil,
            key.isEmpty ? style.dictionaryKey : key, value,
        ]
        return steps.compactMap { $0 }.joined(separator: ".")
    }
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

    /// What holds the styles.
    public var container: Container
    /// How the text styles are called; `styleNames` where there are none.
    public var dialect: Dialect

    /// A format by its two aspects.
    public init(container: Container, dialect: Dialect) {
        self.container = container
        self.dialect = dialect
    }
}
