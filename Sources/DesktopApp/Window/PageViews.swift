// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Syntax
import Words
import Workspace

/// A view of a page. One view is visible at a time.
protocol PageView: AnyObject {
    associatedtype Container: Widget
    var widget: Container { get }
    /// The scale of the view's devices; nil without devices.
    var scale: DeviceScale? { get }
}

/// The views of a page, one visible at a time: a single preview, All Sizes, a comparison, or first breaks.
final class PageViews {
    enum View: String, CaseIterable {
        case single, ladder, comparison, breaks
    }

    let widget: Overlay
    /// Shows over each view that files are read or texts are prepared.
    let progress: PreviewProgress
    private let stack = Stack()
    let single: PreviewPane
    /// The single view with its overview.
    private(set) lazy var stage = SingleStage(single, overview: makeOverview(page, others))
    /// The visible view.
    private var current: any PageView
    /// All Sizes; nil if another view is visible.
    var ladder: LadderPane? { current as? LadderPane }
    /// The comparison; nil if another view is visible.
    var comparison: ComparisonPane? { current as? ComparisonPane }
    /// The map of first breaks; nil if another view is visible.
    var breaks: LossesPane? { current as? LossesPane }
    private(set) lazy var action = Action("view", choice: View.single.rawValue) { [weak self] in
        if let view = View(rawValue: $0) { self?.present(view) }
    }
    /// The zoom factor with a menu to change it, for the size bar.
    let zoomButton = MenuButton(PageViews.percentage(1), menu: Menus.zoom)
    private(set) var visible = View.single
    /// The columns of the ladder when a head was chosen; nil unless the single view was opened from there.
    private var origin: LadderPane.Memory?
    private let page: Page
    private let others: Ladder.OpenDocuments
    /// Edits the screen in the lists.
    weak var editing: ScreenEditController?
    /// The flow for pictures of All Sizes.
    weak var exporting: ExportingFlow?
    /// The flow that opens a screen of All Screens.
    weak var opening: OpeningFlow?
    /// Called when another view becomes visible.
    var onPresented: () -> Void = {}
    /// Called with a column that shows a document of another window.
    var onOtherChosen: ((LivePreview) -> Void)?

    /// The views of a page.
    ///
    /// - Parameter others: the documents of other windows.
    init(_ page: Page, single: PreviewPane, among others: Ladder.OpenDocuments) {
        (self.page, self.single, self.others) = (page, single, others)
        others.folder.source = page.source
        current = single
        progress = PreviewProgress(page.preview)
        widget = Overlay(stack)
        widget.addOverlay(progress.bar)
        stack.add(stage, name: View.single.rawValue)
        zoomButton.addCssClass("flat")
        zoomButton.verticalAlignment = .center
        zoomButton.tooltip = tr("Zoom")
        followScale()
    }

    /// Shows a view instead of the current one.
    func present(_ view: View) {
        action.setState(view.rawValue)
        // From all screens back to all sizes.
        if view == .ladder, ladder?.strip.ladder.axis == .folder { ladder?.show(.category) }
        guard view != visible else { return }
        // Only the device measures.
        page.selection.isMeasuring = false
        if view != .single { origin = nil }
        visible = view
        // The popover of a hidden widget never reports that it has closed.
        single.typing.close()
        let old = current
        current =
            switch view {
            case .single: single
            case .ladder: makeLadder()
            case .comparison: makeComparison()
            case .breaks: makeBreaks()
            }
        if current !== single { stack.add(current.widget, name: view.rawValue) }
        zoomButton.isSensitive = current.scale != nil
        single.isActive = view == .single
        stage.isActive = view == .single
        stack.visibleName = view.rawValue
        // A hidden view would still lay out its columns, or search for first breaks.
        if old !== single { stack.remove(old.widget) }
        _ = breaks?.map.grabFocus()
        followScale()
        onPresented()
    }

    /// Makes all sizes in small, to choose the size of the single view.
    private func makeOverview(
        _ page: Page, _ others: Ladder.OpenDocuments
    ) -> () -> LadderStrip {
        {
            let ladder = Ladder(page.preview, among: others, viewport: .initial)
            let strip = LadderStrip(ladder, page)
            strip.leastFactor = Zoom.range.lowerBound
            strip.onChosen = { [weak ladder] in ladder?.choose($0) }
            return strip
        }
    }

