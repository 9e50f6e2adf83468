// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The appearance of the preview: that of the desktop, or one chosen for good.
package enum AppearanceChoice: String, CaseIterable, Sendable {
    case system
    case light
    case dark
}
