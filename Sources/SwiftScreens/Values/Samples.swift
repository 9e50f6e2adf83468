// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What a text stands for: data that only the running app has.
struct Sample {
    /// The source of the expression for the data, by which people replace the sample; empty if it has none.
    var expression = ""
    /// The whole text of the sample.
    var text = ""
    var place: SourcePlace?
}

/// Texts that stand for data that only the running app has.
enum Samples {
    static let other = "Sample"
    static let number = "12"
    static let date = "May 12, 2026"
    static let time = "9:41"
    /// By the styles of `Text(date, style:)`, and those of `formatted`.
    static let dates = [
        "time": "9:41 AM", "relative": "2 hr, 5 min", "offset": "+2 hours", "timer": "2:05",
        "dateAndTime": "May 12, 2026 at 9:41 AM",
    ]

    /// A sample by the name of a property, or by its type.
    static func text(for name: String, type: String?) -> String {
        switch type {
        case "Int", "UInt", "Int64", "Int32": return number
        case "Double", "Float", "CGFloat", "Decimal": return "12.5"
        case "Date": return date
        case "URL": return "https://example.com"
        default: break
        }
        let parts = nameParts(name)
        return words.first { occurs($0.word, in: parts) }?.sample ?? other
    }

    /// The words of a name: `update`, `date` of `updateDate`.
    private static func nameParts(_ name: String) -> [String] {
        var parts = [""]
        var wasUppercase = true
        for character in name {
            let isUppercase = character.isUppercase
            if !character.isLetter && !character.isNumber || isUppercase && !wasUppercase {
                parts.append("")
            }
            if character.isLetter || character.isNumber {
                parts[parts.count - 1] += character.lowercased()
            }
            wasUppercase = isUppercase
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Whether some words of a name, one after another, are a word or begin with a long one.
    private static func occurs(_ word: String, in parts: [String]) -> Bool {
        parts.indices.contains { start in
            var joined = ""
            for part in parts[start...] {
                joined += part
                if joined == word || joined == word + "s" || joined == word + "string" {
                    return true
                }
                if joined.utf8.count > word.utf8.count + 6 { break }
            }
            return word.utf8.count > 4 && parts[start].hasSuffix(word)
        }
    }

    /// A sample by the name of a constant: `settingsAutoLock` of `UserText` is “Settings auto lock”.
    static func text(forConstant enumCase: EnumCase) -> String {
        guard enumCase.type != nil, !enumCase.isCall else {
            return text(for: enumCase.name, type: enumCase.type)
        }
        let name = enumCase.changes.last?.name ?? enumCase.name
        if let type = enumCase.type, systemTypes.contains(type) {
            return text(for: name, type: nil)
        }
        guard enumCase.changes.allSatisfy(\.arguments.isEmpty) else { return other }
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

    /// Types whose constants are data, and no texts of the app.
    private static let systemTypes: Set = [
        "Bundle", "Calendar", "Date", "FileManager", "Locale", "ProcessInfo", "TimeZone",
        "UIApplication",
        "UIDevice", "UIScreen", "URL", "UserDefaults",
    ]

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
        ("displayname", other), ("name", "Ada King"),
        ("description", "A sample of a description of some words"),
        ("message", "A sample of a message of some words"),
        ("summary", "A sample of a summary of some words"),
        ("subtitle", "Sample subtitle"), ("title", "Sample title"), ("status", "Active"),
    ]
}
