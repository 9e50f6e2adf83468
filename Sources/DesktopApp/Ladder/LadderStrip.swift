// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The columns of All Sizes side by side, with widgets only for the columns in view. All columns start with the same
/// element at the top.
final class LadderStrip: ScrollableWidget {
    let ladder: Ladder
    let scale = DeviceScale()
    /// Called when a column is chosen.
    var onChosen: ((LivePreview) -> Void)?
    /// The columns that have a widget, by number.
    private(set) var shown: [Int: LadderColumn] = [:]
    private let project: ProjectSession
    /// The column marked as the one of the single view.
    private var marked: Int?

    /// Pixels between the columns.
    private static let gap = 16
    /// The width of a column, in pixels, below which its head has only a few words.
    private static let narrow = 160
    /// The number of columns, and the minimum of pixels per point, at best fit.
    private static let fittingColumns = 4.5
    private static let legibleFactor = 0.4

    override class var cssName: String { "ladder" }

    /// A strip that follows a ladder.
    init(_ ladder: Ladder, _ project: ProjectSession) {
        (self.ladder, self.project) = (ladder, project)
        super.init()
        scale.view = self
        expandsHorizontally = true
        expandsVertically = true
        ladder.onColumnsChanged = { [weak self] in self?.rebuild() }
        onScroll { [weak self] x, y, modifiers in
            // The wheel scrolls the columns. With Shift, it scrolls the strip.
            guard let self, modifiers.contains(.shift) else { return false }
            horizontalAdjustment?.value += (x + y) * 80
            return true
        }
        onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        ladder.base.observe(.preview, by: self) { $0.markCurrent() }
        ladder.base.screen.observe(.file, by: self) { $0.scroll(to: .start) }
    }

    // MARK: - Columns

    private var current: Int? { ladder.currentColumn }

    /// Marks the column of the single view, and scrolls to it if it has changed.
    private func markCurrent() {
        let current = current
        for (number, column) in shown { column.isCurrent = number == current }
        guard current != marked else { return }
        marked = current
        if let current { reveal(current) }
    }

    /// Scrolls just far enough to bring a column into view.
    private func reveal(_ number: Int) {
        guard places.indices.contains(number) else { return }
        let place = places[number]
        horizontalAdjustment?.scrollToVisible(
            from: Double(place.lowerBound - DeviceScale.margin),
            to: Double(place.upperBound + DeviceScale.margin)
        )
    }

    /// Left and Right move to the same element, or to the head, of the next column.
    private func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), key == "Left" || key == "Right",
            let from = shown.first(where: { window?.focus?.isInside($0.value.widget) ?? false })
        else { return false }
        let number = from.key + ((key == "Right") != isRightToLeft ? 1 : -1)
        guard ladder.columns.indices.contains(number) else { return true }
        reveal(number)
        updateContent()
        if let element = from.value.table.focusedRow?.index {
            _ = shown[number]?.table.focus(from: element, searching: 1)
        } else {
            shown[number]?.head.grabFocus()
        }
        return true
    }

    /// The x ranges of the columns in the strip, in pixels from the leading edge.
    private var places: [Range<Int>] {
        var x = DeviceScale.margin
        let places = ladder.columns.map { column in
            let width = Int((column.environment.tableWidth * scale.factor).rounded(.up))
            defer { x += width + Self.gap }
            return x..<x + width
        }
        guard isRightToLeft else { return places }
        let whole = Self.width(of: places)
        return places.map { whole - $0.upperBound..<whole - $0.lowerBound }
    }

    private static func width(of places: [Range<Int>]) -> Int {
        (places.map(\.upperBound).max() ?? 0) + DeviceScale.margin
    }

    private func rebuild() {
        shown.values.forEach { $0.widget.remove(from: self) }
        shown = [:]
        queueAllocate()
        scheduleUpdate()
    }

    /// The columns that are at least partly in view, or have the focus.
    private var wanted: Set<Int> {
        let left = Int(horizontalAdjustment?.value ?? 0)
        let view = left..<left + max(1, width)
        let near = places.indices.filter { places[$0].overlaps(view) }
        let focused = shown.filter { window?.focus?.isInside($0.value.widget) ?? false }.keys
        return Set(near + focused)
    }

    override func updateContent() {
        let wanted = wanted
        defer { updateHeads() }
        guard wanted != Set(shown.keys) else { return }
        for (number, column) in shown where !wanted.contains(number) {
            column.widget.remove(from: self)
            shown[number] = nil
        }
        for number in wanted where shown[number] == nil {
            shown[number] = makeColumn(ladder.columns[number])
            shown[number]?.isCurrent = number == current
        }
        // Screen readers and the Tab key follow the order of the children.
        for number in shown.keys.sorted() { shown[number]?.widget.insert(into: self) }
        queueAllocate()
    }

    private func updateHeads() {
        let places = places
        for (number, column) in shown where places.indices.contains(number) {
            column.isNarrow = places[number].count < Self.narrow
        }
    }

    private func makeColumn(_ preview: LivePreview) -> LadderColumn {
        let column = LadderColumn(preview, of: ladder, project, factor: scale.factor) {
            [weak self] in self?.scroll(to: $0)
        }
        column.head.onClicked { [weak self, weak preview] in
            if let preview { self?.onChosen?(preview) }
        }
        return column
    }

    /// Scrolls every column to an element.
    func scroll(to position: ScrollPosition) {
        ladder.position = position
        for column in shown.values { column.table.sharedPosition = position }
    }

    // MARK: - Size

    override func allocate(width: Int, height: Int, baseline: Int) {
        let factor = factor(in: Double(width))
        scale.factor = factor
        let places = places
        let whole = Self.width(of: places)
        configureScrolling(width: Double(width), whole: Double(max(width, whole)))
        let left = Int(horizontalAdjustment?.value ?? 0)
        // A strip that fits is centered.
        let shift = max(0, (width - whole) / 2)
        for (number, column) in shown where places.indices.contains(number) {
            column.table.zoom = factor
            let place = places[number]
            column.widget.allocate(
                PixelFrame(
                    x: place.lowerBound - left + shift, y: DeviceScale.margin, width: place.count,
                    height: max(1, height - 2 * DeviceScale.margin)))
        }
        scheduleUpdate()
    }

    /// Sets the range of the scroll bar. The content at the leading edge stays there.
    private func configureScrolling(width: Double, whole: Double) {
        guard let horizontal = horizontalAdjustment else { return }
        let before = horizontal.value
        let value =
            isRightToLeft ? before + (whole - width) - (horizontal.upper - horizontal.page) : before
        horizontal.configure(
            value: max(0, min(value, whole - width)), upper: whole, step: 80,
            pageStep: width * 0.9, page: width)
    }

    /// Pixels per point. Best fit shows a fixed number of columns, or fewer if texts would be too small to read.
    private func factor(in width: Double) -> Double {
        let column = width / Self.fittingColumns - Double(Self.gap)
        let fitting = scale.zoom.factor(forWidth: ladder.base.environment.tableWidth, in: column)
        return scale.zoom == .bestFit ? max(Self.legibleFactor, fitting) : fitting
    }
}
