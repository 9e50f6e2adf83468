// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Exports a theme as Swift source for an app: a complete file that imports only Apple's
/// frameworks.
package enum SwiftSource {
    /// The top of a file: the banner, the font files to add, and the import.
    static func header(_ theme: Theme, importing framework: String) -> String {
        let name = theme.name.map { " “\(SwiftLiteral.comment($0))”" } ?? ""
        var lines = ["// The fonts of the theme\(name), written by Typeladder."]
        if !theme.fontFiles.isEmpty {
            lines.append("// Add these files to the app, and to UIAppFonts in its Info.plist:")
            lines += theme.fontFiles.map { "//   \(SwiftLiteral.comment($0.string))" }
        }
        return (lines + ["", "import \(framework)", ""]).joined(separator: "\n")
    }

    /// The name of the type with the fonts, such as `NotoSerifFonts`.
    static func typeName(_ theme: Theme) -> String {
        SwiftLiteral.typeName(theme.name, suffix: "Fonts")
    }

    /// The file name of the source, such as `NotoSerifFonts.swift`.
    package static func fileName(for theme: Theme) -> String { typeName(theme) + ".swift" }

    /// The styles with a font that Swift source can express, in order.
    static func fonts(_ theme: Theme) -> [(style: TextStyle, font: ThemeFont)] {
        TextStyle.allCases.compactMap { style in
            theme.systemWeight(of: style) == nil ? theme.fonts[style].map { (style, $0) } : nil
        }
    }
}
