// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The choice of token themes before and after a step of a theme.
package struct TokenChange: StepNote {
    /// The choice before the step; nil if it stays the same.
    private(set) var before: TokenSource.Variant?
    /// The choice after the step; nil if it stays the same.
    private(set) var after: TokenSource.Variant?

    package init() {}

    init(before: TokenSource.Variant?, after: TokenSource.Variant?) {
        (self.before, self.after) = (before, after)
    }

    package var isEmpty: Bool { before == after }

    package var inverse: TokenChange { TokenChange(before: after, after: before) }

    package func followed(by other: TokenChange) -> TokenChange {
        TokenChange(before: before ?? other.before, after: other.after ?? after)
    }
}
