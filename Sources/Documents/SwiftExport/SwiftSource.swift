// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Writes a theme as Swift source for an app: a complete file that needs nothing but Apple's
/// frameworks.
public enum SwiftSource {
    /// What the two frameworks have in common: the banner, and the style's own declarations.
    static func header(_ theme: Theme, importing framework: String) -> String {
        let name = theme.name.map { " “\(SwiftLiteral.comment($0))”" } ?? ""
        var lines = ["// The fonts of the theme\(name), written by Typeladder."]
        if !theme.fontFiles.isEmpty {
            lines.append("// Add these files to the app, and to UIAppFonts in its Info.plist:")
            lines += theme.fontFiles.map { "//   \(SwiftLiteral.comment($0.path))" }
        }
        return (lines + ["", "import \(framework)", ""]).joined(separator: "\n")
    }

    /// The name of the type that holds the fonts, such as `NotoSerifFonts`.
    static func typeName(_ theme: Theme) -> String {
        SwiftLiteral.typeName(theme.name, suffix: "Fonts")
    }

    /// What a file with the source is called, such as `NotoSerifFonts.swift`.
    public static func fileName(for theme: Theme) -> String { typeName(theme) + ".swift" }

    /// The styles that have a font which Swift source can name, in order.
    static func fonts(_ theme: Theme) -> [(style: TextStyle, font: ThemeFont)] {
        TextStyle.allCases.compactMap { style in
            theme.systemWeight(of: style) == nil ? theme.fonts[style].map { (style, $0) } : nil
        }
    }
}
