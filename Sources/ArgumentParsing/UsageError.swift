// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// An error in the command line, with what to do.
package struct UsageError: Error {
    /// The option with the problem, including its dashes; nil for the whole command line.
    package let option: String?
    package let problem: any Problem

    package init(_ problem: any Problem, option: String? = nil) {
        self.problem = problem
        self.option = option
    }

    /// The option and its problem.
    package var message: String { (option.map { "\($0): " } ?? "") + problem.message }
}
