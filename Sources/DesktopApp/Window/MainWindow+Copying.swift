// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

// MARK: - Copying

extension MainWindow {
    /// Lets Ctrl+C copy figures. It is no accelerator: those come before what has the focus, and a text
    /// that is being edited or was selected by pointer is copied itself.
    func addCopyKey() {
        let keys = KeyController()
        keys.onPressed { [weak self] key, modifiers in
            guard key == "c", modifiers.contains(.control), modifiers.isDisjoint(with: .alt) else {
                return false
            }
            self?.copyFigures()
            return true
        }
        window.addController(keys)
    }

    /// Copies the figures of the text style that has the focus, or else of the text size.
    func copyFigures() {
        let focus = window.focus
        let row = sidebar.rows.first { focus?.isInside($0.item) ?? false }
        let figures = row?.figures ?? sizeBar.figures
        Desktop.copy(figures)
        show("Copied “\(figures)”")
    }
}
