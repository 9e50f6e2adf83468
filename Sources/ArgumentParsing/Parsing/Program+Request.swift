// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The request of a command line.
package enum Request: Sendable {
    /// Prints a help text.
    case help(String)
    case version
    case run(Command, Arguments)
}

extension Program {
    /// Parses the words after the program's name. `--help` and `--version` count anywhere before
    /// `--`, even in an invalid command line.
    package func request(_ words: [String]) throws(UsageError) -> Request {
        if hasCommands, words.first == "help" {
            return .help(try helpText(on: words.dropFirst()))
        }
        let options = words.prefix { $0 != "--" }
        if options.contains(where: Self.help.declaration.names.contains) {
            return .help(try helpText(on: options))
        }
        if options.contains(where: Self.version.declaration.names.contains) { return .version }
        guard let command = command(words[...]) else { throw unknownCommand(words) }
        var parser = ArgumentParser(command, words.dropFirst(command.path.count))
        return .run(command, try parser.parse())
    }

    private func command(_ words: ArraySlice<String>) -> Command? {
        commands.first { words.starts(with: $0.path) }
    }

    /// The help of the command at the start of the words, or an overview of the commands that start
    /// with the words.
    private func helpText(on words: ArraySlice<String>) throws(UsageError) -> String {
        if let command = command(words) { return helpText(on: command) }
        let path = Array(words.prefix { !$0.hasPrefix("-") })
        guard !self.words(after: path).isEmpty else { throw unknownCommand(path) }
        return overview(of: path)
    }

    private func unknownCommand(_ words: [String]) -> UsageError {
        guard let first = words.first else {
            return UsageError(UsageProblem.missingCommand(program: name))
        }
        guard !first.hasPrefix("-") else {
            return UsageError(UsageProblem.optionBeforeCommand(first))
        }
        let inGroup = self.words(after: [first])
        guard inGroup.isEmpty else {
            guard let second = words.dropFirst().first else {
                return UsageError(UsageProblem.incompleteCommand(first, among: inGroup))
            }
            return UsageError(
                UsageProblem.unknownSubcommand(
                    second, of: first, among: inGroup,
                    suggestion: Phrases.suggestion(for: second, among: inGroup)))
        }
        // `validate` may mean `theme validate`.
        let long = commands.first { $0.path.dropFirst().last == first }?.name
        let words = self.words()
        return UsageError(
            UsageProblem.unknownCommand(
                first, among: words,
                suggestion: long ?? Phrases.suggestion(for: first, among: words)))
    }
}
