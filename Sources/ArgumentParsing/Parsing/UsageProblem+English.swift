// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension UsageProblem {
    package var message: String {
        switch self {
        case .missingCommand(let program): "no command is given; see \(program) --help"
        case .optionBeforeCommand(let name):
            "\(name) stands before the command; options come after it"
        case .incompleteCommand(let name, let names):
            "\(name) needs to be told what to do; use \(either(names))"
        case .unknownSubcommand(let name, let command, let names, let suggestion):
            "\(command) knows no “\(name)”"
                + Self.advice(suggestion, else: "use \(either(names))")
        case .unknownCommand(let name, let names, let suggestion):
            "unknown command “\(name)”"
                + Self.advice(suggestion, else: "use \(either(names))")
        case .unknownOption(let name, let names, let suggestion):
            "unknown option \(name)"
                + Self.advice(
                    suggestion, else: "this command knows \(listed(names))")
        case .valueNotTaken: "takes no value"
        case .repeatedOption: "is given twice; leave one out"
        case .missingValue: "needs a value after it"
        case .optionAsValue(let word, let option):
            "needs a value after it, and \(word) looks like an option; if it is the value, write "
                + "\(option)=\(word)"
        case .notANumber(let text, let range):
            "“\(text)” is not a number from \(range.lowerBound.shortest) to "
                + range.upperBound.shortest
        case .notAWord(let text, let words, let suggestion):
            "“\(text)” is not one of \(listed(words))"
                + Phrases.didYouMean(suggestion)
        case .unexpectedArgument(let argument):
            "unexpected argument “\(argument)”; this command takes no files"
        case .fileWithoutOption(let argument, let option):
            "unexpected argument “\(argument)”; files are named by options such as \(option)"
        case .tooManyFiles(1): "name one file"
        case .tooManyFiles(let limit): "name at most \(limit) files"
        }
    }

    private static func advice(_ suggestion: String?, else other: String) -> String {
        suggestion == nil ? "; \(other)" : Phrases.didYouMean(suggestion)
    }
}
