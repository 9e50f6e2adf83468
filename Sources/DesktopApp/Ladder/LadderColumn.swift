// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Workspace

/// A column of the ladder: a head that opens the single view, above a list of its device's width.
///
/// ```
/// Box
/// ├── Button .flat            name, numbers
/// ╰── ScrolledWindow .device
///     ╰── TableView
/// ```
final class LadderColumn {
    /// The widget to place.
    let widget: Box
    /// The preview of the column.
    let preview: LivePreview
    /// The list.
    let table: TableView
    /// The button that opens the single view.
    let head: Button
    /// Whether the column has the environment of the single view.
    var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            isCurrent ? head.addCssClass("current") : head.removeCssClass("current")
            head.setAccessibleSelected(isCurrent)
        }
    }
    private let ladder: Ladder
    private let name = Label()
    private let numbers = Label()

    /// A column that follows its preview.
    init(_ preview: LivePreview, of ladder: Ladder) {
        self.preview = preview
        self.ladder = ladder
        table = TableView(preview.current, library: preview.theme.fonts.library)
        let device = ScrolledWindow(table)
        device.addCssClass("device")
        device.clipsToBounds = true
        device.expandsVertically = true
        device.horizontalPolicy = .external
        name.addCssClass("heading")
        for style in ["caption", "numeric", "dim-label"] { numbers.addCssClass(style) }
        for label in [name, numbers] { label.ellipsis = .end }
        head = Button(showing: Box(.vertical, [name, numbers]))
        head.addCssClass("flat")
        widget = Box(.vertical, spacing: 6, [head, device])
        preview.viewport = table.viewport
        table.onViewportChanged = { [weak preview] in preview?.viewport = $0 }
        table.onReached = { [weak preview] in preview?.refine($0) }
        preview.observe(until: self) { [weak self] change in
            guard let self, change.contains(.preview) || change.contains(.refinement) else {
                return
            }
            reload()
        }
        describe()
    }

    private func reload() {
        table.display(preview.current, library: preview.theme.fonts.library)
        describe()
    }

    private func describe() {
        let words = ladder.words(of: preview)
        guard name.text != words.name || numbers.text != words.numbers else { return }
        (name.text, numbers.text) = (words.name, words.numbers)
        head.setAccessibleLabel("\(words.name), \(words.numbers)")
        head.tooltip = "\(words.name) · \(words.numbers)"
        table.setAccessibleLabel("\(words.name), \(words.numbers)")
    }
}
