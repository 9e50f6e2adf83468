// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Previewing

/// The report of a theme's text styles: the requested font and size of each, and what an iPhone makes of
/// it. What is installed here changes nothing in it.
package struct ThemeReport: Report, Encodable {
    var file: String
    var name: String?
    var fontFiles: [String]?
    /// The theme of the design tokens, by its group or modifier.
    var tokenThemes: [String: String]?
    var styles: [Style]

    struct Style: Encodable {
        var style: String
        /// The design token that gives the font.
        var token: String?
        var fontName: String
        var fontSize: Double
        var maximumPointSize: Double?
        var resolved: String
        var source: String
        var explanation: String
    }

    /// - Parameters:
    ///   - file: the path of the theme as given.
    ///   - mapping: the tokens of the styles; nil for a theme file.
    ///   - tokenThemes: the chosen themes of the tokens by group or modifier.
    ///   - reports: the resolution of the theme's styles among its own fonts and those of iOS.
    package init(
        file: String, theme: Theme, mapping: TokenMapping?, tokenThemes: [String: String] = [:],
        reports: [StyleReport]
    ) {
        self.tokenThemes = tokenThemes.isEmpty ? nil : tokenThemes
        self.file = file
        name = theme.name
        fontFiles = theme.fontFiles.isEmpty ? nil : theme.fontFiles.map(\.string)
        styles = reports.map { report in
            let font = theme.fonts[report.style]
            // The size of the theme, even where the device draws another font.
            return Style(
                style: report.style.uiKitName, token: mapping?.token(for: report.style),
                fontName: report.requestedName,
                fontSize: (font?.fontSize ?? report.baseSize).rounded3,
                maximumPointSize: font?.maximumPointSize, resolved: report.nameOnDevice,
                source: report.source == .standIn ? "builtIn" : report.source.rawValue,
                explanation: report.explanationOnDevice)
        }
    }

    package var text: String {
        let hasTokens = styles.contains { $0.token != nil }
        let header =
            ["style"] + (hasTokens ? ["token"] : [])
            + ["font", "size", "resolved", "source", "explanation"]
        let lines = styles.map { style in
            let limit = style.maximumPointSize.map { " ≤ \($0.plain)" } ?? ""
            return [style.style] + (hasTokens ? [style.token ?? "–"] : [])
                + [
                    style.fontName, style.fontSize.plain + limit, style.resolved, style.source,
                    style.explanation,
                ]
        }
        let themes = (tokenThemes ?? [:]).sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)\n" }.joined()
        return (name.map { "\($0)\n" } ?? "") + themes + TextTable([header] + lines).description
    }
}

extension StyleReport {
    /// The name of the font that an iPhone draws, once the app brings what is missing.
    fileprivate var nameOnDevice: String {
        switch source {
        case .theme: resolvedName
        case .system, .unknown: TextAttributes.systemFontName
        case .installed, .standIn, .missing: requestedName
        }
    }
}
