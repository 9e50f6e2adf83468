// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension String {
    /// The text in XML, between tags or in an attribute in double quotes. What XML cannot hold is U+FFFD.
    package var escapedForXML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\"": text += "&quot;"
            // Readers make a space of it in an attribute.
            case "\n": text += "&#10;"
            case _ where scalar.isInXML: text += scalar.xmlReference ?? String(scalar)
            default: text += "\u{FFFD}"
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 can hold the character. Source: Extensible Markup Language 1.0, 2.2.
    var isInXML: Bool {
        switch self {
        case "\t", "\n", "\r": true
        case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": false
        default: true
        }
    }

    /// What stands for a character that cannot be written between tags as it is; nil for others.
    var xmlReference: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        // Readers make a line feed of it.
        case "\r": "&#13;"
        default: nil
        }
    }
}
