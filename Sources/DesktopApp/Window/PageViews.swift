// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The views of a page, one at a time: a single preview, a ladder of many, a comparison of two, or
/// where the screen first breaks.
final class PageViews {
    /// A view of the page.
    enum View: String, CaseIterable {
        case single, ladder, comparison, breaks
    }

    /// The widget to put into a window.
    let widget = Stack()
    /// The single preview.
    let single: PreviewPane
    /// The ladder; nil while another view is visible.
    private(set) var ladder: LadderPane?
    /// The comparison; nil while another view is visible.
    private(set) var comparison: ComparisonPane?
    /// The map of first breaks; nil while another view is visible.
    private(set) var breaks: LossesPane?
    /// The choice of the view.
    private(set) lazy var action = Action("view", choice: View.single.rawValue) { [weak self] in
        if let view = View(rawValue: $0) { self?.present(view) }
    }
    /// The zoom factor with a menu to change it, for the size bar.
    let zoomButton = MenuButton("100 %", menu: Menus.zoom)
    /// The visible view.
    private(set) var visible = View.single
    private let page: Page
    private let others: Ladder.OpenDocuments
    /// The flow for pictures of the ladder.
    weak var exporting: ExportingFlow?
    /// Called with a column of another window's document.
    var onOtherChosen: ((LivePreview) -> Void)?

    /// The views of a page.
    ///
    /// - Parameter others: the documents of other windows.
    init(_ page: Page, single: PreviewPane, among others: Ladder.OpenDocuments) {
        (self.page, self.single, self.others) = (page, single, others)
        widget.add(single.widget, name: View.single.rawValue)
        zoomButton.addCssClass("flat")
        zoomButton.verticalAlignment = .center
        zoomButton.tooltip = "Zoom"
        single.frame.onFactorChanged = { [weak self] in self?.factorChanged(to: $0) }
        displayZoom(single.frame.factor)
    }

    /// Makes a view the visible one.
    func present(_ view: View) {
        action.setState(view.rawValue)
        guard view != visible else { return }
        visible = view
        // A popover of what is hidden would never tell that it has closed.
        single.typing.close()
        let old = [ladder?.widget, comparison?.widget, breaks?.widget].compactMap { $0 }
        // Hidden columns would be laid out for nothing, and hidden breaks looked for.
        (ladder, comparison, breaks) = (nil, nil, nil)
        switch view {
        case .single: break
        case .ladder: addLadder()
        case .comparison: addComparison()
        case .breaks: addBreaks()
        }
        zoomButton.isSensitive = view != .breaks
        single.isActive = view == .single
        widget.visibleName = view.rawValue
        old.forEach(widget.remove)
        _ = breaks?.map.grabFocus()
        displayZoom(factor)
    }

    private func addLadder() {
        let ladder = LadderPane(page, among: others, exporting)
        ladder.strip.onChosen = { [weak self] column in
            guard let self else { return }
            guard column.theme === page.theme, column.screen === page.screen else {
                onOtherChosen?(column)
                return
            }
            self.ladder?.strip.ladder.choose(column)
            present(.single)
            _ = single.table.grabFocus()
        }
        ladder.strip.onFactorChanged = { [weak self] in self?.factorChanged(to: $0) }
        widget.add(ladder.widget, name: View.ladder.rawValue)
        self.ladder = ladder
    }

    /// Makes the comparison the visible view, along an axis.
    func compare(by axis: Ladder.Axis) {
        present(.comparison)
        comparison?.compare(by: axis)
    }

    private func addComparison() {
        let theme = page.theme
        let comparison = ComparisonPane(
            page,
            axis: theme.conflict != nil ? .conflict : theme.isEdited ? .edits : .category,
            among: others)
        comparison.onFactorChanged = { [weak self] in self?.factorChanged(to: $0) }
        widget.add(comparison.widget, name: View.comparison.rawValue)
        self.comparison = comparison
    }

    private func addBreaks() {
        let breaks = LossesPane(LossSearch(page.preview))
        breaks.onChosen = { [weak self] cell in
            guard let self else { return }
            page.preview.environment.category = cell.category
            page.preview.environment.setTableWidth(cell.width)
            present(.single)
            _ = single.table.grabFocus()
        }
        widget.add(breaks.widget, name: View.breaks.rawValue)
        self.breaks = breaks
    }

    // MARK: - Zoom

    /// The zoom of the visible view.
    var zoom: Zoom {
        get { ladder?.strip.zoom ?? comparison?.tables.zoom ?? single.zoom }
        set {
            switch visible {
            case .single: single.zoom = newValue
            case .ladder: ladder?.strip.zoom = newValue
            case .comparison: comparison?.tables.zoom = newValue
            case .breaks: break
            }
        }
    }

    private var factor: Double {
        ladder?.strip.factor ?? comparison?.tables.factor ?? single.frame.factor
    }

    /// Zooms by one step in or out.
    func zoom(by direction: Int) { zoom = Zoom.step(after: factor, direction: direction) }

    /// Updates the button after the allocation that calls this.
    private func factorChanged(to factor: Double) {
        EventLoop.idle { [weak self] in self?.displayZoom(factor) }
    }

    private func displayZoom(_ factor: Double) {
        let percent = "\(Int((factor * 100).rounded())) %"
        zoomButton.label = percent
        zoomButton.setAccessibleLabel("Zoom, \(percent)")
    }
}
