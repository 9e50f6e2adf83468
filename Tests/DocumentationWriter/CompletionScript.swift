// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing

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

extension Program {
    /// The name as an identifier of shell functions.
    var identifier: String { name.replacing("-", with: "_") }

    /// The proper prefixes of command names, such as `[]` and `["theme"]`.
    var groups: [[String]] {
        commands.flatMap { command in command.path.indices.map { Array(command.path[..<$0]) } }
            .reduce(into: []) { groups, group in
                if !groups.contains(group) { groups.append(group) }
            }
    }

    /// The description of a word after other words: the summary of a command, or the words that may follow.
    func summary(of word: String, after path: [String]) -> String {
        let commands = commands.filter { $0.path.starts(with: path + [word]) }
        guard commands.count != 1 else { return commands[0].summary.firstSentence }
        return words(after: path + [word]).joined(separator: ", ")
    }
}

extension String {
    /// The first sentence without its period, for a description next to a word.
    var firstSentence: String {
        let text = split(separator: ". ").first.map(String.init) ?? ""
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// This text in single quotes, for any shell.
    var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }
}