    private func makeLadder() -> LadderPane {
        let ladder = LadderPane(page, among: others, exporting)
        ladder.strip.editing = editing
        ladder.strip.onChosen = { [weak self] column in
            guard let self, let ladder = self.ladder else { return }
            let memory = ladder.memory
            if ladder.strip.ladder.axis == .folder {
                let isOwn = column.screen === page.screen
                guard !isOwn, let path = column.screen.path else {
                    return presentSingle(from: memory)
                }
                opening?.openScreen(path, view: ladder.strip.ladder.view(of: column)) {
                    [weak self] in
                    self?.presentSingle(from: memory)
                }
                return
            } else {
                guard column.theme === page.theme, column.screen === page.screen else {
                    onOtherChosen?(column)
                    return
                }
                ladder.strip.ladder.choose(column)
            }
            presentSingle(from: memory)
        }
        return ladder
    }

    /// Shows the single view, from which Escape leads back to the columns.
    private func presentSingle(from memory: LadderPane.Memory) {
        present(.single)
        origin = memory
        _ = single.table.grabFocus()
    }

    /// Returns to All Sizes, with the same columns and place, if a size was chosen there; false otherwise.
    func goBack() -> Bool {
        guard visible == .single, let memory = origin else { return false }
        present(.ladder)
        guard let ladder else { return false }
        ladder.memory = memory
        ladder.strip.startFocus = ladder.strip.ladder.currentColumn
        return true
    }

    /// Shows all screens of the folder in the current environment.
    func presentScreens() {
        present(.ladder)
        ladder?.show(.folder)
    }

    /// Shows a comparison along an axis.
    func compare(by axis: Ladder.Axis) {
        present(.comparison)
        comparison?.compare(by: axis)
    }

    private func makeComparison() -> ComparisonPane {
        let theme = page.theme
        return ComparisonPane(
            page,
            axis: theme.conflict != nil ? .conflict : theme.isEdited ? .edits : .category,
            among: others, exporting)
    }

    private func makeBreaks() -> LossesPane {
        let breaks = LossesPane(LossSearch(page.preview, page.project))
        breaks.map.onChosen = { [weak self] cell in
            guard let self else { return }
            page.preview.environment.category = cell.category
            page.preview.environment.setTableWidth(cell.width)
            present(.single)
            _ = single.table.grabFocus()
        }
        return breaks
    }

    // MARK: - Editing

    /// The list that is edited, and typing over its texts: of All Sizes, the one with the focus, or the current one.
    private var edited: (table: TableView, typing: TextTyping?, editing: TableEditing?)? {
        guard let strip = ladder?.strip else {
            return visible == .single ? (single.table, single.typing, single.editing) : nil
        }
        let columns = strip.shown.sorted { $0.key < $1.key }.map(\.value)
        let focused = columns.first { $0.table.containsFocus }
        return (focused ?? columns.first(where: \.isCurrent) ?? columns.first).map {
            ($0.table, $0.typing, $0.editing)
        }
    }

    /// Scrolls to the selected element, or to the first one of the selected section, and moves the focus there unless
    /// it is in the sidebar.
    ///
    /// - Parameter movesFocus: whether the focus moves.
    func followSelection(movesFocus: Bool) {
        guard let table = edited?.table,
            let index = table.firstIndex(of: page.selection.parts)
        else { return }
        _ = movesFocus ? table.focus(from: index, searching: 1) : table.reveal(index)
    }

    /// Opens the entry of the selected text.
    ///
    /// - Parameter isNew: whether its row was just added, which Escape then takes back.
    func typeText(isNew: Bool) { edited?.typing?.begin(isNew: isNew) }

    /// Opens the entry of the properties of what is selected.
    func typeProperties() { edited?.editing?.goOn(with: .properties) }

    // MARK: - Zoom

    /// The scale of the visible devices; nil without devices.
    var scale: DeviceScale? { current.scale }

    private func followScale() {
        displayZoom((scale ?? single.frame.scale).factor)
        scale?.onFactorChanged = { [weak self] factor in
            // After the current allocation, which calls this.
            EventLoop.idle { self?.displayZoom(factor) }
        }
    }

    private func displayZoom(_ factor: Double) {
        let percentage = Self.percentage(factor)
        zoomButton.label = percentage
        zoomButton.setAccessibleLabel(tr("Zoom, %1$s", percentage))
    }

    private static func percentage(_ factor: Double) -> String {
        Words.percentage(Int((factor * 100).rounded()))
    }
}
