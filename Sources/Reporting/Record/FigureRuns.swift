// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The values of a figure at the twelve categories, folded in text: `44 … 61.333 from AX1`.
///
/// Values that change at more than half of the categories are all listed: `14 15 16 17 19 21 23 28 33 40 47 53`.
struct FigureRuns: Equatable {
    /// The values, those of the smallest category first.
    var values: [Double]

    private static let mostRuns = 6
    private static let categories = ContentSizeCategory.allCases

    /// The text of the values.
    ///
    /// - Parameter separator: the separator of the runs.
    func text(separator: String, _ word: (Double) -> String = \.plain) -> String {
        let starts = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
        guard starts.count <= Self.mostRuns else {
            return values.map(\.plain).joined(separator: " ")
        }
        return starts.map { index in
            index == 0
                ? word(values[0])
                : "\(values[index].plain) from \(Self.categories[index].shortName)"
        }.joined(separator: separator)
    }

    init(_ values: [Double]) { self.values = values }

    /// Reads values in the form of `text`; nil for other text.
    init?(_ text: String, separator: String, dropping words: Set<String> = []) {
        let all = text.split(separator: " ", omittingEmptySubsequences: false)
        if all.count == Self.categories.count, !all.contains("from") {
            let numbers = all.compactMap(Self.number)
            guard numbers.count == all.count else { return nil }
            values = numbers
            return
        }
        var runs: [(start: Int, value: Double)] = []
        for (number, run) in text.components(separatedBy: separator).enumerated() {
            var parts = run.split(separator: " ", omittingEmptySubsequences: false)
            var start = 0
            if number > 0 {
                guard parts.count == 3, parts[1] == "from",
                    let place = Self.categories.firstIndex(where: { $0.shortName == parts[2] })
                else { return nil }
                (parts, start) = ([parts[0]], place)
            } else if parts.count == 2, words.contains(String(parts[1])) {
                parts.removeLast()
            }
            guard parts.count == 1, let value = Self.number(parts[0]),
                runs.last.map({ $0.start < start }) ?? true
            else { return nil }
            runs.append((start, value))
        }
        values = Self.categories.indices.map { index in
            runs.last { $0.start <= index }?.value ?? 0
        }
    }

    private static func number(_ text: Substring) -> Double? {
        Double(text).flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
    }
}

/// Whether something holds at each of the twelve categories, folded in text: `clipped from AX2, not from AX4`.
enum FlagRuns {
    static func text(_ word: String, _ flags: [Bool]) -> String? {
        guard flags.contains(true) else { return nil }
        var changes: [String] = []
        for index in flags.indices.dropFirst() where flags[index] != flags[index - 1] {
            let category = ContentSizeCategory.allCases[index].shortName
            changes.append(flags[index] ? "from \(category)" : "not from \(category)")
        }
        return flags[0] || changes.isEmpty
            ? ([word] + changes).joined(separator: ", ")
            : "\(word) " + changes.joined(separator: ", ")
    }

    /// Reads flags in the form of `text`, without the word; nil for other text.
    static func flags(_ text: Substring) -> [Bool]? {
        let categories = ContentSizeCategory.allCases
        var flags = categories.map { _ in !text.hasPrefix(" ") }
        let rest = text.drop { $0 == "," || $0 == " " }
        guard !rest.isEmpty else { return text.isEmpty ? flags : nil }
        for change in String(rest).components(separatedBy: ", ") {
            let words = change.split(separator: " ")
            let holds = words.first == "from"
            guard words.count == (holds ? 2 : 3), holds || words.first == "not",
                words[words.count - 2] == "from",
                let start = categories.firstIndex(where: { $0.shortName == words[words.count - 1] })
            else { return nil }
            for index in start..<flags.count { flags[index] = holds }
        }
        return flags
    }
}

extension String {
    /// The parts between separators, also empty ones. Separators are found among Unicode scalars, because marks can
    /// follow them.
    func components(separatedBy separator: String) -> [String] {
        unicodeScalars.split(separator: separator.unicodeScalars, omittingEmptySubsequences: false)
            .map { String($0) }
    }

    /// The parts before and after the first separator; nil without one.
    func parts(aroundFirst separator: String) -> (String, String)? {
        guard let range = unicodeScalars.firstRange(of: separator.unicodeScalars) else {
            return nil
        }
        return (
            String(unicodeScalars[..<range.lowerBound]),
            String(unicodeScalars[range.upperBound...])
        )
    }

    /// The parts before and after the last separator; nil without one.
    func parts(aroundLast separator: String) -> (String, String)? {
        guard let range = unicodeScalars.ranges(of: separator.unicodeScalars).last else {
            return nil
        }
        return (
            String(unicodeScalars[..<range.lowerBound]),
            String(unicodeScalars[range.upperBound...])
        )
    }

    /// The rest after a prefix, compared by bytes; nil without it.
    func rest(after prefix: String) -> String? {
        guard utf8.starts(with: prefix.utf8) else { return nil }
        return String(decoding: utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
}
