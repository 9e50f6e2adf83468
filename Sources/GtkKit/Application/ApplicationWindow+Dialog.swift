// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension ApplicationWindow {
    /// A dialog of the application: a window in front of another, with which it goes.
    ///
    /// - Parameter isModal: whether the other one waits for it.
    public convenience init(
        _ application: Application, title: String, width: Int, height: Int, over parent: Window,
        isModal: Bool = true
    ) {
        self.init(application)
        self.title = title
        self.isModal = isModal
        (defaultWidth, defaultHeight) = (width, height)
        goesWithParent = true
        setTransient(for: parent)
    }

    /// Has Escape close the window, as it does dialogs.
    public func closeOnEscape() {
        let keys = KeyController()
        keys.onPressed { [weak self] key, _ in
            guard key == "Escape" else { return false }
            self?.close()
            return true
        }
        addController(keys)
        // The key refers to this wrapper, which nobody else may keep.
        keepUntilClosed(self)
    }
}
