// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of fonts and hyphenation that a preview finds.
package enum FontProblem: Problem {
    package static let area = "font"

    /// A name that the device does not know either, with the reason of its `StyleReport`.
    case unknown(String, FontReason)
    /// A font that is not installed here and that the app may bring.
    case missing(String, FontReason)
    /// A font that lacks a requested weight or slant.
    case incomplete(String, FontNotice)
    /// Hyphenation patterns of a language whose package is not installed; nil for English.
    case missingHyphenation(language: String?, package: String)

    /// The name that was not found, and the reason; nil for other problems.
    var lostName: (name: String, reason: FontReason)? {
        switch self {
        case .unknown(let name, let reason), .missing(let name, let reason): (name, reason)
        case .incomplete, .missingHyphenation: nil
        }
    }
}

/// Problems of the program's own resource files.
package enum ResourceProblem: Problem {
    package static let area = "resource"

    /// The expected type of a value.
    package enum Expected: Hashable, Sendable {
        case number, numbers(count: Int), boolean, string, strings, word, table, list
    }

    case missing(keyPath: String, Expected)
}
