// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

// MARK: - Becoming a theme

extension TokenFile {
    /// The theme that the mapped tokens make, and what could not be had as it was meant.
    ///
    /// Themes name faces by PostScript names. Where `findingFace` knows none for any of a token's
    /// families, the name is the one that most fonts would have (`likelyPostScriptName`), with a
    /// warning. A token in the system font leaves its style to iOS.
    ///
    /// - Parameters:
    ///   - mapping: which token is which style; tokens that are not mapped are left out.
    ///   - findingFace: the PostScript name of a face, or nil.
    public func theme(
        using mapping: TokenMapping, findingFace: (FaceTraits) -> String?
    ) -> ReadResult<Theme> {
        var log = DiagnosticLog(file: source.name)
        var theme = Theme()
        for style in TextStyle.allCases {
            guard let token = mapping.token(for: style).flatMap(token(at:)) else { continue }
            theme.fonts[style] = font(token, style, findingFace, &log)
        }
        return ReadResult(
            theme, project.located(log.diagnostics), sourceMap: sourceMap(using: mapping))
    }

    /// Where the fonts of `theme(using:)` are in the tokens.
    public func sourceMap(using mapping: TokenMapping) -> SourceMap {
        var aliases: [String: Position] = [:]
        for style in TextStyle.allCases {
            guard let token = mapping.token(for: style).flatMap(token(at:)) else { continue }
            aliases[Theme().keyPath(of: style)] = token.position
            aliases[Theme().keyPath(of: style, "fontName")] = token.familyPosition
        }
        return SourceMap(project.bundle, aliases: aliases)
    }

    /// The typography token with this path.
    public func token(at path: String) -> TypographyToken? { tokens.first { $0.path == path } }

    private func font(
        _ token: TypographyToken, _ style: TextStyle, _ findingFace: (FaceTraits) -> String?,
        _ log: inout DiagnosticLog
    ) -> ThemeFont? {
        if token.traits.isSystemFont {
            reportSystemFont(token, style, &log)
            return nil
        }
        var found: String?
        for family in token.families where found == nil {
            found = findingFace(
                FaceTraits(family: family, weight: token.weight, isItalic: token.isItalic))
        }
        let name = found ?? token.traits.likelyPostScriptName
        if found == nil {
            log.add(
                .warning, at: token.familyPosition, keyPath: token.path,
                TokenConversionProblem.unknownFace(token.traits, asking: name, in: style))
        }
        return ThemeFont(
            fontName: name, fontSize: token.fontSize, key: style.dictionaryKey)
    }

    /// The system font has the sizes and weights that it has.
    private func reportSystemFont(
        _ token: TypographyToken, _ style: TextStyle, _ log: inout DiagnosticLog
    ) {
        let size = style.preferredPointSize(at: .default)
        guard token.fontSize != size || token.weight != style.preferredWeight || token.isItalic
        else { return }
        log.add(
            .warning, at: token.position, keyPath: token.path,
            TokenConversionProblem.systemFontAsItIs(
                token.path, size: token.fontSize, token.traits, in: style))
    }
}
