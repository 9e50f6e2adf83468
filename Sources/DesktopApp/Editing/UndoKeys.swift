// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The keys of undo and redo.
enum UndoKeys {
    static func action(_ key: String, _ modifiers: Modifiers) -> String? {
        guard modifiers.contains(.control), !modifiers.contains(.alt) else { return nil }
        switch (key.lowercased(), modifiers.contains(.shift)) {
        case ("z", false): return "win.undo"
        case ("z", true), ("y", false): return "win.redo"
        default: return nil
        }
    }
}

extension Widget {
    /// Calls `run` with the window's action for each key of undo and redo.
    ///
    /// - Parameter capturing: handles keys before the widget's children, such as a text with its
    ///   own undo.
    func onUndoKeys(capturing: Bool = false, _ run: @escaping (String) -> Void) {
        onKey(capturing: capturing) { key, modifiers in
            guard let action = UndoKeys.action(key, modifiers) else { return false }
            run(action)
            return true
        }
    }
}
