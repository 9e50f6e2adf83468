// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Paths are written as texts in tests.
extension FilePath: ExpressibleByStringInterpolation {
    /// A path that stands in a test.
    package init(stringLiteral text: String) { self.init(text) }
}
