// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// An invalid command line: the problem, and what to do.
package struct UsageError: Error {
    /// The option that the problem is about, with its dashes; nil for the command line as a whole.
    package let option: String?
    package let problem: any Problem

    package init(_ problem: any Problem, option: String? = nil) {
        self.problem = problem
        self.option = option
    }

    /// The option, and what is wrong with it.
    package var message: String { (option.map { "\($0): " } ?? "") + problem.message }
}
