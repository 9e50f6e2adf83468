// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

// A property list holds fonts and their sizes alone. An edit of anything else goes on in a Typeladder
// theme that has no file yet, as a step that can be undone; the property list stays as it is.

extension PreviewModel {
    /// The theme after edits, as a Typeladder theme where its own format cannot hold them.
    ///
    /// - Throws: `EditFailure` when no format could.
    func document(after edits: [ThemeEdit]) throws(EditFailure) -> ThemeDocument {
        let document = editing.history.value
        do {
            return try document.applying(edits)
        } catch {
            let isTooMuch = edits.contains(where: \.needsTypeladderTheme)
            guard isTooMuch, document.container != .typeladder else { throw error }
            return try document.converted(to: .typeladder).document.applying(edits)
        }
    }

    /// Whether the theme has outgrown the format of its file, which saving would have to replace.
    public var isDetached: Bool {
        theme.path != nil && editing.history.value.container != editing.savedContainer
    }

    /// Goes back to what the file's format can hold.
    public func undoConversion() {
        while isDetached, undoLabel != nil { undo() }
    }
}
