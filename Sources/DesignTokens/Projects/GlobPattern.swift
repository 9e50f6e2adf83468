// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A pattern of paths as in shells: `*` and `?` within a name, `**` for any number of folders,
/// `{a,b}` and `@(a|b)` for alternatives.
struct GlobPattern {
    /// The folder of all matches: the path before the first special character. May be empty.
    let folder: String
    /// The names after the folder, for each combination of alternatives.
    private let alternatives: [[[UInt8]]]

    /// Limits far above any useful pattern.
    private enum Limits {
        static let length = 1_000
        static let alternatives = 256
    }

    /// Nil for a pattern with other special characters, or with too many alternatives.
    init?(_ pattern: String) {
        guard pattern.utf8.count <= Limits.length, !pattern.isEmpty, !FilePath(pattern).isAbsolute,
            let texts = Self.expanded(pattern)
        else { return nil }
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: true)
            .filter { $0 != "." }
        let fixed = parts.dropLast().prefix { part in
            !part.contains { "*?[]{}()!+@".contains($0) }
        }
        folder = fixed.joined(separator: "/")
        alternatives = texts.map { text in
            text.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
                .dropFirst(fixed.count).map { Array($0.utf8) }
        }
        let isUnderstood = texts.allSatisfy { !$0.contains { "[]!()".contains($0) } }
        guard isUnderstood else { return nil }
    }

    /// Whether a path relative to ``folder`` matches.
    func matches(_ path: FilePath) -> Bool {
        let names = path.components.map { Array($0.utf8) }
        return alternatives.contains { Self.match($0, names) }
    }

    // MARK: - Alternatives

    /// The pattern for each combination of alternatives; nil if there are too many.
    private static func expanded(_ pattern: String) -> [String]? {
        var pending = [pattern]
        var done: [String] = []
        while let next = pending.popLast() {
            guard done.count + pending.count < Limits.alternatives else { return nil }
            guard let (range, choices) = innermostChoice(in: next) else {
                done.append(next)
                continue
            }
            pending += choices.reversed().map {
                String(next[..<range.lowerBound] + $0 + next[range.upperBound...])
            }
        }
        return done
    }

    /// The first choice without another choice inside it.
    private static func innermostChoice(
        in text: String
    ) -> (range: Range<String.Index>, choices: [Substring])? {
        guard let end = text.firstIndex(where: { $0 == "}" || $0 == ")" }) else { return nil }
        let (open, comma): (Character, Character) = text[end] == "}" ? ("{", ",") : ("(", "|")
        guard let brace = text[..<end].lastIndex(of: open) else { return nil }
        var start = brace
        if open == "(" {
            guard brace > text.startIndex, "+@".contains(text[text.index(before: brace)]) else {
                return nil
            }
            start = text.index(before: brace)
        }
        let choices = text[text.index(after: brace)..<end].split(
            separator: comma, omittingEmptySubsequences: false)
        return (start..<text.index(after: end), choices)
    }

    // MARK: - Matching

    /// Whether names match, in time proportional to both lengths. Keeps the names matched so far
    /// for each part of the pattern.
    private static func match(_ parts: [[UInt8]], _ names: [[UInt8]]) -> Bool {
        var reached = Set([0])
        for part in parts {
            if part == Array("**".utf8) {
                guard let first = reached.min() else { return false }
                reached = Set(first...names.count)
            } else {
                reached = Set(
                    reached.filter { $0 < names.count && matchName(part, names[$0]) }.map { $0 + 1 }
                )
            }
        }
        return reached.contains(names.count)
    }

    /// Whether a name matches. Going back to the last asterisk is enough.
    private static func matchName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (place, index) = (0, 0)
        var retry: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                retry = (place, index)
                place += 1
            } else if place < pattern.count,
                pattern[place] == name[index] || pattern[place] == UInt8(ascii: "?")
            {
                (place, index) = (place + 1, index + 1)
            } else if let last = retry {
                retry = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
