// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

// MARK: - Conversion to a theme

extension TokenFile {
    /// The theme of the mapped tokens, with a note for each font that differs from its token.
    ///
    /// Themes name faces by PostScript names. A style gets the name of the nearest face in the
    /// first family that `findingFace` knows. If it knows none, the name follows the convention of
    /// most fonts (`likelyPostScriptName`). A token in the system font leaves its style to iOS. If
    /// no token is mapped to a style, there is no theme, which is an error.
    ///
    /// - Parameters:
    ///   - mapping: the tokens of text styles. Unmapped tokens are left out.
    ///   - findingFace: returns the nearest face of a family, or nil.
    package func theme(
        using mapping: TokenMapping, findingFace: (FaceTraits) -> NamedFace?
    ) -> ReadResult<Theme> {
        var log = DiagnosticLog(file: source.name)
        var theme = Theme()
        var conversion = Conversion()
        for (style, token) in fonts(using: mapping) {
            theme.fonts[style] = conversion.font(token, style, findingFace)
        }
        if !mapping.entries.contains(where: { $0.style != nil }) {
            let shown = tokens.prefix(3).map(\.path)
            let problem: TokenConversionProblem =
                mapping.hasBaseTypography ? .nothingMapped(shown) : .noBaseTypography(shown)
            log.add(.error, at: nil, problem)
        }
        conversion.report(to: &log)
        return ReadResult(
            theme, project.located(log.diagnostics), sourceMap: sourceMap(using: mapping))
    }

    /// The positions of the fonts of `theme(using:)` in the tokens.
    package func sourceMap(using mapping: TokenMapping) -> SourceMap {
        var aliases: [String: Position] = [:]
        for (style, token) in fonts(using: mapping) {
            aliases[Theme().keyPath(of: style)] = token.position
            aliases[Theme().keyPath(of: style, "fontName")] = token.familyPosition
        }
        return SourceMap(project.bundle, aliases: aliases)
    }

    /// The typography token with this path.
    package func token(at path: String) -> TypographyToken? { tokens.first { $0.path == path } }

    /// The mapped styles with their tokens.
    func fonts(using mapping: TokenMapping) -> [(style: TextStyle, token: TypographyToken)] {
        TextStyle.allCases.compactMap { style in
            mapping.token(for: style).flatMap(token(at:)).map { (style, $0) }
        }
    }
}

/// Converts tokens to fonts of a theme, and collects the notes.
private struct Conversion {
    private var tally = ProblemTally<(position: Position?, path: String), TokenConversionProblem>()

    mutating func font(
        _ token: TypographyToken, _ style: TextStyle, _ findingFace: (FaceTraits) -> NamedFace?
    ) -> ThemeFont? {
        if token.isSystemFont {
            noteSystemFont(token, style)
            return nil
        }
        let name =
            face(token, style, findingFace)?.postScriptName
            ?? token.traits.likelyPostScriptName
        return ThemeFont(fontName: name, fontSize: token.fontSize, key: style.dictionaryKey)
    }

    private mutating func face(
        _ token: TypographyToken, _ style: TextStyle, _ findingFace: (FaceTraits) -> NamedFace?
    ) -> NamedFace? {
        for (index, family) in token.families.enumerated() {
            var asked = token.traits
            asked.family = family
            guard let face = findingFace(asked) else { continue }
            if index > 0 {
                note(
                    "family", of: face.traits.family, token, style,
                    .laterFamily(face.traits.family, insteadOf: token.traits.family, in: style))
            }
            if face.traits.weight != asked.weight || face.traits.isItalic != asked.isItalic {
                note(
                    "face", of: "\(face.postScriptName) \(asked.styleName)", token, style,
                    .nearestFace(asked, face, in: style))
            }
            return face
        }
        let name = token.traits.likelyPostScriptName
        note("unknown", of: name, token, style, .unknownFace(token.traits, asking: name, in: style))
        return nil
    }

    /// Notes that iOS sets the sizes and weights of the system font.
    private mutating func noteSystemFont(_ token: TypographyToken, _ style: TextStyle) {
        let size = style.preferredPointSize(at: .default)
        guard token.fontSize != size || token.weight != style.preferredWeight || token.isItalic
        else { return }
        note(
            "system", token, style,
            .systemFontAsItIs(token.path, size: token.fontSize, token.traits, in: style))
    }

    /// Adds a note: these differences are not mistakes of the file.
    private mutating func note(
        _ kind: String, of font: String = "", _ token: TypographyToken, _ style: TextStyle,
        _ problem: TokenConversionProblem
    ) {
        let position = kind == "system" ? token.position : token.familyPosition
        tally.add(
            .note, kind, of: font, at: (position, token.path), in: style.displayName, problem)
    }

    func report(to log: inout DiagnosticLog) {
        log.add(contentsOf: tally.diagnostics(of: log.file))
    }
}
