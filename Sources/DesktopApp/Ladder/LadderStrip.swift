// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The columns of All Sizes next to one another, with widgets only for the columns in view. All columns start with the
/// same element at the top.
final class LadderStrip: ScrollableWidget {
    let ladder: Ladder
    let scale = DeviceScale()
    /// Edits the page's screen in the columns.
    weak var editing: ScreenEditController?
    /// Called when a column is chosen.
    var onChosen: ((LivePreview) -> Void)?
    /// Called when other columns are in view.
    var onViewChanged: (() -> Void)?
    /// The columns that have a widget, by number.
    private(set) var shown: [Int: LadderColumn] = [:]
    /// The least pixels per point at best fit.
    var leastFactor = LadderArrangement.legibleFactor
    /// Whether all columns are in one line.
    var isOneLine = false { didSet { if isOneLine != oldValue { queueAllocate() } } }
    /// The places of the columns.
    private(set) var arrangement = LadderArrangement(
        [], zoom: .bestFit, isOneLine: true, leastFactor: 0, headHeight: 0, width: 0, height: 0,
        isRightToLeft: false)
    /// The column whose head gets the focus as soon as it is there.
    var startFocus: Int? { didSet { scheduleUpdate() } }
    /// The scroll position of the first allocation, in pixels; nil for that of the current column.
    var initialScroll: Double?
    private let page: Page
    private lazy var zooming = ZoomInput(scale, on: self)
    /// The column marked as the one of the single view.
    private var marked: Int?
    /// The axis of the columns that have places.
    private var placedAxis: Ladder.Axis
    /// The allocations that give new columns their places: without the row of their heads, and with it.
    private var placings = 2
    /// Whether the next update scrolls to the current column.
    private var revealsCurrent = false
    /// The columns that were in view in the last call of `onViewChanged`.
    private var announced: Set<Int> = []

    /// The width of a column, in pixels, below which its head has only a few words.
    private static let narrow = 160

    override class var cssName: String { "ladder" }

