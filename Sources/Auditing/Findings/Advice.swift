// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The remedy of a finding: a whole sentence without a period. Its argument is inserted when the
/// sentence is read.
package struct Advice: Hashable, Sendable {
    /// The sentence, translated, with `%1$s` for the argument.
    let format: String
    let argument: Argument?

    enum Argument: Hashable, Sendable {
        case number(Double)
        case text(String)
    }

    init(_ format: String, _ argument: Argument? = nil) {
        (self.format, self.argument) = (format, argument)
    }

    /// The sentence with its argument.
    package var message: String {
        switch argument {
        case nil: format
        case .number(let number): format.replacing("%1$s", with: number.shown)
        case .text(let text): format.replacing("%1$s", with: text)
        }
    }
}

extension Finding {
    /// The defect in words: a sentence without a period.
    package var message: String { defect.value.message(self) }

    /// The remedy in words: a sentence without a period.
    package var remedy: String { advice.message }
}
