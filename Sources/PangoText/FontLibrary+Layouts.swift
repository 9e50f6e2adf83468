// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

// MARK: - Pango's own layouts

extension FontLibrary {
    /// A layout of Pango's own: what our measuring is compared with.
    ///
    /// - Returns: a reference that the caller gives back with `g_object_unref`.
    package func makeLayout(_ text: String, face: Face, size: Double) -> OpaquePointer {
        shaper.makeLayout(text, face: face, size: size)
    }
}
