// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesignTokens
import DynamicType
import Files
import Previewing
import Syntax
import Workspace

/// What a command works on: a theme and a screen, open as in a window that nobody looks at.
struct Inputs {
    let installation: Installation
    let page: Page
    /// What there is to say about the files, errors included.
    private(set) var diagnostics: [Diagnostic] = []

    /// The system font and the bundled screen.
    ///
    /// - Parameter fonts: font files and folders besides those that themes bring.
    init(fonts: [FilePath]) throws {
        for path in fonts where !path.exists {
            throw UsageError(
                message: "--fonts: there is no file or folder “\(path.string.visible)”")
        }
        installation = try Installation(ResourceFolder.locate())
        page = Page(installation, NoScheduler())
        if !fonts.isEmpty { page.theme.givenFonts = fonts }
    }

    /// Opens a theme, or design tokens as a theme.
    ///
    /// - Parameters:
    ///   - path: the file, `-` for standard input; nil is the system font in every style.
    ///   - choices: what goes before the mapping that the tokens' names and sizes suggest.
    mutating func openTheme(_ path: FilePath?, choices: [TokenChoice] = []) throws(UsageError) {
        guard let path else { return diagnostics += page.theme.diagnostics }
        let file = RecognizedFile(path, as: .theme)
        if case .tokens(let tokens) = file.result.value {
            var source = TokenSource(
                tokens, at: file.path, installation.deviceFonts, adding: page.theme.givenFonts)
            for choice in choices { try choice.apply(to: &source) }
            page.open(source)
            diagnostics += source.uncertainties
        } else {
            guard choices.isEmpty else {
                throw UsageError(message: "--map is for design tokens, and \(path) is a theme")
            }
            page.open([file])
        }
        diagnostics = page.failures.flatMap(\.diagnostics) + page.theme.diagnostics + diagnostics
    }

    /// Opens a screen; nil stays with the bundled one.
    mutating func openScreen(_ path: FilePath?) {
        if let path { page.open([RecognizedFile(path, as: .screen)]) }
        diagnostics +=
            page.failures.filter { $0.kind == .screen }.flatMap(\.diagnostics)
            + page.screen.diagnostics
    }

    /// Says what there is to say about the files.
    ///
    /// - Throws: `InputError` with all of it when a file cannot be used.
    func report(to console: Console) throws(InputError) {
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            throw InputError(diagnostics)
        }
        console.note(diagnostics)
    }

    /// A theme that there has to be, with what there is to say about it.
    static func theme(
        _ path: FilePath, _ arguments: Arguments, _ console: Console
    ) throws -> Inputs {
        var inputs = try Inputs(fonts: arguments.all(Options.fonts))
        try inputs.openTheme(path, choices: arguments.all(Options.map))
        try inputs.report(to: console)
        return inputs
    }

    /// The theme and the screen that a command's options name: all that is wrong with either is said
    /// before giving up.
    init(_ arguments: Arguments, _ console: Console) throws {
        try self.init(fonts: arguments.all(Options.fonts))
        try installation.requireFonts()
        try openTheme(arguments[Options.theme])
        openScreen(arguments[Options.screen])
        try report(to: console)
    }
}

/// A token that someone gives to a style, or to none.
struct TokenChoice: Sendable {
    var token: String
    var style: TextStyle?

    fileprivate func apply(to tokens: inout TokenSource) throws(UsageError) {
        guard tokens.mapping.assign(token, to: style) else {
            throw UsageError(
                message: "--map: there is no typography token “\(token)”; use one of "
                    + tokens.file.tokens.prefix(20).map(\.path).joined(separator: ", "))
        }
    }
}
