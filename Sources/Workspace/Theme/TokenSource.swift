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
    public let path: String
    /// The tokens in it.
    public let file: TokenFile
    /// Which token is which style.
    public var mapping: TokenMapping
    /// What there is to say about the tokens, whatever they are mapped to.
    public let diagnostics: [Diagnostic]
    private let names: FaceNames

    private init(
        path: String, file: TokenFile, mapping: TokenMapping, diagnostics: [Diagnostic],
        names: FaceNames
    ) {
        (self.path, self.file, self.mapping) = (path, file, mapping)
        (self.diagnostics, self.names) = (diagnostics, names)
    }

    /// Tokens with the mapping that they suggest.
    public init(_ tokens: LoadedDocument<TokenFile>, at path: String, _ deviceFonts: DeviceFonts) {
        self.init(
            path: path, file: tokens.value, mapping: TokenMapping(for: tokens.value),
            diagnostics: tokens.diagnostics,
            names: .known(
                FontLibrary(fontFiles: FontSearch(beside: path).beside), deviceFonts))
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

    /// The theme as a document to edit.
    package func document() throws(EditFailure) -> ThemeDocument {
        try ThemeDocument.new(fontsOf: theme.value ?? Theme()).renamed(path, path: path)
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
