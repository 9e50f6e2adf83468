// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The conditions that an element of a screen stands under, each with its branch.
struct BranchPath {
    private(set) var parts: [(choice: Choice, branch: Int)] = []

    var isEmpty: Bool { parts.isEmpty }

    func adding(_ choice: Choice, _ branch: Int) -> BranchPath {
        guard !parts.contains(where: { $0.choice == choice }) else { return self }
        var sum = self
        sum.parts.append((choice, branch))
        return sum
    }

    func merged(_ other: BranchPath) -> BranchPath {
        other.parts.reduce(self) { $0.adding($1.choice, $1.branch) }
    }

    /// Equal paths have equal keys, in any order of their conditions.
    var key: String {
        parts.map { "\($0.choice.text)=\($0.branch)" }.sorted().joined(separator: "\n")
    }

    // MARK: - As the screen format has it

    /// Where an element is from, and when it is there.
    func entries(for place: SourcePlace) -> Entries {
        var entries: Entries = []
        entries.add("when", text)
        if let isForAccessibilitySizes {
            let names = isForAccessibilitySizes ? Self.accessibilitySizes : Self.otherSizes
            entries.add("onlyIn", .array(names.map { .string($0) }))
        }
        if place.tree.path.string != "" { entries.add("source", place.description) }
        return entries
    }

    /// `a && !(b)`, without the conditions that the categories decide. Nil if there are none.
    private var text: String? {
        let texts = parts.filter { !$0.choice.isByCategory }.map { choice, branch in
            choice.branches == ["true", "false"]
                ? (branch == 0 ? choice.text : "!(\(choice.text))")
                : "\(choice.text) is \(choice.branches[min(branch, choice.branches.count - 1)])"
        }
        guard !texts.isEmpty else { return nil }
        let text = texts.joined(separator: " && ")
        return text.utf8.count > Self.longestText ? "\(text.prefix(Self.longestText))…" : text
    }

    private static let longestText = 2_000

    /// Whether the element is there at accessibility sizes alone, or at all others alone.
    private var isForAccessibilitySizes: Bool? {
        parts.first { $0.choice.isByCategory }.map { $0.branch == 0 }
    }

    private static let accessibilitySizes = ["AX1", "AX2", "AX3", "AX4", "AX5"]
    private static let otherSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
}
