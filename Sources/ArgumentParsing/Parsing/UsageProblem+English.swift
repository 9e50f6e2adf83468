// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension UsageProblem {
    package var message: String {
        switch self {
        case .missingCommand(let program): "No command was given. See \(program) --help."
        case .optionBeforeCommand(let name):
            "\(name) stands before the command. Put options after the command."
        case .incompleteCommand(let name, let names):
            "“\(name)” is only part of a command. Use "
                + "\(either(names.map { "\(name) \($0)" }))."
        case .unknownSubcommand(let name, let command, let names, let suggestion):
            sentences(
                "“\(name)” is not a command of “\(command)”.",
                Phrases.suggesting(suggestion) ?? "Use \(either(names)).")
        case .unknownCommand(let name, let names, let suggestion):
            sentences(
                "Unknown command “\(name)”.",
                Phrases.suggesting(suggestion) ?? "Use \(either(names)).")
        case .unknownOption(let name, let names, let suggestion):
            sentences(
                "Unknown option \(name).",
                Phrases.suggesting(suggestion) ?? "This command has \(listed(names)).")
        case .valueNotTaken: "This option takes no value."
        case .repeatedOption: "This option is given twice. Remove one of them."
        case .missingValue: "This option needs a value. Write it after the option."
        case .optionAsValue(let word, let option):
            "This option needs a value, but \(word) looks like an option. If it is the value, "
                + "write \(option)=\(word)."
        case .notANumber(let text, let range):
            "“\(text)” is not a number from \(range.lowerBound.shortest) to "
                + "\(range.upperBound.shortest)."
        case .notAWord(let text, let words, let suggestion):
            sentences(
                "“\(text)” is not a valid value. Use \(either(words)).",
                Phrases.suggesting(suggestion))
        case .unexpectedArgument(let argument):
            "Unexpected argument “\(argument)”. This command takes no files."
        case .fileWithoutOption(let argument, let option):
            "Unexpected argument “\(argument)”. Name files with options such as \(option)."
        case .tooManyFiles(1): "Too many arguments. This command takes one."
        case .tooManyFiles(let limit):
            "Too many arguments. This command takes at most \(limit)."
        }
    }
}
