// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension SemanticColor {
    /// The name in words: "Secondary Label".
    package var displayName: String { rawValue.words(parting: " ").capitalizedFirst }
}
