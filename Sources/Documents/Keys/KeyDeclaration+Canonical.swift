// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension KeyDeclaration {
    /// A value of the key in the words that Typeladder writes: without aliases, other names of a category, the number
    /// of a weight with a name, and lists of one word.
    package func canonical(_ value: SyntaxValue) -> SyntaxValue {
        switch (form, value) {
        case (.words(_, let aliases), .string(let word)):
            return .string(aliases.first { $0.name == word }?.words.first ?? word)
        case (.wordOrWords(_, let aliases), .string(let word)):
            return Self.list(aliases.words(for: word))
        case (.wordOrWords(let words, let aliases), .array(let values)):
            let all = values.compactMap { value -> [String]? in
                if case .string(let word) = value { aliases.words(for: word) } else { nil }
            }
            guard all.count == values.count else { return value }
            let none = words.first
            return Self.list(all.joined().filter { $0 != none }, none: none)
        case (.category, .string(let name)):
            return .string(ContentSizeCategory(name: name)?.uiKitName ?? name)
        case (.weight, .number(let number)):
            let named = FontWeight.named.first { $0.weight.rawValue == Int(exactly: number.double) }
            return named.map { .string($0.name) } ?? value
        default: return value
        }
    }

    private static func list(_ words: [String], none: String? = nil) -> SyntaxValue {
        switch words.count {
        case 0: none.map { .string($0) } ?? .array([])
        case 1: .string(words[0])
        default: .array(words.map { .string($0) })
        }
    }
}

extension [WordAlias] {
    fileprivate func words(for word: String) -> [String] {
        first { $0.name == word }?.words ?? [word]
    }
}
