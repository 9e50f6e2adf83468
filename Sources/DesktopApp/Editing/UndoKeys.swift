// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The keys of undo and redo.
enum UndoKeys {
    /// A controller that runs the window's action of each key.
    ///
    /// - Parameter capturing: handles keys before the widget's children, such as a text with its
    ///   own undo.
    static func controller(
        capturing: Bool = false, _ run: @escaping (String) -> Void
    ) -> KeyController {
        let keys = KeyController(capturing: capturing)
        keys.onPressed { key, modifiers in
            guard let action = action(key, modifiers) else { return false }
            run(action)
            return true
        }
        return keys
    }

    static func action(_ key: String, _ modifiers: Modifiers) -> String? {
        guard modifiers.contains(.control), !modifiers.contains(.alt) else { return nil }
        switch (key.lowercased(), modifiers.contains(.shift)) {
        case ("z", false): return "win.undo"
        case ("z", true), ("y", false): return "win.redo"
        default: return nil
        }
    }
}
