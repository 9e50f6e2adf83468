// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import PangoText
import Previewing
import Syntax

/// Design tokens that a theme is made of, and goes back into when it is saved.
public struct TokenSource: Sendable {
    /// The file.
    public let path: FilePath
    /// The tokens in it.
    public let file: TokenFile
    /// Which token is which style.
    public var mapping: TokenMapping
    /// What there is to say about the tokens, whatever they are mapped to.
    public let diagnostics: [Diagnostic]
    /// The names of all faces here and on iOS.
    package let names: FaceNames

    private init(
        path: FilePath, file: TokenFile, mapping: TokenMapping, diagnostics: [Diagnostic],
        names: FaceNames
    ) {
        (self.path, self.file, self.mapping) = (path, file, mapping)
        (self.diagnostics, self.names) = (diagnostics, names)
    }

    /// Tokens with the mapping that they suggest.
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

    /// The same tokens after a change of the file, mapped as before.
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

    /// The theme that the mapped tokens make, and what could not be had as it was meant.
    public var theme: ReadResult<Theme> {
        file.theme(using: mapping, findingFace: names.postScriptName)
    }

    /// What the mapping decided without being certain.
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

    /// The file with an edited theme in it.
    package func applying(_ theme: Theme) -> ReadResult<SourceFile> {
        file.applying(
            theme, using: mapping, findingFace: names.postScriptName, describingFace: names.traits)
    }
}

extension FaceNames {
    /// The names of all faces here and on iOS.
    package static func known(_ library: FontLibrary, _ deviceFonts: DeviceFonts) -> FaceNames {
        FaceNames(
            deviceFonts,
            here: library.faces.map {
                ($0.family, $0.weight, $0.isItalic, $0.width, $0.postScriptName)
            })
    }
}
