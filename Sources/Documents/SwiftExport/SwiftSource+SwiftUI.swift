// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

// MARK: - SwiftUI

extension SwiftSource {
    /// The source of a theme for SwiftUI: an enum with a `Font` for each text style, scaled
    /// relative to the style.
    ///
    /// A style without a font is the system font of the style. SwiftUI has no maximum sizes, so
    /// they are left out with a warning. Requires iOS 14.
    ///
    /// - Parameter file: the name of the theme in diagnostics.
    package static func swiftUI(_ theme: Theme, file: String = "theme") -> ExportedText {
        let properties = TextStyle.allCases.map { style in
            """
                /// \(style.displayName).
                public static var \(style.dictionaryKey): Font { font(for: .\(style.dictionaryKey)) }
            """
        }
        let text = """
            \(header(theme, importing: "SwiftUI"))
            /// A font for each text style, which grows with the user's text size.
            public enum \(typeName(theme)) {
            \(properties.joined(separator: "\n\n"))

                /// The font of a text style.
                public static func font(for style: Font.TextStyle) -> Font {
                    switch style {
            \(fonts(theme).map(swiftUICase).joined(separator: "\n"))
                    default:
                        return .system(style)
                    }
                }
            }

            """
        return ExportedText(
            text: text,
            diagnostics: ThemeLosses.inSwift(theme, file: file, hasMaximumSizes: false))
    }

    private static func swiftUICase(_ style: TextStyle, _ font: ThemeFont) -> String {
        var value: String
        if let name = font.fontName, let size = font.fontSize {
            value =
                ".custom(\(SwiftLiteral.string(name)), size: \(size.shortest), "
                + "relativeTo: style)"
            // A regular weight leaves a named font unchanged.
            if font.weight == .bold { value = "Font\(value).weight(.bold)" }
        } else {
            value = "Font.system(style, design: .\(font.design?.rawValue ?? "default"))"
            if let weight = font.weight { value += ".weight(.\(weight.rawValue))" }
        }
        return """
                    case .\(style.dictionaryKey):
                        return \(value)
            """
    }
}
