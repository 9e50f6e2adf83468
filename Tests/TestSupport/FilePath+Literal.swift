// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// In tests, paths are written as literals.
extension FilePath: ExpressibleByStringInterpolation {
    /// A path from a literal.
    package init(stringLiteral text: String) { self.init(text) }
}
