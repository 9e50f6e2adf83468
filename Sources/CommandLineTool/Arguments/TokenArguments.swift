// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesignTokens
import DynamicType
import Syntax
import Workspace

/// The options for design tokens: files to merge, themes, and mappings.
struct TokenArguments {
    /// The files to merge after the theme's own tokens.
    private let files: [FilePath]
    /// The names of the token themes.
    private let themes: [String]
    /// The choices that override the mapping by names and sizes.
    private let choices: [TokenAssignment]
    /// Whether the files are those of another commit. Options that fit the files of now may not fit them.
    private let isOfCommit: Bool

    /// The values of ``Options/ofThemes``.
    ///
    /// - Parameter tree: the files of another commit in place of those on disk; nil for those on disk.
    init(_ arguments: Arguments, in tree: CommitTree? = nil) {
        files = arguments.all(Options.tokens).compactMap { tree.place(of: $0) }
        themes = arguments.all(Options.tokenTheme)
        choices = arguments.all(Options.map)
        isOfCommit = tree != nil
    }

    /// Whether there are files to merge.
    var hasFiles: Bool { !files.isEmpty }

    /// The selection among design tokens.
    var input: TokenInput { TokenInput(names: themes) }

    /// The theme at a path, merged with the token files; nil if there are neither.
    ///
    /// - Throws: `UsageError` if there are options for design tokens, but no design tokens. In another commit,
    ///   the options are then left out.
    func open(_ path: FilePath?) throws(UsageError) -> RecognizedFile? {
        guard files.isEmpty else {
            return RecognizedFile(.files((path.map { [$0] } ?? []) + files), input)
        }
        let options = [("--token-theme", !themes.isEmpty), ("--map", !choices.isEmpty)]
        let option = isOfCommit ? nil : options.first(where: \.1)?.0
        guard let path else {
            guard let option else { return nil }
            throw UsageError(CommandProblem.tokenOptionWithoutTheme, option: option)
        }
        let file = RecognizedFile(path, as: .theme, tokens: input)
        if file.isTheme, let option {
            throw UsageError(CommandProblem.tokenOptionForTheme(path.string), option: option)
        }
        return file
    }

    /// The path of the theme, or else of the first token file; nil if there are neither.
    func place(_ path: FilePath?) -> FilePath? { path ?? files.first }

    /// Applies the choices to the mapping of tokens.
    func apply(to tokens: inout TokenSource) throws(UsageError) {
        for choice in choices {
            if isOfCommit {
                try? choice.apply(to: &tokens)
            } else {
                try choice.apply(to: &tokens)
            }
        }
    }
}

/// A choice of a text style for a token, or of none.
struct TokenAssignment: Sendable {
    var token: String
    var style: TextStyle?

    fileprivate func apply(to tokens: inout TokenSource) throws(UsageError) {
        guard tokens.mapping.assign(token, to: style) else {
            throw UsageError(
                CommandProblem.unknownToken(
                    token, among: tokens.file.tokens.prefix(20).map(\.path)),
                option: "--map")
        }
    }
}
