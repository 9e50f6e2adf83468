// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

// MARK: - Taking a theme back

extension TokenFile {
    /// The file with an edited theme written into it, byte for byte as it was but for the numbers
    /// and texts that changed. A theme that was not edited changes nothing.
    ///
    /// A value that is a reference becomes a value of its own in that token, and only there, with a
    /// warning. A token that refers to an edited one, and whose style was not edited, becomes a
    /// value of its own too: its style stays as the theme has it. What tokens cannot hold is a
    /// warning.
    ///
    /// - Parameters:
    ///   - mapping: which token is which style, as when the file became the theme.
    ///   - findingFace: the PostScript name of a face, as when the file became the theme.
    ///   - describingFace: family, weight and slant of a PostScript name, or nil; then they are
    ///     guessed from the name.
    package func applying(
        _ theme: Theme, using mapping: TokenMapping, findingFace: (FaceTraits) -> NamedFace?,
        describingFace: (String) -> FaceTraits?
    ) -> ReadResult<SourceFile> {
        var log = DiagnosticLog(file: source.name)
        log.add(contentsOf: ThemeLosses.inTokens(theme, file: source.name))
        reportStyles(of: theme, without: mapping, &log)
        var file = self
        // Tokens that follow an edited one are set right in the next round; each round settles at
        // least one style.
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

    /// Says which fonts would come back under another name.
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

    /// Says which tokens changed without being any style's, because they refer to one that did.
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

    /// - Parameter original: the file as it was before the first edit.
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
                // A token in the system font that refers to one that was edited stays in it.
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
    /// Adds a problem that this token does not have yet: the rounds of writing come by again.
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
