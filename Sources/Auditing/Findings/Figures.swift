// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension Double {
    /// A ratio as WCAG writes it, never rounded up: 4.5 : 1.
    var ratio: String { "\(((self * 100).rounded(.down) / 100).shortest) : 1" }
}

/// `1 line`, `2 lines`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
