// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Parses the words after a command's name in the syntax of `getopt_long`: options and operands in
/// any order, `--name VALUE`, `--name=VALUE`, `-n VALUE`, and `-nVALUE`. `--` ends the options.
struct ArgumentParser {
    private let command: Command
    private var rest: ArraySlice<String>
    private var arguments = Arguments()

    init(_ command: Command, _ words: some Sequence<String>) {
        self.command = command
        rest = Array(words)[...]
    }

    mutating func parse() throws(UsageError) -> Arguments {
        while let word = rest.popFirst() {
            if word == "--" {
                for operand in rest { try add(operand: operand) }
                break
            }
            guard Self.looksLikeOption(word) else {
                try add(operand: word)
                continue
            }
            let (option, attached) = try option(word)
            try add(option, attached: attached)
        }
        try checkCompleteness()
        return arguments
    }

    /// Whether a word has the form of an option. `-` is standard input, and `-1` is a number,
    /// because no option is a digit.
    private static func looksLikeOption(_ word: String) -> Bool {
        let second = word.dropFirst().first
        return word.first == "-" && second != nil && second?.isNumber == false && second != "."
    }

    /// The option of a word, and the value attached to it.
    private func option(
        _ word: String
    ) throws(UsageError) -> (OptionDeclaration, attached: String?) {
        if word.hasPrefix("--") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1]) : nil
            if let option = command.allOptions.first(where: { $0.longName == parts[0] }) {
                return (option, value)
            }
            throw unknown(String(parts[0]))
        }
        guard let option = command.allOptions.first(where: { $0.short == word.dropFirst().first })
        else { throw unknown(word) }
        var value = word.dropFirst(2)
        guard !value.isEmpty else { return (option, nil) }
        // Probably a missing hyphen, such as `-theme` instead of `--theme`.
        if option.value == nil { throw unknown(word) }
        if value.first == "=" { value.removeFirst() }
        return (option, String(value))
    }

    private mutating func add(
        _ option: OptionDeclaration, attached: String?
    ) throws(UsageError) {
        guard let declared = option.value else {
            guard attached == nil else {
                throw UsageError(UsageProblem.valueNotTaken, option: option.longName)
            }
            arguments.flags.insert(option.name)
            return
        }
        let value = if let attached { attached } else { try nextValue(of: option) }
        guard arguments.values[option.name] == nil || declared.isRepeatable else {
            throw UsageError(UsageProblem.repeatedOption, option: option.longName)
        }
        if let problem = declared.problem(value) {
            throw UsageError(problem, option: option.longName)
        }
        arguments.values[option.name, default: []].append(value)
    }

    private mutating func nextValue(of option: OptionDeclaration) throws(UsageError) -> String {
        guard let word = rest.popFirst() else {
            throw UsageError(UsageProblem.missingValue, option: option.longName)
        }
        guard !Self.looksLikeOption(word), word != "--" else {
            throw UsageError(
                UsageProblem.optionAsValue(word, of: option.longName), option: option.longName)
        }
        return word
    }

    private mutating func add(operand: String) throws(UsageError) {
        guard let declared = command.operand else {
            let option = command.options.first { $0.value?.completion == .files }
            throw UsageError(
                option.map { UsageProblem.fileWithoutOption(operand, option: $0.longName) }
                    ?? .unexpectedArgument(operand))
        }
        guard arguments.operands.count < declared.count.upperBound else {
            throw UsageError(UsageProblem.tooManyFiles(limit: declared.count.upperBound))
        }
        arguments.operands.append(FilePath(operand))
    }

    private func checkCompleteness() throws(UsageError) {
        if let operand = command.operand, arguments.operands.count < operand.count.lowerBound,
            let missing = operand.missing
        {
            throw UsageError(missing)
        }
        for option in command.options where arguments.values[option.name] == nil {
            if let missing = option.value?.missing { throw UsageError(missing) }
        }
    }

    private func unknown(_ name: String) -> UsageError {
        let known = command.allOptions.flatMap(\.names)
        return UsageError(
            UsageProblem.unknownOption(
                name, among: known, suggestion: Phrases.suggestion(for: name, among: known)))
    }
}
