// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A condition or subject whose value only the running app knows.
struct Choice: Hashable {
    /// The source of the condition: what people choose by, and what is remembered.
    let text: String
    /// The branches, in the order of the source: `true` and `false`, or the patterns of a `switch`.
    let branches: [String]
    let place: SourcePlace?
    /// Whether the categories decide: the first branch is for accessibility sizes.
    var isByCategory = false
    /// The branch that shows what the source has first: the second one for `if !x`.
    var preferred = 0
    /// The branch that the first values in the source lead to; nil if they lead to none.
    var likely: Int?

    /// The branch of this name. Another `switch` over the same subject may have other patterns for a case:
    /// `.failed(let error)` and `.failed`.
    func branch(named name: String) -> Int? {
        if let same = branches.firstIndex(of: name) { return same }
        func head(_ pattern: some StringProtocol) -> Substring {
            Substring(pattern).split(separator: "(").first ?? Substring(pattern)
        }
        let wanted = name.split(separator: ", ").map(head)
        return branches.firstIndex { branch in
            branch.split(separator: ", ").contains { wanted.contains(head($0)) }
        } ?? branches.firstIndex(of: "default")
    }

    static func == (left: Choice, right: Choice) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
