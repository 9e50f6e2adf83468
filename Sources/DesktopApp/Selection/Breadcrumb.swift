// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The way from the screen to the selected element. Each part but the last is a button that selects it.
final class Breadcrumb {
    /// A part of the way.
    struct Part: Equatable {
        let title: String
        /// What to select; nothing for the screen.
        let selection: SelectedParts
    }

    let widget = Box(.horizontal, spacing: 3, [], "breadcrumb")
    /// The buttons of all parts but the last.
    private(set) var buttons: [Button] = []
    private(set) var parts: [Part] = []
    private var widgets: [Widget] = []
    private let select: (SelectedParts) -> Void

    /// - Parameter select: selects a part.
    init(select: @escaping (SelectedParts) -> Void) {
        self.select = select
        widget.setAccessibleLabel(tr("Place of the selection"))
    }

    /// Displays the parts, the screen first.
    func display(_ parts: [Part]) {
        guard parts != self.parts else { return }
        self.parts = parts
        let hasFocus = widget.window?.focus?.isInside(widget) ?? false
        widgets.forEach(widget.remove)
        buttons = parts.dropLast().map { part in
            let label = Label(part.title)
            label.ellipsis = .end
            let button = Button(showing: label)
            button.addCssClass("flat")
            button.tooltip = part.title
            button.setAccessibleLabel(
                part.selection.items.isEmpty
                    ? tr("%1$s, show the theme", part.title) : tr("Select %1$s", part.title))
            button.onClicked { [weak self] in self?.select(part.selection) }
            return button
        }
        let last = Label(parts.last?.title ?? "", "heading")
        last.ellipsis = .end
        last.tooltip = last.text
        widgets = buttons.flatMap { [$0, Self.makeArrow()] } + [last]
        widgets.forEach(widget.append)
        if hasFocus { buttons.last?.grabFocus() }
    }

    private static func makeArrow() -> Image {
        let arrow = Image(iconName: "go-next-symbolic")
        arrow.pixelSize = 10
        arrow.addCssClass("dim-label")
        return arrow
    }
}
