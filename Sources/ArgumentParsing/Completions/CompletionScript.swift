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

extension Program {
    /// The name as a shell's functions can be called.
    var identifier: String { name.replacing("-", with: "_") }

    /// The beginnings of commands that name none yet: `[]`, and `["theme"]`.
    var groups: [[String]] {
        commands.flatMap { command in command.path.indices.map { Array(command.path[..<$0]) } }
            .reduce(into: []) { groups, group in
                if !groups.contains(group) { groups.append(group) }
            }
    }

    /// What a word does after others: the command's summary, or those of the commands it begins.
    func summary(of word: String, after path: [String]) -> String {
        let commands = commands.filter { $0.path.starts(with: path + [word]) }
        guard commands.count != 1 else { return commands[0].summary.firstSentence }
        return words(after: path + [word]).joined(separator: ", ")
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
