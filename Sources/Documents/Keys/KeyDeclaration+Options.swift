// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

extension KeyDeclaration {
    /// The values that people choose from, with their names; empty for a key with other values.
    package var options: [(name: String, value: SyntaxValue)] {
        func named(_ words: [String]) -> [(name: String, value: SyntaxValue)] {
            words.map { (Self.displayName(ofWord: $0), .string($0)) }
        }
        return switch form {
        case .boolean:
            [(trc("switch", "On"), .bool(true)), (trc("switch", "Off"), .bool(false))]
        case .words(let all, _), .wordOrWords(let all, _): named(all)
        case .textStyle: TextStyle.allCases.map { ($0.displayName, .string($0.uiKitName)) }
        case .category:
            ContentSizeCategory.allCases.map { ($0.shortName, .string($0.uiKitName)) }
        case .weight: named(FontWeight.named.map(\.name))
        default: []
        }
    }

    /// The numbers that people enter; nil for a key with other values.
    package var numbers: ClosedRange<Double>? {
        switch form {
        case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
        case .points, .height, .pointsOrWord: 0...10_000
        case .fraction: 0...1
        default: nil
        }
    }

    /// Whether people type a text.
    package var isTyped: Bool {
        switch form {
        case .text, .fontName, .languageTag, .textOrDictionary, .textOrNumber,
            .textOrIntegerOrDictionary, .textOrInteger:
            true
        default: false
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
