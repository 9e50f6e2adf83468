// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The appearance of the preview: the desktop's, or a fixed one.
package enum AppearanceChoice: String, CaseIterable, Sendable {
    case system
    case light
    case dark
}
