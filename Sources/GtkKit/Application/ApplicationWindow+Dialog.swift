// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ApplicationWindow {
    /// A dialog of the application: a window in front of a parent. The dialog is destroyed with the parent.
    ///
    /// - Parameter isModal: whether the dialog blocks input to the parent.
    package convenience init(
        _ application: Application, title: String, width: Int, height: Int, over parent: Window,
        isModal: Bool = true
    ) {
        self.init(application)
        self.title = title
        self.isModal = isModal
        (defaultWidth, defaultHeight) = (width, height)
        setProperty("destroy-with-parent", to: true)
        setTransient(for: parent)
    }

    /// Closes the window on Escape, as dialogs do.
    package func closeOnEscape() {
        onKey { [weak self] key, _ in
            guard key == "Escape" else { return false }
            self?.close()
            return true
        }
        // The key handler refers to this wrapper weakly.
        keepUntilClosed(self)
    }
}
