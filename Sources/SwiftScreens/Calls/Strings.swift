// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Properties and functions of strings: Swift's, and those that the app adds.
struct Strings: EvaluatorPart {
    let evaluator: Evaluator

    /// A property of a text; nil if nothing is known about it.
    func property(_ name: String, of text: TextValue) -> Value? {
        switch name {
        case "capitalized", "localizedCapitalized": .text(text.map(\.wordsCapitalized))
        case "isEmpty": text.isSample ? nil : .bool(text.isEmpty)
        case "count": text.isSample ? nil : .number(Double(text.string.count))
        case "localized": .text(localization.localized(text, table: nil, isKey: true))
        case "description", "self", "stringValue", "string", "rawValue": .text(text)
        default: nil
        }
    }

    /// The result of a function of a text.
    func call(_ name: String, on text: TextValue, _ site: CallSite) -> Value {
        switch name {
        case "uppercased", "localizedUppercase": return .text(text.map { $0.uppercased() })
        case "lowercased", "localizedLowercase": return .text(text.map { $0.lowercased() })
        case "trimmingCharacters", "description", "toString": return .text(text)
        case "localized", "localizedString", "i18n":
            let found = localization.localized(text, table: nil, isKey: true)
            let pieces = texts.pieces(site)
            return .text(pieces.isEmpty || found.format == nil ? found : found.filled(with: pieces))
        case "appending":
            guard let argument = site.arguments.first else { return .text(text) }
            return .text(text + texts.text(of: argument))
        default:
            if let type = types.type(named: "String", from: site.scope),
                let function = types.members(name, of: type).first(where: \.isMethod)
            {
                return functions.apply(
                    Closure(function, on: .text(text), of: type, in: arena), site.arguments)
            }
            return unknown(site, type: "String")
        }
    }
}

extension String {
    /// Each word with a capital, the rest in small letters.
    fileprivate var wordsCapitalized: String {
        var result = ""
        var isStart = true
        for character in self {
            result += isStart ? character.uppercased() : character.lowercased()
            isStart = !(character.isLetter || character.isNumber || character == "'")
        }
        return result
    }
}
