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

/// The inspector's panel: the figures of the chosen element, with explanations, its place in the file, and the base
/// size of its text style.
///
/// ```
/// Box
/// ├── Box
/// │   ├── Label          path and line
/// │   ├── Button         opens the text editor there
/// │   ╰── MenuButton     copy as text, Markdown, JSON
/// ├── ActionRow          base size of the style
/// ╰── Stack
///     ├── ScrolledWindow
///     │   ╰── ListBox    headings and FigureRows
///     ╰── StatusPage     without a chosen element
/// ```
final class InspectorPane {
    let widget: Box
    private(set) var rows: [FigureRow] = []
    /// The displayed report; nil if no element is chosen.
    private(set) var report: ElementReport?
    /// The base size of the text's style.
    let baseSize = NumberField(tr("Base size, in points"), 1...1000)
    private let place = Label(start: "", "caption", "dim-label")
    /// The place of the chosen element in the screen's file.
    private(set) var elementPlace: FilePlace?
    private let open = Button(
        iconName: "document-edit-symbolic", tooltip: tr("Open This Line in a Text Editor"))
    private let copy = MenuButton(
        iconName: "edit-copy-symbolic", tooltip: tr("Copy Figures"), menu: InspectorPane.menu)
    private let sizeRow: ActionRow
    private let list = ListBox(selects: false)
    private let stack = Stack()
    private let flow: InspectionController
    /// The title and the number of figures of each displayed section.
    private var shape: [String] = []

    private static let menu = Menu()
        // Translators: the formats in which figures are copied.
        .append(tr("As _Text"), action: "win.copy-inspected('text')")
        .append(tr("As _Markdown"), action: "win.copy-inspected('markdown')")
        .append(tr("As _JSON"), action: "win.copy-inspected('json')")

    /// A panel for the element that the controller inspects.
    init(_ flow: InspectionController) {
        self.flow = flow
        sizeRow = ActionRow(title: tr("Base Size"), control: baseSize.spin)
        sizeRow.addCssClass("inspected-size")
        place.ellipsis = .start
        place.isSelectable = true
        place.expandsHorizontally = true
        for button in [open, copy] as [Widget] { button.addCssClass("flat") }
        let bar = Box(.horizontal, spacing: 3, [place, open, copy])
        bar.setMargins(6)
        bar.marginStart = 9
        list.addCssClass("styles")
        list.setAccessibleLabel(tr("Figures"))
        let scrolled = ScrolledWindow(vertical: list, expands: true)
        stack.add(
            StatusPage(
                iconName: "find-location-symbolic", title: tr("No Element Selected"),
                description: tr(
                    """
                    Point at an element, click it, or use the arrow keys. Press Tab to go to its \
                    texts.
                    """)),
            name: "none")
        stack.add(scrolled, name: "figures")
        widget = Box(.vertical, [bar, sizeRow, stack], "sidebar-pane")
        open.onClicked { [weak self] in
            if let self, let elementPlace { flow.openEditor(at: elementPlace) }
        }
        baseSize.onEntered = { [weak flow] in if let size = $0 { flow?.setBaseSize(size) } }
        flow.inspection.observe(.any, by: self) { $0.reload() }
        reload()
    }

    /// Displays the figures of the chosen element.
    func reload() {
        report = flow.report
        let places = report.map(flow.places) ?? [:]
        elementPlace = flow.inspection.chosen.flatMap {
            places[InspectionController.origin(of: $0)]
        }
        stack.visibleName = report == nil ? "none" : "figures"
        place.text = elementPlace?.text ?? ""
        open.isVisible = elementPlace != nil
        copy.isVisible = report != nil
        reloadSize()
        guard let report else { return }
        let shape = report.sections.map { "\($0.title)\n\($0.figures.count)" }
        if shape != self.shape { build(report, shape) }
        for (row, figure) in zip(rows, report.sections.flatMap(\.figures)) {
            let sources = figure.origins.lazy.compactMap { places[$0] }.uniqued()
            row.display(figure, from: Array(sources.prefix(Explanation.stepsAtFirst)))
        }
    }

    private func reloadSize() {
        let style = flow.editableStyle
        sizeRow.isVisible = style != nil
        guard let style else { return }
        sizeRow.title = tr("%1$s at Large", style.style.displayName)
        baseSize.display(style.size)
    }

    private func build(_ report: ElementReport, _ shape: [String]) {
        self.shape = shape
        list.removeAll()
        rows = []
        for section in report.sections {
            list.append(Self.heading(section.title))
            for _ in section.figures {
                let row = FigureRow { [weak flow] in flow?.openEditor(at: $0) }
                list.append(row.item)
                rows.append(row)
            }
        }
    }

    private static func heading(_ title: String) -> ListBoxRow {
        let label = Label(start: title, "heading")
        label.wrapAnywhere()
        label.setMargins(9)
        let row = ListBoxRow(label, isActivatable: false)
        row.isFocusable = false
        return row
    }
}
