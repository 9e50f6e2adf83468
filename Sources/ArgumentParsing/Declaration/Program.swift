// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The declaration of a program's command line. Parsing, help, the manual page, and shell
/// completions use it.
package struct Program: Sendable {
    package let name: String
    /// A phrase that describes the program, without a period.
    package let summary: String
    /// The paragraphs of the manual page's description.
    package let description: [String]
    /// The commands with names, or one command without a name.
    package let commands: [Command]
    /// A sentence with the meaning of `ExitCode.failure`.
    package let failure: String
    /// The environment variables that the program reads.
    package let environment: [Variable]
    /// Related manual pages of section 1.
    package let seeAlso: [String]

    package struct Variable: Sendable {
        package let name: String
        package let help: String

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

    /// The flags of every command, and of the program without a command.
    static let help = Flag("help", short: "h", "Print this help.")
    static let version = Flag("version", short: "V", "Print the version.")
    package static let commonFlags = [help, version]

    /// Whether the first words name a command.
    package var hasCommands: Bool { commands.contains { !$0.path.isEmpty } }

    /// The distinct words that can follow these words in names of commands, in order.
    package func words(after path: [String] = []) -> [String] {
        commands.filter { $0.path.starts(with: path) && $0.path.count > path.count }
            .map { $0.path[path.count] }.uniqued()
    }
}
