// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// The editor of the sidebar's theme, which also reports edits that fail.
protocol ThemeEditor: AnyObject {
    /// Makes an edit. Consecutive edits with the same key are coalesced into one step.
    func edit(_ edit: ThemeEdit, coalescing key: String?)

    /// Shows trial edits; false where they fail.
    @discardableResult
    func tryEdits(_ edits: [ThemeEdit], label: String) -> Bool

    /// Shows other tokens of those that the theme is made of: their themes, by group.
    func chooseTokens(_ contexts: [String: String])

    /// Makes the edits that were tried on, or shows again what was there before.
    func endTrial(committing: Bool)
}
