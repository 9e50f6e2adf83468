// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Which appearance the preview has: the desktop's, or one of the two always.
public enum AppearanceChoice: String, CaseIterable, Sendable {
    case system
    case light
    case dark
}