    /// A strip that follows a ladder.
    init(_ ladder: Ladder, _ page: Page) {
        (self.ladder, self.page) = (ladder, page)
        placedAxis = ladder.axis
        super.init()
        scale.view = self
        expandsHorizontally = true
        expandsVertically = true
        ladder.onColumnsChanged = { [weak self] in self?.rebuild() }
        onScroll { [weak self] x, y, modifiers in
            // The wheel scrolls the columns. With Shift, it scrolls the strip, and with Alt, it zooms.
            guard let self else { return false }
            if modifiers.contains(.alt) { return zooming.turnWheel(y) }
            guard modifiers.contains(.shift) else { return false }
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

    /// Scrolls just far enough to show a column.
    func reveal(_ number: Int) {
        guard arrangement.frames.indices.contains(number) else { return }
        let frame = arrangement.frames[number]
        horizontalAdjustment?.scrollToVisible(
            from: Double(frame.x - LadderArrangement.margin),
            to: Double(frame.x + frame.width + LadderArrangement.margin))
    }

    /// Scrolls to a column and moves the focus to its head.
    func focus(column number: Int) {
        reveal(number)
        updateContent(first: number)
        shown[number]?.head.grabFocus()
    }

    /// Left and Right move to the same element, or to the head, of the next column.
    private func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard modifiers.isDisjoint(with: [.control, .alt]), key == "Left" || key == "Right",
            let from = shown.first(where: { window?.focus?.isInside($0.value.widget) ?? false })
        else { return false }
        let number = from.key + ((key == "Right") != isRightToLeft ? 1 : -1)
        guard ladder.columns.indices.contains(number) else { return true }
        guard let element = from.value.table.focusedRow?.index else {
            focus(column: number)
            return true
        }
        reveal(number)
        updateContent(first: number)
        // Another screen may not have the element.
        if shown[number]?.table.focus(from: element, searching: 1) != true {
            focus(column: number)
        }
        return true
    }

    private func rebuild() {
        // A single column is that of the open screen, before the others of its folder are read.
        if placedAxis != ladder.axis || arrangement.frames.count < 2 {
            (placedAxis, placings) = (ladder.axis, 2)
        }
        shown.values.forEach { $0.widget.remove(from: self) }
        shown = [:]
        announced = []
        queueAllocate()
        scheduleUpdate()
    }

    /// The columns with at least a part of them in the visible range, or all of it.
    private func columns(wholly: Bool) -> Set<Int> {
        let left = Int(horizontalAdjustment?.value ?? 0)
        let view = left..<left + max(1, width)
        // Between a change of the columns and the next allocation, the frames are those of the columns before.
        return Set(
            ladder.columns.indices.prefix(arrangement.frames.count).filter {
                let frame = arrangement.frames[$0]
                let place = frame.x..<frame.x + max(1, frame.width)
                return wholly ? view.clamped(to: place) == place : view.overlaps(place)
            })
    }

    /// The columns that are in view as a whole.
    var columnsInView: Set<Int> { columns(wholly: true) }

    /// The columns that are at least partly in view, or have the focus.
    private var wanted: Set<Int> {
        let focused = shown.filter { window?.focus?.isInside($0.value.widget) ?? false }.keys
        return columns(wholly: false).union(focused)
    }

    override func updateContent() { updateContent(first: startFocus ?? current) }

    /// The seconds for new columns in one frame. With less, the overview at the start takes longer; with more, the longest
    /// frame does.
    private static let timeForColumns = 0.008
    private var isWaitingForFrame = false

    /// Makes the columns in view, and removes others.
    ///
    /// - Parameter first: the column that is made at once.
    private func updateContent(first: Int?) {
        if revealsCurrent, let current { reveal(current) }
        revealsCurrent = false
        let wanted = wanted
        let left = shown.filter { !wanted.contains($0.key) }
        for (number, column) in left {
            column.widget.remove(from: self)
            shown[number] = nil
        }
        let isChanged = makeColumns(wanted.filter { shown[$0] == nil }, first: first)
        if isChanged || !left.isEmpty {
            // Screen readers and the Tab key use the order of the children.
            for number in shown.keys.sorted() { shown[number]?.widget.insert(into: self) }
            queueAllocate()
        }
        updateHeads()
        if let start = startFocus, let column = shown[start] {
            startFocus = nil
            column.head.grabFocus()
        }
        let inView = columnsInView
        guard inView != announced else { return }
        announced = inView
        onViewChanged?()
    }

    /// Makes columns for as long as a frame has time. Those that are left follow in the next one.
    ///
    /// - Returns: whether any was made.
    private func makeColumns(_ numbers: Set<Int>, first: Int?) -> Bool {
        let end = EventLoop.now + Self.timeForColumns
        let ordered = numbers.filter { $0 == first } + numbers.filter { $0 != first }.sorted()
        var count = 0
        for number in ordered {
            let isInTime = !isWaitingForFrame && EventLoop.now < end
            guard isInTime || number == first else { break }
            shown[number] = makeColumn(ladder.columns[number])
            shown[number]?.isCurrent = number == current
            count += 1
        }
        if count < ordered.count, !isWaitingForFrame {
            isWaitingForFrame = true
            addTick { [weak self] _ in
                self?.isWaitingForFrame = false
                self?.scheduleUpdate()
                return false
            }
        }
        return count > 0
    }

    private func updateHeads() {
        for (number, column) in shown where arrangement.frames.indices.contains(number) {
            let width = arrangement.frames[number].width
            column.isNarrow = width < max(Self.narrow, column.widthOfHead)
        }
    }

    private func makeColumn(_ preview: LivePreview) -> LadderColumn {
        let column = LadderColumn(
            preview, of: ladder, page, factor: scale.factor, hasScrollBar: false
        ) {
            [weak self] in self?.scroll(to: $0)
        }
        if let editing { column.edit(page, with: editing) }
        column.head.onClicked { [weak self, weak preview] in
            if let preview { self?.onChosen?(preview) }
        }
        // The list would scroll first.
        column.table.onScroll { [weak self] _, y, modifiers in
            guard let self, modifiers.contains(.alt) else { return false }
            return zooming.turnWheel(y)
        }
        return column
    }

    /// Scrolls every column to an element, if all have the same elements.
    func scroll(to position: ScrollPosition) {
        guard ladder.sharesPosition else { return }
        ladder.position = position
        for column in shown.values { column.table.sharedPosition = position }
    }

    // MARK: - Size

    /// Lines of text as in the head of a column. The number of lines of columns must not depend on the heads themselves,
    /// which have other words with each number.
    private let headLines = [
        Label(" ", "heading"), Label(" ", "caption"), Label(" ", "caption"),
    ]
    /// The padding of a head, in pixels.
    private static let headPadding = 4

    private var headHeight: Int {
        headLines.map { $0.measured(.vertical).natural }.reduce(Self.headPadding, +)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        let lineCount = arrangement.lineCount
        arrangement = LadderArrangement(
            ladder.columns.map(\.environment.tableWidth), zoom: scale.zoom, isOneLine: isOneLine,
            leastFactor: leastFactor, headHeight: headHeight, width: width, height: height,
            isRightToLeft: isRightToLeft)
        scale.factor = arrangement.factor
        if initialScroll != nil {
            placings = 0
        } else if placings > 0 {
            if placings == 2 || arrangement.lineCount != lineCount { revealsCurrent = true }
            placings -= 1
        }
        configureScrolling(width: Double(width), whole: Double(max(width, arrangement.width)))
        let left = Int(horizontalAdjustment?.value ?? 0)
        for (number, column) in shown where arrangement.frames.indices.contains(number) {
            column.table.zoom = arrangement.factor
            var frame = arrangement.frames[number]
            frame.x -= left
            column.widget.allocate(frame)
        }
        scheduleUpdate()
    }

    /// Sets the range of the scroll bar. The content at the start of the lines stays in view.
    private func configureScrolling(width: Double, whole: Double) {
        guard let horizontal = horizontalAdjustment else { return }
        let before = horizontal.value
        let value =
            initialScroll
            ?? (isRightToLeft
                ? before + (whole - width) - (horizontal.upper - horizontal.page) : before)
        initialScroll = nil
        horizontal.configure(
            value: max(0, min(value, whole - width)), upper: whole, step: 80,
            pageStep: width * 0.9, page: width)
    }
}
