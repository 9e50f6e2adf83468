// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Previewing

/// The list of the eleven text styles: which font each asks for, which one is drawn and why, and how
/// large it is.
final class StyleSidebar {
    /// The widget to put into a window.
    let widget: ScrolledWindow
    private let model: PreviewModel
    private let heading = Label()
    /// The rows in the order of the styles.
    private(set) var rows: [StyleRow] = []

    /// The least width, in pixels.
    private static let width = 296

    /// A sidebar that follows a model.
    init(_ model: PreviewModel) {
        self.model = model
        let list = ListBox()
        list.selectionMode = .none
        list.addCssClass("styles")
        list.setAccessibleLabel("Text styles")
        heading.addCssClass("title-4")
        heading.xAlignment = 0
        heading.wraps = true
        heading.isSelectable = true
        heading.setMargins(12)
        heading.marginTop = 18
        let column = Box(.vertical, [heading, list])
        widget = ScrolledWindow(column)
        widget.horizontalPolicy = .never
        widget.minimumWidth = Self.width
        widget.addCssClass("sidebar-pane")
        rows = model.preview.styles.map { report in
            let row = StyleRow(report)
            list.append(row.item)
            return row
        }
        model.observe { [weak self] change in
            if change.contains(.preview) { self?.show() }
        }
        show()
    }

    private func show() {
        heading.text = model.themeTitle
        for (row, report) in zip(rows, model.preview.styles) { row.show(report) }
    }
}

/// One text style.
final class StyleRow {
    /// The row to put into a list.
    let item: ListBoxRow
    /// Which font, and why.
    let fontLabel = Label()
    /// From the base size to the current one.
    let sizeLabel = Label()
    private let explanationLabel = Label()
    private let mark = Image(iconName: "dialog-warning-symbolic")
    private var shown: StyleReport?

    init(_ report: StyleReport) {
        let name = Label(report.style.displayName)
        name.addCssClass("heading")
        name.xAlignment = 0
        name.expandsHorizontally = true
        sizeLabel.addCssClass("numeric")
        explanationLabel.addCssClass("caption")
        explanationLabel.addCssClass("dim-label")
        for label in [fontLabel, explanationLabel] {
            label.xAlignment = 0
            label.wraps = true
            // Font names are long words: PANGO_WRAP_WORD_CHAR.
            label.setProperty("wrap-mode", to: 2)
            label.expandsHorizontally = true
        }
        for label in [fontLabel, sizeLabel, explanationLabel] { label.isSelectable = true }
        // One stop of the Tab key is enough; the pointer selects the others.
        for label in [fontLabel, explanationLabel] { label.isFocusable = false }
        mark.verticalAlignment = .start
        mark.addCssClass("warning")
        for label in [name, sizeLabel] { label.verticalAlignment = .baseline }
        let title = Box(.horizontal, spacing: 6, [name, sizeLabel])
        let font = Box(.horizontal, spacing: 6, [mark, fontLabel])
        let column = Box(.vertical, spacing: 2, [title, font, explanationLabel])
        column.addCssClass("style-row")
        item = ListBoxRow(column)
        item.isActivatable = false
        item.isSelectable = false
        item.isFocusable = false
    }

    func show(_ report: StyleReport) {
        guard report != shown else { return }
        let isSameFont =
            report.requestedName == shown?.requestedName
            && report.resolvedName == shown?.resolvedName
            && report.explanation == shown?.explanation
        shown = report
        showSize(report)
        // Most of the time it is the size alone that changes, many times a second.
        if !isSameFont { showFont(report) }
    }

    private func showSize(_ report: StyleReport) {
        sizeLabel.text =
            "\(SizeWords.number(report.baseSize)) → \(SizeWords.points(report.pointSize))"
        item.setAccessibleLabel(
            "\(report.style.displayName), \(SizeWords.number(report.pointSize)) points, "
                + report.resolvedName)
    }

    private func showFont(_ report: StyleReport) {
        let requested = report.requestedName == "system" ? "System font" : report.requestedName
        fontLabel.text =
            report.requestedName == report.resolvedName
            ? requested : "\(requested) → \(report.resolvedName)"
        // The system font is the ordinary case, and eleven times the same sentence says nothing.
        explanationLabel.isVisible = report.source != .system
        explanationLabel.text = report.explanation
        item.tooltip = report.explanation
        item.setAccessibleDescription(report.explanation)
        mark.isVisible = report.source == .unknown
    }
}
