// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension Double {
    /// A ratio as WCAG writes it, never rounded up: 4.499 is 4.49 : 1.
    package var ratio: String { "\(((self * 100).rounded(.down) / 100).shortest) : 1" }
}
