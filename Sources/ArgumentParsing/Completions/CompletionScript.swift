// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The shells that have a completion script.
package enum CompletionScript: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The completion script of a program.
    package func text(for program: Program) -> String {
        switch self {
        case .bash: BashCompletion(program).description
        case .zsh: ZshCompletion(program).description
        case .fish: FishCompletion(program).description
        }
    }

    /// The file name of the installed script.
    package func fileName(for program: Program) -> String {
        switch self {
        case .bash: program.name
        case .zsh: "_\(program.name)"
        case .fish: "\(program.name).fish"
        }
    }
}

extension String {
    /// The first sentence without its full stop, for a description beside a word.
    var firstSentence: String {
        let text = split(separator: ". ").first.map(String.init) ?? ""
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// This text in single quotes, for any shell.
    var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }
}
