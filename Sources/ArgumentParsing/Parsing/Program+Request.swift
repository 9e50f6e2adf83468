// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The request of a command line.
package enum Request: Sendable {
    /// To print a help text.
    case help(String)
    case version
    case run(Command, Arguments)
}

extension Program {
    /// Parses the words after the program's name. `--help` and `--version` are found anywhere
    /// before `--`, even in an invalid command line.
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

    /// The help of the command that the words begin with, or an overview of the commands that begin
    /// with the words.
    private func helpText(on words: ArraySlice<String>) throws(UsageError) -> String {
        if let command = command(words) { return helpText(on: command) }
        let path = Array(words.prefix { !$0.hasPrefix("-") })
        guard !self.words(after: path).isEmpty else { throw unknownCommand(path) }
        return overview(of: path)
    }

    private func unknownCommand(_ words: [String]) -> UsageError {
        guard let first = words.first else {
            return UsageError(message: "no command is given; see \(name) --help")
        }
        guard !first.hasPrefix("-") else {
            return UsageError(
                message: "\(first) stands before the command; options come after it")
        }
        let inGroup = self.words(after: [first])
        guard inGroup.isEmpty else {
            guard let second = words.dropFirst().first else {
                return UsageError(
                    message: "\(first) needs to be told what to do; use \(inGroup.alternatives)")
            }
            return unknown("\(first) knows no “\(second)”", second, among: inGroup)
        }
        // `validate` may be meant as `theme validate`.
        if let command = commands.first(where: { $0.path.dropFirst().last == first }) {
            return UsageError(
                message: "unknown command “\(first)”; did you mean \"\(command.name)\"?")
        }
        return unknown("unknown command “\(first)”", first, among: self.words())
    }

    /// A usage error with a suggestion, or else with all alternatives.
    private func unknown(_ complaint: String, _ word: String, among words: [String]) -> UsageError {
        let advice = Phrases.didYouMean(Phrases.suggestion(for: word, among: words))
        return UsageError(
            message: complaint + (advice.isEmpty ? "; use \(words.alternatives)" : advice))
    }
}

extension [String] {
    /// The elements as alternatives: `a, b or c`.
    fileprivate var alternatives: String {
        count < 2
            ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}
