// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Words
import Workspace

/// A comparison of two previews: controls that choose them and their layout, the previews, and their differences.
///
/// ```
/// Box .preview-pane
/// ├── WrapBox
/// │   ├── DropDown            text sizes, widths, …, saved and edited
/// │   ├── DropDown ╴ Button ╴ DropDown     the first, swap, the second
/// │   ├── Box .linked         side by side, swipe, onion skin
/// │   ╰── PictureButtons
/// ├── Label                   the rows of a long list that are shown
/// ╰── ComparisonStage
///     ├── Box
///     │   ├── ComparedTables
///     │   ╰── Scale           the divider, or the opacity
///     ╰── DifferencesList     at the side, or below
/// ```
final class ComparisonPane: PageView {
    let widget: Box
    /// The two lists.
    private(set) var tables: ComparedTables
    /// The comparison of the two previews.
    private(set) var comparison: Comparison
    let axis = Choice<Ladder.Axis>(tr("Compare"))
    let differences = DifferencesList()
    let first = DropDown([])
    let second = DropDown([])
    let modes: [ToggleButton]
    let part = Scale(0...1, step: 0.05)
    var scale: DeviceScale? { tablesScale }
    private let tablesScale = DeviceScale()
    /// The buttons that copy and save both sides as one picture.
    let pictures: PictureButtons
    private let rows = Label("", "caption", "dim-label")
    private let devices: Box
    private let page: Page
    private let others: Ladder.OpenDocuments

    /// A comparison along an axis.
    init(
        _ page: Page, axis: Ladder.Axis, among others: Ladder.OpenDocuments,
        _ exporting: ExportingFlow?
    ) {
        (self.page, self.others) = (page, others)
        comparison = Comparison(
            page.preview, axis: axis, among: others, viewport: .initial)
        tables = ComparedTables(comparison, page, tablesScale)
        modes = ComparedTables.Mode.allCases.map { ToggleButton($0.label) }
        let swap = Button(
            iconName: "object-flip-horizontal-symbolic", tooltip: tr("Swap Sides"))
        let choice = Box(.horizontal, spacing: 6, [first, swap, second])
        let switcher = Box(.horizontal, modes, "linked")
        weak var pane: ComparisonPane?
        pictures = PictureButtons(exporting) {
            pane.map { pane in
                let (first, second) = pane.comparison.previews
                return .columns([first, second], of: pane.comparison.ladder)
            }
        }
        // In a narrow window, the bar has two or three lines.
        let bar = WrapBox(
            spacing: 12, lineSpacing: 4, [self.axis, choice, switcher, pictures.widget])
        bar.marginTop = 6
        part.horizontalAlignment = .center
        part.minimumWidth = 260
        part.marginBottom = 6
        bar.marginStart = 12
        bar.marginEnd = 12
        devices = Box(.vertical, [tables, part])
        let stage = ComparisonStage(devices, list: differences.widget)
        widget = Box(.vertical, [bar, rows, stage], "preview-pane")
        pane = self
        // Translators: what is compared with the second preview.
        first.setAccessibleLabel(tr("First preview"))
        second.setAccessibleLabel(tr("Second preview"))
        self.axis.onChosen { [weak self] axis in
            self?.comparison.ladder.whenReady(for: axis) { self?.compare(by: axis) }
        }
        differences.onChosen = { [weak self] in self?.reveal($0) }
        page.theme.observe(.state, by: self) { $0.followTheme() }
        page.preview.observe(.documents, by: self) { $0.describeRows() }
        first.onSelected { [weak self] in self?.choose(first: $0) }
        second.onSelected { [weak self] in self?.choose(second: $0) }
        swap.onClicked { [weak self] in
            self?.comparison.swap()
            self?.displaySides()
        }
        for (mode, button) in zip(ComparedTables.Mode.allCases, modes) {
            button.onToggled { [weak self] _ in self?.present(mode) }
        }
        part.onValueChanged { [weak self] in self?.tables.part = $0 }
        addBlinkKey()
        offerAxes()
        follow()
        present(.sideBySide)
    }

    /// Chooses the column of one side, or of both.
    func choose(first: Int? = nil, second: Int? = nil) {
        comparison.choose(first: first, second: second)
        displaySides()
    }

    /// Scrolls both lists to the element of a difference.
    private func reveal(_ row: DifferencesList.Row) {
        func position(of id: ItemID?, in preview: LivePreview) -> ScrollPosition? {
            id.flatMap { preview.current.layout.ids.firstIndex(of: $0) }
                .map { ScrollPosition(item: $0, part: 0) }
        }
        let (first, second) = comparison.previews
        let (old, new) = (position(of: row.old, in: first), position(of: row.new, in: second))
        guard let some = old ?? new else { return }
        tables.scroll(to: old ?? some, new ?? some)
    }

    /// Two of all screens have no text in common, and are not compared.
    private func offerAxes() { comparison.ladder.offerAxes(in: axis, except: [.folder]) }

    /// Offers Saved and Edited, or Mine and Theirs, while both versions exist.
    private func followTheme() {
        let isOver = comparison.ladder.axis == .conflict && !comparison.ladder.hasConflict
        if isOver { compare(by: .category) }
        offerAxes()
    }

    /// Compares along another axis.
    func compare(by axis: Ladder.Axis) {
        guard axis != comparison.ladder.axis else { return }
        let mode = tables.mode
        let old = tables
        comparison = Comparison(
            page.preview, axis: axis, among: others, viewport: .initial)
        tables = ComparedTables(comparison, page, tablesScale)
        offerAxes()
        tables.mode = mode
        devices.remove(old)
        devices.insert(tables, at: 0)
        follow()
        present(mode)
    }

    private func follow() {
        tables.onPartChanged = { [weak self] in self?.part.value = $0 }
        displaySides()
    }

    private func displaySides() {
        let ladder = comparison.ladder
        let names = ladder.columns.map { ladder.name(of: $0) }
        for (list, chosen) in [(first, comparison.sides.first), (second, comparison.sides.second)] {
            list.setItems(names)
            list.selected = chosen
        }
        let (first, second) = comparison.previews
        differences.follow(first, second)
        describeRows()
    }

    private func describeRows() { comparison.ladder.describePart(in: rows) }

    /// Lays out the two columns in a mode.
    func present(_ mode: ComparedTables.Mode) {
        tables.mode = mode
        for (other, button) in zip(ComparedTables.Mode.allCases, modes) {
            button.isActive = other == mode
        }
        part.isVisible = mode != .sideBySide
        part.setAccessibleLabel(
            mode == .swipe
                ? tr("Divider")
                : tr(
                    "Opacity of the second preview"))
        part.value = tables.part
    }

    /// Reveals the hidden column while B is held.
    private func addBlinkKey() {
        widget.onKey { [weak self] key, modifiers in
            guard key == "b", modifiers.isDisjoint(with: [.control, .alt]) else { return false }
            self?.tables.isBlinking = true
            return true
        }
        widget.onKeyReleased { [weak self] key in
            if key == "b" { self?.tables.isBlinking = false }
        }
    }
}
