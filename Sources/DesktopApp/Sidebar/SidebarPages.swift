// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The pages of the sidebar: the styles, and in their place the choice of a font, beside the preview.
final class SidebarPages {
    /// The widget that shows one of them.
    let widget = Stack()
    /// The choice of a font that shows now.
    private(set) var chooser: FontChooser?
    /// Lets a font be chosen.
    var choose: (FontChoice) -> Void = { _ in }
    /// Where the focus returns to.
    weak var origin: Widget?

    /// Pages that begin with the styles.
    init(_ styles: Widget) { widget.add(styles, name: "styles") }

    /// Shows a choice of a font.
    func present(_ chooser: FontChooser) {
        self.chooser = chooser
        widget.add(chooser.widget, name: "fonts")
        widget.visibleName = "fonts"
        chooser.selectCurrent()
    }

    /// Goes back to the styles.
    ///
    /// - Parameter fallback: has the focus where there is no origin: it would be nowhere.
    func dismissChooser(focusing fallback: Widget) {
        guard let chooser else { return }
        self.chooser = nil
        widget.visibleName = "styles"
        widget.remove(chooser.widget)
        (origin ?? fallback).grabFocus()
    }
}
