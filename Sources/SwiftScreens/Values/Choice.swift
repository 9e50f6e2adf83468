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

    static func == (left: Choice, right: Choice) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
