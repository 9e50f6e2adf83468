// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of command lines, for any program. Names of options include their dashes.
package enum UsageProblem: Problem {
    package static let area = "usage"

    // Commands; `among` lists the existing ones
    case missingCommand(program: String)
    case optionBeforeCommand(String)
    case incompleteCommand(String, among: [String])
    case unknownSubcommand(String, of: String, among: [String], suggestion: String?)
    case unknownCommand(String, among: [String], suggestion: String?)

    // Options
    case unknownOption(String, among: [String], suggestion: String?)
    case valueNotTaken
    case repeatedOption
    case missingValue
    /// A word that looks like an option, in place of an option's value.
    case optionAsValue(String, of: String)

    // Values
    case notANumber(String, in: ClosedRange<Double>)
    case notAWord(String, among: [String], suggestion: String?)

    // Files
    case unexpectedArgument(String)
    /// A file without the option for it.
    case fileWithoutOption(String, option: String)
    case tooManyFiles(limit: Int)
}
