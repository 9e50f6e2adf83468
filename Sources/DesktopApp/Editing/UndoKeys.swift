// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

extension Widget {
    /// Calls `run` with the window's action for each key of undo and redo.
    ///
    /// - Parameter capturing: handles keys before the widget's children, such as a text with its
    ///   own undo.
    func onUndoKeys(capturing: Bool = false, _ run: @escaping (String) -> Void) {
        onKey(capturing: capturing) { key, modifiers in
            guard modifiers.contains(.control), !modifiers.contains(.alt) else { return false }
            switch (key.lowercased(), modifiers.contains(.shift)) {
            case ("z", false): run("win.undo")
            case ("z", true), ("y", false): run("win.redo")
            default: return false
            }
            return true
        }
    }
}
