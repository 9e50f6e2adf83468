// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// Says what a theme holds that another format has no place for.
package enum ThemeLosses {
    /// What design tokens cannot hold.
    package static func inTokens(_ theme: Theme, file: String) -> [Diagnostic] {
        var losses = Losses(file: file, format: "design tokens")
        losses.addMaximumSizes(theme)
        losses.addSystemFonts(theme)
        losses.addLooks(theme)
        losses.addFontFiles(theme, advice: "hand the files over with the tokens")
        return losses.diagnostics
    }

    /// What Swift source cannot hold.
    ///
    /// - Parameter hasMaximumSizes: whether the framework can limit the growth of a font.
    static func inSwift(_ theme: Theme, file: String, hasMaximumSizes: Bool) -> [Diagnostic] {
        var losses = Losses(file: file, format: "this Swift source")
        if !hasMaximumSizes { losses.addMaximumSizes(theme) }
        losses.addLooks(theme)
        losses.addFontFiles(theme, advice: "add them to the app and to UIAppFonts")
        return losses.diagnostics
    }
}

private struct Losses {
    let file: String
    /// What has no place for it.
    let format: String
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String, format: String) {
        self.file = file
        self.format = format
    }

    private mutating func add(_ keyPath: String, _ position: Position?, _ message: String) {
        diagnostics.append(
            Diagnostic(
                .warning, file: file, position: position, keyPath: keyPath, message: message))
    }

    mutating func addMaximumSizes(_ theme: Theme) {
        for style in TextStyle.allCases {
            guard let font = theme.fonts[style], let maximum = font.maximumPointSize else {
                continue
            }
            add(
                "\(style.dictionaryKey).maximumPointSize", font.position,
                "\(format) cannot limit \(style.displayName) to \(maximum.shortest) pt; the limit "
                    + "is left out")
        }
    }

    mutating func addSystemFonts(_ theme: Theme) {
        for style in TextStyle.allCases {
            guard let font = theme.fonts[style], font.fontName == nil else { continue }
            add(
                style.dictionaryKey, font.position,
                "\(format) cannot name the system font of \(style.displayName) with its design and "
                    + "weight; the style is left out")
        }
    }

    mutating func addLooks(_ theme: Theme) {
        if theme.sectionHeader != HeaderLooks() {
            add(
                "sectionHeader", nil,
                "there is no place in \(format) for \"sectionHeader\"; left out")
        }
        if theme.colors.values.contains(where: { !$0.isEmpty }) {
            add("colors", nil, "there is no place in \(format) for \"colors\"; left out")
        }
    }

    mutating func addFontFiles(_ theme: Theme, advice: String) {
        guard let first = theme.fontFiles.first else { return }
        add(
            "fontFiles", first.position,
            "there is no place in \(format) for \"fontFiles\"; \(advice)")
    }
}
