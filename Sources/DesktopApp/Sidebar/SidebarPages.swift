// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The pages of the sidebar: the styles, and the font chooser.
final class SidebarPages {
    /// The stack of the pages.
    let widget = Stack()
    /// The font chooser, while it is presented.
    private(set) var chooser: FontChooser?
    /// Presents a font chooser.
    var choose: (FontChoice) -> Void = { _ in }
    /// The widget that the focus returns to.
    weak var origin: Widget?

    /// Pages with the styles alone.
    init(_ styles: Widget) { widget.add(styles, name: "styles") }

    /// Presents a font chooser.
    func present(_ chooser: FontChooser) {
        self.chooser = chooser
        widget.add(chooser.widget, name: "fonts")
        widget.visibleName = "fonts"
        chooser.selectCurrent()
    }

    /// Removes the font chooser and shows the styles.
    ///
    /// - Parameter fallback: the widget to focus where there is no origin.
    func dismissChooser(focusing fallback: Widget) {
        guard let chooser else { return }
        self.chooser = nil
        widget.visibleName = "styles"
        widget.remove(chooser.widget)
        (origin ?? fallback).grabFocus()
    }
}
