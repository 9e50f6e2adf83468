// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Explanations
import GtkKit
import LayoutEngine
import PangoText
import Previewing
import Reporting
import Syntax
import Words
import Workspace

/// The panel of the selected element: its place, its findings, the text style to edit, and its figures.
///
/// ```
/// Box
/// ├── Breadcrumb         screen, section, element, text
/// ├── Box
/// │   ├── Label          path and line
/// │   ├── Button         opens the text editor there
/// │   ╰── MenuButton     copy as text, Markdown, JSON
/// ├── Box .linked        the kinds of redlines, while measuring
/// ╰── Stack
///     ├── ScrolledWindow
///     │   ╰── Box
///     │       ├── FieldGroup         findings
///     │       ├── PropertyGroup      unless measuring
///     │       ├── FieldGroup         text style
///     │       ├── FieldGroup         section headers, for a section header
///     │       ╰── ListBox            headings, and rows of one or two FigureCells
///     ├── StatusPage     without an element, while measuring
///     ╰── EditBar
/// ```
final class ElementPane {
    let widget: Box
    let breadcrumb: Breadcrumb
    /// The properties of what is selected.
    let properties: PropertyGroup
    /// The buttons that edit what is selected.
    let editBar = EditBar()
    /// The fields of the text's style.
    let style = FieldGroup()
    /// The attributes of section headers.
    let header = FieldGroup(tr("Section Headers"))
    /// The findings of the element.
    let findings = FieldGroup(tr("Findings"))
    private(set) var details: StyleDetails?
    private var headerDetails: HeaderDetails?
    private var rows: [FigureRow] = []
    /// The displayed figures.
    var figures: [FigureCell] { rows.flatMap(\.cells) }
    /// The displayed report; nil if no element is selected.
    private(set) var report: ElementReport?
    /// The place of the selected element in the screen's file.
    private(set) var elementPlace: FilePlace?
    /// Whether the pane is visible. A hidden pane displays nothing new.
    var isActive = false { didSet { if isActive, !oldValue { reload() } } }
    private let place = Label(start: "", "caption", "dim-label")
    /// The source of the selected element, if the screen is Swift source.
    let code = Label(start: "", "caption", "monospace", "source-code")
    private let open = Button(
        iconName: "document-edit-symbolic", tooltip: tr("Open This Line in a Text Editor"))
    private let copy = MenuButton(
        iconName: "edit-copy-symbolic", tooltip: tr("Copy Figures"), menu: ElementPane.menu)
    /// The buttons that show and hide kinds of redlines.
    let redlines = Redline.Group.allCases.map { ToggleButton($0.title) }
    private let redlineBar: Box
    /// The title of the first figures. In the list, it would be a row that the Tab key does not pass.
    private let firstTitle = Label(start: "", "heading")
    private let list = ListBox(selects: false)
    private let stack = Stack()
    private let page: Page
    private let flows: WindowFlows
    private let editor: FieldEditor
    private var flow: SelectionController { flows.selecting }
    private var pending: Scheduled?
    private var shownStyle: TextStyle?
    private var shownFindings: [FindingItem] = []

    /// More findings are in the list of all.
    private static let findingLimit = 8

    private static let menu = Menu()
        // Translators: the formats in which figures are copied.
        .append(tr("As _Text"), action: "win.copy-element('text')")
        .append(tr("As _Markdown"), action: "win.copy-element('markdown')")
        .append(tr("As _JSON"), action: "win.copy-element('json')")

