// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What a program takes on its command line, declared once: parsing, help, the manual page and the
/// completions of shells all come from it.
package struct Program: Sendable {
    package let name: String
    /// What it does, as a phrase without a full stop.
    package let summary: String
    /// Paragraphs of the manual page.
    package let description: [String]
    /// Either commands with names, or the one without.
    package let commands: [Command]
    /// When it ends with `ExitCode.failure`.
    package let failure: String
    /// Environment variables that it reads.
    package let environment: [Variable]
    /// Manual pages of section 1.
    package let seeAlso: [String]

    package struct Variable: Sendable {
        let name: String
        let help: String

        package init(_ name: String, _ help: String) {
            self.name = name
            self.help = help
        }
    }

    package init(
        _ name: String, _ summary: String, description: [String], commands: [Command],
        failure: String, environment: [Variable] = [], seeAlso: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.description = description
        self.commands = commands
        self.failure = failure
        self.environment = environment
        self.seeAlso = seeAlso
    }

    /// Taken in every place where an option can stand.
    static let help = Flag("help", short: "h", "Print this help.")
    static let version = Flag("version", short: "V", "Print the version.")
    static let standardFlags = [help, version]

    /// Whether it is told what to do by the first words.
    var hasCommands: Bool { commands.contains { !$0.path.isEmpty } }

    /// The words that can come next, each once and in order.
    func words(after path: [String] = []) -> [String] {
        commands.filter { $0.path.starts(with: path) && $0.path.count > path.count }
            .map { $0.path[path.count] }
            .reduce(into: []) { words, word in
                if !words.contains(word) { words.append(word) }
            }
    }
}

// MARK: - Words

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
