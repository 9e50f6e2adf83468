// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesignTokens
import Documents
import DynamicType
import Files
import PangoText
import Previewing
import Syntax
import Workspace

/// A theme from any file that holds one, with its fonts: a theme file, or design tokens.
struct ThemeInput {
    let theme: Theme
    /// The file it is from; nil for the system font.
    let source: SourceFile?
    /// Where the theme's parts are in the file.
    let sourceMap: SourceMap?
    /// The fonts of this machine and those that the theme brings.
    let library: FontLibrary
    /// The names of all faces here and on iOS.
    let names: FaceNames
    /// Which token became which style; nil for a theme file.
    let mapping: TokenMapping?

    /// A token that someone gives to a style, or to none.
    struct Choice: Sendable {
        var token: String
        var style: TextStyle?
    }

    /// Reads a theme, with everything there is to say about its file and its font files.
    ///
    /// - Parameters:
    ///   - path: the file, `-` for standard input; nil is the system font in every style.
    ///   - fonts: files and folders of fonts besides those that the theme brings.
    ///   - choices: what goes before the mapping that the tokens' names and sizes suggest.
    static func read(
        _ path: String?, deviceFonts: DeviceFonts, fonts: [String] = [], choices: [Choice] = []
    ) throws(UsageError) -> (input: ThemeInput?, diagnostics: [Diagnostic]) {
        for place in fonts where !place.exists {
            throw UsageError(message: "--fonts: there is no file or folder “\(place.visible)”")
        }
        guard let path else {
            let files = fontFiles(of: .system, at: nil, adding: fonts)
            let library = FontLibrary(
                fontFiles: files.value ?? [], languages: deviceFonts.languages)
            return (ThemeInput(.system, of: nil, library, deviceFonts), files.diagnostics)
        }
        let opened = OpenedFile(path, as: .theme)
        let said = opened.result.diagnostics
        switch opened.result.value {
        case .tokens(let tokens):
            return try readTokens(tokens.value, said, deviceFonts, fonts, choices)
        case .theme(let document):
            guard choices.isEmpty else {
                throw UsageError(message: "--map is for design tokens, and \(path) is a theme")
            }
            let files = fontFiles(
                of: document.theme, at: document.source.path, adding: fonts,
                in: document.sourceMap)
            let input = files.value.map {
                let library = FontLibrary(fontFiles: $0, languages: deviceFonts.languages)
                return ThemeInput(document.theme, of: document.source, library, deviceFonts)
            }
            return (input, said + files.diagnostics)
        case .screen, nil: return (nil, said)
        }
    }

    private static func readTokens(
        _ file: TokenFile, _ said: [Diagnostic], _ deviceFonts: DeviceFonts, _ fonts: [String],
        _ choices: [Choice]
    ) throws(UsageError) -> (input: ThemeInput?, diagnostics: [Diagnostic]) {
        let files = fontFiles(of: Theme(), at: file.source.path, adding: fonts)
        let library = FontLibrary(
            fontFiles: files.value ?? [], languages: deviceFonts.languages)
        let names = Self.names(library, deviceFonts)
        let mapping = try Self.mapping(of: file, choices)
        let theme = file.theme(using: mapping, findingFace: names.postScriptName)
        let input = theme.value.map {
            ThemeInput(
                theme: $0, source: file.source, sourceMap: theme.sourceMap, library: library,
                names: names, mapping: mapping)
        }
        return (
            input, said + theme.diagnostics + files.diagnostics + notes(on: mapping, file)
        )
    }

    private static func fontFiles(
        of theme: Theme, at path: String?, adding places: [String], in map: SourceMap? = nil
    ) -> ReadResult<[String]> {
        FontFileFinder.fontFiles(
            of: theme, at: path, FontSearch(beside: path, adding: places), in: map)
    }

    private static func mapping(
        of file: TokenFile, _ choices: [Choice]
    ) throws(UsageError) -> TokenMapping {
        var mapping = TokenMapping(for: file)
        for choice in choices where !mapping.assign(choice.token, to: choice.style) {
            throw UsageError(
                message: "--map: there is no typography token “\(choice.token)”; use one of "
                    + file.tokens.prefix(20).map(\.path).joined(separator: ", "))
        }
        return mapping
    }

    /// What was decided without being certain.
    private static func notes(on mapping: TokenMapping, _ file: TokenFile) -> [Diagnostic] {
        mapping.entries.compactMap { entry in
            guard entry.reason == .sizeAndWeight || entry.reason == .none else { return nil }
            return Diagnostic(
                .note, file: file.source.name, position: file.token(at: entry.token)?.position,
                keyPath: entry.token,
                TokenConversionProblem.uncertainMapping(
                    entry.token, to: entry.style, explanation: entry.explanation))
        }
    }

    private static func names(_ library: FontLibrary, _ deviceFonts: DeviceFonts) -> FaceNames {
        FaceNames(
            deviceFonts,
            here: library.faces.map {
                ($0.family, $0.weight, $0.isItalic, $0.width, $0.postScriptName)
            })
    }
}

extension ThemeInput {
    private init(
        _ theme: Theme, of source: SourceFile?, _ library: FontLibrary, _ deviceFonts: DeviceFonts
    ) {
        self.init(
            theme: theme, source: source, sourceMap: source.map { SourceMap($0) },
            library: library, names: Self.names(library, deviceFonts), mapping: nil)
    }
}

extension ThemeInput {
    /// A theme that there has to be; what there is to say about it goes to standard error.
    ///
    /// - Throws: `InputError` with everything that is wrong when there is none.
    static func required(
        _ path: String, _ resources: Resources, _ arguments: Arguments, _ console: Console
    ) throws -> ThemeInput {
        let result = try read(
            path, deviceFonts: resources.deviceFonts, fonts: arguments.all(Options.fonts),
            choices: arguments.all(Options.map))
        guard let input = result.input else {
            throw InputError(messages: result.diagnostics.map(\.description))
        }
        for diagnostic in result.diagnostics { console.note("\(diagnostic)") }
        return input
    }
}
