// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Texts that stand for data that only the running app has.
enum Samples {
    static let other = "Sample"
    static let number = "12"
    static let date = "May 12, 2026"
    static let time = "9:41"

    /// A sample by the name of a property, or by its type.
    static func text(for name: String, type: String?) -> String {
        switch type {
        case "Int", "UInt", "Int64", "Int32": return number
        case "Double", "Float", "CGFloat", "Decimal": return "12.5"
        case "Date": return date
        case "URL": return "https://example.com"
        default: break
        }
        let lowercased = name.lowercased()
        return words.first { lowercased.contains($0.word) }?.sample ?? other
    }

    /// A sample by the name of a constant: `settingsAutoLock` of `UserText` is “Settings auto lock”.
    static func text(forConstant enumCase: EnumCase) -> String {
        guard enumCase.type != nil, !enumCase.isCall else {
            return text(for: enumCase.name, type: enumCase.type)
        }
        let name = enumCase.changes.last?.name ?? enumCase.name
        var result = ""
        for character in name {
            if character == "_" {
                result += " "
            } else if character.isUppercase, result.last?.isUppercase == false {
                result += " " + character.lowercased()
            } else {
                result.append(character)
            }
        }
        return result.prefix(1).uppercased() + result.dropFirst()
    }

    /// Of several words in a name, the first in this list counts.
    private static let words: [(word: String, sample: String)] = [
        ("fontname", "Menlo"), ("themename", "Midnight"), ("username", "ada.king"),
        ("email", "ada@example.com"), ("mail", "ada@example.com"),
        ("phone", "+1 555 0100"), ("address", "12 Main Street"), ("url", "https://example.com"),
        ("version", "1.0"), ("build", "100"), ("date", date), ("time", time),
        ("duration", "1 h 20 min"), ("count", number), ("number", number), ("percent", "50 %"),
        ("price", "€ 9.99"), ("amount", "€ 9.99"), ("size", "12 MB"), ("distance", "1.2 km"),
        ("weight", "12 kg"), ("language", "English"), ("country", "Ireland"), ("city", "Dublin"),
        ("firstname", "Ada"), ("lastname", "King"), ("author", "Ada King"),
        ("filename", "Report.pdf"),
        ("name", "Ada King"), ("description", "A sample of a description of some words"),
        ("message", "A sample of a message of some words"),
        ("summary", "A sample of a summary of some words"),
        ("subtitle", "Sample subtitle"), ("title", "Sample title"), ("status", "Active"),
    ]
}
