// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Words

/// The merged changes of subjects at several categories: each change once, with the category where
/// it starts.
struct MergedChanges {
    fileprivate struct Entry {
        /// The change at its smallest category.
        var change: Change
        /// The words at the default category; nil if there is no change there.
        var wordsAtDefault: String?
        /// Whether the words differ between categories.
        var isVarying = false
        var categories: CategorySet
    }

    private var subjects: [(subject: Differences.Subject, name: String)] = []
    private var entries: [Differences.Subject: [Entry]] = [:]
    /// All compared categories.
    private var all: CategorySet = []

    /// Adds the changes at a category. Categories must be in ascending order.
    mutating func add(
        _ changes: [Change], of subject: Differences.Subject, _ name: String,
        at category: CategorySet
    ) {
        all.formUnion(category)
        guard !changes.isEmpty else { return }
        if entries[subject] == nil { subjects.append((subject, name)) }
        for change in changes {
            let words = category == CategorySet(.default) ? change.words : nil
            let known = entries[subject, default: []].firstIndex {
                $0.change.aspect == change.aspect && !$0.categories.contains(category)
            }
            guard let known else {
                entries[subject, default: []].append(
                    Entry(change: change, wordsAtDefault: words, categories: category))
                continue
            }
            entries[subject]?[known].add(change, wordsAtDefault: words, at: category)
        }
    }

    /// The differences, with subjects in order of first occurrence.
    var differences: [Differences.Difference] {
        subjects.map { subject, name in
            let found = entries[subject, default: []]
            let entries = found.filter { !$0.change.isOfFile } + found.filter(\.change.isOfFile)
            let parts = entries.map { (words: words(of: $0), range: range(of: $0)) }
            // Changes with the same range share a clause: `7 pt taller from XL, title 17 → 19 pt`.
            var summary: [String] = []
            for (index, part) in parts.enumerated() {
                if index > 0, part.range != .everywhere, part.range == parts[index - 1].range {
                    let clause = summary.removeLast()
                    summary.append(listed([clause, part.words]))
                } else {
                    summary.append(part.range.text(part.words))
                }
            }
            return Differences.Difference(
                subject: subject, name: name, points: entries.map(\.change.points).max() ?? 0,
                losesText: entries.contains(where: \.change.losesText),
                changes: parts.map { $0.range.text($0.words) }, summary: clauses(summary),
                categories: entries.reduce(into: []) { $0.formUnion($1.categories) })
        }
    }

    private func isEverywhere(_ entry: Entry) -> Bool { entry.categories == all }

    private func words(of entry: Entry) -> String {
        (isEverywhere(entry) ? entry.wordsAtDefault : nil) ?? entry.change.words
    }

    private func range(of entry: Entry) -> Range {
        guard let first = entry.categories.first else { return .everywhere }
        if isEverywhere(entry) {
            guard entry.isVarying else { return .everywhere }
            return .at((entry.wordsAtDefault == nil ? first : .default).shortName)
        }
        let following = all.categories.filter { $0 >= first }
        return entry.categories.categories == following
            ? .from(first.shortName) : .at(entry.categories.english)
    }

    /// The categories of a change, in words.
    private enum Range: Equatable {
        /// The same change at all categories.
        case everywhere
        case at(String)
        case from(String)

        /// The words of a change with its categories: `6.333 pt taller from AX1`.
        func text(_ words: String) -> String {
            switch self {
            case .everywhere: words
            case .at(let categories): tr("%1$s at %2$s", words, categories)
            case .from(let category): tr("%1$s from %2$s", words, category)
            }
        }
    }
}

extension MergedChanges.Entry {
    fileprivate mutating func add(
        _ other: Change, wordsAtDefault words: String?, at category: CategorySet
    ) {
        isVarying = isVarying || other.words != change.words
        wordsAtDefault = wordsAtDefault ?? words
        change.points = max(change.points, other.points)
        change.losesText = change.losesText || other.losesText
        categories.formUnion(category)
    }
}
