// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Whether a header's text is changed to capitals.
public enum TextCase: String, CaseIterable, Hashable, Sendable {
    /// All capitals, as grouped headers through iOS 18.
    case uppercase
    /// As typed.
    case none
}
