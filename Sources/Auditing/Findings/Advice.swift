// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The remedy of a finding: a whole sentence without a full stop, whose argument is filled in when somebody
/// reads it.
package struct Advice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The sentence, with `%@` for the argument.
    let format: String
    let argument: Argument?

    enum Argument: Hashable, Sendable {
        case number(Double)
        case text(String)
    }

    package init(stringLiteral: String) { self.init(stringLiteral, nil) }

    init(_ format: String, _ argument: Argument?) {
        (self.format, self.argument) = (format, argument)
    }

    /// The sentence for people.
    package var message: String {
        switch argument {
        case nil: format
        case .number(let number): format.replacing("%@", with: number.plain)
        case .text(let text): format.replacing("%@", with: text)
        }
    }
}

extension Finding {
    /// The defect for people: a sentence without a full stop.
    package var message: String { defect.value.message(self) }

    /// The remedy for people: a sentence without a full stop.
    package var remedy: String { advice.message }
}
