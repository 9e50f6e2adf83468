// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The remedy of a finding: a whole sentence without a full stop, whose argument is filled in when the
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

    /// The sentence for people.
    package var message: String {
        switch argument {
        case nil: format
        case .number(let number): format.replacing("%1$s", with: number.shown)
        case .text(let text): format.replacing("%1$s", with: text)
        }
    }
}

extension Finding {
    /// The defect for people: a sentence without a full stop.
    package var message: String { defect.value.message(self) }

    /// The remedy for people: a sentence without a full stop.
    package var remedy: String { advice.message }
}
