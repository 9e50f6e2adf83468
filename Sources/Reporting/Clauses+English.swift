// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// Joins phrases that contain commas: `a, b; c`.
func clauses(_ phrases: [String]) -> String {
    guard phrases.count > 1 else { return phrases.first ?? "" }
    // Joining halves is fast, even for thousands of changes of an element.
    let half = phrases.count / 2
    let (first, rest) = (Array(phrases[..<half]), Array(phrases[half...]))
    // Translators: two phrases in a row, or several.
    return trc("phrases", "%1$s; %2$s", clauses(first), clauses(rest))
}
