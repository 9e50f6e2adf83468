// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

/// How people enter the values of a key.
package enum ValueInput {
    /// One of some values, with their names.
    case options([(name: String, value: SyntaxValue)])
    case textStyle, color, text
    case number(ClosedRange<Double>)
    /// The texts of a list, by their number.
    case list(ClosedRange<Int>)
}

extension KeyDeclaration {
    /// How people enter the key's values; nil for values that only files have.
    package var input: ValueInput? {
        func words(_ words: [String]) -> ValueInput {
            .options(words.map { (Self.displayName(ofWord: $0), .string($0)) })
        }
        return switch form {
        case .boolean:
            .options([
                (trc("switch", "On"), .bool(true)), (trc("switch", "Off"), .bool(false)),
            ])
        case .words(let all, _), .wordOrWords(let all, _): words(all)
        case .category:
            .options(ContentSizeCategory.allCases.map { ($0.shortName, .string($0.uiKitName)) })
        case .weight: words(FontWeight.named.map(\.name))
        case .textStyle: .textStyle
        case .color: .color
        case .integer(let range): .number(Double(range.lowerBound)...Double(range.upperBound))
        case .points, .height, .pointsOrWord: .number(0...10_000)
        case .fraction: .number(0...1)
        case .texts(let count), .textsOrDictionaries(_, let count): .list(count)
        case .labels, .stackItems: .list(1...1_000)
        case .text, .fontName, .languageTag, .textOrDictionary, .textOrNumber,
            .textOrIntegerOrDictionary, .textOrInteger:
            .text
        case .anything, .booleanOrTexts, .separator, .hexadecimalColor, .dictionary, .list: nil
        }
    }

    /// What applies without the key, in a word.
    package var titleOfAbsence: String {
        switch absence {
        case .word(let word)?: tr("Default: %1$s", Self.displayName(ofWord: word))
        case .bool(let isOn)?:
            tr("Default: %1$s", isOn ? trc("switch", "On") : trc("switch", "Off"))
        case .described?: trc("value", "Default")
        case nil: tr("None")
        }
    }
}
