// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What a preview has to say about fonts and words, beside what the files say wrong.
package enum FontProblem: Problem {
    package static let area = "font"

    /// A name that leads to no font on the device either; why, as `StyleReport` says it.
    case unknown(String, explanation: String)
    /// A font that is not here and that the app may bring.
    case missing(String, explanation: String)
    /// What the font found under a name lacks.
    case incomplete(String, notice: String)
    /// Patterns of a language, nil for English, that are in a package.
    case missingHyphenation(language: String?, package: String)
}

/// A value that a file of the program lacks.
package enum ResourceProblem: Problem {
    package static let area = "resource"

    /// What a value should be.
    package enum Expected: Hashable, Sendable {
        case number, numbers(count: Int), boolean, string, strings, word, table, list
    }

    case missing(keyPath: String, Expected)
}
