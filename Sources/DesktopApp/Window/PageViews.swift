// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The views of a page, one at a time: a single preview, a ladder of many, or a comparison of two.
final class PageViews {
    /// What shows.
    enum View: String, CaseIterable {
        case single, ladder, comparison
    }

    /// The widget to put into a window.
    let widget = Stack()
    /// The single preview.
    let stage: PreviewPane
    /// The ladder; nil before it has shown, and after.
    private(set) var ladder: LadderPane?
    /// The comparison; nil before it has shown, and after.
    private(set) var comparison: ComparisonPane?
    /// Chooses what shows.
    private(set) lazy var action = Action("view", choice: View.single.rawValue) { [weak self] in
        if let view = View(rawValue: $0) { self?.show(view) }
    }
    /// How large devices are drawn, and a menu to change that; for the bar below.
    let zoomButton = MenuButton("100 %", menu: Menus.zoom)
    /// The view that shows.
    private(set) var shown = View.single
    private let preview: LivePreview

    /// The views of a preview.
    init(_ preview: LivePreview, stage: PreviewPane) {
        (self.preview, self.stage) = (preview, stage)
        widget.add(stage.widget, name: View.single.rawValue)
        zoomButton.addCssClass("flat")
        zoomButton.verticalAlignment = .center
        zoomButton.tooltip = "Zoom"
        stage.frame.onFactorChanged = { [weak self] in self?.note($0) }
        showZoom(stage.frame.factor)
    }

    /// Shows a view.
    func show(_ view: View) {
        action.setState(view.rawValue)
        guard view != shown else { return }
        shown = view
        let old = [ladder?.widget, comparison?.widget].compactMap { $0 }
        // Columns that nobody sees are no work.
        (ladder, comparison) = (nil, nil)
        switch view {
        case .single: break
        case .ladder: addLadder()
        case .comparison: addComparison()
        }
        widget.visibleName = view.rawValue
        old.forEach(widget.remove)
        showZoom(factor)
    }

    private func addLadder() {
        let ladder = LadderPane(preview)
        ladder.strip.onChosen = { [weak self] column in
            self?.ladder?.strip.ladder.choose(column)
            self?.show(.single)
            _ = self?.stage.table.grabFocus()
        }
        ladder.strip.onFactorChanged = { [weak self] in self?.note($0) }
        widget.add(ladder.widget, name: View.ladder.rawValue)
        self.ladder = ladder
    }

    private func addComparison() {
        let comparison = ComparisonPane(preview, axis: preview.theme.isEdited ? .edits : .category)
        comparison.onFactorChanged = { [weak self] in self?.note($0) }
        widget.add(comparison.widget, name: View.comparison.rawValue)
        self.comparison = comparison
    }

    // MARK: - Zoom

    /// How large devices are to be drawn in the view that shows.
    var zoom: Zoom {
        get { ladder?.strip.zoom ?? comparison?.tables.zoom ?? stage.zoom }
        set {
            switch shown {
            case .single: stage.zoom = newValue
            case .ladder: ladder?.strip.zoom = newValue
            case .comparison: comparison?.tables.zoom = newValue
            }
        }
    }

    private var factor: Double {
        ladder?.strip.factor ?? comparison?.tables.factor ?? stage.frame.factor
    }

    /// Draws devices a step larger or smaller than they are.
    func zoom(by direction: Int) { zoom = Zoom.step(after: factor, direction: direction) }

    /// Takes notice of another factor, in the middle of an allocation.
    private func note(_ factor: Double) {
        EventLoop.idle { [weak self] in self?.showZoom(factor) }
    }

    private func showZoom(_ factor: Double) {
        let percent = "\(Int((factor * 100).rounded())) %"
        zoomButton.label = percent
        zoomButton.setAccessibleLabel("Zoom, \(percent)")
    }
}
