// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

extension Profile {
    /// What iOS draws for a colour's name.
    public func color(
        _ name: SemanticColor, in appearance: Appearance, increasesContrast: Bool
    ) -> Color? {
        colors[name]?.color(appearance, increasesContrast: increasesContrast)
    }
}
