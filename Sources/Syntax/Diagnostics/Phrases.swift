// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Quotes texts of a file in diagnostics: on one line, visible, and short.
package enum Phrases {
    /// The text in double quotes, truncated after 60 characters, with visible control characters.
    package static func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

    /// The text truncated after `length` characters, with visible control characters.
    package static func shortened(_ text: String, to length: Int = 60) -> String {
        let scalars = text.unicodeScalars
        let shown = String(scalars.prefix(length)).visible
        return scalars.dropFirst(length).isEmpty ? shown : shown + "…"
    }
}

// MARK: - Control characters

extension String {
    /// The text in visible form. Characters that break the line, ring a bell, or change the writing
    /// direction become `\\u{202e}`, so that no name can pass for another.
    package var visible: String {
        guard unicodeScalars.contains(where: \.isInvisibleCommand) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isInvisibleCommand {
                text += scalar.escaped
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension String {
    /// The text in visible form with its line breaks, for a terminal.
    package var visibleLines: String {
        guard unicodeScalars.contains(where: { $0.isInvisibleCommand && $0 != "\n" }) else {
            return self
        }
        return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).visible }.joined(separator: "\n")
    }

    /// The words of a name in camel case, with a separator between them: `unknown Style`. An
    /// abbreviation is one word: `notUTF8` becomes `not UTF8`.
    package func words(parting separator: String) -> String {
        let letters = Array(self)
        return letters.indices.reduce(into: "") { result, index in
            let isCapital = index > 0 && letters[index].isUppercase
            let followsWord = isCapital && !letters[index - 1].isUppercase
            let precedesWord =
                isCapital && index + 1 < letters.count && letters[index + 1].isLowercase
            if followsWord || precedesWord { result += separator }
            result.append(letters[index])
        }
    }

    /// The text for a title: visible, and truncated after 200 characters.
    package var glance: String { Phrases.shortened(self, to: 200) }
}

extension Unicode.Scalar {
    /// Whether the character is a control, a line separator, or a direction mark, embedding,
    /// override, or isolate (UAX #9).
    fileprivate var isInvisibleCommand: Bool {
        switch value {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    fileprivate var escaped: String { "\\u{\(String(value, radix: 16))}" }
}

// MARK: - Did you mean

extension Phrases {
    /// The candidate most likely meant by a misspelled name: the same except for case, or at most
    /// two edits away (one for short names).
    package static func suggestion(for name: String, among candidates: [String]) -> String? {
        suggestions(for: name, among: candidates).first
    }

    /// The suggestion if no other candidate is as close, so that there is no doubt.
    package static func onlySuggestion(
        for name: String, among candidates: [String]
    ) -> String? {
        let names = suggestions(for: name, among: candidates)
        return names.allSatisfy { $0 == names[0] } ? names.first : nil
    }

    /// The candidates closest to a misspelled name, in their order.
    private static func suggestions(for name: String, among candidates: [String]) -> [String] {
        guard name.utf8.count <= 64 else { return [] }
        let lowercased = Array(name.lowercased().utf8)
        let limit = lowercased.count < 5 ? 1 : 2
        var best: (names: [String], distance: Int) = ([], limit)
        for candidate in candidates {
            let distance = editDistance(lowercased, Array(candidate.lowercased().utf8))
            if distance < best.distance { best = ([], distance) }
            if distance == best.distance { best.names.append(candidate) }
        }
        return best.names
    }

    /// The number of insertions, deletions, replacements, and swaps of neighbors between two short
    /// words.
    private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, byte) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var distance = min(
                    last[column + 1] + 1, current[column] + 1,
                    last[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
