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
        return ReadResult(theme, log.diagnostics)
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
                "no \(Wording.quoted(token.traits.family)) in \(token.traits.styleName) is known "
                    + "here; \(style.displayName) asks for \(Wording.quoted(name)), which is a "
                    + "guess")
        }
        return ThemeFont(
            fontName: name, fontSize: token.fontSize, key: style.dictionaryKey,
            position: token.position, fontNamePosition: token.familyPosition)
    }

    /// The system font has the sizes and weights that it has.
    private func reportSystemFont(
        _ token: TypographyToken, _ style: TextStyle, _ log: inout DiagnosticLog
    ) {
        let size = style.preferredPointSize(at: .default)
        guard token.fontSize != size || token.weight != style.preferredWeight || token.isItalic
        else { return }
        let preferred = FaceTraits(family: "", weight: style.preferredWeight).styleName
        log.add(
            .warning, at: token.position, keyPath: token.path,
            "\(Wording.quoted(token.path)) asks for the system font at \(token.fontSize.shortest) "
                + "pt \(token.traits.styleName); a theme leaves the system font as it is, "
                + "\(size.shortest) pt \(preferred) in \(style.displayName)")
    }
}
