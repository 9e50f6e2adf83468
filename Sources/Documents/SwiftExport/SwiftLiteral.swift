// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Values and names in Swift source.
enum SwiftLiteral {
    /// A string literal, with escapes for quotation marks, backslashes, and invisible characters.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default:
                if isVisible(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                }
            }
        }
        return result + "\""
    }

    /// A text for a line comment, without line breaks.
    static func comment(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.prefix(100).map { isVisible($0) ? $0 : " " }))
    }

    /// The name of a type: the letters and digits of a text in upper camel case, with a suffix so
    /// that it is not a keyword.
    ///
    /// - Parameter text: any text. Nil and texts without ASCII letters give `App`.
    static func typeName(_ text: String?, suffix: String) -> String {
        var name = ""
        var startsWord = true
        for character in (text ?? "").prefix(100) {
            guard character.isASCII, character.isLetter || character.isNumber else {
                startsWord = true
                continue
            }
            name += startsWord ? character.uppercased() : String(character)
            startsWord = false
        }
        guard let first = name.first else { return "App\(suffix)" }
        return (first.isNumber ? "App" : "") + name + suffix
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
            .surrogate:
            false
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
