// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Writes a theme as design tokens.
package enum TokenExport {
    /// A theme's fonts as typography tokens in a group `typography`, in the order of the styles.
    ///
    /// Styles without a font are left out. They have the system font, and still have it after
    /// reading the file. If no style is left, the result is an error instead of an empty file.
    ///
    /// - Parameters:
    ///   - file: the name of the theme in diagnostics.
    ///   - describingFace: returns the family, weight, and slant of a PostScript name. If nil, they
    ///     are guessed from the name, with a warning.
    package static func text(
        of theme: Theme, as dialect: TokenFile.Dialect, file: String,
        describingFace: (String) -> FaceTraits?
    ) -> ExportedText {
        var writer = Writer(theme: theme, dialect: dialect, file: file)
        let tokens = TextStyle.allCases.compactMap { style in
            theme.fonts[style].flatMap { writer.token($0, style, describingFace) }
        }
        if tokens.isEmpty { writer.refuse() }
        let keys = dialect == .w3c ? [writer.description(theme)] : []
        let group = writer.group(tokens)
        let text = (["{"] + keys.compactMap { $0 } + group + ["}", ""]).joined(separator: "\n")
        return ExportedText(
            text: text,
            diagnostics: ThemeLosses.inTokens(theme, file: file) + writer.diagnostics)
    }
}

/// Writes the lines of tokens.
private struct Writer {
    let theme: Theme
    let dialect: TokenFile.Dialect
    let file: String
    private(set) var diagnostics: [Diagnostic] = []

    func description(_ theme: Theme) -> String? {
        theme.name.map { "  \"$description\": \(JSONLiteral.string($0))," }
    }

    func group(_ tokens: [String]) -> [String] {
        let type = dialect == .w3c ? ["    \"$type\": \"typography\""] : []
        return ["  \"typography\": {", (type + tokens).joined(separator: ",\n"), "  }"]
            .filter { !$0.isEmpty }
    }

    mutating func token(
        _ font: ThemeFont, _ style: TextStyle, _ describingFace: (String) -> FaceTraits?
    ) -> String? {
        guard let name = font.fontName, let size = font.fontSize,
            theme.systemWeight(of: style) == nil
        else { return nil }
        var traits = traits(name, style, describingFace)
        if font.weight == .bold { traits.weight = max(traits.weight, .bold) }
        guard let family = FamilyList.text(of: traits.family) else {
            warn(
                style,
                .omittedFamily(traits.family, of: style))
            return nil
        }
        let spelling = TokenSpelling(dialect: dialect)
        var values = [
            "\"fontFamily\": \(JSONLiteral.string(family))",
            "\"fontSize\": \(spelling.size(size))",
            "\"fontWeight\": \(spelling.weight(traits))",
        ]
        if dialect == .w3c {
            if traits.isItalic { warn(style, .uprightStyle(style)) }
            values += [
                "\"letterSpacing\": {\"value\": 0, \"unit\": \"px\"}",
                "\"lineHeight\": \(lineHeight(of: style))",
            ]
        }
        let key = dialect == .w3c ? "$value" : "value"
        let type = dialect == .w3c ? [] : ["      \"type\": \"typography\""]
        let value = values.map { "        \($0)" }.joined(separator: ",\n")
        let body = (type + ["      \"\(key)\": {\n\(value)\n      }"]).joined(separator: ",\n")
        return "    \"\(style.dictionaryKey)\": {\n\(body)\n    }"
    }

    /// The line height as a multiple of the size, which the format requires. A theme has no line
    /// heights, so this is the leading of iOS.
    private func lineHeight(of style: TextStyle) -> String {
        let ratio = style.leading(at: .default) / style.preferredPointSize(at: .default)
        return ((ratio * 1_000).rounded() / 1_000).shortest
    }

    private mutating func traits(
        _ name: String, _ style: TextStyle,
        _ describingFace: (String) -> FaceTraits?
    ) -> FaceTraits {
        if let traits = describingFace(name) { return traits }
        let guess = FaceTraits(likelyPostScriptName: name)
        warn(
            style,
            .guessedFamily(name, guess))
        return guess
    }

    mutating func refuse() {
        diagnostics.append(Diagnostic(.error, file: file, TokenConversionProblem.noFonts))
    }

    private mutating func warn(_ style: TextStyle, _ problem: TokenConversionProblem) {
        diagnostics.append(
            Diagnostic(
                .warning, file: file, keyPath: theme.keyPath(of: style, "fontName"), problem))
    }
}
