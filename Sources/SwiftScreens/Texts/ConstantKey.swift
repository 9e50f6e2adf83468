// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A constant for a text, whose key is guessed because the generated file is not there.
///
/// SwiftGen makes `L10n.About.teamTitle` from the key `about.team_title`. The way back is not
/// certain, so keys are compared without case and separators.
package struct ConstantKey: Hashable, Sendable {
    /// The names from the outermost type to the constant: `L10n`, `About`, `teamTitle`.
    package let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// The usual spellings of the key, the most likely first.
    package var candidates: [String] { Self.candidates(names.dropFirst()) }

    static func candidates(_ names: some Collection<String>) -> [String] {
        let words = names.map { $0.words }
        func joined(_ word: String, _ name: String, _ small: Bool) -> String {
            words.map { $0.map { small ? $0.lowercased() : $0 }.joined(separator: word) }
                .joined(separator: name)
        }
        let small = names.map(\.startingSmall).joined(separator: ".")
        return [
            small, names.joined(separator: "."), joined("_", ".", true), joined("-", ".", true),
            joined("_", "_", true), joined(".", ".", true), names.joined(separator: "_"),
            names.joined(), joined(" ", " ", false),
        ].uniqued()
    }

    /// A key without case and separators.
    static func normalized(_ key: String) -> String {
        var bytes: [UInt8] = []
        for byte in key.utf8 {
            switch byte {
            case 0x41...0x5A: bytes.append(byte | 0x20)
            case 0x61...0x7A, 0x30...0x39, 0x80...: bytes.append(byte)
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The words of a name in camel case: `team`, `Title`. Capitals in a row are one word.
    fileprivate var words: [String] {
        var words: [String] = []
        var wasSmall = false
        for character in self {
            if words.isEmpty || character.isUppercase && wasSmall {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
            wasSmall = !character.isUppercase
        }
        return words
    }

    fileprivate var startingSmall: String { prefix(1).lowercased() + dropFirst() }
}
