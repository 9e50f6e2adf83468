// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Where lines stand across the width of their text (`NSTextAlignment`, in reading direction).
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// That of the interface, which is leading.
    case natural
    case leading
    case center
    case trailing
}
