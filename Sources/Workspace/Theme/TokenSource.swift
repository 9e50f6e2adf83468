// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import PangoText
import Previewing
import Syntax

/// The design tokens of a theme, which are saved in place of a theme file.
public struct TokenSource: Sendable {
    /// The file.
    public let path: FilePath
    /// The tokens in the file.
    public let file: TokenFile
    /// The mapping of tokens to text styles.
    public var mapping: TokenMapping
    /// The diagnostics of the tokens, independent of their mapping.
    public let diagnostics: [Diagnostic]
    /// The names of all faces on this machine and on iOS.
    package let names: FaceNames

    private init(
        path: FilePath, file: TokenFile, mapping: TokenMapping, diagnostics: [Diagnostic],
        names: FaceNames
    ) {
        (self.path, self.file, self.mapping) = (path, file, mapping)
        (self.diagnostics, self.names) = (diagnostics, names)
    }

    /// Tokens with the mapping proposed for them.
    ///
    /// - Parameter places: font files and folders besides those that are found.
    public init(
        _ tokens: LoadedDocument<TokenFile>, at path: FilePath, _ deviceFonts: DeviceFonts,
        adding places: [FilePath] = []
    ) {
        let fonts = FontSearch(beside: tokens.value.source.path, adding: places)
        self.init(
            path: path, file: tokens.value, mapping: TokenMapping(for: tokens.value),
            diagnostics: tokens.diagnostics,
            names: .known(FontLibrary(fontFiles: fonts.added + fonts.beside), deviceFonts))
    }

    /// The tokens of the changed file with the current mapping.
    package func reading(_ source: SourceFile) -> ReadResult<TokenSource> {
        let tokens = TokenFile.read(source)
        let result = tokens.value.map { file in
            var mapping = TokenMapping(for: file)
            mapping.follow(self.mapping)
            return TokenSource(
                path: path, file: file, mapping: mapping, diagnostics: tokens.diagnostics,
                names: names)
        }
        return ReadResult(result, tokens.diagnostics)
    }

    /// The theme of the mapped tokens, and diagnostics of what it cannot represent.
    public var theme: ReadResult<Theme> {
        file.theme(using: mapping, findingFace: names.postScriptName)
    }

    /// Notes on mappings that are guesses.
    package var uncertainties: [Diagnostic] {
        mapping.entries.compactMap { entry in
            guard entry.reason == .sizeAndWeight || entry.reason == .none else { return nil }
            return Diagnostic(
                .note, file: file.source.name, position: file.token(at: entry.token)?.position,
                keyPath: entry.token,
                TokenConversionProblem.uncertainMapping(
                    entry.token, to: entry.style, explanation: entry.explanation))
        }
    }

    /// The theme as a document to edit.
    package func document() throws(EditFailure) -> ThemeDocument {
        try ThemeDocument.new(fontsOf: theme.value ?? Theme()).moved(to: path)
    }

    /// The file with the values of an edited theme.
    package func applying(_ theme: Theme) -> ReadResult<SourceFile> {
        file.applying(
            theme, using: mapping, findingFace: names.postScriptName, describingFace: names.traits)
    }
}

extension FaceNames {
    /// The names of all faces on this machine and on iOS.
    package static func known(_ library: FontLibrary, _ deviceFonts: DeviceFonts) -> FaceNames {
        FaceNames(
            deviceFonts,
            here: library.faces.map {
                ($0.family, $0.weight, $0.isItalic, $0.width, $0.postScriptName)
            })
    }
}
