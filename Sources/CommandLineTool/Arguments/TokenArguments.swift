// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesignTokens
import DynamicType
import Syntax
import Workspace

/// How a command line has design tokens read: with which others, in which theme, and mapped how.
struct TokenArguments {
    /// What is merged behind the theme's own tokens.
    private let files: [FilePath]
    /// The names of their themes.
    private let themes: [String]
    /// What goes before the mapping that the tokens' names and sizes suggest.
    private let choices: [TokenChoice]

    /// What was given with ``Options/ofThemes``.
    init(_ arguments: Arguments) {
        files = arguments.all(Options.tokens)
        themes = arguments.all(Options.tokenTheme)
        choices = arguments.all(Options.map)
    }

    /// The theme at a path with what is merged behind it; nil without any.
    ///
    /// - Throws: `UsageError` for a theme that is none of tokens, if it has to be.
    func open(_ path: FilePath?) throws(UsageError) -> RecognizedFile? {
        let input = TokenInput(names: themes)
        guard files.isEmpty else {
            return RecognizedFile(.files((path.map { [$0] } ?? []) + files), input)
        }
        guard let path else { return nil }
        let file = RecognizedFile(path, as: .theme, tokens: input)
        let options = [("--token-theme", !themes.isEmpty), ("--map", !choices.isEmpty)]
        if file.isTheme, let option = options.first(where: \.1)?.0 {
            throw UsageError(message: "\(option) is for design tokens, and \(path) is a theme")
        }
        return file
    }

    /// The file or folder that stands for the theme at a path with what is merged behind it; nil for
    /// none.
    func place(_ path: FilePath?) -> FilePath? { path ?? files.first }

    /// Maps tokens to styles as was chosen.
    func apply(to tokens: inout TokenSource) throws(UsageError) {
        for choice in choices { try choice.apply(to: &tokens) }
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