    /// A panel of the page's selection.
    init(_ page: Page, _ flows: WindowFlows, _ editor: FieldEditor) {
        (self.page, self.flows, self.editor) = (page, flows, editor)
        properties = PropertyGroup(page, flows.screenEditing)
        breadcrumb = Breadcrumb { [weak page] parts in
            if parts.items.isEmpty {
                page?.selection.clear()
            } else {
                page?.selection.parts = parts
            }
        }
        place.ellipsis = .start
        place.isSelectable = true
        place.expandsHorizontally = true
        for button in [open, copy] as [Widget] { button.addCssClass("flat") }
        let bar = Box(.horizontal, spacing: 3, [place, open, copy])
        redlineBar = Box(.horizontal, redlines, "linked", "views")
        redlineBar.marginBottom = 6
        // Translators: lines and areas over the list, with lengths in points.
        redlineBar.setAccessibleLabel(tr("Redlines"))
        for line in [breadcrumb.widget, bar, redlineBar] {
            line.marginStart = 9
            line.marginEnd = 6
        }
        list.addCssClass("styles")
        list.setAccessibleLabel(tr("Figures"))
        firstTitle.wrapAnywhere()
        firstTitle.setMargins(9)
        let groups = Box(
            .vertical,
            [findings.widget, properties.widget, style.widget, header.widget, firstTitle, list])
        stack.add(
            StatusPage(
                iconName: "find-location-symbolic", title: tr("No Element Selected"),
                description: tr(
                    """
                    To see the figures of an element, point at it, click it, or press an arrow \
                    key. Press Tab to select its texts.
                    """)),
            name: "none")
        stack.add(ScrolledWindow(vertical: groups, expands: true), name: "figures")
        widget = Box(
            .vertical, [breadcrumb.widget, bar, code, redlineBar, stack, editBar.widget],
            "sidebar-pane")
        code.ellipsis = .end
        (code.marginStart, code.marginEnd, code.marginBottom) = (10, 10, 6)
        code.isSelectable = true
        code.setAccessibleLabel(tr("Source of the selected element"))
        open.onClicked { [weak self] in
            if let self, let elementPlace { flow.openEditor(at: elementPlace) }
        }
        style.widget.onPointerMoved { [weak self] in
            self?.editor.onPointedAt($0 == nil ? nil : self?.shownStyle)
        }
        for (group, button) in zip(Redline.Group.allCases, redlines) {
            button.isActive = !page.selection.hiddenRedlines.contains(group)
            button.onToggled { [weak page] in
                if $0 {
                    page?.selection.hiddenRedlines.remove(group)
                } else {
                    page?.selection.hiddenRedlines.insert(group)
                }
            }
        }
        page.selection.observe(.any, by: self) { $0.follow() }
        page.observe(.files, by: self) { if $0.isActive { $0.scheduleReload() } }
        page.audit.observe(.any, by: self) { $0.reloadFindings() }
    }

    private func follow() {
        // Without a selection, the panel forgets it, though it no longer shows.
        guard isActive || report != nil else { return }
        redlineBar.isVisible = page.selection.isMeasuring
        // While measuring, the figures are what is looked at.
        let isOther = page.selection.isMeasuring && flow.report?.element != report?.element
        isOther ? reload() : scheduleReload()
    }

    /// Displays the selected element after the list has drawn it, and after keys that wait: the panel takes longer than
    /// a frame.
    private func scheduleReload() {
        guard pending?.isPending != true else { return }
        pending = EventLoop.idle { [weak self] in self?.reload() }
    }

    /// Displays the selected element.
    func reload() {
        // Figures are about one element.
        report = page.selection.parts.items.count > 1 ? nil : flow.report
        let places = report.map(flow.places) ?? [:]
        elementPlace = page.selection.element.flatMap {
            places[flow.origin(of: $0)]
        }
        let isEmpty = report == nil && page.selection.parts.items.isEmpty
        stack.visibleName = isEmpty ? "none" : "figures"
        list.isVisible = report != nil
        firstTitle.isVisible = report != nil
        place.text = elementPlace?.text ?? ""
        code.text = elementPlace.flatMap(page.source.code) ?? ""
        code.isVisible = !code.text.isEmpty
        open.isVisible = elementPlace != nil
        copy.isVisible = report != nil
        redlineBar.isVisible = page.selection.isMeasuring
        breadcrumb.display(flow.path)
        // While measuring, the figures come first, and nothing is edited.
        editBar.widget.isVisible = !page.selection.isMeasuring
        properties.display()
        if page.selection.isMeasuring { properties.widget.isVisible = false }
        reloadStyle()
        reloadHeader()
        reloadFindings()
        guard let report else { return }
        arrange(report)
        for (cell, figure) in zip(figures, report.sections.flatMap(\.figures)) {
            let sources = figure.origins.lazy.compactMap { places[$0] }.uniqued()
            cell.display(figure, from: Array(sources.prefix(Explanation.stepsAtFirst)))
        }
    }

