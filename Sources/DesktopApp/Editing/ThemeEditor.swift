// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// Whoever makes the edits that the sidebar asks for, and complains where they cannot be made.
protocol ThemeEditor: AnyObject {
    /// Makes an edit. Those with the same key that follow each other soon are undone as one.
    func edit(_ edit: ThemeEdit, coalescing key: String?)

    /// Shows edits without making them; false where they cannot be made.
    @discardableResult
    func tryEdits(_ edits: [ThemeEdit], label: String) -> Bool

    /// Makes the edits that were tried on, or shows again what was there before.
    func endTrial(committing: Bool)
}
