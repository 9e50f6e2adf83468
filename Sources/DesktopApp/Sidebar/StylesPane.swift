// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Words
import Workspace

/// The pane that displays and edits the theme: the eleven text styles, the section headers, and the colors, each in an
/// expander row.
///
/// ```
/// ScrolledWindow
/// ╰── Box
///     ├── StartDoors    without a theme
///     ├── Label         the theme's name
///     ├── Label         its format
///     ├── Box           a sample of its font, and a button to change it
///     ├── ListBox       the chosen token themes
///     ├── Label         the stand-in for the system font, if any style uses it
///     ├── ListBox       SourceGroup, for a Swift source
///     ├── Box           headings of the sizes
///     ├── ListBox       StyleRow × 11
///     ╰── ListBox       HeaderRow, ColorsRow, ScreenRow
/// ```
final class StylesPane {
    let widget: ScrolledWindow
    /// The row that was expanded by ``open(_:)``.
    private weak var opened: StyleRow?
    private let page: Page
    private let editor: FieldEditor
    private let screenEditing: ScreenEditController
    private let column: Box
    private let styles = list(tr("Text styles"))
    private let rest = list(tr("Section headers, colors, and the screen"))
    private var pending: Scheduled?
    let headings = StyleHeadings()
    /// The button that shows the styles the screen does not use, and hides them again.
    let unused = Button("")
    /// Whether the styles that the screen does not use are visible.
    private(set) var showsUnused = false
    /// The rows in the order of the styles.
    private(set) var rows: [StyleRow] = []
    private(set) lazy var header = HeaderRow(page.preview, editor)
    private(set) lazy var colors = ColorsRow(page.preview, editor)
    private(set) lazy var screen = ScreenRow(page, screenEditing)
    /// What to show of a Swift source, once one was opened.
    private(set) var source: SourceGroup?

    /// The duration in milliseconds of the animation that expands a row, rounded up.
    private static let openingTime = 280

    /// A pane of a window's theme.
    init(_ page: Page, _ editor: FieldEditor, _ screenEditing: ScreenEditController) {
        (self.page, self.editor, self.screenEditing) = (page, editor, screenEditing)
        column = Box(.vertical, headings.widgets + [styles, unused, rest])
        unused.addCssClass("flat")
        unused.wrapLabel()
        unused.isVisible = false
        // The button is between two lists, so arrow keys would stop at it.
        unused.onKey { [weak styles, weak rest] key, _ in
            switch key {
            case "Down": rest?.moveFocus(.forward) ?? false
            case "Up": styles?.moveFocus(.backward) ?? false
            default: false
            }
        }
        widget = ScrolledWindow(vertical: column)
        widget.addCssClass("sidebar-pane")
        unused.onClicked { [weak self] in
            guard let self else { return }
            showsUnused.toggle()
            reload()
        }
        headings.tokenThemes.onChosen = { [weak self] contexts in
            guard let self, !self.editor.controller.chooseTokens(contexts) else { return }
            reload()
        }
        page.source.observe(.source, by: self) { pane in
            guard pane.source == nil, pane.page.source.path != nil else { return }
            let group = SourceGroup(pane.page)
            pane.column.insert(group.list, at: 0)
            pane.source = group
        }
        page.observe(.files, by: self) { pane in
            pane.headings.display(pane.page.theme)
            guard !pane.rows.isEmpty else { return }
            // Reloads now and not again later, when the user may be typing.
            pane.pending?.cancel()
            pane.reload()
        }
        page.preview.observe(.preview, by: self) { pane in
            pane.reloadDetails()
            pane.scheduleReload()
        }
        headings.display(page.theme)
        scheduleReload()
    }

    private func addRows() {
        rows = page.preview.current.styles.map { report in
            let row = StyleRow(report.style, page.preview, editor, in: self)
            styles.append(row.item)
            return row
        }
        rest.append(header.item)
        rest.append(colors.item)
        rest.append(screen.item)
    }

    /// Brings expanded fields up to date at once, so that an edit never starts from an old value.
    private func reloadDetails() {
        for (row, report) in zip(rows, page.preview.current.styles) { row.details?.display(report) }
    }

    /// Reloads the sidebar two frames later, so that the list is drawn first when the window opens or the slider moves.
    private func scheduleReload() {
        guard pending?.isPending != true else { return }
        var isSecond = false
        pending = widget.addTick { [weak self] _ in
            defer { isSecond = true }
            if isSecond { self?.reload() }
            return !isSecond
        }
    }

    private static func list(_ label: String) -> ListBox {
        let list = ListBox(selects: false)
        list.addCssClass("styles")
        list.setAccessibleLabel(label)
        return list
    }

    /// Expands the row of a style, scrolls to it, and collapses the row that was expanded before.
    func open(_ style: TextStyle) {
        let position = page.preview.current.styles.firstIndex { $0.style == style }
        guard let position, rows.indices.contains(position) else { return }
        let row = rows[position]
        row.item.isVisible = true
        if opened !== row { opened?.item.isExpanded = false }
        if !row.item.isExpanded {
            row.item.isExpanded = true
            opened = row
        } else {
            reveal(row.item)
        }
    }

    /// Scrolls to a row as soon as it is expanded.
    func reveal(_ item: ExpanderRow) {
        EventLoop.after(milliseconds: Self.openingTime) { [weak self, weak item] in
            guard let self, let item, item.isExpanded, let content = widget.child,
                let frame = item.bounds(in: content)
            else { return }
            widget.verticalAdjustment.scrollToVisible(from: frame.y, to: frame.y + frame.height)
        }
    }

    /// Displays the current theme and preview.
    func reload() {
        if rows.isEmpty { addRows() }
        let used = page.preview.current.usedStyles
        var unusedCount = 0
        for (row, report) in zip(rows, page.preview.current.styles) {
            let isUsed = used.contains(report.style)
            row.display(report, isUsed: isUsed)
            if !isUsed { unusedCount += 1 }
            // A row with fields or a warning stays where it is.
            let isVisible =
                isUsed || showsUnused || row.item.isExpanded || report.source.isLost
            if row.item.isVisible != isVisible { row.item.isVisible = isVisible }
        }
        unused.isVisible = unusedCount > 0
        let words =
            showsUnused
            ? tr("Hide Unused Styles")
            : trn("Show %1$s Unused Style", "Show %1$s Unused Styles", unusedCount)
        if unused.label != words { unused.label = words }
        headings.display(page.theme)
        headings.display(page.preview.current, page.theme.fonts.library)
        header.reload()
        colors.reload()
        screen.reload()
    }
}
