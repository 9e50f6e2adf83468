// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// Phrases in a row that contain commas themselves: `a, b; c`.
func clauses(_ phrases: [String]) -> String {
    guard phrases.count > 1 else { return phrases.first ?? "" }
    // By halves: an element with thousands of changes is joined in no time.
    let half = phrases.count / 2
    let (first, rest) = (Array(phrases[..<half]), Array(phrases[half...]))
    // Translators: two phrases in a row, or several.
    return trc("phrases", "%1$s; %2$s", clauses(first), clauses(rest))
}
