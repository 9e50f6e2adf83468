// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The problems of command lines, of any program. Names of options have their dashes.
package enum UsageProblem: Problem {
    package static let area = "usage"

    // Commands; `among` lists those that exist
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
    /// A word that looks like an option, where a value was to follow an option.
    case optionAsValue(String, of: String)

    // Values
    case notANumber(String, in: ClosedRange<Double>)
    case notAWord(String, among: [String], suggestion: String?)

    // Files
    case unexpectedArgument(String)
    /// A file without the option that names it.
    case fileWithoutOption(String, option: String)
    case tooManyFiles(limit: Int)
}
