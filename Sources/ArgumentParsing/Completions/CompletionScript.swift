// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What a shell reads to complete a program's command line.
package enum CompletionScript: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script for a program.
    package func text(for program: Program) -> String {
        switch self {
        case .bash: BashCompletion(program).description
        case .zsh: ZshCompletion(program).description
        case .fish: FishCompletion(program).description
        }
    }

    /// What the script is called where it is installed.
    package func fileName(for program: Program) -> String {
        switch self {
        case .bash: program.name
        case .zsh: "_\(program.name)"
        case .fish: "\(program.name).fish"
        }
    }
}

extension String {
    /// Without the full stop: as much as fits beside a word.
    var firstSentence: String {
        let text = split(separator: ". ").first.map(String.init) ?? ""
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// In single quotes, for any shell.
    var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }
}
