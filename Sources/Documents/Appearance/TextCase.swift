// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The change of case of a header's text.
package enum TextCase: String, CaseIterable, Hashable, Sendable {
    /// All capitals, as grouped headers through iOS 18.
    case uppercase
    /// As typed.
    case none
}
