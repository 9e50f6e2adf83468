// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension String {
    /// The text in XML, between tags or in an attribute in double quotes. Characters that XML
    /// cannot contain become U+FFFD.
    package var escapedForXML: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\"": text += "&quot;"
            // XML parsers turn a line feed in an attribute into a space.
            case "\n": text += "&#10;"
            case _ where scalar.isInXML: text += scalar.xmlReference ?? String(scalar)
            default: text += "\u{FFFD}"
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 can contain the character. Source: Extensible Markup Language 1.0, 2.2.
    var isInXML: Bool {
        switch self {
        case "\t", "\n", "\r": true
        case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": false
        default: true
        }
    }

    /// The reference for a character that cannot stand between tags, or nil for other characters.
    var xmlReference: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        // XML parsers turn a carriage return into a line feed.
        case "\r": "&#13;"
        default: nil
        }
    }
}
