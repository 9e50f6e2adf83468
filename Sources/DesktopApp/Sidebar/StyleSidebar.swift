// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Previewing
import Workspace

/// The theme, to be read and edited: the eleven text styles, how section headers look, and colours.
/// Each row opens to what can be changed about it.
///
/// ```
/// SidebarPane
/// ╰── ScrolledWindow
///     ╰── Box
///         ├── Label         the theme's name
///         ├── Label         its format
///         ├── Label         what stands in for the system font, if any style has it
///         ├── StyleColumns  headings of the sizes
///         ├── ListBox       StyleRow × 11
///         ╰── ListBox       HeaderRow, ColorsRow
/// ```
final class StyleSidebar {
    /// The widget to put into a window.
    let widget: SidebarPane
    /// Who makes the edits.
    weak var editor: (any ThemeEditor)?
    private let pages: SidebarPages
    /// Learns which style is pointed at, by pointer or focus; nil is none.
    var onPointedAt: (TextStyle?) -> Void = { _ in }
    private let scrolled: ScrolledWindow
    /// The row that a click on a text has opened.
    private weak var clicked: StyleRow?
    private let page: Page
    private let styles = list("Text styles")
    private let rest = list("Section headers and colours")
    private var pending: Scheduled?
    let headings = StyleHeadings(width: width)
    private let wholeTheme = Button("Use a Font for the Whole _Theme…")
    /// The rows in the order of the styles.
    private(set) var rows: [StyleRow] = []
    private(set) lazy var header = HeaderRow(page.preview, in: self)
    private(set) lazy var colors = ColorsRow(page.preview, in: self)

    /// How long a row takes to open, in milliseconds, with a little to spare.
    private static let openingTime = 280

    /// The least width, in characters: wider where the desktop's text is larger.
    static let width = 46

    /// A sidebar that follows what a window has open.
    init(_ page: Page) {
        self.page = page
        let column = Box(.vertical, headings.widgets + [styles, wholeTheme, rest])
        wholeTheme.actionName = "win.use-for-theme"
        wholeTheme.setMargins(12)
        // Between two lists, arrow keys would end at a button.
        let keys = KeyController()
        keys.onPressed { [weak styles, weak rest] key, _ in
            switch key {
            case "Down": rest?.moveFocus(.forward) ?? false
            case "Up": styles?.moveFocus(.backward) ?? false
            default: false
            }
        }
        wholeTheme.addController(keys)
        scrolled = ScrolledWindow(column)
        scrolled.horizontalPolicy = .never
        scrolled.addCssClass("sidebar-pane")
        pages = SidebarPages(scrolled)
        widget = SidebarPane(pages.widget)
        pages.choose = { [weak self] in self?.present($0) }
        page.observe(until: self) { [weak self] change in
            guard let self, change.contains(.files) else { return }
            headings.display(self.page.theme)
            guard !rows.isEmpty else { return }
            // Not again in the frame after: something may be typed until then.
            pending?.cancel()
            reload()
        }
        page.preview.observe(until: self) { [weak self] change in
            guard let self, change.contains(.preview) else { return }
            reloadDetails()
            scheduleReload()
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

    /// What can be changed is never behind what would be changed.
    private func reloadDetails() {
        for (row, report) in zip(rows, page.preview.current.styles) { row.details?.display(report) }
    }

    /// Shows everything once the next frame is there: the list comes first, when the window opens
    /// as when the slider moves, and the numbers beside it in the frame after.
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
        let list = ListBox()
        list.selectionMode = .none
        list.addCssClass("styles")
        list.setAccessibleLabel(label)
        return list
    }

    /// Makes an edit, by whoever does that.
    func edit(_ edit: ThemeEdit, _ key: String?) { editor?.edit(edit, coalescing: key) }

    /// Opens the row of a style and brings it into view; the one opened before closes.
    func open(_ style: TextStyle) {
        let position = page.preview.current.styles.firstIndex { $0.style == style }
        guard let position, rows.indices.contains(position) else { return }
        let row = rows[position]
        if clicked !== row { clicked?.item.isExpanded = false }
        if !row.item.isExpanded {
            row.item.isExpanded = true
            clicked = row
        }
        EventLoop.after(milliseconds: Self.openingTime) { [weak self, weak row] in
            guard let self, let row, let content = scrolled.child,
                let frame = row.item.bounds(in: content)
            else { return }
            scrolled.verticalAdjustment.scrollToVisible(from: frame.y, to: frame.y + frame.height)
        }
    }

    /// What a colour value is on iOS in an appearance; without one, in the theme as it shows.
    func color(_ value: ColorValue, _ appearance: Appearance?) -> Documents.Color? {
        appearance.map { page.preview.color(value, ofIOSIn: $0) } ?? page.preview.color(value)
    }

    /// Shows the theme as it is.
    func reload() {
        if rows.isEmpty { addRows() }
        let used = page.preview.current.usedStyles
        for (row, report) in zip(rows, page.preview.current.styles) {
            row.display(report, isUsed: used.contains(report.style))
        }
        headings.display(page.preview.current)
        header.reload()
        colors.reload()
    }
}

// MARK: - Choosing a font

extension StyleSidebar {
    /// Lets a font be chosen; tests answer instead.
    var chooseFont: (FontChoice) -> Void {
        get { pages.choose }
        set { pages.choose = newValue }
    }

    /// The choice of a font that shows in place of the styles.
    var chooser: FontChooser? { pages.chooser }

    /// Lets a font be chosen in place of the styles, beside the preview.
    private func present(_ choice: FontChoice) {
        dismissChooser()
        pages.present(
            FontChooser(
                choice, library: page.theme.fonts.library,
                deviceFonts: page.theme.fonts.deviceFonts
            ) { [weak self] in self?.dismissChooser() })
    }

    private func dismissChooser() { pages.dismissChooser(focusing: wholeTheme) }

    /// Lets a font be chosen for edits that follow from its name: they show as it is come upon, and
    /// are made when it is chosen.
    ///
    /// - Parameter origin: where the focus returns to.
    func chooseFont(
        _ title: String, current: String?, from origin: Widget? = nil,
        edits: @escaping (String) -> [ThemeEdit], answer: @escaping (String?) -> Void
    ) {
        pages.origin = origin
        chooseFont(
            FontChoice(
                title: title, current: current,
                tryFace: { [weak self] in self?.editor?.tryEdits(edits($0), label: title) },
                discardTrial: { [weak self] in self?.editor?.endTrial(committing: false) },
                answer: answer))
    }
}
