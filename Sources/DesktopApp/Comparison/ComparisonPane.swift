// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// A comparison of any two previews: what differs, which two, and how they are laid out.
///
/// ```
/// Box .stage
/// ├── Box
/// │   ├── DropDown            text sizes, widths, …, saved and edited
/// │   ├── DropDown ╴ Button ╴ DropDown     the first, swap, the second
/// │   ╰── Box .linked         side by side, swipe, onion skin
/// ├── ComparedTables
/// ╰── Scale                   the divider, or the opacity
/// ```
final class ComparisonPane {
    /// The widget to place.
    let widget: Box
    /// The two lists.
    private(set) var tables: ComparedTables
    /// The two that are compared.
    private(set) var comparison: Comparison
    let axis = DropDown(Ladder.Axis.allCases.map(\.title))
    let first = DropDown([])
    let second = DropDown([])
    let modes: [ToggleButton]
    let part = Scale(0...1, step: 0.05)
    /// Called when the zoom factor changes.
    var onFactorChanged: ((Double) -> Void)? {
        didSet { tables.onFactorChanged = onFactorChanged }
    }
    private let base: LivePreview

    /// A comparison along an axis.
    init(_ base: LivePreview, axis: Ladder.Axis) {
        self.base = base
        comparison = Comparison(base, axis: axis)
        tables = ComparedTables(comparison)
        modes = ComparedTables.Mode.allCases.map { ToggleButton($0.title) }
        let swap = Button(iconName: "object-flip-horizontal-symbolic", tooltip: "Swap Sides")
        let choice = Box(.horizontal, spacing: 6, [first, swap, second])
        let switcher = Box(.horizontal, modes)
        switcher.addCssClass("linked")
        let bar = Box(.horizontal, spacing: 18, [self.axis, choice, switcher])
        bar.horizontalAlignment = .center
        bar.marginTop = 12
        part.horizontalAlignment = .center
        part.minimumWidth = 260
        part.marginBottom = 6
        widget = Box(.vertical, [bar, tables, part])
        widget.addCssClass("stage")
        self.axis.setAccessibleLabel("Compare")
        first.setAccessibleLabel("First")
        second.setAccessibleLabel("Second")
        self.axis.selected = Ladder.Axis.allCases.firstIndex(of: axis)
        self.axis.onSelected { [weak self] in self?.compare(Ladder.Axis.allCases[$0]) }
        first.onSelected { [weak self] in self?.comparison.choose(first: $0) }
        second.onSelected { [weak self] in self?.comparison.choose(second: $0) }
        swap.onClicked { [weak self] in
            self?.comparison.swap()
            self?.displaySides()
        }
        for (mode, button) in zip(ComparedTables.Mode.allCases, modes) {
            button.onToggled { [weak self] _ in self?.present(mode) }
        }
        part.onValueChanged { [weak self] in self?.tables.part = $0 }
        part.drawsValue = false
        addBlinkKey()
        follow()
        present(.sideBySide)
    }

    /// Compares along another axis.
    private func compare(_ axis: Ladder.Axis) {
        let (mode, zoom) = (tables.mode, tables.zoom)
        let old = tables
        comparison = Comparison(base, axis: axis)
        tables = ComparedTables(comparison)
        (tables.mode, tables.zoom) = (mode, zoom)
        tables.onFactorChanged = onFactorChanged
        widget.remove(old)
        widget.insert(tables, at: 1)
        follow()
        present(mode)
    }

    private func follow() {
        tables.onPartChanged = { [weak self] in self?.part.value = $0 }
        displaySides()
    }

    private func displaySides() {
        let ladder = comparison.ladder
        let names = ladder.columns.map { ladder.words(of: $0).name }
        for (list, chosen) in [(first, comparison.sides.first), (second, comparison.sides.second)] {
            list.setItems(names)
            list.selected = chosen
        }
    }

    /// Lays the two out in a mode.
    func present(_ mode: ComparedTables.Mode) {
        tables.mode = mode
        for (other, button) in zip(ComparedTables.Mode.allCases, modes) {
            button.isActive = other == mode
        }
        part.isVisible = mode != .sideBySide
        part.setAccessibleLabel(mode == .swipe ? "Divider" : "Opacity of the second")
        part.value = tables.part
    }

    /// Reveals the other of the two while B is held.
    private func addBlinkKey() {
        let keys = KeyController()
        keys.onPressed { [weak self] key, modifiers in
            guard key == "b", modifiers.isDisjoint(with: [.control, .alt]) else { return false }
            self?.tables.isBlinking = true
            return true
        }
        keys.onReleased { [weak self] key in
            if key == "b" { self?.tables.isBlinking = false }
        }
        widget.addController(keys)
    }
}

extension ComparedTables.Mode {
    /// The label of the mode.
    nonisolated var title: String {
        switch self {
        case .sideBySide: "Side by Side"
        case .swipe: "Swipe"
        case .onionSkin: "Onion Skin"
        }
    }
}
