// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

extension Profile {
    /// The value of a semantic colour in an appearance; nil for one without a value.
    package func color(
        _ name: SemanticColor, in appearance: Appearance, increasesContrast: Bool
    ) -> Color? {
        colors[name]?.color(appearance, increasesContrast: increasesContrast)
    }
}
