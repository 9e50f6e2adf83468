// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Reporting
import Syntax
import Words

/// A figure of the selected element: its name, its value to select and copy, links to the lines of its sources in files, and a
/// button that explains the calculation.
final class FigureCell {
    let widget: Columns
    let value = Label(start: "", "numeric")
    /// The buttons that open the places.
    private(set) var links: [Button] = []
    /// The button of the calculation; invisible for figures without one.
    private(set) lazy var button = ExplanationButton(
        tr("How this figure is calculated")
    ) { [weak self] in
        guard let figure = self?.figure else { return ([], nil) }
        return (figure.computation == nil ? figure.explanation : [], figure.computation)
    }
    private let name = Label(start: "", "dim-label", "caption")
    private let column: Box
    private let open: (FilePlace) -> Void
    /// Called when another figure is displayed.
    var onChanged: (() -> Void)?
    private var figure: ElementReport.Figure?
    /// The name and the value, for screen readers.
    var spokenText: String { "\(name.text): \(value.text)" }
    private var places: [FilePlace] = []

    /// - Parameter open: called with a place to open its file there.
    init(open: @escaping (FilePlace) -> Void) {
        self.open = open
        for label in [name, value] { label.wrapAnywhere() }
        value.isSelectable = true
        column = Box(.vertical, spacing: 1, [name, value])
        column.expandsHorizontally = true
        widget = Columns(spacing: 6, [column])
        widget.marginStart = 9
        widget.marginEnd = 6
        widget.marginTop = 3
        widget.marginBottom = 3
        widget.append(button.widget)
    }

    /// - Parameter places: the places in the files that the figure comes from.
    func display(_ figure: ElementReport.Figure, from places: [FilePlace]) {
        if places != self.places {
            links.forEach(column.remove)
            links = places.map(makeLink)
            links.forEach(column.append)
            self.places = places
        }
        guard figure != self.figure else { return }
        self.figure = figure
        name.text = figure.name
        value.text = figure.value
        onChanged?()
        button.widget.isVisible = !figure.explanation.isEmpty
        // Translators: %1$s is the name of a figure, such as “Height”.
        button.widget.setAccessibleLabel(tr("How this is calculated: %1$s", figure.name))
    }

    private func makeLink(to place: FilePlace) -> Button {
        // File names contain underscores, which are not mnemonics here.
        let label = Label(place.text)
        // The line, at the end, matters most.
        label.ellipsis = .start
        let link = Button(showing: label)
        link.addCssClasses("flat", "figure-source")
        link.horizontalAlignment = .start
        link.tooltip = tr("Open %1$s in a Text Editor", place.keyPath)
        link.setAccessibleLabel(place.spokenLabel)
        link.onClicked { [open] in open(place) }
        return link
    }
}

/// A row of one or two figures, or the heading of those below.
final class FigureRow {
    let item = ListBoxRow(isActivatable: false)
    /// The figures; empty in a heading.
    let cells: [FigureCell]
    private lazy var heading = Label(start: "", "heading")
    /// The text of a heading.
    var title: String {
        get { heading.text }
        set { heading.text = newValue }
    }

    /// An empty row of a number of figures; a heading for 0.
    ///
    /// - Parameter open: called with a place to open its file there.
    init(of count: Int, open: @escaping (FilePlace) -> Void) {
        cells = (0..<count).map { _ in FigureCell(open: open) }
        guard count > 0 else {
            heading.wrapAnywhere()
            heading.setMargins(9)
            item.child = heading
            item.isFocusable = false
            return
        }
        let line = Columns(cells.map(\.widget))
        line.isHomogeneous = true
        item.child = line
        for cell in cells { cell.onChanged = { [weak self] in self?.describe() } }
    }

    private func describe() { item.setAccessibleLabel(listed(cells.map(\.spokenText))) }
}

extension FilePlace {
    /// The label of a button that opens the file, with the line: "Open theme.json, line 12".
    fileprivate var spokenLabel: String {
        let name = FilePath(file).displayName
        // Translators: %1$s is a file
        return position.map { tr("Open %1$s, line %2$s", name, "\($0.line)") }
            ?? tr("Open %1$s", name)
    }
}
