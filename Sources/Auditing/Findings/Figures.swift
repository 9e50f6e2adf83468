// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Double {
    /// Points as sentences have them: thirds as 14.667, and no fraction where there is none.
    var points: String {
        let value = (self * 1000).rounded() / 1000
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// A ratio as WCAG writes it, never rounded up: 4.5 : 1.
    var ratio: String { "\(((self * 100).rounded(.down) / 100).points) : 1" }
}

/// `1 line`, `2 lines`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