    // MARK: - Editing

    private func reloadStyle() {
        let style = page.selection.parts.items.count > 1 ? nil : flow.style
        self.style.widget.isVisible = style != nil
        if style != shownStyle {
            shownStyle = style
            details = style.map { StyleDetails($0, page.preview, editor) }
            self.style.display(
                style.map { tr("Text Style: %1$s", $0.displayName) }, details?.rows ?? [])
        }
        guard let style, let details else { return }
        self.style.displayNote(flow.fontNotices)
        details.display(page.preview.current.style(style))
    }

    /// The figures of the text style, if the focus is on its fields.
    func figures(at focus: Widget?) -> String? {
        guard let shownStyle, focus?.isInside(style.widget) == true else { return nil }
        return page.preview.current.style(shownStyle).figures
    }

    private func reloadHeader() {
        let isHeader = page.selection.element?.item.kind == .sectionHeader
        header.widget.isVisible = isHeader
        guard isHeader else { return }
        let details = headerDetails ?? HeaderDetails(editor)
        if headerDetails == nil { header.display(nil, details.aspects.map(\.row)) }
        headerDetails = details
        details.display(page.theme.value.sectionHeader, in: page.preview)
    }

    // MARK: - Findings

    private func reloadFindings() {
        // The panel keeps no findings while another one shows, where they may be fixed.
        let item = isActive ? page.selection.element?.item : nil
        let found = item.map { item in
            page.audit.findings.lazy.filter { $0.element == .item(item) }.map(FindingItem.open)
        }
        let items = found.map { Array($0.prefix(Self.findingLimit)) } ?? []
        findings.widget.isVisible = !items.isEmpty
        guard items != shownFindings else { return }
        shownFindings = items
        let rows = items.map { item in
            let row = FindingRow(flows.findings)
            row.display(item)
            return row
        }
        findings.display(nil, rows) { [weak self] in
            guard let self, let finding = shownFindings[$0].finding else { return }
            flows.findings.go(to: finding)
        }
    }

    // MARK: - Figures

    /// Gives each line of the report a row. Rows that are already there stay, because making them and measuring their
    /// texts takes longer than a frame.
    private func arrange(_ report: ElementReport) {
        let counts = report.sections.enumerated().flatMap { number, section in
            (number > 0 ? [0] : []) + Self.counts(of: section.figures)
        }
        let first = zip(counts, rows).prefix { $0 == $1.cells.count }.count
        let last = zip(counts.dropFirst(first).reversed(), rows.dropFirst(first).reversed())
            .prefix { $0 == $1.cells.count }.count
        let others = first..<rows.count - last
        for row in rows[others] { list.remove(row.item) }
        let new = counts[first..<counts.count - last].map { count in
            FigureRow(of: count) { [weak flow] in flow?.openEditor(at: $0) }
        }
        for (number, row) in new.enumerated() { list.insert(row.item, at: first + number) }
        rows.replaceSubrange(others, with: new)
        firstTitle.text = report.sections.first?.title ?? ""
        for (row, section) in zip(rows.filter(\.cells.isEmpty), report.sections.dropFirst()) {
            row.title = section.title
        }
    }

    /// The number of figures on each line: two numbers share one.
    private static func counts(of figures: [ElementReport.Figure]) -> [Int] {
        var counts: [Int] = []
        var left = figures[...]
        while let first = left.popFirst() {
            let isPair = first.number != nil && left.first?.number != nil
            if isPair { left.removeFirst() }
            counts.append(isPair ? 2 : 1)
        }
        return counts
    }
}
