// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

// MARK: - Writing a theme back

extension TokenFile {
    /// The file with an edited theme written into it. Only the numbers and texts that changed have
    /// new bytes. A theme without edits changes nothing.
    ///
    /// A value that is a reference becomes a plain value in that token only, with a warning. A
    /// token that refers to an edited one also becomes a plain value if its own style was not
    /// edited, so that the style stays as in the theme. Parts that tokens cannot store give
    /// warnings.
    ///
    /// - Parameters:
    ///   - mapping: the tokens of text styles, the same as for making the theme.
    ///   - findingFace: returns the PostScript name of a face, the same as for making the theme.
    ///   - describingFace: returns the family, weight, and slant of a PostScript name. If nil, they
    ///     are guessed from the name.
    package func applying(
        _ theme: Theme, using mapping: TokenMapping, findingFace: (FaceTraits) -> NamedFace?,
        describingFace: (String) -> FaceTraits?
    ) -> ReadResult<SourceFile> {
        var log = DiagnosticLog(file: source.name)
        log.add(contentsOf: ThemeLosses.inTokens(theme, file: source.name))
        reportStyles(of: theme, without: mapping, &log)
        var file = self
        // The next round corrects tokens that refer to an edited one. Each round completes at least
        // one style.
        for _ in 0...TextStyle.allCases.count {
            let edits = file.edits(
                toward: theme, from: self, mapping, findingFace: findingFace,
                describingFace: describingFace, &log)
            if edits.isEmpty { break }
            let result = project.reading(
                source.replacingBytes(by: file.source.bytes.applying(edits)))
            guard let next = result.value, next.has(mapping) else {
                log.add(.error, at: nil, TokenConversionProblem.notWritten(result.failure))
                return ReadResult(nil, project.located(log.diagnostics))
            }
            file = next
        }
        file.reportDifferences(from: theme, mapping, findingFace, &log)
        reportFollowers(in: file, mapping, &log)
        return ReadResult(file.source, project.located(log.diagnostics))
    }

    /// Whether all mapped tokens can be read.
    private func has(_ mapping: TokenMapping) -> Bool {
        let paths = Set(tokens.map(\.path))
        return mapping.entries.allSatisfy { $0.style == nil || paths.contains($0.token) }
    }

    /// Reports fonts that would have another name when the file is read again.
    private func reportDifferences(
        from theme: Theme, _ mapping: TokenMapping, _ findingFace: (FaceTraits) -> NamedFace?,
        _ log: inout DiagnosticLog
    ) {
        let written = self.theme(using: mapping, findingFace: findingFace).value ?? Theme()
        for style in TextStyle.allCases {
            guard let token = mapping.token(for: style).flatMap(token(at:)),
                let name = theme.fonts[style]?.fontName, let found = written.fonts[style]?.fontName,
                found != name
            else { continue }
            log.add(
                .warning, at: token.position, keyPath: token.path,
                TokenConversionProblem.changedName(name, readsBackAs: found, in: style))
        }
    }

    /// Reports unmapped tokens that changed because they refer to a changed one.
    private func reportFollowers(
        in edited: TokenFile, _ mapping: TokenMapping, _ log: inout DiagnosticLog
    ) {
        let styles = Set(mapping.entries.filter { $0.style != nil }.map(\.token))
        let old = Dictionary(tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for token in edited.tokens where !styles.contains(token.path) {
            guard let before = old[token.path],
                before.traits != token.traits || before.fontSize != token.fontSize
            else { continue }
            log.add(
                .warning, at: before.position, keyPath: token.path,
                TokenConversionProblem.changedFollower(
                    token.path, size: token.fontSize, token.traits))
        }
    }

    private func reportStyles(
        of theme: Theme, without mapping: TokenMapping, _ log: inout DiagnosticLog
    ) {
        for style in TextStyle.allCases
        where theme.fonts[style]?.fontName != nil && mapping.token(for: style) == nil {
            log.add(.warning, at: nil, TokenConversionProblem.unmappedStyle(style))
        }
    }

    /// - Parameter original: the file before the first edit.
    private func edits(
        toward theme: Theme, from original: TokenFile, _ mapping: TokenMapping,
        findingFace: (FaceTraits) -> NamedFace?,
        describingFace: (String) -> FaceTraits?, _ log: inout DiagnosticLog
    ) -> [Splice] {
        let current = self.theme(using: mapping, findingFace: findingFace).value ?? Theme()
        var edits: [Splice] = []
        for style in TextStyle.allCases {
            guard let token = mapping.token(for: style).flatMap(token(at:)) else { continue }
            let old = current.fonts[style]
            guard let name = theme.fonts[style]?.fontName, let size = theme.fonts[style]?.fontSize
            else {
                // A token in the system font stays in it, even if it refers to an edited token.
                if let before = original.token(at: token.path), before.isSystemFont {
                    edits += write(before.traits, before.fontSize, to: token, &log)
                } else if old != nil, theme.fonts[style] == nil {
                    log.addOnce(
                        .warning, at: token.position, keyPath: token.path,
                        .removedFont(style, token: token.path))
                }
                continue
            }
            guard old?.fontName != name || old?.fontSize != size else { continue }
            let traits =
                old?.fontName == name
                ? token.traits : describe(name, token, describingFace, &log)
            guard old?.fontName == name || FamilyList.text(of: traits.family) != nil else {
                log.addOnce(
                    .warning, at: token.position, keyPath: token.path,
                    .keptFamily(traits.family, token: token.path))
                continue
            }
            edits += write(traits, size, to: token, &log)
        }
        return edits
    }

    private func write(
        _ traits: FaceTraits, _ size: Double, to token: TypographyToken,
        _ log: inout DiagnosticLog
    ) -> [Splice] {
        var writer = TokenWriter(file: self, token: token)
        writer.write(traits, size: size)
        for problem in writer.problems {
            log.addOnce(.warning, at: token.position, keyPath: token.path, problem)
        }
        return writer.edits
    }

    private func describe(
        _ name: String, _ token: TypographyToken, _ describingFace: (String) -> FaceTraits?,
        _ log: inout DiagnosticLog
    ) -> FaceTraits {
        if let traits = describingFace(name) { return traits }
        let guess = FaceTraits(likelyPostScriptName: name)
        log.addOnce(
            .warning, at: token.familyPosition, keyPath: token.path,
            .guessedFamily(name, guess))
        return guess
    }
}

extension DiagnosticLog {
    /// Adds a problem unless this token already has it, because each round finds it again.
    fileprivate mutating func addOnce(
        _ severity: Diagnostic.Severity, at position: Position?, keyPath: String,
        _ problem: TokenConversionProblem
    ) {
        let isKnown = diagnostics.contains {
            $0.keyPath == keyPath && $0.problem as? TokenConversionProblem == problem
        }
        if !isKnown { add(severity, at: position, keyPath: keyPath, problem) }
    }
}
