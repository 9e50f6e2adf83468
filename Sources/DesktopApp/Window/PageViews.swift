// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The views of a page, one at a time: a single preview, a ladder of many, or a comparison of two.
final class PageViews {
    /// A view of the page.
    enum View: String, CaseIterable {
        case single, ladder, comparison
    }

    /// The widget to put into a window.
    let widget = Stack()
    /// The single preview.
    let single: PreviewPane
    /// The ladder; nil while another view is visible.
    private(set) var ladder: LadderPane?
    /// The comparison; nil while another view is visible.
    private(set) var comparison: ComparisonPane?
    /// The choice of the view.
    private(set) lazy var action = Action("view", choice: View.single.rawValue) { [weak self] in
        if let view = View(rawValue: $0) { self?.present(view) }
    }
    /// The zoom factor with a menu to change it, for the size bar.
    let zoomButton = MenuButton("100 %", menu: Menus.zoom)
    /// The visible view.
    private(set) var visible = View.single
    private let preview: LivePreview

    /// The views of a preview.
    init(_ preview: LivePreview, single: PreviewPane) {
        (self.preview, self.single) = (preview, single)
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
        let old = [ladder?.widget, comparison?.widget].compactMap { $0 }
        // Hidden columns would be laid out for nothing.
        (ladder, comparison) = (nil, nil)
        switch view {
        case .single: break
        case .ladder: addLadder()
        case .comparison: addComparison()
        }
        widget.visibleName = view.rawValue
        old.forEach(widget.remove)
        displayZoom(factor)
    }

    private func addLadder() {
        let ladder = LadderPane(preview)
        ladder.strip.onChosen = { [weak self] column in
            self?.ladder?.strip.ladder.choose(column)
            self?.present(.single)
            _ = self?.single.table.grabFocus()
        }
        ladder.strip.onFactorChanged = { [weak self] in self?.factorChanged(to: $0) }
        widget.add(ladder.widget, name: View.ladder.rawValue)
        self.ladder = ladder
    }

    private func addComparison() {
        let comparison = ComparisonPane(preview, axis: preview.theme.isEdited ? .edits : .category)
        comparison.onFactorChanged = { [weak self] in self?.factorChanged(to: $0) }
        widget.add(comparison.widget, name: View.comparison.rawValue)
        self.comparison = comparison
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
