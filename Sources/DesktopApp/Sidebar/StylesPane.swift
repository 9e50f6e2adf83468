// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Words
import Workspace

/// The pane that displays and edits the theme: the eleven text styles, the section headers, and the colors, each in an
/// expander row. The font chooser replaces the pane.
///
/// ```
/// Stack
/// ├── FontChooser           while a font is chosen
/// ╰── ScrolledWindow
///     ╰── Box
///         ├── Label         the theme's name
///         ├── Label         its format
///         ├── ListBox       the chosen token themes
///         ├── Label         the stand-in for the system font, if any style uses it
///         ├── Box           headings of the sizes
///         ├── ListBox       StyleRow × 11
///         ╰── ListBox       HeaderRow, ColorsRow
/// ```
final class StylesPane {
    let widget = Stack()
    /// The editor of the theme.
    let editor: EditController
    /// The font chooser, while it is presented.
    private(set) var chooser: FontChooser?
    /// Presents a font chooser; replaced in tests.
    lazy var chooseFont: (FontChoice) -> Void = { [weak self] in self?.present($0) }
    /// The widget that the focus returns to from the font chooser.
    private weak var origin: Widget?
    /// Called with the style under the pointer or with the focus; nil for none.
    var onPointedAt: (TextStyle?) -> Void = { _ in }
    private let scrolled: ScrolledWindow
    /// The row that was expanded by a click on a text.
    private weak var clicked: StyleRow?
    private let page: Page
    private let styles = list(tr("Text styles"))
    private let rest = list(tr("Section headers and colors"))
    private var pending: Scheduled?
    let headings = StyleHeadings(width: width)
    /// The button that shows the styles the screen does not use, and hides them again.
    let unused = Button("")
    /// Whether the styles that the screen does not use are visible.
    private(set) var showsUnused = false
    private let wholeTheme = Button(tr("Use a Font for the Whole _Theme…"))
    /// The rows in the order of the styles.
    private(set) var rows: [StyleRow] = []
    private(set) lazy var header = HeaderRow(page.preview, in: self)
    private(set) lazy var colors = ColorsRow(page.preview, in: self)

    /// The duration in milliseconds of the animation that expands a row, rounded up.
    private static let openingTime = 280

    /// The minimum width in characters, which grows with the desktop's text size.
    static let width = 46

    /// A pane of a window's theme.
    init(_ page: Page, _ editor: EditController) {
        (self.page, self.editor) = (page, editor)
        let column = Box(.vertical, headings.widgets + [styles, unused, wholeTheme, rest])
        unused.addCssClass("flat")
        unused.wrapLabel()
        unused.isVisible = false
        wholeTheme.actionName = "win.use-for-theme"
        wholeTheme.wrapLabel()
        wholeTheme.setMargins(12)
        // The buttons are between two lists, so arrow keys would stop at them.
        unused.onKey { [weak styles, weak wholeTheme] key, _ in
            switch key {
            case "Down": wholeTheme?.grabFocus() ?? false
            case "Up": styles?.moveFocus(.backward) ?? false
            default: false
            }
        }
        wholeTheme.onKey { [weak styles, weak unused, weak rest] key, _ in
            switch key {
            case "Down": rest?.moveFocus(.forward) ?? false
            case "Up" where unused?.isVisible == true: unused?.grabFocus() ?? false
            case "Up": styles?.moveFocus(.backward) ?? false
            default: false
            }
        }
        scrolled = ScrolledWindow(vertical: column)
        scrolled.addCssClass("sidebar-pane")
        widget.add(scrolled, name: "styles")
        unused.onClicked { [weak self] in
            guard let self else { return }
            showsUnused.toggle()
            reload()
        }
        headings.tokenThemes.onChosen = { [weak self] contexts in
            guard let self, !self.editor.chooseTokens(contexts) else { return }
            reload()
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
            let row = StyleRow(report.style, page.preview, in: self)
            styles.append(row.item)
            return row
        }
        rest.append(header.item)
        rest.append(colors.item)
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

    /// Makes an edit with the editor. If it fails, the theme's value is displayed again.
    func edit(_ edit: ThemeEdit, _ key: String?) {
        if !editor.edit(edit, coalescing: key) { reload() }
    }

    /// Expands the row of a style, scrolls to it, and collapses the row that was expanded before.
    func open(_ style: TextStyle) {
        let position = page.preview.current.styles.firstIndex { $0.style == style }
        guard let position, rows.indices.contains(position) else { return }
        let row = rows[position]
        row.item.isVisible = true
        if clicked !== row { clicked?.item.isExpanded = false }
        if !row.item.isExpanded {
            row.item.isExpanded = true
            clicked = row
        } else {
            reveal(row.item)
        }
    }

    /// Scrolls to a row as soon as it is expanded.
    func reveal(_ item: ExpanderRow) {
        EventLoop.after(milliseconds: Self.openingTime) { [weak self, weak item] in
            guard let self, let item, item.isExpanded, let content = scrolled.child,
                let frame = item.bounds(in: content)
            else { return }
            scrolled.verticalAdjustment.scrollToVisible(from: frame.y, to: frame.y + frame.height)
        }
    }

    /// The color of a value on iOS in an appearance. Without an appearance, the color in the theme and the current
    /// appearance.
    func color(_ value: ColorValue, _ appearance: Appearance?) -> Documents.Color? {
        page.preview.color(value, ofIOSIn: appearance)
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
        headings.display(page.preview.current)
        header.reload()
        colors.reload()
    }
}

// MARK: - Choosing a font

extension StylesPane {
    /// Presents a font chooser, which replaces the styles.
    private func present(_ choice: FontChoice) {
        dismissChooser()
        let chooser = FontChooser(choice, page.theme.fonts) { [weak self] in
            self?.dismissChooser()
        }
        self.chooser = chooser
        widget.add(chooser.widget, name: "fonts")
        widget.visibleName = "fonts"
        chooser.selectCurrent()
    }

    private func dismissChooser() {
        guard let chooser else { return }
        self.chooser = nil
        widget.visibleName = "styles"
        widget.remove(chooser.widget)
        (origin ?? wholeTheme).grabFocus()
    }

    /// Presents a font chooser whose selected font is shown by trial edits.
    ///
    /// - Parameters:
    ///   - origin: the widget that the focus returns to.
    ///   - edits: the trial edits for a PostScript name.
    ///   - answer: receives the chosen PostScript name, or nil for the system font.
    func chooseFont(
        _ title: String, current: String?, from origin: Widget? = nil,
        edits: @escaping (String) -> [ThemeEdit], answer: @escaping (String?) -> Void
    ) {
        self.origin = origin
        chooseFont(
            FontChoice(
                title: title, current: current,
                tryFace: { [weak self] in self?.editor.tryEdits(edits($0), label: title) },
                discardTrial: { [weak self] in self?.editor.endTrial(committing: false) },
                answer: answer))
    }
}
