// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing
import Syntax
import Words

/// The report of a theme's text styles: the requested font and size of each, and the font on an
/// iPhone. It does not depend on the fonts installed here.
package struct ThemeReport: Report {
    private let file: String
    private let theme: Theme
    private let tokens: [TextStyle: String]
    private let tokenThemes: [String: String]
    private let reports: [StyleReport]

    /// - Parameters:
    ///   - file: the path of the theme as given.
    ///   - tokens: the design tokens that set the fonts of styles; empty for a theme file.
    ///   - tokenThemes: the chosen token themes by group or modifier.
    ///   - reports: the resolution of the theme's styles among its own fonts and those of iOS.
    package init(
        file: String, theme: Theme, tokens: [TextStyle: String],
        tokenThemes: [String: String] = [:],
        reports: [StyleReport]
    ) {
        (self.file, self.theme, self.reports) = (file, theme, reports)
        (self.tokens, self.tokenThemes) = (tokens, tokenThemes)
    }

    package var json: JSONObject {
        [
            "file": file, "name": theme.name,
            "fontFiles": theme.fontFiles.isEmpty ? nil : theme.fontFiles.map(\.string),
            "tokenThemes": tokenThemes.isEmpty ? nil : tokenThemes,
            "styles": reports.map { report in
                [
                    "style": report.style.uiKitName, "token": tokens[report.style],
                    "fontName": report.requestedName, "fontSize": size(of: report),
                    "maximumPointSize": theme.fonts[report.style]?.maximumPointSize,
                    "resolved": report.nameOnDevice, "source": report.sourceOnDevice,
                    "explanation": report.explanationOnDevice,
                ] as JSONObject
            },
        ]
    }

    /// The size in the theme, even if the device draws another font.
    private func size(of report: StyleReport) -> Double {
        (theme.fonts[report.style]?.fontSize ?? report.baseSize).rounded3
    }

    package var text: String {
        let hasTokens = !tokens.isEmpty
        let header =
            ["style"] + (hasTokens ? ["token"] : [])
            + ["font", "size", "resolved", "source", "explanation"]
        let lines = reports.map { report in
            let limit = theme.fonts[report.style]?.maximumPointSize.map { " ≤ \($0.shown)" } ?? ""
            return [report.style.uiKitName] + (hasTokens ? [tokens[report.style] ?? "–"] : [])
                + [
                    report.requestedName, size(of: report).shown + limit, report.nameOnDevice,
                    report.sourceOnDevice, report.explanationOnDevice,
                ]
        }
        let themes = tokenThemes.sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)\n" }.joined()
        return (theme.name.map { "\($0)\n" } ?? "") + themes
            + TextTable([header] + lines).description
    }
}

extension StyleReport {
    /// The name of the font on an iPhone, if the app includes the missing fonts.
    fileprivate var nameOnDevice: String {
        switch source {
        case .theme: resolvedName
        case .system, .unknown: TextAttributes.systemFontName
        case .installed, .standIn, .missing: requestedName
        }
    }

    /// The source on a device. Fonts installed here may only be stand-ins.
    fileprivate var sourceOnDevice: String { source == .standIn ? "builtIn" : source.rawValue }
}
