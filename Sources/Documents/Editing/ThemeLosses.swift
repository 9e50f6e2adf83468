// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The losses of exporting a theme to a format that can store less.
package enum ThemeLosses {
    /// The parts of a theme that design tokens cannot store.
    package static func inTokens(_ theme: Theme, file: String) -> [Diagnostic] {
        var losses = Losses(file: file, export: .tokens)
        losses.addMaximumSizes(theme)
        losses.addSystemFonts(theme)
        losses.addAppearance(theme)
        losses.addFontFiles(theme)
        return losses.diagnostics
    }

    /// The parts of a theme that Swift source cannot express.
    ///
    /// - Parameter hasMaximumSizes: whether the framework supports maximum sizes of fonts.
    static func inSwift(_ theme: Theme, file: String, hasMaximumSizes: Bool) -> [Diagnostic] {
        var losses = Losses(file: file, export: .swift)
        if !hasMaximumSizes { losses.addMaximumSizes(theme) }
        losses.addSizedSystemFonts(theme)
        losses.addAppearance(theme)
        losses.addFontFiles(theme)
        return losses.diagnostics
    }
}

private struct Losses {
    let file: String
    let export: LossProblem.Export
    private(set) var diagnostics: [Diagnostic] = []

    mutating func add(_ keyPath: String, _ loss: LossProblem) {
        diagnostics.append(Diagnostic(.warning, file: file, keyPath: keyPath, loss))
    }

    mutating func addMaximumSizes(_ theme: Theme) {
        for style in TextStyle.allCases {
            guard let font = theme.fonts[style], let maximum = font.maximumPointSize else {
                continue
            }
            add(
                theme.keyPath(of: style, "maximumPointSize"), .maximumSize(style, maximum, export))
        }
    }

    mutating func addSystemFonts(_ theme: Theme) {
        for style in TextStyle.allCases {
            guard let font = theme.fonts[style], font.fontName == nil else { continue }
            add(theme.keyPath(of: style), .systemFont(style, export))
        }
        addSizedSystemFonts(theme)
    }

    mutating func addSizedSystemFonts(_ theme: Theme) {
        for style in TextStyle.allCases where theme.systemWeight(of: style) != nil {
            let font = theme.fonts[style]
            add(
                theme.keyPath(of: style),
                .sizedSystemFont(style, font?.fontName ?? "", font?.fontSize ?? 0, export))
        }
    }

    mutating func addAppearance(_ theme: Theme) {
        if theme.sectionHeader != HeaderAppearance() {
            add("sectionHeader", .sectionHeader(export))
        }
        if theme.colors.values.contains(where: { !$0.isEmpty }) {
            add("colors", .colors(export))
        }
    }

    mutating func addFontFiles(_ theme: Theme) {
        if !theme.fontFiles.isEmpty { add("fontFiles.0", .fontFiles(export)) }
    }
}
